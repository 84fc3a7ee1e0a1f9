/// `firstItem.firstAttribute (relation) multiplier * secondItem.secondAttribute + constant @ priority`.
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
  public var variations: [Variation]
  public var location: SourceLocation

  public init(
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

/// A factor as the file writes it: `0.5`, `139:21`, `1/3`. Exact until the solver makes it a fraction.
public struct Multiplier: Sendable, Hashable {
  public var numerator: Double
  public var denominator: Double
  public init(numerator: Double, denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }
  public static let one = Multiplier(numerator: 1)
  public var value: Double { denominator == 0 ? 1 : numerator / denominator }
}

/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Sendable, Hashable, Codable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// A line, size or baseline of an item. Raw values are Interface Builder's spelling.
///
/// `baseline` is the last baseline, as the file format writes it.
public enum LayoutAttribute: String, Sendable, Hashable, Codable, CaseIterable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The axis the attribute measures.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
  /// Width and height; every other attribute is a position.
  public var isSize: Bool { self == .width || self == .height }
  public var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }
  /// Leading, trailing and their margins, which mirror in right-to-left.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
  /// Left, right and their margins, which never mirror.
  public var isAbsoluteHorizontal: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
