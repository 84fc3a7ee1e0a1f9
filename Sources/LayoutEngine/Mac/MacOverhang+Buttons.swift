import LayoutModel

extension MacOverhang {
  static let buttons: [MacRule<EdgeInsets>] = [
    table("Push button")
      .first(
        EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), "edges beside flat views", views: 30,
        repositories: 6, .sure
      )
      .from(
        .xcode12, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7), "edges beside flat views",
        views: 24, repositories: 5, .sure
      )
      .flat("edges beside flat views", views: 44, repositories: 3)
      .of([.push]),
    table("Small push button")
      .first(
        EdgeInsets(top: 4, left: 5, bottom: 6, right: 5), "edges beside flat views", views: 7,
        repositories: 3, .likely
      )
      .from(
        .xcode10, EdgeInsets(top: 3, left: 5, bottom: 6, right: 5), "frames 27 high", views: 11,
        repositories: 4, .sure
      )
      .from(
        .xcode12, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), "edges beside flat views",
        views: 9, repositories: 3, .likely
      )
      .flat("edges beside flat views", views: 2, repositories: 1)
      .of([.push], .small),
    table("Large push button")
      .first(.all(6), "edges beside flat views", views: 6, repositories: 1, .thin)
      .flat("as at the regular size")
      .of([.push], .large),
    table("Mini push button")
      .first(
        EdgeInsets(left: 1, bottom: 1, right: 1), "frames 16 high beside flat views", views: 4,
        repositories: 1, .thin
      )
      .from(.xcode12, .all(2), "edges beside flat views", views: 6, repositories: 1, .thin)
      .flat("as at the regular size")
      .of([.push], .mini),
    table("Large check box")
      .first(
        EdgeInsets(top: 2.5, left: 3, bottom: 2.5), "edges beside flat views", views: 32,
        repositories: 1, .thin
      )
      .flat("as at the regular size")
      .of([.check], .large),
    table("Large radio button")
      .first(
        EdgeInsets(top: 1.5, left: 3, bottom: 1.5), "edges beside flat views", views: 9,
        repositories: 1, .thin
      )
      .from(
        .xcode15, EdgeInsets(top: 2.5, left: 3, bottom: 2.5), "edge beside a flat view", views: 1,
        repositories: 1, .thin
      )
      .flat("as at the regular size")
      .of([.radio], .large),
    table("Mini check box")
      .first(.zero, "edges beside flat views", views: 4, repositories: 1, .thin)
      .of([.check], .mini),
    table("Mini pop-up button")
      .first(
        EdgeInsets(left: 1, right: 2), "edges beside flat views", views: 6, repositories: 1, .thin
      )
      .from(
        .xcode10, EdgeInsets(bottom: 1, right: 1), "frames 16 high and stated widths", views: 9,
        repositories: 1, .thin
      )
      .from(
        .xcode12, EdgeInsets(top: 2, left: 2, bottom: 2, right: 3), "edges beside flat views",
        views: 2, repositories: 1, .thin
      )
      .flat("as at the regular size")
      .of([.popUp], .mini),
    table("Large pop-up button")
      .first(
        EdgeInsets(top: 6, left: 5, bottom: 6, right: 5), "edges beside flat views", views: 20,
        repositories: 2, .thin
      )
      .flat("as at the regular size")
      .of([.popUp], .large),
    table("Pop-up button without a border")
      .first(.zero, "edges beside flat views", views: 3, repositories: 2, .thin)
      .from(
        .xcode12, EdgeInsets(left: 5), "edges beside flat views", views: 9, repositories: 4, .likely
      )
      .of([.plainPopUp]),
    table("Small pop-up button without a border")
      .first(.zero, "edges beside flat views", views: 2, repositories: 1, .thin)
      .of([.plainPopUp], .small),
    table("Bevel button")
      .first(
        EdgeInsets(top: 2, left: 2, bottom: 3, right: 2), "edges beside flat views", views: 8,
        repositories: 2, .thin
      )
      .flat("edge beside a flat view", views: 1, repositories: 1)
      .of([.square]),
    table("Switch")
      .first(.all(2), "edge beside a flat view", views: 1, repositories: 1, .thin)
      .flat("edges beside flat views", views: 4, repositories: 1)
      .of([.toggle]),
    table("Radio button")
      .first(
        EdgeInsets(top: 1, left: 1, bottom: 1, right: 2), "edges beside flat views", views: 10,
        repositories: 4, .likely
      )
      .from(.xcode12, EdgeInsets(top: 1, left: 2, bottom: 1), "as check boxes", .thin)
      .flat("as check boxes")
      .of([.radio]),
    table("Check box")
      .first(.all(2), "edges beside flat views", views: 20, repositories: 4, .sure)
      .from(
        .xcode12, EdgeInsets(top: 1, left: 2, bottom: 1), "edges beside flat views", views: 18,
        repositories: 2, .thin
      )
      .flat("edges beside flat views", views: 49, repositories: 3)
      .of([.check]),
    table("Small check box and radio button")
      .first(
        EdgeInsets(top: 3, left: 3, bottom: 3, right: 2), "edges beside flat views", views: 21,
        repositories: 5, .sure
      )
      .from(
        .xcode12, EdgeInsets(top: 1, left: 1, bottom: 1), "edges beside flat views", views: 44,
        repositories: 6, .sure
      )
      .flat("as at the regular size")
      .of([.check, .radio], .small),
    table("Pop-up button")
      .first(
        EdgeInsets(top: 2, left: 2, bottom: 3, right: 3), "edges beside flat views", views: 11,
        repositories: 2, .thin
      )
      .from(
        .xcode10, EdgeInsets(top: 1, left: 2, bottom: 3, right: 3), "edges beside flat views",
        views: 6, repositories: 3, .likely
      )
      .from(
        .xcode12, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4), "edges beside flat views",
        views: 21, repositories: 3, .sure
      )
      .flat("edges beside flat views", views: 24, repositories: 3)
      .of([.popUp, .popUpPath]),
    table("Small pop-up button")
      .first(
        EdgeInsets(top: 1, left: 3, bottom: 3, right: 3), "edges beside flat views", views: 18,
        repositories: 3, .sure
      )
      .from(
        .xcode12, EdgeInsets(top: 2, left: 4, bottom: 4, right: 4), "edges beside flat views",
        views: 60, repositories: 3, .likely
      )
      .flat("as at the regular size")
      .of([.popUp, .popUpPath], .small),
    table("Textured button")
      .first(
        EdgeInsets(top: 1, bottom: 2), "edges beside flat views", views: 4, repositories: 2, .thin
      )
      .from(
        .xcode10, EdgeInsets(bottom: 1), "frames 23 high beside flat views", views: 14,
        repositories: 3, .sure
      )
      .from(
        .xcode12, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), "edges beside flat views",
        views: 5, repositories: 2, .thin
      )
      .of([.textured]),
    table("Textured square button")
      .first(EdgeInsets(top: 1, bottom: 2), "as textured buttons", .thin)
      .from(
        .xcode10, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1),
        "edges, and frames beside stated heights", views: 16, repositories: 2, .thin
      )
      .of([.texturedSquare]),
    table("Small textured button")
      .first(.zero, "edge beside a flat view", views: 1, repositories: 1, .thin)
      .from(
        .xcode12, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), "edges in a grid", views: 5,
        repositories: 1, .thin
      )
      .of([.textured, .texturedSquare], .small),
    table("Gradient button")
      .first(
        EdgeInsets(top: 1, bottom: 1), "edges beside flat views", views: 11, repositories: 2, .thin
      )
      .of([.gradient]),
    table("Round rect and recessed button without a border")
      .first(EdgeInsets(bottom: 1), "frames beside middles", views: 2, repositories: 1, .thin)
      .from(.xcode12, .zero, "as of others without a border", .thin)
      .of([.plainRoundRect]),
    table("Round rect button")
      .first(EdgeInsets(bottom: 1), "edges beside flat views", views: 3, repositories: 1, .thin)
      .flat("as of other controls")
      .of([.roundRect]),
    table("Round button")
      .first(
        EdgeInsets(top: 3, left: 6, bottom: 9, right: 7), "edges beside flat views", views: 4,
        repositories: 2, .thin
      )
      .from(
        .xcode10, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), "edge beside a flat view",
        views: 1, repositories: 1, .thin
      )
      .from(.xcode12, .all(1), "edge beside a label", views: 1, repositories: 1, .thin)
      .flat("as of other controls")
      .of([.round]),
    table("Recessed button")
      .first(
        EdgeInsets(bottom: 1), "edges beside flat views, middles and stated heights", views: 13,
        repositories: 8, .sure
      )
      .flat("as of other controls")
      .of([.recessed]),
    table("Inline button")
      .first(
        EdgeInsets(bottom: 1), "edges of others 8 below, and middles", views: 8, repositories: 3,
        .sure
      )
      .from(
        .xcode12, .zero, "frames beside stated heights and middles", views: 5, repositories: 3,
        .likely
      )
      .of([.inline]),
    table("Disclosure button")
      .first(.zero, "edges beside flat views", views: 2, repositories: 2, .thin)
      .from(
        .xcode12, EdgeInsets(top: 3, left: 4, bottom: 3, right: 4),
        "edges beside flat views, of Xcode 26 too", views: 9, repositories: 2, .thin
      )
      .of([.disclosure]),
    table("Help button")
      .first(
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 2), "edges beside flat views", views: 5,
        repositories: 3, .likely
      )
      .from(
        .xcode10, EdgeInsets(left: 2, bottom: 4, right: 2), "edges beside flat views", views: 9,
        repositories: 2, .thin
      )
      .flat("edges beside flat views", views: 6, repositories: 2)
      .of([.help]),
    table("Small help button")
      .first(.zero, "not recorded beside flat views", .thin)
      .of([.help], .small),
    table("Mini help button")
      .first(.zero, "not recorded beside flat views", .thin)
      .of([.help], .mini),
    table("Large help button")
      .first(.zero, "not recorded beside flat views", .thin)
      .of([.help], .large),
  ]
}
