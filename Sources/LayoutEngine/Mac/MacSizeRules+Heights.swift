import LayoutModel

extension MacSizeRules {
  static let heights: [MacRule<Double>] = [
    MacRule(
      [.push], nil,
      ReleaseTable(
        "Push button: height", first: 21,
        RuleEvidence("frames 32 high", views: 29, repositories: 6, .sure),
        then: [
          (
            .xcode12, 20, RuleEvidence("frames 32 high", views: 13, repositories: 5, .sure)
          ),
          (.xcode26, 24, RuleEvidence("frame height", views: 44, repositories: 4, .sure)),
        ])),
    MacRule(
      [.push], .small,
      ReleaseTable(
        "Small push button: height", first: 18,
        RuleEvidence("frames 28 and 27 high", views: 31, repositories: 10, .sure),
        then: [
          (.xcode12, 16, RuleEvidence("frames 27 high", views: 44, repositories: 6, .sure)),
          (.xcode26, 20, RuleEvidence("frame height", views: 7, repositories: 2, .thin)),
        ])),
    MacRule(
      [.push, .popUp], .mini,
      ReleaseTable(
        "Mini push button and pop-up button: height", first: 15,
        RuleEvidence("frames 15 high", views: 3, repositories: 1, .thin),
        then: [
          (.xcode12, 12, RuleEvidence("frames 16 high", views: 5, repositories: 1, .thin))
        ])),
    MacRule(
      [.push], .large,
      ReleaseTable(
        "Large push button: height", first: 28,
        RuleEvidence("frame height", views: 2, repositories: 1, .thin))),
    MacRule(
      [.radio], nil,
      ReleaseTable(
        "Radio button: height", first: 16,
        RuleEvidence("frames 18 high", views: 10, repositories: 3, .likely))),
    MacRule(
      [.check], nil,
      ReleaseTable(
        "Check box: height", first: 14,
        RuleEvidence("frames 18 high", views: 31, repositories: 4, .sure),
        then: [
          (
            .xcode12, 16, RuleEvidence("frames 18 high", views: 13, repositories: 2, .thin)
          )
        ])),
    MacRule(
      [.check, .radio], .small,
      ReleaseTable(
        "Small check box and radio button: height", first: 12,
        RuleEvidence("frames 18 high", views: 22, repositories: 8, .sure),
        then: [
          (.xcode12, 14, RuleEvidence("frames 16 high", views: 60, repositories: 6, .sure))
        ])),
    MacRule(
      [.check], .large,
      ReleaseTable(
        "Large check box: height", first: 17,
        RuleEvidence("frames 22 high", views: 36, repositories: 1, .thin))),
    MacRule(
      [.radio], .large,
      ReleaseTable(
        "Large radio button: height", first: 19,
        RuleEvidence("frames 22 high", views: 9, repositories: 1, .thin),
        then: [
          (.xcode15, 17, RuleEvidence("frames 22 high", views: 10, repositories: 1, .thin))
        ])),
    MacRule(
      [.check], .mini,
      ReleaseTable(
        "Mini check box: height", first: 12,
        RuleEvidence("frame height", views: 2, repositories: 1, .thin))),
    MacRule(
      [.popUp], .large,
      ReleaseTable(
        "Large pop-up button: height", first: 28,
        RuleEvidence("frames 40 high", views: 25, repositories: 1, .thin))),
    MacRule(
      [.comboBox], nil,
      ReleaseTable(
        "Combo box: height", first: 20,
        RuleEvidence("frames 26 high", views: 20, repositories: 8, .sure),
        then: [
          (
            .xcode11, 19, RuleEvidence("edges of frames 25 high", views: 9, repositories: 6, .sure)
          ),
          (
            .xcode14_3, 20,
            RuleEvidence("edges of frames 23 high", views: 11, repositories: 4, .sure)
          ),
          (.xcode26, 24, RuleEvidence("frame height", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.comboBox], .small,
      ReleaseTable(
        "Small combo box: height", first: 17,
        RuleEvidence("frames 22 high", views: 4, repositories: 1, .thin))),
    MacRule(
      [.searchField], nil,
      ReleaseTable(
        "Search field and round text field: height", first: 22,
        RuleEvidence("frame height", views: 16, repositories: 10, .sure),
        then: [
          (.xcode26, 24, RuleEvidence("as other fields", .thin))
        ])),
    MacRule(
      [.searchField], .small,
      ReleaseTable(
        "Small search field and round text field: height", first: 19,
        RuleEvidence("frame height", views: 3, repositories: 2, .thin))),
    MacRule(
      [.toggle], nil,
      ReleaseTable(
        "Switch: height", first: 21,
        RuleEvidence("frames 42 x 25", views: 2, repositories: 1, .thin),
        then: [
          (.xcode26, 24, RuleEvidence("frames 54 x 24", views: 3, repositories: 1, .thin))
        ])),
    MacRule(
      [.popUp], nil,
      ReleaseTable(
        "Pop-up button: height", first: 21,
        RuleEvidence("frames 26 high", views: 22, repositories: 6, .sure),
        then: [
          (.xcode12, 20, RuleEvidence("frames 25 high", views: 9, repositories: 3, .sure)),
          (.xcode26, 24, RuleEvidence("frame height", views: 20, repositories: 4, .sure)),
        ])),
    MacRule(
      [.popUp], .small,
      ReleaseTable(
        "Small pop-up button: height", first: 18,
        RuleEvidence("frames 22 high", views: 14, repositories: 4, .sure),
        then: [
          (.xcode12, 16, RuleEvidence("frames 22 high", views: 4, repositories: 2, .thin)),
          (.xcode26, 20, RuleEvidence("not recorded", .thin)),
        ])),
    MacRule(
      [.help], nil,
      ReleaseTable(
        "Help button: height", first: 21,
        RuleEvidence("frame 25 square", views: 1, repositories: 1, .thin),
        then: [
          (.xcode26, 24, RuleEvidence("frames 24 square", views: 6, repositories: 2, .thin))
        ])),
    MacRule(
      [.help], .small,
      ReleaseTable(
        "Small help button: height", first: 22,
        RuleEvidence("frame 22 square", views: 1, repositories: 1, .thin),
        then: [
          (.xcode11, 19, RuleEvidence("frames 18 x 19", views: 2, repositories: 2, .thin))
        ])),
    MacRule(
      [.help], .large,
      ReleaseTable(
        "Large help button: height", first: 35,
        RuleEvidence("frames 35 square", views: 3, repositories: 1, .thin))),
    MacRule(
      [.disclosure], nil,
      ReleaseTable(
        "Disclosure button: height", first: 26,
        RuleEvidence("frames 28 x 26", views: 5, repositories: 2, .thin),
        then: [
          (.xcode12, 20, RuleEvidence("frames 28 x 26", views: 5, repositories: 2, .thin))
        ])),
    MacRule(
      [.plainPush], nil,
      ReleaseTable(
        "Push button without a border: height (0: that of what it shows)", first: 32,
        RuleEvidence("frame height", views: 48, repositories: 4, .sure),
        then: [
          (.xcode10, 0, RuleEvidence("frame heights", views: 19, repositories: 6, .sure))
        ])),
    MacRule(
      [.plainRoundRect], nil,
      ReleaseTable(
        "Round rect and recessed button without a border: height (0: its line's)", first: 18,
        RuleEvidence("frames 19 high", views: 3, repositories: 2, .thin),
        then: [
          (.xcode12, 0, RuleEvidence("frame heights", views: 3, repositories: 2, .thin))
        ])),
    MacRule(
      [.roundRect], .small,
      ReleaseTable(
        "Small round rect button: height", first: 16,
        RuleEvidence("frames 17 high", views: 15, repositories: 1, .thin))),
    MacRule(
      [.roundRect], nil,
      ReleaseTable(
        "Round rect button: height", first: 18,
        RuleEvidence("frames 19 high", views: 2, repositories: 2, .thin))),
    MacRule(
      [.recessed], .small,
      ReleaseTable(
        "Small recessed button: height", first: 17,
        RuleEvidence("frame height", views: 9, repositories: 2, .thin))),
    MacRule(
      [.recessed], nil,
      ReleaseTable(
        "Recessed button: height", first: 19,
        RuleEvidence("frame height", views: 1, repositories: 1, .thin))),
    MacRule(
      [.inline], nil,
      ReleaseTable(
        "Inline button: height", first: 17,
        RuleEvidence("frame height", views: 2, repositories: 1, .thin),
        then: [
          (.xcode12, 18, RuleEvidence("frame height", views: 7, repositories: 2, .thin))
        ])),
    MacRule(
      [.textured, .texturedSquare], nil,
      ReleaseTable(
        "Textured button: height", first: 22,
        RuleEvidence("frames 25 high", views: 18, repositories: 6, .sure),
        then: [
          (.xcode12, 20, RuleEvidence("frames 23 high", views: 26, repositories: 6, .sure))
        ])),
    MacRule(
      [.textured, .texturedSquare], .small,
      ReleaseTable(
        "Small textured button: height", first: 19,
        RuleEvidence("frame height", views: 8, repositories: 2, .thin),
        then: [
          (.xcode12, 16, RuleEvidence("frames 19 high", views: 5, repositories: 1, .thin))
        ])),
    MacRule(
      [.disclosureTriangle], nil,
      ReleaseTable(
        "Disclosure triangle: height", first: 13,
        RuleEvidence("not recorded", .thin))),
    MacRule(
      [.stepper], nil,
      ReleaseTable(
        "Stepper: height", first: 23,
        RuleEvidence("frames 19 x 27", views: 5, repositories: 2, .thin),
        then: [
          (.xcode11, 20, RuleEvidence("frames 19 x 28", views: 61, repositories: 10, .sure)),
          (.xcode26, 26, RuleEvidence("frame 20 x 26", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.stepper], .small,
      ReleaseTable(
        "Small stepper: height", first: 22,
        RuleEvidence("frames 15 x 22", views: 17, repositories: 1, .thin),
        then: [
          (.xcode11, 20, RuleEvidence("frames 15 x 22", views: 16, repositories: 1, .thin)),
          (.xcode26, 22, RuleEvidence("not recorded", .thin)),
        ])),
    MacRule(
      [.stepper], .mini,
      ReleaseTable(
        "Mini stepper: height", first: 20,
        RuleEvidence("frames 13 x 20", views: 3, repositories: 1, .thin))),
    MacRule(
      [.slider], nil,
      ReleaseTable(
        "Slider: height, of one that stands its width", first: 17,
        RuleEvidence("frames 21 wide", views: 2, repositories: 1, .thin),
        then: [
          (.xcode7, 15, RuleEvidence("frames 19 high", views: 2, repositories: 1, .thin)),
          (.xcode12, 20, RuleEvidence("frames 28 high", views: 9, repositories: 6, .sure)),
          (.xcode26, 16, RuleEvidence("frame height", views: 6, repositories: 4, .sure)),
        ])),
    MacRule(
      [.markedSlider], nil,
      ReleaseTable(
        "Slider with marks: height, of one that stands its width", first: 21,
        RuleEvidence("frames 24 high", views: 6, repositories: 3, .sure),
        then: [
          (.xcode12, 20, RuleEvidence("frames 28 high", views: 12, repositories: 6, .sure)),
          (.xcode26, 16, RuleEvidence("frame heights", views: 11, repositories: 4, .sure)),
        ])),
    MacRule(
      [.slider], .small,
      ReleaseTable(
        "Small slider: height", first: 13,
        RuleEvidence("frames 15 high", views: 6, repositories: 1, .thin),
        then: [
          (.xcode12, 16, RuleEvidence("frames 20 high", views: 10, repositories: 3, .likely)),
          (.xcode26, 14, RuleEvidence("frame height", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.markedSlider], .small,
      ReleaseTable(
        "Small slider with marks: height", first: 16,
        RuleEvidence("frames 18 and 20 high", views: 19, repositories: 6, .sure),
        then: [
          (.xcode26, 14, RuleEvidence("as without marks", .thin))
        ])),
    MacRule(
      [.slider], .mini,
      ReleaseTable(
        "Mini slider: height", first: 12,
        RuleEvidence("frame height", views: 6, repositories: 1, .thin),
        then: [
          (.xcode12, 13, RuleEvidence("frames 17 high", views: 2, repositories: 1, .thin))
        ])),
    MacRule(
      [.markedSlider], .mini,
      ReleaseTable(
        "Mini slider with marks: height", first: 17,
        RuleEvidence("frame height", views: 7, repositories: 1, .thin),
        then: [
          (.xcode10, 15, RuleEvidence("frame height", views: 7, repositories: 1, .thin)),
          (.xcode12, 13, RuleEvidence("frame 17 high", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.segmented], nil,
      ReleaseTable(
        "Segmented control: height", first: 21,
        RuleEvidence("frames 24 high", views: 30, repositories: 9, .sure),
        then: [
          (.xcode13_3, 22, RuleEvidence("frames 24 high", views: 4, repositories: 4, .likely)),
          (.xcode26, 24, RuleEvidence("not recorded", .thin)),
        ])),
    MacRule(
      [.segmented], .small,
      ReleaseTable(
        "Small segmented control: height", first: 18,
        RuleEvidence("frames 21 high", views: 5, repositories: 2, .thin),
        then: [
          (.xcode12, 16, RuleEvidence("frame 19 high", views: 1, repositories: 1, .thin)),
          (.xcode26, 20, RuleEvidence("frame height", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.roundRectSegments], nil,
      ReleaseTable(
        "Segments of a round rect: height", first: 20,
        RuleEvidence("frame height", views: 3, repositories: 1, .thin))),
    MacRule(
      [.squareSegments], nil,
      ReleaseTable(
        "Square segments: height", first: 21,
        RuleEvidence("frames 23 high", views: 10, repositories: 3, .likely),
        then: [
          (.xcode26, 24, RuleEvidence("frame height", views: 3, repositories: 2, .thin))
        ])),
    MacRule(
      [.squareSegments], .small,
      ReleaseTable(
        "Small square segments: height", first: 21,
        RuleEvidence("as at the regular size", .thin),
        then: [
          (.xcode26, 20, RuleEvidence("frame height", views: 1, repositories: 1, .thin))
        ])),
    MacRule(
      [.texturedSegments], nil,
      ReleaseTable(
        "Textured square segments: height", first: 22,
        RuleEvidence("frames 25 and 23 high", views: 11, repositories: 5, .sure))),
    MacRule(
      [.progressBar], nil,
      ReleaseTable(
        "Progress bar: height", first: 18,
        RuleEvidence("frames 20 high", views: 14, repositories: 8, .sure),
        then: [
          (.xcode26, 20, RuleEvidence("frames 20 high", views: 8, repositories: 6, .sure))
        ])),
    MacRule(
      [.progressBar], .small,
      ReleaseTable(
        "Small progress bar: height", first: 12,
        RuleEvidence("frames 14 and 12 high", views: 5, repositories: 3, .likely))),
    MacRule(
      [.spinner], nil,
      ReleaseTable(
        "Spinning wheel: side", first: 32, RuleEvidence("not recorded", .thin))),
    MacRule(
      [.spinner], .small,
      ReleaseTable(
        "Small spinning wheel: side", first: 16,
        RuleEvidence("frames 16 square", views: 2, repositories: 2, .thin))),
    MacRule(
      [.level], nil,
      ReleaseTable(
        "Level indicator: height", first: 18,
        RuleEvidence("frame height", views: 2, repositories: 1, .thin))),
    MacRule(
      [.colorWell], nil,
      ReleaseTable(
        "Colour well: height (0: as constraints make it)", first: 0,
        RuleEvidence("not recorded alone", .thin),
        then: [
          (.xcode14, 24, RuleEvidence("frames 28 high", views: 24, repositories: 1, .thin))
        ])),
    MacRule(
      [.separator], nil,
      ReleaseTable(
        "Separator: thickness", first: 1,
        RuleEvidence("frames 5 thick", views: 21, repositories: 6, .sure))),
  ]
}
