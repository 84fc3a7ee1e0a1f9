import LayoutModel

extension MacOverhang {
  static let others: [MacRule<EdgeInsets>] = [
    table("Label")
      .first(
        EdgeInsets(left: 3, right: 3), "edges of labels beside flat views", views: 13,
        repositories: 3, .sure
      )
      .from(
        .xcode5, EdgeInsets(left: 2, right: 2), "edges of labels beside flat views", views: 109,
        repositories: 12, .sure
      )
      .of([.label]),
    table("Tab view with a border")
      .first(
        EdgeInsets(top: 6, left: 7, bottom: 10, right: 7),
        "edges beside flat views, of Xcode 26 too", views: 14, repositories: 8, .sure
      )
      .of([.tabs]),
    table("Small tab view with a border")
      .first(
        EdgeInsets(top: 3, left: 7, bottom: 10, right: 7),
        "edges beside flat views, of Xcode 26 too", views: 5, repositories: 1, .thin
      )
      .of([.tabs], .small),
    table("Box with a title")
      .first(
        EdgeInsets(left: 3, bottom: 4, right: 3), "edges beside flat views", views: 15,
        repositories: 3, .likely
      )
      .flat("as of other controls")
      .of([.titledBox]),
    table("Box without a title")
      .first(
        EdgeInsets(top: 2, left: 3, bottom: 4, right: 3), "edges beside flat views", views: 7,
        repositories: 2, .thin
      )
      .flat("as of other controls")
      .of([.untitledBox]),
    table("Slider")
      .first(.all(2), "edges beside flat views", views: 18, repositories: 3, .likely)
      .from(
        .xcode12, EdgeInsets(top: 2, left: 2, bottom: 6, right: 2), "edges beside flat views",
        views: 46, repositories: 4, .sure
      )
      .flat("as of other controls")
      .of([.slider]),
    table("Slider with marks")
      .first(
        EdgeInsets(top: 1, left: 2, bottom: 2, right: 2),
        "frames beside stated heights and middles", views: 7, repositories: 2, .thin
      )
      .from(.xcode12, EdgeInsets(top: 2, left: 2, bottom: 6, right: 2), "as without marks", .thin)
      .flat("as of other controls")
      .of([.markedSlider]),
    table("Small slider")
      .first(
        EdgeInsets(top: 1, bottom: 1), "edges beside flat views", views: 10, repositories: 1, .thin
      )
      .from(.xcode12, .all(2), "edges beside flat views", views: 14, repositories: 3, .likely)
      .flat("edges beside flat views", views: 10, repositories: 1)
      .of([.slider, .markedSlider], .small),
    table("Mini slider")
      .first(.zero, "edges beside flat views", views: 16, repositories: 1, .thin)
      .from(.xcode12, .all(2), "edges beside flat views", views: 4, repositories: 1, .thin)
      .flat("as of other controls")
      .of([.slider, .markedSlider], .mini),
    table("Image in a frame")
      .first(.all(3), "edges beside flat views", views: 2, repositories: 1, .thin)
      .of([.framedImage]),
    table("Small combo box")
      .first(
        EdgeInsets(top: 1, bottom: 4, right: 3), "edges beside flat views", views: 9,
        repositories: 1, .thin
      )
      .from(
        .xcode14_3, EdgeInsets(top: 1, left: 1, bottom: 1, right: 2), "edges of frames 19 high",
        views: 2, repositories: 1, .thin
      )
      .flat("as of other controls")
      .of([.comboBox], .small),
    table("Stepper")
      .first(
        EdgeInsets(top: 2, left: 3, bottom: 2, right: 3), "edges beside flat views", views: 18,
        repositories: 5, .sure
      )
      .from(
        .xcode11, EdgeInsets(top: 4, left: 3, bottom: 4, right: 3),
        "frames 28 to 30 high beside heights", views: 20, repositories: 6, .sure
      )
      .flat("edges beside flat views", views: 10, repositories: 2)
      .of([.stepper]),
    table("Small stepper")
      .first(.zero, "edges beside flat views", views: 6, repositories: 1, .thin)
      .from(
        .xcode11, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2), "edges beside flat views",
        views: 17, repositories: 2, .thin
      )
      .flat("as at the regular size")
      .of([.stepper], .small),
    table("Mini stepper")
      .first(.zero, "edges beside flat views", views: 2, repositories: 1, .thin)
      .of([.stepper], .mini),
    table("Combo box")
      .first(
        EdgeInsets(top: 2, bottom: 4, right: 3), "edges beside flat views", views: 9,
        repositories: 6, .sure
      )
      .from(
        .xcode14_3, EdgeInsets(top: 1, left: 1, bottom: 2, right: 3), "edges of frames 23 high",
        views: 11, repositories: 4, .sure
      )
      .flat("edges beside flat views", views: 7, repositories: 1)
      .of([.comboBox]),
    table("Segmented control")
      .first(
        EdgeInsets(top: 1, left: 2, bottom: 2, right: 2), "edges beside flat views", views: 20,
        repositories: 5, .sure
      )
      .from(
        .xcode13_3, EdgeInsets(top: 1, left: 2, bottom: 1, right: 2), "edges beside flat views",
        views: 4, repositories: 4, .likely
      )
      .flat("edges beside flat views", views: 4, repositories: 2)
      .of([.segmented]),
    table("Textured square segments")
      .first(
        EdgeInsets(top: 1, bottom: 2), "edges beside flat views", views: 6, repositories: 3, .likely
      )
      .from(
        .xcode10_2, EdgeInsets(bottom: 1), "edges beside flat views", views: 4, repositories: 3,
        .likely
      )
      .flat("as of other segments")
      .of([.texturedSegments]),
    table("Square segments")
      .first(
        EdgeInsets(top: 1, bottom: 1), "edges beside flat views", views: 5, repositories: 2, .thin
      )
      .flat("edges beside flat views", views: 2, repositories: 2)
      .of([.squareSegments]),
    table("Segments of a round rect")
      .first(.all(1), "edges beside flat views", views: 3, repositories: 1, .thin)
      .flat("as of other segments")
      .of([.roundRectSegments]),
    table("Date picker")
      .first(
        EdgeInsets(top: 4, right: 3), "edges beside flat views", views: 9, repositories: 3, .likely
      )
      .flat("as of other controls")
      .of([.datePicker]),
    table("Colour well")
      .first(.zero, "edges beside flat views", views: 5, repositories: 2, .thin)
      .from(
        .xcode14, EdgeInsets(top: 2, left: 3, bottom: 2, right: 3), "edges beside flat views",
        views: 4, repositories: 2, .thin
      )
      .flat("as of other controls")
      .of([.colorWell]),
    table("Level indicator of separate levels")
      .first(
        EdgeInsets(bottom: 2), "edges and stated heights", views: 4, repositories: 3, .likely
      )
      .of([.level]),
    table("Level indicator of one length")
      .first(.zero, "frame beside an edge", views: 1, repositories: 1, .thin)
      .from(
        .xcode12, EdgeInsets(bottom: 2), "frames 18 high 8 apart, and 16 wide", views: 8,
        repositories: 1, .thin
      )
      .of([.continuousLevel]),
    table("Progress bar")
      .first(
        EdgeInsets(top: 1, bottom: 1), "edges beside flat views", views: 20, repositories: 8, .sure
      )
      .flat("edges beside flat views", views: 11, repositories: 6)
      .of([.progressBar]),
    table("Small progress bar")
      .first(EdgeInsets(top: 1, bottom: 1), "as at the regular size", .thin)
      .from(.xcode12, .zero, "edges beside flat views", views: 5, repositories: 1, .thin)
      .of([.progressBar], .small),
  ]
}
