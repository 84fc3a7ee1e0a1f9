/// Stack views: every axis, distribution and alignment, with room to share and without.
enum StackDocuments {
  static let all: [MadeDocument] = arranged + special

  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  private static var arranged: [MadeDocument] {
    var documents: [MadeDocument] = []
    for axis in ["horizontal", "vertical"] {
      var alignments = ["fill", "center", "leading", "trailing"]
      if axis == "horizontal" {
        alignments = ["fill", "center", "top", "bottom", "firstBaseline", "lastBaseline"]
      }
      for distribution in distributions {
        for alignment in alignments {
          let attributes =
            #"axis="\#(axis)" distribution="\#(distribution)" alignment="\#(alignment)" spacing="\#(documents.count % 3 * 5)""#
          documents.append(document("\(axis)-\(distribution)-\(alignment)", attributes))
        }
      }
    }
    return documents
  }

  private static var special: [MadeDocument] {
    [
      document(
        "margins", #"distribution="fill""#,
        inner: #"<edgeInsets key="layoutMargins" top="3" left="7" bottom="5" right="11"/>"#),
      document("standard", #"spacingType="standard" axis="vertical""#),
      document("baselines", #"baselineRelativeArrangement="YES" axis="vertical" spacing="25""#),
      document("hidden", #"spacing="9" distribution="fillEqually""#, second: #"hidden="YES""#),
      document("mirrored", #"spacing="4" semanticContentAttribute="forceRightToLeft""#),
      document("nested", #"axis="vertical" alignment="center" spacing="6""#, isNested: true),
      document(
        "varied", #"spacing="2""#,
        inner:
          #"<variation key="heightClass=compact" axis="vertical" spacing="12" alignment="trailing"/>"#
      ),
      document(
        "proportional", #"distribution="fillProportionally" spacing="8""#, second: #"hidden="YES""#),
    ]
  }

  private static func document(
    _ name: String, _ attributes: String, inner: String = "", second: String = "",
    isNested: Bool = false
  ) -> MadeDocument {
    var views = [
      MadeView.label("l", "Some text"),
      MadeView.label("m", "A longer text", second, font: #"type="system" pointSize="26""#),
      MadeView.box("x", 30, 24),
    ]
    if isNested {
      views.append(
        MadeView(
          "stackView", "inner", #"distribution="equalSpacing""#,
          subviews: [.button("p", "Yes"), .button("q", "Cancel")]))
    }
    let stack = MadeView("stackView", "s", attributes, inner: inner, subviews: views)
    return MadeDocument(
      "stacks", name, [stack],
      [
        "s.leading = safe.leading + 10", "safe.trailing = s.trailing + 10 @998",
        "s.centerY = root.centerY",
        "s.width <= root.height", "s.height >= 60",
      ])
  }
}
