import LayoutModel

extension MacSizeRules {
  static let widths: [MacRule<Double>] = [
    ReleaseTable("Push button: room beside its title")
      .first(28, "frame widths", views: 189, repositories: 26, .sure)
      .from(.xcode12, 20, "frame widths", views: 86, repositories: 19, .sure)
      .from(.xcode26, 24, "frame widths", views: 18, repositories: 4, .sure)
      .of([.push]),
    ReleaseTable("Small push button: room beside its title")
      .first(16, "frame widths", views: 15, repositories: 7, .sure)
      .from(.xcode26, 20, "frame widths", views: 4, repositories: 2, .thin)
      .of([.push], .small),
    ReleaseTable("Mini push button: room beside its title")
      .first(14, "frame widths", views: 3, repositories: 1, .thin)
      .of([.push], .mini),
    ReleaseTable("Large push button: room beside its title")
      .first(20, "frame widths", views: 18, repositories: 1, .thin)
      .from(.xcode26, 28, "frame widths", views: 2, repositories: 1, .thin)
      .of([.push], .large),
    ReleaseTable("Button without a border: room beside its title")
      .first(4, "frame widths", views: 38, repositories: 6, .sure)
      .of([.plainButton, .plainPush, .plainRoundRect]),
    ReleaseTable("Large check box and radio button: room beside its title")
      .first(26, "frame widths", views: 42, repositories: 1, .thin)
      .of([.check, .radio], .large),
    ReleaseTable("Radio button: room beside its title")
      .first(19, "frame widths", views: 10, repositories: 3, .likely)
      .from(.xcode12, 24, "as check boxes", .thin)
      .from(.xcode26, 22, "as check boxes", .thin)
      .of([.radio]),
    ReleaseTable("Check box: room beside its title")
      .first(18, "frame widths", views: 110, repositories: 17, .sure)
      .from(.xcode12, 24, "frame widths", views: 12, repositories: 2, .thin)
      .from(.xcode26, 22, "frame widths", views: 10, repositories: 3, .sure)
      .of([.check]),
    ReleaseTable("Small check box and radio button: room beside its title")
      .first(17, "frame widths", views: 2, repositories: 1, .thin)
      .from(.xcode12, 20, "frame widths", views: 40, repositories: 6, .sure)
      .from(.xcode26, 18, "frame widths", views: 28, repositories: 3, .likely)
      .of([.check, .radio], .small),
    ReleaseTable("Mini check box: room beside its title")
      .first(16, "frame widths", views: 2, repositories: 1, .thin)
      .of([.check], .mini),
    ReleaseTable("Pop-up button: room beside its longest title")
      .first(32, "frame widths", views: 3, repositories: 1, .thin)
      .from(.xcode10, 33, "frame widths", views: 18, repositories: 8, .sure)
      .from(.xcode12, 32, "frame widths", views: 37, repositories: 13, .sure)
      .from(.xcode13, 32.2, "frame widths", views: 38, repositories: 14, .sure)
      .from(.xcode26, 47.5, "frame widths", views: 24, repositories: 9, .sure)
      .of([.popUp]),
    ReleaseTable("Small pop-up button: room beside its longest title")
      .first(31, "frame widths", views: 3, repositories: 1, .thin)
      .from(.xcode12, 24, "frame widths", views: 11, repositories: 3, .sure)
      .from(.xcode26, 39.5, "frame widths", views: 4, repositories: 2, .thin)
      .of([.popUp], .small),
    ReleaseTable("Mini pop-up button: room beside its longest title")
      .first(24, "as at the small size", .thin)
      .of([.popUp], .mini),
    ReleaseTable("Large pop-up button: room beside its longest title")
      .first(40, "frame widths", views: 10, repositories: 2, .thin)
      .of([.popUp], .large),
    ReleaseTable("Switch: width")
      .first(38, "frames 42 x 25", views: 7, repositories: 1, .thin)
      .from(.xcode26, 54, "frames 54 x 24", views: 3, repositories: 1, .thin)
      .of([.toggle]),
    ReleaseTable("Segmented control: room beside each title")
      .first(20, "frame widths", views: 2, repositories: 1, .thin)
      .from(.xcode9, 24, "frame widths", views: 4, repositories: 2, .thin)
      .from(.xcode11, 20, "frame width", views: 1, repositories: 1, .thin)
      .from(.xcode12, 10, "frame widths", views: 6, repositories: 4, .sure)
      .from(.xcode26, 20, "frame width", views: 1, repositories: 1, .thin)
      .of([.segmented, .roundRectSegments, .squareSegments, .texturedSegments]),
    ReleaseTable("Textured button: room beside its title")
      .first(14, "frame widths", views: 4, repositories: 4, .likely)
      .of([.textured, .texturedSquare]),
    ReleaseTable("Small textured button: room beside its title")
      .first(12, "frame widths", views: 8, repositories: 2, .thin)
      .of([.textured, .texturedSquare], .small),
    ReleaseTable("Bevel button: room beside its title")
      .first(20, "frame widths", views: 4, repositories: 1, .thin)
      .from(.xcode26, 24, "frame widths", views: 1, repositories: 1, .thin)
      .of([.square, .shadowless]),
    ReleaseTable("Recessed button: room beside its title")
      .first(14, "frame widths", views: 7, repositories: 4, .sure)
      .of([.recessed]),
    ReleaseTable("Round rect button: room beside its title")
      .first(14, "frame widths", views: 2, repositories: 1, .thin)
      .from(.xcode26, 20, "frame width", views: 1, repositories: 1, .thin)
      .of([.roundRect]),
    ReleaseTable("Inline button: room beside its title")
      .first(12, "frame widths", views: 2, repositories: 1, .thin)
      .from(.xcode12, 8, "frame widths", views: 8, repositories: 2, .thin)
      .of([.inline]),
    ReleaseTable("Round button: width")
      .first(26, "frames 39 wide beside stated widths", views: 4, repositories: 2, .thin)
      .from(.xcode10, 20, "frame 32 wide", views: 1, repositories: 1, .thin)
      .from(.xcode12, 24, "frame 26 wide", views: 1, repositories: 1, .thin)
      .of([.round]),
    ReleaseTable("Disclosure button: width")
      .first(28, "frames 28 x 26", views: 5, repositories: 2, .thin)
      .from(.xcode12, 20, "frames 28 x 26", views: 5, repositories: 2, .thin)
      .of([.disclosure]),
    ReleaseTable("Help button: width")
      .first(21, "frame 25 square", views: 1, repositories: 1, .thin)
      .from(.xcode26, 24, "frames 24 square", views: 6, repositories: 2, .thin)
      .of([.help]),
    ReleaseTable("Small help button: width")
      .first(22, "frame 22 square", views: 1, repositories: 1, .thin)
      .from(.xcode11, 18, "frames 18 x 19", views: 2, repositories: 2, .thin)
      .from(.xcode26, 20, "frame width", views: 1, repositories: 1, .thin)
      .of([.help], .small),
    ReleaseTable("Mini help button: width")
      .first(16, "frame widths", views: 2, repositories: 1, .thin)
      .of([.help], .mini),
    ReleaseTable("Large help button: width")
      .first(35, "frames 35 square", views: 3, repositories: 1, .thin)
      .of([.help], .large),
    ReleaseTable("Disclosure triangle: width")
      .first(13, "not recorded", .thin)
      .of([.disclosureTriangle]),
    ReleaseTable("Stepper: width")
      .first(13, "frames 19 x 27", views: 5, repositories: 2, .thin)
      .from(.xcode26, 20, "frame 20 x 26", views: 1, repositories: 1, .thin)
      .of([.stepper]),
    ReleaseTable("Small stepper: width")
      .first(15, "frames 15 x 22", views: 17, repositories: 1, .thin)
      .from(.xcode11, 11, "frames 15 x 22", views: 16, repositories: 1, .thin)
      .from(.xcode26, 15, "not recorded", .thin)
      .of([.stepper], .small),
    ReleaseTable("Mini stepper: width")
      .first(13, "frames 13 x 20", views: 3, repositories: 1, .thin)
      .of([.stepper], .mini),
    ReleaseTable("Spinning wheel: width")
      .first(32, "not recorded", .thin)
      .of([.spinner]),
    ReleaseTable("Small spinning wheel: width")
      .first(16, "frames 16 square", views: 2, repositories: 2, .thin)
      .of([.spinner], .small),
  ]
}
