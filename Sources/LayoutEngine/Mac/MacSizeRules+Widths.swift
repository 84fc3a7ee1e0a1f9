import LayoutModel

extension MacSizeRules {
  static let widths: [MacRule<Double>] = [
    MacRule(
      [.push], nil,
      ReleaseTable(
        "Push button: room beside its title", first: 28,
        RuleEvidence("frame widths", views: 189, repositories: 26, .sure),
        then: [
          (.xcode12, 20, RuleEvidence("frame widths", views: 86, repositories: 19, .sure)),
          (.xcode26, 24, RuleEvidence("frame widths", views: 18, repositories: 4, .sure)),
        ])),
    MacRule(
      [.push], .small,
      ReleaseTable(
        "Small push button: room beside its title", first: 16,
        RuleEvidence("frame widths", views: 15, repositories: 7, .sure),
        then: [
          (.xcode26, 20, RuleEvidence("frame widths", views: 4, repositories: 2, .thin))
        ])),
    MacRule(
      [.push], .mini,
      ReleaseTable(
        "Mini push button: room beside its title", first: 14,
        RuleEvidence("frame widths", views: 3, repositories: 1, .thin))),
    MacRule(
      [.push], .large,
      ReleaseTable(
        "Large push button: room beside its title", first: 20,
        RuleEvidence("frame widths", views: 18, repositories: 1, .thin),
        then: [
          (.xcode26, 28, RuleEvidence("frame widths", views: 2, repositories: 1, .thin))
        ])),
    MacRule(
      [.plainButton, .plainPush, .plainRoundRect], nil,
      ReleaseTable(
        "Button without a border: room beside its title", first: 4,
        RuleEvidence("frame widths", views: 38, repositories: 6, .sure))),
    MacRule(
      [.check, .radio], .large,
      ReleaseTable(
        "Large check box and radio button: room beside its title", first: 26,
        RuleEvidence("frame widths", views: 42, repositories: 1, .thin))),
    MacRule(
      [.radio], nil,
      ReleaseTable(
        "Radio button: room beside its title", first: 19,
        RuleEvidence("frame widths", views: 10, repositories: 3, .likely),
        then: [
          (.xcode12, 24, RuleEvidence("as check boxes", .thin)),
          (.xcode26, 22, RuleEvidence("as check boxes", .thin)),
        ])),
    MacRule(
      [.check], nil,
      ReleaseTable(
        "Check box: room beside its title", first: 18,
        RuleEvidence("frame widths", views: 110, repositories: 17, .sure),
        then: [
          (.xcode12, 24, RuleEvidence("frame widths", views: 12, repositories: 2, .thin)),
          (.xcode26, 22, RuleEvidence("frame widths", views: 10, repositories: 3, .sure)),
        ])),
    MacRule(
      [.check, .radio], .small,
      ReleaseTable(
        "Small check box and radio button: room beside its title", first: 17,
        RuleEvidence("frame widths", views: 2, repositories: 1, .thin),
        then: [
          (.xcode12, 20, RuleEvidence("frame widths", views: 40, repositories: 6, .sure)),
          (.xcode26, 18, RuleEvidence("frame widths", views: 28, repositories: 3, .likely)),
        ])),
    MacRule(
      [.check], .mini,
      ReleaseTable(
        "Mini check box: room beside its title", first: 16,
        RuleEvidence("frame widths", views: 2, repositories: 1, .thin))),
    MacRule(
      [.popUp], nil,
      ReleaseTable(
        "Pop-up button: room beside its longest title", first: 32,
        RuleEvidence("frame widths", views: 3, repositories: 1, .thin),
        then: [
          (.xcode10, 33, RuleEvidence("frame widths", views: 18, repositories: 8, .sure)),
          (.xcode12, 32, RuleEvidence("frame widths", views: 37, repositories: 13, .sure)),
          (.xcode13, 32.2, RuleEvidence("frame widths", views: 38, repositories: 14, .sure)),
          (.xcode26, 47.5, RuleEvidence("frame widths", views: 24, repositories: 9, .sure)),
        ])),
    MacRule(
      [.popUp], .small,
      ReleaseTable(
        "Small pop-up button: room beside its longest title", first: 31,
        RuleEvidence("frame widths", views: 3, repositories: 1, .thin),
        then: [
          (.xcode12, 24, RuleEvidence("frame widths", views: 11, repositories: 3, .sure)),
          (.xcode26, 39.5, RuleEvidence("frame widths", views: 4, repositories: 2, .thin)),
        ])),
    MacRule(
      [.popUp], .mini,
      ReleaseTable(
        "Mini pop-up button: room beside its longest title", first: 24,
        RuleEvidence("as at the small size", .thin))),
    MacRule(
      [.popUp], .large,
      ReleaseTable(
        "Large pop-up button: room beside its longest title", first: 40,
        RuleEvidence("frame widths", views: 10, repositories: 2, .thin))),
    MacRule(
      [.toggle], nil,
      ReleaseTable(
        "Switch: width", first: 38,
        RuleEvidence("frames 42 x 25", views: 7, repositories: 1, .thin),
        then: [
          (.xcode26, 54, RuleEvidence("frames 54 x 24", views: 3, repositories: 1, .thin))
        ])),
    MacRule(
      [.segmented, .roundRectSegments, .squareSegments, .texturedSegments], nil,
      ReleaseTable(
        "Segmented control: room beside each title", first: 20,
        RuleEvidence("frame widths", views: 2, repositories: 1, .thin),
        then: [
          (.xcode9, 24, RuleEvidence("frame widths", views: 4, repositories: 2, .thin)),
          (.xcode11, 20, RuleEvidence("frame width", views: 1, repositories: 1, .thin)),
          (.xcode12, 10, RuleEvidence("frame widths", views: 6, repositories: 4, .sure)),
          (.xcode26, 20, RuleEvidence("frame width", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.textured, .texturedSquare], nil,
      ReleaseTable(
        "Textured button: room beside its title", first: 14,
        RuleEvidence("frame widths", views: 4, repositories: 4, .likely))),
    MacRule(
      [.textured, .texturedSquare], .small,
      ReleaseTable(
        "Small textured button: room beside its title", first: 12,
        RuleEvidence("frame widths", views: 8, repositories: 2, .thin))),
    MacRule(
      [.square, .shadowless], nil,
      ReleaseTable(
        "Bevel button: room beside its title", first: 20,
        RuleEvidence("frame widths", views: 4, repositories: 1, .thin),
        then: [
          (.xcode26, 24, RuleEvidence("frame widths", views: 1, repositories: 1, .thin))
        ])),
    MacRule(
      [.recessed], nil,
      ReleaseTable(
        "Recessed button: room beside its title", first: 16,
        RuleEvidence("not recorded alone", .thin))),
    MacRule(
      [.roundRect], nil,
      ReleaseTable(
        "Round rect button: room beside its title", first: 14,
        RuleEvidence("frame widths", views: 2, repositories: 1, .thin),
        then: [
          (.xcode26, 20, RuleEvidence("frame width", views: 1, repositories: 1, .thin))
        ])),
    MacRule(
      [.inline], nil,
      ReleaseTable(
        "Inline button: room beside its title", first: 12,
        RuleEvidence("frame widths", views: 2, repositories: 1, .thin),
        then: [
          (.xcode12, 8, RuleEvidence("frame widths", views: 8, repositories: 2, .thin))
        ])),
    MacRule(
      [.disclosure], nil,
      ReleaseTable(
        "Disclosure button: width", first: 28,
        RuleEvidence("frames 28 x 26", views: 5, repositories: 2, .thin),
        then: [
          (.xcode12, 20, RuleEvidence("frames 28 x 26", views: 5, repositories: 2, .thin))
        ])),
    MacRule(
      [.help], nil,
      ReleaseTable(
        "Help button: width", first: 21,
        RuleEvidence("frame 25 square", views: 1, repositories: 1, .thin),
        then: [
          (.xcode26, 24, RuleEvidence("frames 24 square", views: 6, repositories: 2, .thin))
        ])),
    MacRule(
      [.help], .small,
      ReleaseTable(
        "Small help button: width", first: 22,
        RuleEvidence("frame 22 square", views: 1, repositories: 1, .thin),
        then: [
          (.xcode11, 18, RuleEvidence("frames 18 x 19", views: 2, repositories: 2, .thin)),
          (.xcode26, 20, RuleEvidence("frame width", views: 1, repositories: 1, .thin)),
        ])),
    MacRule(
      [.help], .mini,
      ReleaseTable(
        "Mini help button: width", first: 16,
        RuleEvidence("frame widths", views: 2, repositories: 1, .thin))),
    MacRule(
      [.help], .large,
      ReleaseTable(
        "Large help button: width", first: 35,
        RuleEvidence("frames 35 square", views: 3, repositories: 1, .thin))),
    MacRule(
      [.disclosureTriangle], nil,
      ReleaseTable(
        "Disclosure triangle: width", first: 13, RuleEvidence("not recorded", .thin))),
    MacRule(
      [.stepper], nil,
      ReleaseTable(
        "Stepper: width", first: 13,
        RuleEvidence("frames 19 x 27", views: 5, repositories: 2, .thin),
        then: [
          (.xcode26, 20, RuleEvidence("frame 20 x 26", views: 1, repositories: 1, .thin))
        ])),
    MacRule(
      [.stepper], .small,
      ReleaseTable(
        "Small stepper: width", first: 15,
        RuleEvidence("frames 15 x 22", views: 17, repositories: 1, .thin),
        then: [
          (.xcode11, 11, RuleEvidence("frames 15 x 22", views: 16, repositories: 1, .thin)),
          (.xcode26, 15, RuleEvidence("not recorded", .thin)),
        ])),
    MacRule(
      [.stepper], .mini,
      ReleaseTable(
        "Mini stepper: width", first: 13,
        RuleEvidence("frames 13 x 20", views: 3, repositories: 1, .thin))),
    MacRule(
      [.spinner], nil,
      ReleaseTable(
        "Spinning wheel: width", first: 32, RuleEvidence("not recorded", .thin))),
    MacRule(
      [.spinner], .small,
      ReleaseTable(
        "Small spinning wheel: width", first: 16,
        RuleEvidence("frames 16 square", views: 2, repositories: 2, .thin))),
  ]
}
