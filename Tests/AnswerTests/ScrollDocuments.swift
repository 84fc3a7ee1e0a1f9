/// Scroll views: content tied to edges and to guides, and centres of every strength.
enum ScrollDocuments {
  static let all: [MadeDocument] = centres + guided + others

  private static func document(
    _ name: String, _ constraints: [String], element: String = "scrollView", inner: String = ""
  ) -> MadeDocument {
    let content = MadeView(
      "view", "c", subviews: [.label("t", "Inside")],
      constraints: ["t.centerX = c.centerX", "t.top = c.top + 5"])
    let scroll = MadeView(
      element, "s", #"clipsSubviews="YES""#, inner: inner, subviews: [content, .box("d", 40, 30)],
      constraints: constraints)
    return MadeDocument(
      "scroll views", name, [scroll],
      [
        "s.leading = safe.leading", "s.trailing = safe.trailing", "s.top = safe.top",
        "s.bottom = safe.bottom - 100",
      ])
  }

  private static let edges = [
    "c.leading = s.leading", "s.trailing = c.trailing", "c.top = s.top", "s.bottom = c.bottom",
  ]

  /// A centre means the frame or the content, by its axis and strength.
  private static var centres: [MadeDocument] {
    var documents: [MadeDocument] = []
    for centre in ["centerX", "centerY"] {
      let across = centre == "centerX" ? "d.top = c.top" : "d.leading = c.leading"
      for priority in [1, 200, 249, 250, 251, 500, 999, 1000] {
        let beside = [
          "c.width = s.width", "c.height = 1200", "d.\(centre) = s.\(centre) + 3 @\(priority)",
          across,
        ]
        let within = [
          "c.width = 500", "c.height = 300", "c.\(centre) = s.\(centre) @\(priority)",
          "d.top = c.top", "d.leading = c.leading",
        ]
        documents.append(document("\(centre)-\(priority)", edges + beside))
        documents.append(document("\(centre)-of-content-\(priority)", edges + within))
      }
    }
    return documents
  }

  private static var guided: [MadeDocument] {
    let guides =
      #"<viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>"#
    let inside = [
      "c.leading = cg.leading", "cg.trailing = c.trailing + 4", "c.top = cg.top + 6",
      "cg.bottom = c.bottom",
    ]
    let cases: [(String, [String])] = [
      (
        "equal-widths",
        [
          "c.width = fg.width", "c.height = 900", "d.bottom = fg.bottom - 8",
          "d.centerX = fg.centerX",
        ]
      ),
      (
        "at-least",
        [
          "c.width = fg.width - 4", "c.height >= fg.height @250", "d.centerY = cg.centerY",
          "d.trailing = c.trailing",
        ]
      ),
      (
        "sideways",
        ["c.height = fg.height", "c.width = 1400", "d.leading = fg.leading + 10", "d.top = cg.top"]
      ),
      ("open", ["d.leading = cg.leading", "d.top = cg.top"]),
    ]
    return cases.map { document("guides-\($0.0)", inside + $0.1, inner: guides) }
  }

  private static var others: [MadeDocument] {
    [
      document("open", ["c.leading = s.leading", "c.top = s.top"]),
      document(
        "widths",
        edges + [
          "c.width = s.width * 0.5", "c.height = s.height", "d.top = s.top", "d.right = s.right",
        ]),
      document(
        "outside",
        edges + [
          "c.width = root.width", "c.height = 1000", "d.bottom = safe.bottom", "d.left = c.left",
        ]),
      document("table", ["d.top = s.top + 5", "d.leading = s.leading + 5"], element: "tableView"),
      document(
        "collection", ["d.bottom = s.bottom", "d.trailing = s.trailing"], element: "collectionView"),
    ]
  }
}
