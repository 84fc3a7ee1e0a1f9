/// A constraint of the file that takes no part in solving, and why.
public struct UnresolvedConstraint: Sendable, Hashable {
  public var id: ObjectID
  public var reason: Reason
  public var location: SourceLocation

  public enum Reason: Sendable, Hashable {
    /// An item id that names nothing in the document.
    case danglingItem(ObjectID)
    /// An attribute this reader does not know.
    case unknownAttribute(String)
    /// The two attributes cannot be related (Apple's guide, "Constraint Rules").
    case invalidPair(LayoutAttribute, LayoutAttribute?)
    /// The item is outside the scene the constraint lives in.
    case itemOutsideScene(ObjectID)
    /// A number that is missing, not finite or out of range.
    case badNumber(String)
  }

  public init(id: ObjectID, reason: Reason, location: SourceLocation) {
    self.id = id
    self.reason = reason
    self.location = location
  }
}
