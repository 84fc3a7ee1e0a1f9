/// A stack view's arrangement.
public struct StackContent: Sendable, Hashable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// Points between neighbours.
  public var spacing: Double
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool
  /// Arranges within its margins: the file states margins for it.
  public var arrangesInMargins: Bool

  /// Points between neighbours when solved.
  package var gap: Double { usesStandardSpacing ? StandardSpacing.siblings : spacing }

  /// The distribution of views along the axis, `UIStackView.Distribution`.
  public enum Distribution: String, Sendable, Hashable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of views across the axis, `UIStackView.Alignment`.
  public enum Alignment: String, Sendable, Hashable {
    /// `leading` is also top, `trailing` also bottom, by axis.
    case fill, leading, trailing, center, firstBaseline, lastBaseline
  }

  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, usesStandardSpacing: Bool = false, isBaselineRelative: Bool = false,
    arrangesInMargins: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.usesStandardSpacing = usesStandardSpacing
    self.isBaselineRelative = isBaselineRelative
    self.arrangesInMargins = arrangesInMargins
  }
}

extension StackContent: DescribedContent {
  package var contentName: String { "stack" }
  package var fields: [ModelField] {
    [
      ModelField("axis", "axis", .word(axis.rawValue)),
      ModelField("distribution", "distribution", .word(distribution.rawValue)),
      ModelField("alignment", "alignment", .word(alignment.rawValue)),
      ModelField("spacing", .number(spacing)),
      ModelField("usesStandardSpacing", .flag(usesStandardSpacing)),
      .shown("spacing", .number(usesStandardSpacing ? nil : spacing), absent: "standard"),
      ModelField("baselineRelative", "baseline spacing", .flag(isBaselineRelative)),
      ModelField("arrangesInMargins", "arranges in margins", .flag(arrangesInMargins)),
    ]
  }
}
