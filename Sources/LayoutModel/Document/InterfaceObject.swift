/// An object of a watchOS document: a controller, a group or what stands in one.
///
/// There is no Auto Layout on a watch and nothing to solve. The objects are read so that edits of them can
/// be put into words.
package struct InterfaceObject: Sendable, Hashable, Identifiable {
  package var id: ObjectID
  /// The element as written, such as `group`.
  package var kind: String
  /// The label a person gave it, its text or its class; nil: none of them.
  package var title: String?
  /// The object that holds it; nil for a controller.
  package var parent: ObjectID?
  /// The controller it belongs to.
  package var scene: ObjectID
  /// What is written of it, in the order of the file, in words.
  package var facts: [Fact]
  package var location: SourceLocation

  /// A named value, as the file writes it.
  package struct Fact: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    id: ObjectID, kind: String, title: String?, parent: ObjectID?, scene: ObjectID, facts: [Fact],
    location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.parent = parent
    self.scene = scene
    self.facts = facts
    self.location = location
  }
}
