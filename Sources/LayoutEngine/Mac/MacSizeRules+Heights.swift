import LayoutModel

extension MacSizeRules {
  static let heights: [MacRule<Double>] = [
    ReleaseTable("Push button: height")
      .first(21, "frames 32 high", views: 29, repositories: 6, .sure)
      .from(.xcode12, 20, "frames 32 high", views: 13, repositories: 5, .sure)
      .from(.xcode26, 24, "frame height", views: 44, repositories: 4, .sure)
      .of([.push]),
    ReleaseTable("Small push button: height")
      .first(18, "frames 28 and 27 high", views: 31, repositories: 10, .sure)
      .from(.xcode12, 16, "frames 27 high", views: 44, repositories: 6, .sure)
      .from(.xcode26, 20, "frame height", views: 7, repositories: 2, .thin)
      .of([.push], .small),
    ReleaseTable("Mini push button and pop-up button: height")
      .first(15, "frames 15 high", views: 3, repositories: 1, .thin)
      .from(.xcode12, 12, "frames 16 high", views: 5, repositories: 1, .thin)
      .of([.push, .popUp], .mini),
    ReleaseTable("Large push button: height")
      .first(28, "frame height", views: 2, repositories: 1, .thin)
      .of([.push], .large),
    ReleaseTable("Radio button: height")
      .first(16, "frames 18 high", views: 10, repositories: 3, .likely)
      .of([.radio]),
    ReleaseTable("Check box: height")
      .first(14, "frames 18 high", views: 31, repositories: 4, .sure)
      .from(.xcode12, 16, "frames 18 high", views: 13, repositories: 2, .thin)
      .of([.check]),
    ReleaseTable("Small check box and radio button: height")
      .first(12, "frames 18 high", views: 22, repositories: 8, .sure)
      .from(.xcode12, 14, "frames 16 high", views: 60, repositories: 6, .sure)
      .of([.check, .radio], .small),
    ReleaseTable("Large check box: height")
      .first(17, "frames 22 high", views: 36, repositories: 1, .thin)
      .of([.check], .large),
    ReleaseTable("Large radio button: height")
      .first(19, "frames 22 high", views: 9, repositories: 1, .thin)
      .from(.xcode15, 17, "frames 22 high", views: 10, repositories: 1, .thin)
      .of([.radio], .large),
    ReleaseTable("Mini check box: height")
      .first(12, "frame height", views: 2, repositories: 1, .thin)
      .of([.check], .mini),
    ReleaseTable("Large pop-up button: height")
      .first(28, "frames 40 high", views: 25, repositories: 1, .thin)
      .of([.popUp], .large),
    ReleaseTable("Combo box: height")
      .first(20, "frames 26 high", views: 20, repositories: 8, .sure)
      .from(.xcode11, 19, "edges of frames 25 high", views: 9, repositories: 6, .sure)
      .from(.xcode14_3, 20, "edges of frames 23 high", views: 11, repositories: 4, .sure)
      .from(.xcode26, 24, "frame height", views: 1, repositories: 1, .thin)
      .of([.comboBox]),
    ReleaseTable("Small combo box: height")
      .first(17, "frames 22 high", views: 4, repositories: 1, .thin)
      .of([.comboBox], .small),
    ReleaseTable("Search field and round text field: height")
      .first(22, "frame height", views: 16, repositories: 10, .sure)
      .from(.xcode26, 24, "as other fields", .thin)
      .of([.searchField]),
    ReleaseTable("Small search field and round text field: height")
      .first(19, "frame height", views: 3, repositories: 2, .thin)
      .of([.searchField], .small),
    ReleaseTable("Switch: height")
      .first(21, "frames 42 x 25", views: 2, repositories: 1, .thin)
      .from(.xcode26, 24, "frames 54 x 24", views: 3, repositories: 1, .thin)
      .of([.toggle]),
    ReleaseTable("Pop-up button: height")
      .first(21, "frames 26 high", views: 22, repositories: 6, .sure)
      .from(.xcode12, 20, "frames 25 high", views: 9, repositories: 3, .sure)
      .from(.xcode26, 24, "frame height", views: 20, repositories: 4, .sure)
      .of([.popUp, .popUpPath]),
    ReleaseTable("Small pop-up button: height")
      .first(18, "frames 22 high", views: 14, repositories: 4, .sure)
      .from(.xcode12, 16, "frames 22 high", views: 4, repositories: 2, .thin)
      .from(.xcode26, 20, "not recorded", .thin)
      .of([.popUp, .popUpPath], .small),
    ReleaseTable("Help button: height")
      .first(21, "frame 25 square", views: 1, repositories: 1, .thin)
      .from(.xcode26, 24, "frames 24 square", views: 6, repositories: 2, .thin)
      .of([.help]),
    ReleaseTable("Small help button: height")
      .first(22, "frame 22 square", views: 1, repositories: 1, .thin)
      .from(.xcode11, 19, "frames 18 x 19", views: 2, repositories: 2, .thin)
      .of([.help], .small),
    ReleaseTable("Large help button: height")
      .first(35, "frames 35 square", views: 3, repositories: 1, .thin)
      .of([.help], .large),
    ReleaseTable("Round button: height")
      .first(26, "frames 38 high beside stated heights", views: 4, repositories: 2, .thin)
      .from(.xcode10, 20, "frame 31 high", views: 1, repositories: 1, .thin)
      .from(.xcode12, 24, "frame 26 high", views: 1, repositories: 1, .thin)
      .of([.round]),
    ReleaseTable("Disclosure button: height")
      .first(26, "frames 28 x 26", views: 5, repositories: 2, .thin)
      .from(.xcode12, 20, "frames 28 x 26", views: 5, repositories: 2, .thin)
      .of([.disclosure]),
    ReleaseTable("Push button without a border: height (0: that of what it shows)")
      .first(32, "frame height", views: 48, repositories: 4, .sure)
      .from(.xcode10, 0, "frame heights", views: 19, repositories: 6, .sure)
      .of([.plainPush]),
    ReleaseTable("Round rect and recessed button without a border: height (0: its line's)")
      .first(18, "frames 19 high", views: 3, repositories: 2, .thin)
      .from(.xcode12, 0, "frame heights", views: 3, repositories: 2, .thin)
      .of([.plainRoundRect]),
    ReleaseTable("Small round rect button: height")
      .first(16, "frames 17 high", views: 15, repositories: 1, .thin)
      .of([.roundRect], .small),
    ReleaseTable("Round rect button: height")
      .first(18, "frames 19 high", views: 2, repositories: 2, .thin)
      .of([.roundRect]),
    ReleaseTable("Small recessed button: height")
      .first(16, "frames 17 high", views: 9, repositories: 2, .thin)
      .of([.recessed], .small),
    ReleaseTable("Recessed button: height")
      .first(18, "frames 19 high", views: 13, repositories: 6, .sure)
      .of([.recessed]),
    ReleaseTable("Pop-up button without a border: height (0: its line's)")
      .first(21, "frame height", views: 3, repositories: 3, .likely)
      .from(.xcode12, 0, "frame heights", views: 3, repositories: 2, .thin)
      .of([.plainPopUp], .regular),
    ReleaseTable("Inline button: height")
      .first(16, "frames 17 high", views: 12, repositories: 3, .sure)
      .from(.xcode12, 18, "frame height", views: 7, repositories: 2, .thin)
      .of([.inline]),
    ReleaseTable("Textured button: height")
      .first(22, "frames 25 high", views: 18, repositories: 6, .sure)
      .from(.xcode12, 20, "frames 23 high", views: 26, repositories: 6, .sure)
      .of([.textured, .texturedSquare]),
    ReleaseTable("Small textured button: height")
      .first(19, "frame height", views: 8, repositories: 2, .thin)
      .from(.xcode12, 16, "frames 19 high", views: 5, repositories: 1, .thin)
      .of([.textured, .texturedSquare], .small),
    ReleaseTable("Disclosure triangle: height")
      .first(13, "not recorded", .thin)
      .of([.disclosureTriangle]),
    ReleaseTable("Stepper: height")
      .first(23, "frames 19 x 27", views: 5, repositories: 2, .thin)
      .from(.xcode11, 20, "frames 19 x 28", views: 61, repositories: 10, .sure)
      .from(.xcode26, 26, "frame 20 x 26", views: 1, repositories: 1, .thin)
      .of([.stepper]),
    ReleaseTable("Small stepper: height")
      .first(22, "frames 15 x 22", views: 17, repositories: 1, .thin)
      .from(.xcode11, 20, "frames 15 x 22", views: 16, repositories: 1, .thin)
      .from(.xcode26, 22, "not recorded", .thin)
      .of([.stepper], .small),
    ReleaseTable("Mini stepper: height")
      .first(20, "frames 13 x 20", views: 3, repositories: 1, .thin)
      .of([.stepper], .mini),
    ReleaseTable("Slider: height, of one that stands its width")
      .first(17, "frames 21 wide", views: 2, repositories: 1, .thin)
      .from(.xcode7, 15, "frames 19 high", views: 2, repositories: 1, .thin)
      .from(.xcode12, 20, "frames 28 high", views: 9, repositories: 6, .sure)
      .from(.xcode26, 16, "frame height", views: 6, repositories: 4, .sure)
      .of([.slider]),
    ReleaseTable("Slider with marks: height, of one that stands its width")
      .first(21, "frames 24 high", views: 6, repositories: 3, .sure)
      .from(.xcode12, 20, "frames 28 high", views: 12, repositories: 6, .sure)
      .from(.xcode26, 16, "frame heights", views: 11, repositories: 4, .sure)
      .of([.markedSlider]),
    ReleaseTable("Small slider: height")
      .first(13, "frames 15 high", views: 6, repositories: 1, .thin)
      .from(.xcode12, 16, "frames 20 high", views: 10, repositories: 3, .likely)
      .from(.xcode26, 14, "frame height", views: 1, repositories: 1, .thin)
      .of([.slider], .small),
    ReleaseTable("Small slider with marks: height")
      .first(16, "frames 18 and 20 high", views: 19, repositories: 6, .sure)
      .from(.xcode26, 14, "as without marks", .thin)
      .of([.markedSlider], .small),
    ReleaseTable("Mini slider: height")
      .first(12, "frame height", views: 6, repositories: 1, .thin)
      .from(.xcode12, 13, "frames 17 high", views: 2, repositories: 1, .thin)
      .of([.slider], .mini),
    ReleaseTable("Mini slider with marks: height")
      .first(17, "frame height", views: 7, repositories: 1, .thin)
      .from(.xcode10, 15, "frame height", views: 7, repositories: 1, .thin)
      .from(.xcode12, 13, "frame 17 high", views: 1, repositories: 1, .thin)
      .of([.markedSlider], .mini),
    ReleaseTable("Segmented control: height")
      .first(21, "frames 24 high", views: 30, repositories: 9, .sure)
      .from(.xcode13_3, 22, "frames 24 high", views: 4, repositories: 4, .likely)
      .from(.xcode26, 24, "not recorded", .thin)
      .of([.segmented]),
    ReleaseTable("Small segmented control: height")
      .first(18, "frames 21 high", views: 5, repositories: 2, .thin)
      .from(.xcode12, 16, "frame 19 high", views: 1, repositories: 1, .thin)
      .from(.xcode26, 20, "frame height", views: 1, repositories: 1, .thin)
      .of([.segmented], .small),
    ReleaseTable("Segments of a round rect: height")
      .first(18, "frames 20 high", views: 3, repositories: 1, .thin)
      .of([.roundRectSegments]),
    ReleaseTable("Square segments: height")
      .first(21, "frames 23 high", views: 10, repositories: 3, .likely)
      .from(.xcode26, 24, "frame height", views: 3, repositories: 2, .thin)
      .of([.squareSegments]),
    ReleaseTable("Small square segments: height")
      .first(21, "as at the regular size", .thin)
      .from(.xcode26, 20, "frame height", views: 1, repositories: 1, .thin)
      .of([.squareSegments], .small),
    ReleaseTable("Textured square segments: height")
      .first(22, "frames 25 and 23 high", views: 11, repositories: 5, .sure)
      .of([.texturedSegments]),
    ReleaseTable("Progress bar: height")
      .first(18, "frames 20 high", views: 14, repositories: 8, .sure)
      .from(.xcode26, 20, "frames 20 high", views: 8, repositories: 6, .sure)
      .of([.progressBar]),
    ReleaseTable("Small progress bar: height")
      .first(12, "frames 14 and 12 high", views: 5, repositories: 3, .likely)
      .of([.progressBar], .small),
    ReleaseTable("Spinning wheel: side")
      .first(32, "not recorded", .thin)
      .of([.spinner]),
    ReleaseTable("Small spinning wheel: side")
      .first(16, "frames 16 square", views: 2, repositories: 2, .thin)
      .of([.spinner], .small),
    ReleaseTable("Path control: height")
      .first(22, "frame height", views: 13, repositories: 6, .sure)
      .of([.path]),
    ReleaseTable("Small path control: height")
      .first(20, "frame height", views: 7, repositories: 2, .thin)
      .of([.path], .small),
    ReleaseTable("Mini path control: height")
      .first(18, "frame height", views: 2, repositories: 1, .thin)
      .of([.path], .mini),
    ReleaseTable("Level indicator: height")
      .first(16, "frames 18 high, and 16", views: 13, repositories: 4, .sure)
      .of([.level, .continuousLevel]),
    ReleaseTable("Colour well: height (0: as constraints make it)")
      .first(0, "not recorded alone", .thin)
      .from(.xcode14, 24, "frames 28 high", views: 24, repositories: 1, .thin)
      .of([.colorWell]),
    ReleaseTable("Separator: thickness")
      .first(1, "frames 5 thick", views: 21, repositories: 6, .sure)
      .of([.separator]),
  ]
}
