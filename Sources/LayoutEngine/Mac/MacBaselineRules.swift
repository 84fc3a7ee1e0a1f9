import LayoutModel

/// How much higher the texts of AppKit's controls with a border stand than those of labels, from the bottom of
/// each, in points.
enum MacBaselineRules {
  /// 0: in the middle.
  static func raised(_ content: MacContent, at release: XcodeRelease) -> Double {
    var sized = content
    // A field is as high as its font, whatever size it is said to have.
    if content.control == .field, content.controlSize == .regular,
      let size = content.font?.pointSize, size <= MacTextRules.fontSize(.small)
    {
      sized.controlSize = .small
    }
    let usual = places.row(of: sized).map { rules[$0].table[release] } ?? usual[release]
    let isEmptyPopUp =
      content.control == .popUp && content.controlSize == .regular
      && content.items.allSatisfy(\.isEmpty) && content.text?.isEmpty != false
    return isEmptyPopUp ? usual + emptyPopUp[release] : usual
  }

  static let emptyPopUp = ReleaseTable(
    "Pop-up button without any title: its baseline is higher than that of others", first: 0.0,
    RuleEvidence("baseline constraints", views: 2, repositories: 2, .thin),
    then: [
      (.xcode11, 1, RuleEvidence("baseline constraints", views: 9, repositories: 2, .thin)),
      (.xcode12, 0, RuleEvidence("baseline constraints", views: 6, repositories: 3, .likely)),
    ])

  static let usual = ReleaseTable(
    "Mac control with a border: its text is higher above its bottom than a label's (0: in the "
      + "middle)",
    first: 3.0,
    RuleEvidence("baseline constraints", views: 62, repositories: 16, .sure),
    then: [middle("baseline constraints", views: 41, repositories: 9)])

  static let untitledBox = ReleaseTable(
    "Mac check box and radio button without a title: its baseline above its bottom", first: 3.0,
    RuleEvidence("as with a title", .thin),
    then: [
      (.xcode12, 0, RuleEvidence("baseline constraints", views: 11, repositories: 1, .thin)),
      (.xcode26, 3, RuleEvidence("as with a title", .thin)),
    ])

  static let rules: [MacRule<Double>] = [
    MacRule(
      [.push], .small,
      table(
        "Small push button", 2,
        RuleEvidence("baseline constraints", views: 2, repositories: 2, .thin),
        then: [
          (
            .xcode12, 1, RuleEvidence("baseline constraints", views: 4, repositories: 2, .thin)
          ), middle("as at the regular size"),
        ])),
    MacRule(
      [.popUp], nil,
      table(
        "Pop-up button", 3,
        RuleEvidence("baseline constraints", views: 13, repositories: 4, .sure),
        then: [
          (
            .xcode10_2, 2, RuleEvidence("baseline constraints", views: 8, repositories: 2, .thin)
          ),
          (
            .xcode11, 3, RuleEvidence("baseline constraints", views: 55, repositories: 12, .sure)
          ), middle("baseline constraints", views: 22, repositories: 4),
        ])),
    MacRule(
      [.popUp], .small,
      table(
        "Small pop-up button", 2,
        RuleEvidence("baseline constraint", views: 1, repositories: 1, .thin),
        then: [
          (
            .xcode12, 1, RuleEvidence("baseline constraints", views: 29, repositories: 2, .thin)
          ), middle("as at the regular size"),
        ])),
    MacRule(
      [.push, .popUp], .mini,
      table(
        "Mini push button and pop-up button", 2,
        RuleEvidence("baseline constraints", views: 2, repositories: 1, .thin),
        then: [middle("as at the regular size")])),
    MacRule(
      [.push, .popUp, .searchField], .large,
      table(
        "Large push button, pop-up button and round text field", 7,
        RuleEvidence("baseline constraints", views: 28, repositories: 1, .thin),
        then: [middle("baseline constraints", views: 2, repositories: 1)])),
    MacRule(
      [.field], nil,
      table(
        "Text field", 2,
        RuleEvidence("baseline constraints", views: 10, repositories: 4, .sure),
        then: [
          (
            .xcode7, 3, RuleEvidence("baseline constraints", views: 82, repositories: 16, .sure)
          ), middle("baseline constraints", views: 22, repositories: 4),
        ])),
    MacRule(
      [.roundRect], .small,
      table(
        "Small round rect button", 1,
        RuleEvidence("baseline constraints", views: 11, repositories: 1, .thin),
        then: [middle("as of other controls")])),
    MacRule(
      [.plainDatePicker], nil,
      table(
        "Date picker without a stepper", 4,
        RuleEvidence("baseline constraints", views: 4, repositories: 1, .thin),
        then: [middle("as of other controls")])),
    MacRule(
      [.field], .small,
      table(
        "Small text field, and one of 11 points", 2,
        RuleEvidence("baseline constraints", views: 5, repositories: 1, .thin),
        then: [
          (
            .xcode7, 3, RuleEvidence("baseline constraints", views: 2, repositories: 1, .thin)
          ),
          (
            .xcode11, 2, RuleEvidence("baseline constraints", views: 25, repositories: 3, .likely)
          ), middle("as at the regular size"),
        ])),
    MacRule(
      [.field], .large,
      table(
        "Large text field", 2,
        RuleEvidence("baseline constraints", views: 11, repositories: 1, .thin),
        then: [middle("as at the regular size")])),
    MacRule(
      [.textured, .texturedSquare], .small,
      table(
        "Small textured button", 3,
        RuleEvidence("baseline constraints", views: 4, repositories: 1, .thin),
        then: [
          (
            .xcode12, 2, RuleEvidence("baseline constraints", views: 4, repositories: 1, .thin)
          ), middle("as at the regular size"),
        ])),
    MacRule(
      [.datePicker], .large,
      table(
        "Large date picker", 4,
        RuleEvidence("baseline constraints", views: 4, repositories: 1, .thin),
        then: [middle("as of other controls")])),
    MacRule(
      [.comboBox], nil,
      table(
        "Combo box", 3,
        RuleEvidence("as of other controls", .thin),
        then: [
          (.xcode11, 2, RuleEvidence("baseline constraints", views: 5, repositories: 3, .likely)),
          (
            .xcode26, 7, RuleEvidence("baseline constraints", views: 3, repositories: 1, .thin)
          ),
        ])),
  ]

