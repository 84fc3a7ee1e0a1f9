import LayoutModel

/// How far the frames of AppKit's controls reach beyond their alignment rectangles, in points.
///
/// Read off constraints of recorded frames between a control and a view whose frame is its alignment
/// rectangle.
enum MacOverhang {
  static func insets(of content: MacContent, at release: XcodeRelease) -> EdgeInsets {
    if content.control == .separator {
      return content.isVertical ? EdgeInsets(left: 2, right: 2) : EdgeInsets(top: 2, bottom: 2)
    }
    return places.row(of: content).map { rules[$0].table[release] } ?? .zero
  }

  static let rules: [MacRule<EdgeInsets>] = [
    MacRule(
      [.label], nil,
      table(
        "Label", EdgeInsets(left: 2, right: 2),
        RuleEvidence("edges of labels beside flat views", views: 109, repositories: 12, .sure))),
    MacRule(
      [.push], nil,
      table(
        "Push button", EdgeInsets(top: 4, left: 6, bottom: 7, right: 6),
        RuleEvidence("edges beside flat views", views: 30, repositories: 6, .sure),
        then: [
          (
            .xcode12, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7),
            RuleEvidence("edges beside flat views", views: 24, repositories: 5, .sure)
          ), flat("edges beside flat views", views: 44, repositories: 3),
        ])),
    MacRule(
      [.push], .small,
      table(
        "Small push button", EdgeInsets(top: 4, left: 5, bottom: 6, right: 5),
        RuleEvidence("edges beside flat views", views: 7, repositories: 3, .likely),
        then: [
          (
            .xcode12, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6),
            RuleEvidence("edges beside flat views", views: 9, repositories: 3, .likely)
          ), flat("edges beside flat views", views: 2, repositories: 1),
        ])),
    MacRule(
      [.push], .large,
      table(
        "Large push button", .all(6),
        RuleEvidence("edges beside flat views", views: 6, repositories: 1, .thin),
        then: [flat("as at the regular size")])),
    MacRule(
      [.check, .radio], .large,
      table(
        "Large check box and radio button", EdgeInsets(top: 2.5, left: 3, bottom: 2.5),
        RuleEvidence("edges beside flat views", views: 15, repositories: 1, .thin),
        then: [flat("as at the regular size")])),
    MacRule(
      [.popUp], .large,
      table(
        "Large pop-up button", EdgeInsets(top: 6, left: 5, bottom: 6, right: 5),
        RuleEvidence("edges beside flat views", views: 20, repositories: 2, .thin),
        then: [flat("as at the regular size")])),
    MacRule(
      [.square], nil,
      table(
        "Bevel button", EdgeInsets(top: 2, left: 2, bottom: 3, right: 2),
        RuleEvidence("edges beside flat views", views: 8, repositories: 2, .thin),
        then: [flat("edge beside a flat view", views: 1, repositories: 1)])),
    MacRule(
      [.tabs], nil,
      table(
        "Tab view with a border", EdgeInsets(top: 6, left: 7, bottom: 10, right: 7),
        RuleEvidence("edges beside flat views", views: 8, repositories: 6, .sure),
        then: [flat("as of other controls")])),
    MacRule(
      [.tabs], .small,
      table(
        "Small tab view with a border", EdgeInsets(top: 3, left: 7, bottom: 10, right: 7),
        RuleEvidence("edges beside flat views", views: 5, repositories: 1, .thin),
        then: [flat("as of other controls")])),
    MacRule(
      [.toggle], nil,
      table(
        "Switch", .all(2),
        RuleEvidence("edge beside a flat view", views: 1, repositories: 1, .thin),
        then: [flat("edges beside flat views", views: 4, repositories: 1)])),
    MacRule(
      [.check, .radio], nil,
      table(
        "Check box and radio button", .all(2),
        RuleEvidence("edges beside flat views", views: 20, repositories: 4, .sure),
        then: [
          (
            .xcode12, EdgeInsets(top: 1, left: 2, bottom: 1),
            RuleEvidence("edges beside flat views", views: 18, repositories: 2, .thin)
          ), flat("edges beside flat views", views: 49, repositories: 3),
        ])),
    MacRule(
      [.check, .radio], .small,
      table(
        "Small check box and radio button", EdgeInsets(top: 2, left: 3, bottom: 3, right: 2),
        RuleEvidence("edges beside flat views", views: 3, repositories: 1, .thin),
        then: [
          (
            .xcode12, EdgeInsets(top: 1, left: 1, bottom: 1),
            RuleEvidence("edges beside flat views", views: 11, repositories: 3, .likely)
          ), flat("as at the regular size"),
        ])),
    MacRule(
      [.popUp], nil,
      table(
        "Pop-up button", EdgeInsets(top: 2, left: 2, bottom: 3, right: 3),
        RuleEvidence("edges beside flat views", views: 11, repositories: 2, .thin),
        then: [
          (
            .xcode10, EdgeInsets(top: 1, left: 2, bottom: 3, right: 3),
            RuleEvidence("edges beside flat views", views: 6, repositories: 3, .likely)
          ),
          (
            .xcode12, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4),
            RuleEvidence("edges beside flat views", views: 21, repositories: 3, .sure)
          ), flat("edges beside flat views", views: 24, repositories: 3),
        ])),
    MacRule(
      [.titledBox], nil,
      table(
        "Box with a title", EdgeInsets(left: 3, bottom: 4, right: 3),
        RuleEvidence("edges beside flat views", views: 15, repositories: 3, .likely),
        then: [flat("as of other controls")])),
    MacRule(
      [.untitledBox], nil,
      table(
        "Box without a title", EdgeInsets(top: 2, left: 3, bottom: 4, right: 3),
        RuleEvidence("edges beside flat views", views: 7, repositories: 2, .thin),
        then: [flat("as of other controls")])),
    MacRule(
      [.gradient], nil,
      table(
        "Gradient button", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("edges beside flat views", views: 11, repositories: 2, .thin))),
    MacRule(
      [.roundRect], nil,
      table(
        "Round rect button", EdgeInsets(bottom: 1),
        RuleEvidence("edges beside flat views", views: 3, repositories: 1, .thin),
        then: [flat("as of other controls")])),
    MacRule(
      [.help], nil,
      table(
        "Help button", EdgeInsets(top: 1, left: 2, bottom: 3, right: 2),
        RuleEvidence("edges beside flat views", views: 5, repositories: 3, .likely),
        then: [flat("edges beside flat views", views: 5, repositories: 1)])),
    MacRule(
      [.slider], nil,
      table(
        "Slider", .all(2),
        RuleEvidence("edges beside flat views", views: 18, repositories: 3, .likely),
        then: [
          (
            .xcode12, EdgeInsets(top: 2, left: 2, bottom: 6, right: 2),
            RuleEvidence("edges beside flat views", views: 3, repositories: 1, .thin)
          ), flat("as of other controls"),
        ])),
    MacRule(
      [.slider], .small,
      table(
        "Small slider", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("edges beside flat views", views: 10, repositories: 1, .thin),
        then: [flat("as of other controls")])),
    MacRule(
      [.framedImage], nil,
      table(
        "Image in a frame", .all(3),
        RuleEvidence("edges beside flat views", views: 2, repositories: 1, .thin))),
    MacRule(
      [.comboBox], .small,
      table(
        "Small combo box", EdgeInsets(top: 1, bottom: 4, right: 3),
        RuleEvidence("edges beside flat views", views: 9, repositories: 1, .thin),
        then: [flat("as of other controls")])),
    MacRule(
      [.stepper], nil,
      table(
        "Stepper", EdgeInsets(top: 2, left: 3, bottom: 2, right: 3),
        RuleEvidence("edges beside flat views", views: 9, repositories: 2, .thin),
        then: [flat("edges beside flat views", views: 10, repositories: 2)])),
    MacRule(
      [.comboBox], nil,
      table(
        "Combo box", EdgeInsets(top: 2, bottom: 4, right: 3),
        RuleEvidence("edges beside flat views", views: 4, repositories: 3, .likely),
        then: [
          (
            .xcode11, EdgeInsets(top: 1, bottom: 4, right: 3),
            RuleEvidence("frames 25 high", views: 4, repositories: 2, .thin)
          ), flat("as of other controls"),
        ])),
    MacRule(
      [.segmented], nil,
      table(
        "Segmented control", EdgeInsets(top: 1, left: 2, bottom: 2, right: 2),
        RuleEvidence("edges beside flat views", views: 4, repositories: 1, .thin),
        then: [flat("as of other controls")])),
    MacRule(
      [.progressBar], nil,
      table(
        "Progress bar", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("edges beside flat views", views: 4, repositories: 3, .likely),
        then: [flat("as of other controls")])),
  ]

  private static let places = [MacControl: [MacControlSize?: Int]](rules)

  private static func table(
    _ name: String, _ insets: EdgeInsets, _ evidence: RuleEvidence,
    then changes: [(from: XcodeRelease, value: EdgeInsets, evidence: RuleEvidence)] = []
  ) -> ReleaseTable<EdgeInsets> {
    ReleaseTable(
      "\(name): the frame is larger than what it asks for, at the top, left, bottom and right",
      first: insets, evidence, then: changes)
  }

  /// Since Xcode 26 frames are alignment rectangles.
  private static func flat(
    _ measured: String, views: Int? = nil, repositories: Int? = nil
  ) -> (from: XcodeRelease, value: EdgeInsets, evidence: RuleEvidence) {
    (
      .xcode26, .zero,
      RuleEvidence(
        measured, views: views, repositories: repositories,
        (repositories ?? 0) > 2 ? .sure : .thin)
    )
  }

  static var entries: [RuleBook.Entry] {
    rules.map { rule in
      rule.table.entry { insets in
        [insets.top, insets.left, insets.bottom, insets.right]
          .map { PointText.decimal($0, places: 2) }.joined(separator: ", ")
      }
    }
  }
}
