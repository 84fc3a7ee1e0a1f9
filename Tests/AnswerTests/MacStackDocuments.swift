/// Stack views, split views and cells of macOS, put together at random.
enum MacStackDocuments {
  static let all: [MadeDocument] = (0..<70).map(document)

  private static func held(_ dice: inout Dice, _ number: Int) -> MadeView {
    let hidden = dice.isLess(than: 20) ? #"hidden="YES""# : ""
    if dice.isLess(than: 60) {
      var box = MadeView.box("v\(number)", Double(20 + dice.roll(60)), Double(10 + dice.roll(30)))
      box.attributes = hidden
      return box
    }
    return MadeView(
      "textField", "v\(number)", hidden,
      inner:
        #"<textFieldCell key="cell" lineBreakMode="clipping" title="\#(dice.pick(["A", "Label:", "Some longer text"]))"><font key="font" metaFont="system"/></textFieldCell>"#,
      frame: [0, 0, 40, 16])
  }

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(70_000 + number)
    let axis = dice.pick(["horizontal", "vertical"])
    let distribution = dice.pick([
      "gravityAreas", "gravityAreas", "fill", "fillEqually", "fillProportionally", "equalSpacing",
      "equalCentering", "equalCentering",
    ])
    let alignment = dice.pick(
      axis == "horizontal"
        ? ["centerY", "bottom", "top", "baseline", "firstBaseline", "height"]
        : ["leading", "trailing", "centerX", "width"])
    let views = (0..<(1 + dice.roll(5))).map { held(&dice, $0) }
    let isGravity = distribution == "gravityAreas" && !dice.isLess(than: 15)
    var areas = ["", "", ""]
    for view in views { areas[dice.roll(3)] += view.xml }
    let names = ["beginningViews", "middleViews", "endViews"]
    let gravity = zip(names, areas).filter { !$1.isEmpty }.map { "<\($0)>\($1)</\($0)>" }.joined()
    let gaps = views.map { _ in
      #"<real value="\#(dice.pick(["9", "0.0", "3.4028234663852886e+38"]))"/>"#
    }.joined()
    let direction = dice.pick(["", "", #"semanticContentAttribute="forceRightToLeft""#])
    let stack = MadeView(
      "stackView", "s",
      #"\#(direction) distribution="\#(distribution)" orientation="\#(axis)" alignment="\#(alignment)" spacing="\#(dice.roll(20))" horizontalStackHuggingPriority="\#(dice.pick([250, 999, 1000, 1]))" verticalStackHuggingPriority="\#(dice.pick([250, 750, 1000]))" \#(dice.pick(["", #"detachesHiddenViews="YES""#]))"#,
      inner: (isGravity ? gravity : "")
        + #"<edgeInsets key="edgeInsets" left="4" right="6" top="2" bottom="8"/><customSpacing>\#(gaps)</customSpacing>"#,
      subviews: isGravity ? [] : views)
    var constraints = ["s.leading = root.leading + 20", "s.top = root.top + 20"]
    if dice.isLess(than: 60) {
      constraints.append("s.trailing = root.trailing - 20 @\(dice.pick([1000, 300, 490]))")
    }
    if dice.isLess(than: 50) {
      constraints.append("s.bottom = root.bottom - 20 @\(dice.pick([1000, 300]))")
    }
    var root = MadeView(
      "view", "root", subviews: [stack], constraints: constraints, frame: [0, 0, 480, 300],
      isMasked: true, key: "contentView")
    root.isFrameWritten = !dice.isLess(than: 15)
    let isLoose = dice.isLess(than: 25)
    if isLoose { (root.element, root.key) = ("customView", nil) }
    let objects = isLoose ? root.xml : #"<window id="W">\#(root.xml)</window>"#
    return MadeDocument(
      "mac stacks", "\(number)", objects: [objects],
      header: .init(
        tools: dice.pick([9059, 12121, 14490, 19455, 21701, 24765]), runtime: "MacOSX.Cocoa",
        switches: #"useAutolayout="YES""#))
  }
}