  /// The baseline of a control without a text; nil: its edge.
  static func aboveBottom(_ content: MacContent, at release: XcodeRelease) -> Double? {
    linePlaces.row(of: content).map { lines[$0].table[release] }
  }

  static let lines: [MacRule<Double>] = [
    MacRule(
      [.slider, .markedSlider], nil,
      ReleaseTable(
        "Slider: its baseline above the bottom of its alignment rectangle", first: 3.0,
        RuleEvidence("baseline constraints", views: 4, repositories: 2, .thin),
        then: [
          (
            .xcode12, 6, RuleEvidence("baseline constraints", views: 6, repositories: 2, .thin)
          ), (.xcode26, 2, RuleEvidence("baseline constraints", views: 6, repositories: 1, .thin)),
        ])),
    MacRule(
      [.slider, .markedSlider], .small,
      ReleaseTable(
        "Small slider: its baseline above the bottom of its alignment rectangle", first: 3,
        RuleEvidence("as at the regular size", .thin),
        then: [
          (
            .xcode12, 4, RuleEvidence("baseline constraints", views: 2, repositories: 1, .thin)
          ), (.xcode26, 2, RuleEvidence("as at the regular size", .thin)),
        ])),
    MacRule(
      [.colorWell], nil,
      ReleaseTable(
        "Colour well: its baseline above the bottom of its alignment rectangle", first: 0,
        RuleEvidence("not recorded", .thin),
        then: [
          (
            .xcode14, 8, RuleEvidence("baseline constraints", views: 12, repositories: 1, .thin)
          )
        ])),
  ]

  private static let places = [MacControl: [MacControlSize?: Int]](rules)
  private static let linePlaces = [MacControl: [MacControlSize?: Int]](lines)

  private static func table(
    _ name: String, _ points: Double, _ evidence: RuleEvidence,
    then changes: [(from: XcodeRelease, value: Double, evidence: RuleEvidence)]
  ) -> ReleaseTable<Double> {
    ReleaseTable(
      "\(name): its text is higher above its bottom than a label's (0: in the middle)",
      first: points, evidence, then: changes)
  }

  private static func middle(
    _ measured: String, views: Int? = nil, repositories: Int? = nil
  ) -> (from: XcodeRelease, value: Double, evidence: RuleEvidence) {
    (
      .xcode26, 0,
      RuleEvidence(
        measured, views: views, repositories: repositories,
        (repositories ?? 0) > 2 ? .sure : .thin)
    )
  }

  static var entries: [RuleBook.Entry] {
    [usual.entry, emptyPopUp.entry, untitledBox.entry] + (rules + lines).map(\.table.entry)
  }
}
