/// A habit in a document that good layouts avoid, with its place.
///
/// Nothing looks wrong because of it today; it makes the next change harder. So it never stops a
/// merge by itself.
public struct Lint: Sendable, Hashable {
  public var kind: LintKind
  public var scene: ObjectID
  /// The view or constraint it is about.
  public var object: ObjectID
  /// One sentence in the document's words.
  public var message: String
  public var location: SourceLocation

  public init(
    kind: LintKind, scene: ObjectID, object: ObjectID, message: String, location: SourceLocation
  ) {
    self.kind = kind
    self.scene = scene
    self.object = object
    self.message = message
    self.location = location
  }
}
