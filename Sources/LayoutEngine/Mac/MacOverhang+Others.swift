import LayoutModel

extension MacOverhang {
  static let others: [MacRule<EdgeInsets>] = [
    MacRule(
      [.label], nil,
      table(
        "Label", EdgeInsets(left: 3, right: 3),
        RuleEvidence("edges of labels beside flat views", views: 13, repositories: 3, .sure),
        then: [
          (
            .xcode5, EdgeInsets(left: 2, right: 2),
            RuleEvidence("edges of labels beside flat views", views: 109, repositories: 12, .sure)
          )
        ])),
    MacRule(
      [.tabs], nil,
      table(
        "Tab view with a border", EdgeInsets(top: 6, left: 7, bottom: 10, right: 7),
        RuleEvidence(
          "edges beside flat views, of Xcode 26 too", views: 14, repositories: 8, .sure))),
    MacRule(
      [.tabs], .small,
      table(
        "Small tab view with a border", EdgeInsets(top: 3, left: 7, bottom: 10, right: 7),
        RuleEvidence(
          "edges beside flat views, of Xcode 26 too", views: 5, repositories: 1, .thin))),
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
      [.slider], nil,
      table(
        "Slider", .all(2),
        RuleEvidence("edges beside flat views", views: 18, repositories: 3, .likely),
        then: [
          (
            .xcode12, EdgeInsets(top: 2, left: 2, bottom: 6, right: 2),
            RuleEvidence("edges beside flat views", views: 46, repositories: 4, .sure)
          ), flat("as of other controls"),
        ])),
    MacRule(
      [.markedSlider], nil,
      table(
        "Slider with marks", EdgeInsets(top: 1, left: 2, bottom: 2, right: 2),
        RuleEvidence("frames beside stated heights and middles", views: 7, repositories: 2, .thin),
        then: [
          (
            .xcode12, EdgeInsets(top: 2, left: 2, bottom: 6, right: 2),
            RuleEvidence("as without marks", .thin)
          ), flat("as of other controls"),
        ])),
    MacRule(
      [.slider, .markedSlider], .small,
      table(
        "Small slider", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("edges beside flat views", views: 10, repositories: 1, .thin),
        then: [
          (
            .xcode12, .all(2),
            RuleEvidence("edges beside flat views", views: 14, repositories: 3, .likely)
          ), flat("edges beside flat views", views: 10, repositories: 1),
        ])),
    MacRule(
      [.slider, .markedSlider], .mini,
      table(
        "Mini slider", .zero,
        RuleEvidence("edges beside flat views", views: 16, repositories: 1, .thin),
        then: [
          (
            .xcode12, .all(2),
            RuleEvidence("edges beside flat views", views: 4, repositories: 1, .thin)
          ), flat("as of other controls"),
        ])),
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
        then: [
          (
            .xcode14_3, EdgeInsets(top: 1, left: 1, bottom: 1, right: 2),
            RuleEvidence("edges of frames 19 high", views: 2, repositories: 1, .thin)
          ), flat("as of other controls"),
        ])),
    MacRule(
      [.stepper], nil,
      table(
        "Stepper", EdgeInsets(top: 2, left: 3, bottom: 2, right: 3),
        RuleEvidence("edges beside flat views", views: 18, repositories: 5, .sure),
        then: [
          (
            .xcode11, EdgeInsets(top: 4, left: 3, bottom: 4, right: 3),
            RuleEvidence("frames 28 to 30 high beside heights", views: 20, repositories: 6, .sure)
          ), flat("edges beside flat views", views: 10, repositories: 2),
        ])),
    MacRule(
      [.stepper], .small,
      table(
        "Small stepper", .zero,
        RuleEvidence("edges beside flat views", views: 6, repositories: 1, .thin),
        then: [
          (
            .xcode11, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2),
            RuleEvidence("edges beside flat views", views: 17, repositories: 2, .thin)
          ), flat("as at the regular size"),
        ])),
    MacRule(
      [.stepper], .mini,
      table(
        "Mini stepper", .zero,
        RuleEvidence("edges beside flat views", views: 2, repositories: 1, .thin))),
    MacRule(
      [.comboBox], nil,
      table(
        "Combo box", EdgeInsets(top: 2, bottom: 4, right: 3),
        RuleEvidence("edges beside flat views", views: 9, repositories: 6, .sure),
        then: [
          (
            .xcode14_3, EdgeInsets(top: 1, left: 1, bottom: 2, right: 3),
            RuleEvidence("edges of frames 23 high", views: 11, repositories: 4, .sure)
          ), flat("edges beside flat views", views: 7, repositories: 1),
        ])),
    MacRule(
      [.segmented], nil,
      table(
        "Segmented control", EdgeInsets(top: 1, left: 2, bottom: 2, right: 2),
        RuleEvidence("edges beside flat views", views: 20, repositories: 5, .sure),
        then: [
          (
            .xcode13_3, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2),
            RuleEvidence("edges beside flat views", views: 4, repositories: 4, .likely)
          ), flat("edges beside flat views", views: 4, repositories: 2),
        ])),
    MacRule(
      [.texturedSegments], nil,
      table(
        "Textured square segments", EdgeInsets(top: 1, bottom: 2),
        RuleEvidence("edges beside flat views", views: 6, repositories: 3, .likely),
        then: [
          (
            .xcode10_2, EdgeInsets(bottom: 1),
            RuleEvidence("edges beside flat views", views: 4, repositories: 3, .likely)
          ), flat("as of other segments"),
        ])),
    MacRule(
      [.squareSegments], nil,
      table(
        "Square segments", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("edges beside flat views", views: 5, repositories: 2, .thin),
        then: [flat("edges beside flat views", views: 2, repositories: 2)])),
    MacRule(
      [.datePicker], nil,
      table(
        "Date picker", EdgeInsets(top: 4, right: 3),
        RuleEvidence("edges beside flat views", views: 9, repositories: 3, .likely),
        then: [flat("as of other controls")])),
    MacRule(
      [.colorWell], nil,
      table(
        "Colour well", .zero,
        RuleEvidence("edges beside flat views", views: 5, repositories: 2, .thin),
        then: [
          (
            .xcode14, EdgeInsets(top: 2, left: 3, bottom: 2, right: 3),
            RuleEvidence("edges beside flat views", views: 4, repositories: 2, .thin)
          ), flat("as of other controls"),
        ])),
    MacRule(
      [.progressBar], nil,
      table(
        "Progress bar", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("edges beside flat views", views: 20, repositories: 8, .sure),
        then: [flat("edges beside flat views", views: 11, repositories: 6)])),
    MacRule(
      [.progressBar], .small,
      table(
        "Small progress bar", EdgeInsets(top: 1, bottom: 1),
        RuleEvidence("as at the regular size", .thin),
        then: [
          (
            .xcode12, .zero,
            RuleEvidence("edges beside flat views", views: 5, repositories: 1, .thin)
          )
        ])),
  ]
}
