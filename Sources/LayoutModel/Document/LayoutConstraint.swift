/// `firstItem.firstAttribute (relation) multiplier * secondItem.secondAttribute + constant @
/// priority`.
public struct LayoutConstraint: Sendable, Hashable, Identifiable {
  public var id: ObjectID
  /// The view whose `<constraints>` holds it.
  public var owner: ObjectID
  /// A view or guide; the owner where the file omits it.
  public var firstItem: ObjectID
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  /// nil: the right side is the constant alone.
  public var secondItem: ObjectID?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Multiplier
  /// Points; nil when a symbolic constraint leaves it to the engine (the standard value).
  public var constant: Double?
  /// 1...1000, fractions allowed.
  public var priority: Double
  /// The name it has at run time.
  public var identifier: String?
  /// "Standard value": 8 between siblings, 20 to a superview's edge.
  public var isSymbolic: Bool
  /// Design-time only: removed at build.
  public var isPlaceholder: Bool
  package var variations: [Variation]
  public var location: SourceLocation

  package init(
    id: ObjectID, owner: ObjectID, firstItem: ObjectID, firstAttribute: LayoutAttribute,
    relation: LayoutRelation = .equal, secondItem: ObjectID? = nil,
    secondAttribute: LayoutAttribute? = nil, multiplier: Multiplier = .one, constant: Double? = 0,
    priority: Double = 1000, identifier: String? = nil, isSymbolic: Bool = false,
    isPlaceholder: Bool = false, variations: [Variation] = [],
    location: SourceLocation = SourceLocation(line: 0, column: 0)
  ) {
    self.id = id
    self.owner = owner
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isSymbolic = isSymbolic
    self.isPlaceholder = isPlaceholder
    self.variations = variations
    self.location = location
  }
}
