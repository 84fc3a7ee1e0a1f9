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
  public var isBaseline: Bool {
    self == .baseline || self == .firstBaseline || self == .lastBaseline
  }
  /// Leading, trailing and their margins, which mirror in right-to-left.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
  /// Left, right and their margins, which never mirror.
  package var isAbsoluteHorizontal: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
