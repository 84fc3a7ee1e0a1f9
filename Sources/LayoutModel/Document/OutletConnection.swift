/// An outlet of a document: a property of one object that holds another one, so that code reaches
/// it.
package struct OutletConnection: Sendable, Hashable {
  /// The object that has the property: a controller, a view, a cell, the owner of the file.
  package var owner: ObjectID
  /// The owner's class, where the document names one.
  package var ownerClass: String?
  /// The property's name.
  package var name: String
  /// A view, a constraint, or any other object.
  package var destination: ObjectID
  /// The property holds several objects, this one among them.
  package var isCollection: Bool

  package init(
    owner: ObjectID, ownerClass: String? = nil, name: String, destination: ObjectID,
    isCollection: Bool = false
  ) {
    self.owner = owner
    self.ownerClass = ownerClass
    self.name = name
    self.destination = destination
    self.isCollection = isCollection
  }
}
