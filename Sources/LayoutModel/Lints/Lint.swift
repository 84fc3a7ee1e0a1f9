/// A habit in a document that good layouts avoid, with its place.
///
/// Nothing looks wrong because of it today; it makes the next change harder. So it never stops a
/// merge by itself.
package struct Lint: Sendable, Hashable {
  package var kind: LintKind
  package var scene: ObjectID
  /// The view or constraint it is about.
  package var object: ObjectID
  /// One sentence in the document's words.
  package var message: String
  package var location: SourceLocation

  package init(
    kind: LintKind, scene: ObjectID, object: ObjectID, message: String, location: SourceLocation
  ) {
    self.kind = kind
    self.scene = scene
    self.object = object
    self.message = message
    self.location = location
  }
}
