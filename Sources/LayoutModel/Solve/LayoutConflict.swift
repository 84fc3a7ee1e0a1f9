/// Required constraints of which all but one can hold, and the one that was relaxed.
public struct LayoutConflict: Sendable, Hashable {
  /// A minimal set in stable order: drop any one and the rest can hold. Authored constraints by
  /// their ids; what the system adds by a description.
  public var members: [Member]
  /// The member that was relaxed so that solving could go on.
  public var relaxed: Member
  /// By how much it is violated, in points.
  public var amount: Double

  /// The subject of a rule of the layout system.
  package enum Topic: Sendable, Hashable {
    case rootPosition
    case rootSize(Axis)
    case mask
    case stackProportion
    case naturalSize
    case stack
    case other
  }

  /// A constraint, or a rule of the layout system, that contradicts others.
  public struct Member: Sendable, Hashable, Comparable {
    /// An authored constraint's id; nil for what the system adds.
    public var constraint: ObjectID?
    /// In the document's words: `width of Title >= 0`, `window width = 375`.
    public var description: String
    /// The subject of the system's rule, or nil for an authored constraint.
    package var topic: Topic?
    /// The view that the system's rule belongs to.
    package var view: ObjectID?

    package init(constraint: ObjectID?, description: String) {
      self.constraint = constraint
      self.description = description
    }

    package init(_ topic: Topic, of view: ObjectID, description: String) {
      constraint = nil
      self.description = description
      self.topic = topic
      self.view = view
    }
    public static func < (left: Self, right: Self) -> Bool {
      (left.constraint?.rawValue ?? "", left.description)
        < (right.constraint?.rawValue ?? "", right.description)
    }
  }

  package init(members: [Member], relaxed: Member, amount: Double) {
    self.members = members
    self.relaxed = relaxed
    self.amount = amount
  }
}
