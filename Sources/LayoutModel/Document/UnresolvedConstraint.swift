/// A constraint of the file that takes no part in solving, and why.
package struct UnresolvedConstraint: Sendable, Hashable {
  package var id: ObjectID
  package var reason: Reason
  package var location: SourceLocation

  /// Why a constraint takes no part.
  package enum Reason: Sendable, Hashable {
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

    /// The reason as a sentence without its subject, which is the constraint.
    package var words: String {
      switch self {
      case .danglingItem(let id): "it names \(id), which is not in the document"
      case .unknownAttribute(""): "it names no attribute"
      case .unknownAttribute(let name): "its attribute \(name) is not known"
      case .invalidPair(let first, let second?):
        "\(first.rawValue) cannot be related to \(second.rawValue)"
      case .invalidPair(let first, nil): "\(first.rawValue) must be related to another view"
      case .itemOutsideScene(let id): "\(id) is in none of the scenes that are solved"
      case .badNumber(let text): "\(text) is no number it can have"
      }
    }
  }

  package init(id: ObjectID, reason: Reason, location: SourceLocation) {
    self.id = id
    self.reason = reason
    self.location = location
  }
}
