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
    "Pop-up button without any title: its baseline is higher than that of others"
  )
  .first(0.0, "baseline constraints", views: 2, repositories: 2, .thin)
  .from(.xcode11, 1, "baseline constraints", views: 9, repositories: 2, .thin)
  .from(.xcode12, 0, "baseline constraints", views: 6, repositories: 3, .likely)

  static let usual = ReleaseTable(
    "Mac control with a border: its text is higher above its bottom than a label's (0: in the "
      + "middle)"
  )
  .first(3.0, "baseline constraints", views: 62, repositories: 16, .sure)
  .middle("baseline constraints", views: 41, repositories: 9)

  static let untitledBox = ReleaseTable(
    "Mac check box and radio button without a title: its baseline above its bottom"
  )
  .first(3.0, "as with a title", .thin)
  .from(.xcode12, 0, "baseline constraints", views: 11, repositories: 1, .thin)
  .from(.xcode26, 3, "as with a title", .thin)

  static let rules: [MacRule<Double>] = [
    table("Small push button")
      .first(2, "baseline constraints", views: 2, repositories: 2, .thin)
      .from(.xcode12, 1, "baseline constraints", views: 4, repositories: 2, .thin)
      .middle("as at the regular size")
      .of([.push], .small),
    table("Pop-up button")
      .first(3, "baseline constraints", views: 13, repositories: 4, .sure)
      .from(.xcode10_2, 2, "baseline constraints", views: 8, repositories: 2, .thin)
      .from(.xcode11, 3, "baseline constraints", views: 55, repositories: 12, .sure)
      .middle("baseline constraints", views: 22, repositories: 4)
      .of([.popUp, .popUpPath]),
    table("Small pop-up button")
      .first(2, "baseline constraint", views: 1, repositories: 1, .thin)
      .from(.xcode12, 1, "baseline constraints", views: 29, repositories: 2, .thin)
      .middle("as at the regular size")
      .of([.popUp, .popUpPath], .small),
    table("Mini push button and pop-up button")
      .first(2, "baseline constraints", views: 2, repositories: 1, .thin)
      .middle("as at the regular size")
      .of([.push, .popUp], .mini),
    table("Large push button, pop-up button and round text field")
      .first(7, "baseline constraints", views: 28, repositories: 1, .thin)
      .middle("baseline constraints", views: 2, repositories: 1)
      .of([.push, .popUp, .searchField], .large),
    table("Text field")
      .first(2, "baseline constraints", views: 10, repositories: 4, .sure)
      .from(.xcode7, 3, "baseline constraints", views: 82, repositories: 16, .sure)
      .middle("baseline constraints", views: 22, repositories: 4)
      .of([.field]),
    table("Small round rect button")
      .first(1, "baseline constraints", views: 11, repositories: 1, .thin)
      .middle("as of other controls")
      .of([.roundRect], .small),
    table("Date picker without a stepper")
      .first(4, "baseline constraints", views: 4, repositories: 1, .thin)
      .middle("as of other controls")
      .of([.plainDatePicker]),
    table("Small text field, and one of 11 points")
      .first(2, "baseline constraints", views: 5, repositories: 1, .thin)
      .from(.xcode7, 3, "baseline constraints", views: 2, repositories: 1, .thin)
      .from(.xcode11, 2, "baseline constraints", views: 25, repositories: 3, .likely)
      .middle("as at the regular size")
      .of([.field], .small),
    table("Large text field")
      .first(2, "baseline constraints", views: 11, repositories: 1, .thin)
      .middle("as at the regular size")
      .of([.field], .large),
    table("Small textured button")
      .first(3, "baseline constraints", views: 4, repositories: 1, .thin)
      .from(.xcode12, 2, "baseline constraints", views: 4, repositories: 1, .thin)
      .middle("as at the regular size")
      .of([.textured, .texturedSquare], .small),
    table("Path control")
      .first(4, "baseline constraint", views: 1, repositories: 1, .thin)
      .of([.path]),
    table("Small path control")
      .first(4, "baseline constraints", views: 4, repositories: 1, .thin)
      .of([.path], .small),
    table("Inline button")
      .first(0, "baseline constraints", views: 4, repositories: 2, .thin)
      .of([.inline]),
    table("Large date picker")
      .first(4, "baseline constraints", views: 4, repositories: 1, .thin)
      .middle("as of other controls")
      .of([.datePicker], .large),
    table("Combo box")
      .first(3, "as of other controls", .thin)
      .from(.xcode11, 2, "baseline constraints", views: 5, repositories: 3, .likely)
      .from(.xcode26, 7, "baseline constraints", views: 3, repositories: 1, .thin)
      .of([.comboBox]),
  ]

  /// The baseline of a control without a text; nil: its edge.
  static func aboveBottom(_ content: MacContent, at release: XcodeRelease) -> Double? {
    linePlaces.row(of: content).map { lines[$0].table[release] }
  }

  static let lines: [MacRule<Double>] = [
    ReleaseTable("Slider: its baseline above the bottom of its alignment rectangle")
      .first(3.0, "baseline constraints", views: 4, repositories: 2, .thin)
      .from(.xcode12, 6, "baseline constraints", views: 6, repositories: 2, .thin)
      .from(.xcode26, 2, "baseline constraints", views: 6, repositories: 1, .thin)
      .of([.slider, .markedSlider]),
    ReleaseTable("Small slider: its baseline above the bottom of its alignment rectangle")
      .first(3, "as at the regular size", .thin)
      .from(.xcode12, 4, "baseline constraints", views: 2, repositories: 1, .thin)
      .from(.xcode26, 2, "as at the regular size", .thin)
      .of([.slider, .markedSlider], .small),
    ReleaseTable("Colour well: its baseline above the bottom of its alignment rectangle")
      .first(0, "not recorded", .thin)
      .from(.xcode14, 8, "baseline constraints", views: 12, repositories: 1, .thin)
      .of([.colorWell]),
  ]

  private static let places = [MacControl: [MacControlSize?: Int]](rules)
  private static let linePlaces = [MacControl: [MacControlSize?: Int]](lines)

  private static func table(_ name: String) -> ReleaseTable<Double> {
    ReleaseTable("\(name): its text is higher above its bottom than a label's (0: in the middle)")
  }
}

extension ReleaseTable where Value == Double {
  /// Since Xcode 26 the text stands in the middle.
  fileprivate func middle(_ measured: String, views: Int? = nil, repositories: Int? = nil) -> Self {
    from(
      .xcode26, 0, measured, views: views, repositories: repositories,
      (repositories ?? 0) > 2 ? .sure : .thin)
  }
}
