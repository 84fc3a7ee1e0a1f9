/// Single features that few documents have, one or two in each.
enum AssortedDocuments {
  static let all = features + containers + halves + old

  private static func document(
    _ name: String, _ views: [MadeView], _ lines: [String] = [], inner: String = "",
    header: MadeDocument.Header = .init(), edit: (String) -> String = { $0 }
  ) -> MadeDocument {
    let places = views.enumerated().flatMap {
      ["\($1.id).leading = root.leading + 20", "\($1.id).top = root.top + \(100 + $0 * 70)"]
    }
    var made = MadeDocument("assorted", name, views, lines + places, inner: inner, header: header)
    made.scenes = edit(made.scenes)
    return made
  }

  private static var features: [MadeDocument] {
    let shrinking = [4.0, 9, 17, 30].map { size in
      document(
        "shrinks-\(size)",
        [
          .label(
            "l", "Words that do not fit",
            #"adjustsFontSizeToFit="YES" minimumFontSize="\#(size)""#),
          .label("m", "Words that do not fit", #"adjustsFontSizeToFit="YES""#),
        ], ["l.width = 80", "m.width = 70"])
    }
    let segments = ["", #"width="33""#].map {
      document(
        "segments-\($0.count)",
        [
          MadeView(
            "segmentedControl", "g",
            inner:
              #"<segments><segment image="picture" \#($0)/><segment image="unknown"/><segment title=""/></segments>"#
          )
        ])
    }
    let placeholders = [
      #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="40""#,
      #"placeholderIntrinsicWidth="55" placeholderIntrinsicHeight="infinite""#,
    ].enumerated().map { document("placeholder-\($0)", [MadeView("view", "p", $1)]) }
    let symbolic = [
      ["s.leading = safe.leading + 20", "s.top = safe.top + 20"], ["s.top = safe.top + 8"],
    ]
    .enumerated().map { number, lines in
      document("symbolic-\(number)", [.box("s", 30, 20)], lines) {
        $0.replacing(#"id="root-c0""#, with: #"symbolic="YES" id="root-c0""#)
          .replacing(#"id="root-c1""#, with: #"symbolic="YES" id="root-c1""#)
      }
    }
    let temporary = document(
      "temporary", [MadeView("view", "s")], ["s.width = 90", "s.height = 40"]
    ) { $0.replacing(#"id="root-c0""#, with: #"placeholder="YES" id="root-c0""#) }
    let pages = [0, 1].map {
      document("pages-\($0)", [MadeView("pageControl", "p", #"numberOfPages="\#($0)""#)])
    }
    let wheels = ["iOS.CocoaTouch", "AppleTV"].map {
      document(
        "wheels-\($0)",
        ["large", "medium", "whiteLarge"].enumerated().map {
          MadeView("activityIndicatorView", "w\($0)", #"style="\#($1)""#)
        },
        header: .init(
          device: $0 == "AppleTV" ? "appleTV" : "retina6_12",
          orientation: $0 == "AppleTV" ? "landscape" : "portrait", runtime: $0))
    }
    let fonts = document(
      "fonts",
      [
        .label("a", "No size", font: #"name="Unheard" family="Unheard""#),
        .label("b", "Neither", font: ""), MadeView("textView", "t", #"text="Plain text""#),
        MadeView("button", "n"), .label("e", ""),
      ])
    return shrinking + segments + placeholders + symbolic + [temporary, fonts] + pages + wheels
  }

  /// Controllers inside of others, whose views are as large as their containers.
  private static var containers: [MadeDocument] {
    [60.0, 200, 393, 392.75].enumerated().map { number, width in
      func holder(_ id: String) -> MadeView {
        MadeView(
          "containerView", id,
          inner:
            #"<connections><segue destination="inner" kind="embed" id="e\#(id)"/></connections>"#,
          constraints: ["\(id).width = \(width)", "\(id).height = 120"])
      }
      let holders = number == 1 ? [holder("c"), holder("b")] : [holder("c")]
      var made = document("container-\(width)", holders)
      let root = MadeView(
        "view", "held",
        subviews: [.label("t", "A text that is as wide as a phone is"), .box("x", 90, 20)],
        constraints: [
          "t.leading = held.leading + 8", "t.top = held.top + 8", "x.trailing = held.trailing - 8",
          "x.bottom = held.bottom",
        ], frame: [0, 0, width, 120], isMasked: true, key: "view")
      made.scenes +=
        #"<scene sceneID="s2"><objects><viewController id="inner" sceneMemberID="viewController">\#(root.xml)</viewController></objects></scene>"#
      return made
    }
  }

  /// Views between two points, in releases that rounded to whole ones, recorded to either side.
  private static var halves: [MadeDocument] {
    (0..<24).map { number in
      var dice = Dice(70_500 + number)
      let isNib = number % 3 == 0
      var views = (0..<4).map { MadeView.box("v\($0)", Double(10 + 2 * $0 + dice.roll(2)), 21) }
      for at in views.indices {
        let width = Double(views[at].constraints[0].split(separator: " ").last ?? "") ?? 10
        let side = dice.pick([0.0, 0.5, -0.5, 0.5])
        views[at].frame = [
          (375 - width) / 2 + side, Double(100 + at * 30) + dice.pick([0.5, 0]), width, 21,
        ]
      }
      if dice.isLess(than: 50) {
        views[3].subviews = [MadeView.box("i", 3, 4)]
        views[3].constraints += ["i.centerX = v3.centerX", "i.centerY = v3.centerY"]
        views[3].subviews[0].frame = [5.5, 8.5, 3, 4]
      }
      let root = MadeView(
        "view", "root", subviews: views,
        constraints: views.enumerated().flatMap {
          [
            "\($1.id).centerX = root.centerX",
            "\($1.id).top = root.top + \(Double(100 + $0 * 30) + 0.5)",
          ]
        }, frame: [0, 0, 375, 667], isMasked: true, key: isNib ? nil : "view")
      let header = MadeDocument.Header(
        tools: [6254, 8191, 9532, 10117, 11762][number % 5], device: "retina4_7",
        switches: #"useAutolayout="YES" useTraitCollections="YES""#)
      if isNib {
        return MadeDocument("assorted", "halves-\(number)", objects: [root.xml], header: header)
      }
      return MadeDocument(
        "assorted", "halves-\(number)",
        controllers: [
          #"<viewController id="vc" sceneMemberID="viewController">\#(root.xml)</viewController>"#
        ], header: header)
    }
  }

  /// Documents that name the system of the Mac that saved them.
  private static var old: [MadeDocument] {
    ["13F34", "14F27", "15A284", "16A323"].flatMap { build in
      [6254, 9059, 11762].map { tools in
        document(
          "old-\(build)-\(tools)", [.label("a", "Some words"), .button("b", "Continue")],
          header: .init(
            tools: tools, device: "retina4_7",
            switches: #"systemVersion="\#(build)" useAutolayout="YES""#))
      }
    }
  }
}
