/// Views put together from parts: leaves with contents of every kind, and containers of other views.
struct ComposedViews {
  var dice: Dice
  private var count = 0
  private(set) var ids: [String] = []

  init(_ dice: Dice) { self.dice = dice }

  private static let texts = [
    "Go", "Cancel", "Sign In", "Label", "Title", "###", "12:30", "lorem ipsum dolor", "", "iPhone",
    "A few words", "userNameLabel", "Straße und Fähre", "مرحبا بالعالم", "東京都の天気", "Two\nlines",
    "Words that go on for so long that no phone has the room for them in a single line of text",
    "Unbreakableandratherlongword", "€ 1,234.50",
  ]
  private static let fonts = [
    #"type="system" pointSize="17""#, #"type="system" pointSize="12""#,
    #"type="boldSystem" pointSize="24""#, #"style="UICTFontTextStyleBody""#,
    #"style="UICTFontTextStyleTitle1""#, #"name="Unheard" family="Unheard" pointSize="16""#,
    #"type="system" weight="light" pointSize="40""#,
  ]
  private static let opaque =
    #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#

  private mutating func id(_ letter: String) -> String {
    count += 1
    ids.append("\(letter)\(count)")
    return "\(letter)\(count)"
  }

  /// Attributes that any view may have.
  private mutating func attributes() -> String {
    var words: [String] = []
    func add(_ percent: Int, _ word: String) {
      if dice.isLess(than: percent) { words.append(word) }
    }
    add(6, #"hidden="YES""#)
    add(25, #"clipsSubviews="YES""#)
    add(8, #"customClass="OwnView""#)
    add(15, #"userLabel="Named \#(count)""#)
    add(6, #"userInteractionEnabled="NO""#)
    add(5, #"semanticContentAttribute="forceLeftToRight""#)
    add(5, #"semanticContentAttribute="playback""#)
    add(4, #"ambiguous="YES""#)
    add(4, #"misplaced="YES""#)
    add(5, #"alpha="0.0""#)
    add(8, #"preservesSuperviewLayoutMargins="YES""#)
    for side in ["horizontal", "vertical"] {
      for name in ["HuggingPriority", "CompressionResistancePriority"] {
        add(9, "\(side)\(name)=\"\(dice.pick([1, 249, 251, 499, 749, 751, 999, 1000]))\"")
      }
    }
    add(5, #"contentMode="center""#)
    return Dictionary(
      words.map { (String($0.prefix { $0 != "=" }), $0) }, uniquingKeysWith: { first, _ in first }
    ).sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
  }

  private mutating func leaf() -> MadeView {
    let text = dice.pick(Self.texts)
    let font = "<fontDescription key=\"fontDescription\" \(dice.pick(Self.fonts))/>"
    let common = attributes()
    let shade = dice.isLess(than: 30) ? Self.opaque : ""
    switch dice.roll(17) {
    case 0...4:
      let lines = dice.pick(["", "", #"numberOfLines="0""#, #"numberOfLines="2""#])
      let fit = dice.pick(
        [
          "", "", "", #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.7""#,
          #"lineBreakMode="clip""#,
        ])
      return MadeView(
        "label", id("l"), #"text="\#(text.xml)" \#(lines) \#(fit) \#(common)"#, inner: font + shade)
    case 5, 6, 7:
      let image = dice.pick(["", "", #"image="picture""#, #"image="star.fill" catalog="system""#])
      let title = image.isEmpty || dice.isLess(than: 50) ? #"title="\#(text.xml)""# : ""
      let type = dice.pick(["system", "custom", "system"])
      return MadeView(
        "button", id("b"), #"buttonType="\#(type)" \#(common)"#,
        inner: (dice.isLess(than: 30) ? font : "") + shade
          + "<state key=\"normal\" \(title) \(image)/>")
    case 8:
      let image = dice.pick([
        #"image="picture""#, #"image="missing""#, "", #"image="star.fill" catalog="system""#,
      ])
      return MadeView("imageView", id("i"), "\(image) \(common)", inner: shade)
    case 9:
      return MadeView(
        "textField", id("f"),
        #"borderStyle="\#(dice.pick(["roundedRect", "none"]))" placeholder="\#(text.xml)" \#(common)"#,
        inner: font)
    case 10:
      return MadeView(
        "textView", id("t"),
        #"text="\#(text.xml)" scrollEnabled="\#(dice.pick(["YES", "NO"]))" \#(common)"#, inner: font
      )
    case 11:
      return MadeView(
        dice.pick(["switch", "slider", "stepper", "progressView", "activityIndicatorView"]),
        id("k"),
        common)
    case 12:
      return MadeView(
        "segmentedControl", id("g"), common,
        inner: #"<segments><segment title="\#(text.xml)"/><segment title="Other"/></segments>"#)
    default: return MadeView("view", id("v"), common, inner: shade)
    }
  }

  /// A view that may hold others, `depth` levels of them at most.
  mutating func view(depth: Int) -> MadeView {
    guard depth > 0, dice.isLess(than: 45) else { return leaf() }
    let views = (0..<(1 + dice.roll(3))).map { _ in view(depth: depth - 1) }
    if dice.isLess(than: 50) { return stack(of: views) }
    var holder = MadeView("view", id("h"), attributes(), subviews: views)
    holder.constraints = constraints(on: views.map(\.id), in: holder.id, side: holder.id)
    if dice.isLess(than: 30) { holder.inner = Self.opaque }
    return holder
  }

  private mutating func stack(of views: [MadeView]) -> MadeView {
    let axis = dice.pick(["horizontal", "vertical"])
    let distribution = dice.pick([
      "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ])
    let alignment = dice.pick(
      axis == "vertical"
        ? ["fill", "leading", "center", "trailing"]
        : ["fill", "top", "center", "bottom", "firstBaseline"])
    return MadeView(
      "stackView", id("s"),
      #"axis="\#(axis)" distribution="\#(distribution)" alignment="\#(alignment)" "#
        + #"spacing="\#(dice.pick([0, 4, 8, 20]))" \#(attributes())"#,
      subviews: views)
  }

  /// A column of views with what people forget, say twice or weaken.
  mutating func constraints(on views: [String], in holder: String, side: String) -> [String] {
    var lines: [String] = []
    func add(_ line: String, unless percent: Int = 4) {
      if dice.isLess(than: percent) { return }
      let priority = dice.pick([1000, 1000, 1000, 1000, 1000, 1000, 999, 750, 250])
      lines.append(priority == 1000 ? line : "\(line) @\(priority)")
    }
    for (at, view) in views.enumerated() {
      let gap = dice.pick([0, 0, 4, 8, 16, 20, 60])
      switch dice.roll(6) {
      case 0: add("\(view).centerX = \(holder).centerX")
      case 1: add("\(view).leading = \(holder).leadingMargin")
      case 2: add("\(view).left = \(side).left + \(gap)")
      default: add("\(view).leading = \(side).leading + \(gap)")
      }
      switch dice.roll(6) {
      case 0, 1: add("\(side).trailing = \(view).trailing + \(gap)")
      case 2: add("\(view).trailing <= \(side).trailing - \(gap)")
      case 3: add("\(view).width = \(dice.pick([20, 44, 100, 200, 340, 400]))")
      case 4: add("\(view).width = \(holder).width * 0.\(dice.pick([3, 5, 9]))")
      default: break
      }
      switch dice.roll(8) {
      case 0: add("\(view).centerY = \(holder).centerY")
      case 1: add("\(view).top >= \(at == 0 ? "\(side).top" : "\(views[at - 1]).bottom") + \(gap)")
      case 2 where at > 0: add("\(view).firstBaseline = \(views[at - 1]).firstBaseline")
      case 3 where at > 0: add("\(view).leading = \(views[at - 1]).trailing + \(gap)")
      default: add("\(view).top = \(at == 0 ? "\(side).top" : "\(views[at - 1]).bottom") + \(gap)")
      }
      switch dice.roll(7) {
      case 0: add("\(view).height = \(dice.pick([10, 20, 30, 44, 120, 600]))")
      case 1: add("\(view).height = \(view).width * \(dice.pick(["0.5", "1", "16:9"]))")
      case 2: add("\(view).height >= \(dice.pick([20, 50]))")
      default: break
      }
    }
    if let last = views.last {
      switch dice.roll(3) {
      case 0: add("\(side).bottom = \(last).bottom + \(dice.pick([0, 8, 40]))")
      case 1: add("\(last).bottom <= \(side).bottom - \(dice.pick([0, 8]))")
      default: break
      }
    }
    return lines
  }
}

extension String {
  /// The text within an attribute.
  fileprivate var xml: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }
}
