/// Pictures and symbols of all scales and sizes, buttons with them, and views that the saving Mac ran.
enum PictureDocuments {
  static let all: [MadeDocument] = (0..<48).map(document) + (0..<24).map(designed)

  private static let names = [
    "star.fill", "arrow.right", "chevron.up", "heart", "trash", "xmark", "plus.circle.fill",
    "pencil.circle", "cloud.bolt.rain", "person.2", "nothing.like.it",
  ]

  private static func picture(_ dice: inout Dice) -> String {
    if dice.isLess(than: 15) { return #"image="picture""# }
    return #"image="\#(dice.pick(names))" catalog="system""#
  }

  private static func configuration(_ dice: inout Dice, _ key: String) -> String {
    let words = dice.pick([
      "", #"scale="small""#, #"scale="large""#, #"pointSize="30""#, #"scale="large" pointSize="9""#,
      #"textStyle="title1""#, #"textStyle="footnote" scale="small""#, #"weight="bold""#,
    ])
    return words.isEmpty
      ? ""
      : #"<imageSymbolConfiguration key="\#(key)" \#(words)/>"#
        .replacing("<imageSymbolConfiguration", with: "<preferredSymbolConfiguration")
  }

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(60_000 + number)
    let views = (0..<6).map { at -> MadeView in
      if at % 3 < 2 {
        return MadeView(
          "imageView", "v\(at)",
          #"\#(picture(&dice)) contentMode="\#(dice.pick(["scaleAspectFit", "center", "scaleToFill"]))""#,
          inner: configuration(&dice, "preferredSymbolConfiguration"))
      }
      let title = dice.pick(["", #"title="Go""#, #"title="Continue to the next""#])
      let insets = dice.pick([
        "", #"<inset key="contentEdgeInsets" minX="4" minY="3" maxX="8" maxY="2"/>"#,
        #"<inset key="titleEdgeInsets" minX="6" minY="0.0" maxX="0.0" maxY="0.0"/>"#,
      ])
      let style = dice.pick(["", "plain", "gray", "filled", "borderedTinted"])
      let padding = dice.pick(["", #"imagePadding="9""#, #"titlePadding="4" subtitle="Below""#])
      let placement = dice.pick(["", #"imagePlacement="top""#, #"imagePlacement="trailing""#])
      let own =
        style.isEmpty
        ? insets
        : #"<buttonConfiguration key="configuration" style="\#(style)" \#(picture(&dice)) \#(title) \#(padding) \#(placement)/>"#
      return MadeView(
        "button", "v\(at)", #"buttonType="\#(dice.pick(["system", "custom", "infoLight"]))""#,
        inner: #"<state key="normal" \#(title) \#(picture(&dice))/>\#(own)"#)
    }
    let places = views.indices.flatMap { at -> [String] in
      let size: [String] = dice.pick([
        [], [], ["v\(at).height = 24"], ["v\(at).width = 30", "v\(at).height = 30"],
      ])
      return size + [
        "v\(at).leading = root.leading + \(20 + at % 2 * 150)",
        at % 2 == 1
          ? "v\(at).\(dice.pick(["lastBaseline", "centerY", "top"])) = v\(at - 1).bottom"
          : "v\(at).top = safe.top + \(at * 60)",
      ]
    }
    return MadeDocument(
      "pictures", "\(number)", views, places,
      header: .init(
        tools: dice.pick([22505, 15505, 13771, 21225, 24127]),
        device: dice.pick(["retina6_12", "retina4_7"])))
  }

  /// Views of an app's classes, whose sizes Interface Builder got by running them.
  private static func designed(_ number: Int) -> MadeDocument {
    var dice = Dice(61_000 + number)
    let text = "Words that go on for so long that they are wrapped into several lines of text"
    var views = [
      MadeView.label("a", text, #"numberOfLines="0" customClass="OwnLabel""#),
      MadeView("view", "b", #"customClass="OwnView""#), MadeView.label("c", "Short"),
      MadeView(
        "stackView", "s", #"axis="vertical""#,
        subviews: [
          MadeView.label("e", ""), MadeView("view", "h"),
          MadeView("textView", "x", #"scrollEnabled="NO""#), MadeView("stackView", "k"),
        ]),
    ]
    if dice.isLess(than: 50) {
      views[1].inner = #"<size key="placeholderIntrinsicSize" width="40" height="50"/>"#
    }
    func size(_ view: String) -> String {
      #"<designable name="\#(view)"><size key="intrinsicContentSize" width="\#(dice.pick([-1, 60, 300, 900]))" height="\#(dice.pick([-1, 14, 21, 90]))"/></designable>"#
    }
    return MadeDocument(
      "pictures", "designed-\(number)", views,
      [
        "a.leading = safe.leading", "a.top = safe.top", "b.top = a.bottom", "b.leading = a.leading",
        "c.leading = b.trailing", "c.centerY = b.centerY", "s.leading = safe.leading",
        "s.bottom = safe.bottom", "s.width = \(dice.pick([90, 300]))",
      ] + dice.pick([[], ["a.width = 150"], ["a.trailing = safe.trailing"]]),
      beside: "<designables>\(size("a"))\(size("b"))\(size("c"))\(size("x"))</designables>",
      header: .init(tools: dice.pick([22505, 13771])))
  }
}
