/// The arrangement of a stack view of AppKit, `NSStackView`.
package struct MacStackContent: Sendable, Hashable {
  package var axis: Axis
  package var distribution: Distribution
  package var alignment: Alignment
  /// Points between neighbours.
  package var spacing: Double = 8
  /// Points after each arranged view, in order, where they are not ``spacing``.
  package var customSpacing: [Double?] = []
  package var insets: EdgeInsets = .zero
  /// How strongly the stack view closes around what it arranges.
  package var hugging: AxisPair<Double> = AxisPair(horizontal: 250, vertical: 250)
  /// How many views stand in the first, the middle and the last gravity area.
  package var gravity: [Int] = []
  /// Hidden views give up their room.
  package var detachesHiddenViews = false

  /// `NSStackView.Distribution`.
  package enum Distribution: String, Sendable, Hashable {
    case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The attribute by which views are aligned across the axis.
  package enum Alignment: String, Sendable, Hashable {
    /// `leading` is also top, `trailing` also bottom, `size` also width and height: by axis.
    case leading, trailing, center, firstBaseline, lastBaseline, size
  }

  package init(
    axis: Axis = .horizontal, distribution: Distribution = .gravityAreas,
    alignment: Alignment = .center
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
  }
}

extension MacStackContent: DescribedContent {
  package var contentName: String { "macStack" }
  package var fields: [ModelField] {
    [
      ModelField("axis", "axis", .word(axis.rawValue)),
      ModelField("distribution", "distribution", .word(distribution.rawValue)),
      ModelField("alignment", "alignment", .word(alignment.rawValue)),
      ModelField("spacing", "spacing", .number(spacing)),
      ModelField(
        "customSpacing", "custom spacing",
        .words(customSpacing.map { $0.map { "\($0)" } ?? "-" }), standard: .words([])),
      ModelField("insets", "insets", .insets(insets), standard: .insets(.zero)),
      ModelField("hugging", "horizontal hugging", .number(hugging.horizontal)),
      ModelField("verticalHugging", "vertical hugging", .number(hugging.vertical)),
      ModelField("gravity", "gravity areas", .words(gravity.map(String.init))),
      ModelField("detaches", "detaches hidden views", .flag(detachesHiddenViews)),
    ]
  }
}
