public import LayoutModel

/// The alignment of views across the line of a visual format, and the direction of the line.
///
/// Names are Apple's, `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: Sendable, Hashable {
  /// In the order given; each makes one constraint for each pair of neighbours.
  public var alignments: [LayoutAttribute]
  public var direction: Direction

  /// Which way the line goes.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case leadingToTrailing = "directionLeadingToTrailing"
    case leftToRight = "directionLeftToRight"
    case rightToLeft = "directionRightToLeft"
  }

  public init(
    alignments: [LayoutAttribute] = [], direction: Direction = .leadingToTrailing
  ) {
    self.alignments = alignments
    self.direction = direction
  }

  public static let none = VisualFormatOptions()

  private static let attributes: [(name: String, attribute: LayoutAttribute)] = [
    ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top),
    ("alignAllBottom", .bottom), ("alignAllLeading", .leading), ("alignAllTrailing", .trailing),
    ("alignAllCenterX", .centerX), ("alignAllCenterY", .centerY),
    ("alignAllLastBaseline", .lastBaseline), ("alignAllFirstBaseline", .firstBaseline),
    ("alignAllBaseline", .lastBaseline),
  ]

  /// Every name there is, Apple's older one for the last baseline among them.
  package static var names: [String] {
    attributes.map(\.name) + Direction.allCases.map(\.rawValue)
  }

  /// The name of the option that aligns an attribute.
  static func name(of attribute: LayoutAttribute) -> String {
    attributes.first { $0.attribute == attribute }?.name ?? attribute.rawValue
  }

  /// Reads names; one that is none, and two directions, are errors.
  package init(names: [String]) throws(VisualFormatError) {
    self.init()
    var isDirected = false
    let text = names.joined(separator: ",")
    var column = 1
    for name in names {
      func failure(_ reason: VisualFormatError.Reason) -> VisualFormatError {
        VisualFormatError(format: text, column: column, reason: reason)
      }
      if let known = Self.attributes.first(where: { $0.name == name }) {
        if !alignments.contains(known.attribute) { alignments.append(known.attribute) }
      } else if let known = Direction(rawValue: name) {
        guard !isDirected || direction == known else { throw failure(.severalDirections) }
        direction = known
        isDirected = true
      } else {
        throw failure(
          .unknownOption(name, nearest: nearestWord(to: name, among: Self.names)))
      }
      column += name.count + 1
    }
  }
}
