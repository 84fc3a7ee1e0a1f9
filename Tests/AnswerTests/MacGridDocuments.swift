/// Grid views of macOS: lines of stated and open lengths, paddings, merged cells and every way to place a view.
enum MacGridDocuments {
  static let all: [MadeDocument] = (0..<60).map(document)

  private static func line(
    _ name: String, _ id: String, _ words: (String, String, String), _ placement: String,
    _ dice: inout Dice
  ) -> String {
    var text = "<\(name) id=\"\(id)\" \(placement)"
    if dice.isLess(than: 30) { text += " \(words.0)=\"\(30 + dice.roll(60))\"" }
    if dice.isLess(than: 30) { text += " \(words.1)=\"\(dice.pick([5, 12, -6]))\"" }
    if dice.isLess(than: 30) { text += " \(words.2)=\"\(dice.pick([4, 9, -3]))\"" }
    return text + "/>"
  }

  private static func placement(_ axis: String, _ percent: Int, _ dice: inout Dice) -> String {
    guard dice.isLess(than: percent) else { return "" }
    let ends = axis == "x" ? ["leading", "trailing"] : ["top", "bottom"]
    return "\(axis)Placement=\"\(dice.pick(ends + ["center", "fill", "none", "inherited"]))\""
  }

  private static func aligned(_ percent: Int, _ dice: inout Dice) -> String {
    guard dice.isLess(than: percent) else { return "" }
    return "rowAlignment=\"\(dice.pick(["firstBaseline", "lastBaseline", "none"]))\""
  }

  private static func content(_ id: String, _ dice: inout Dice) -> MadeView {
    let font = #"<font key="font" metaFont="system" size="\#(dice.pick([11, 13, 20]))"/>"#
    let hidden = dice.isLess(than: 10) ? #"hidden="YES""# : ""
    switch dice.roll(4) {
    case 0:
      var box = MadeView.box(id, Double(20 + dice.roll(60)), Double(10 + dice.roll(30)))
      box.attributes = hidden
      return box
    case 1:
      return MadeView(
        "button", id, hidden,
        inner:
          #"<buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" borderStyle="border">\#(font)</buttonCell>"#
      )
    default:
      return MadeView(
        "textField", id, hidden,
        inner:
          #"<textFieldCell key="cell" lineBreakMode="clipping" title="\#(dice.pick(["A", "Label:", "Some longer text"]))">\#(font)</textFieldCell>"#
      )
    }
  }

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(80_000 + number)
    let (width, height) = (dice.roll(4), dice.roll(5))
    let columns = (0..<width).map {
      line(
        "gridColumn", "C\($0)", ("width", "leadingPadding", "trailingPadding"),
        placement("x", 40, &dice), &dice)
    }
    let rows = (0..<height).map {
      line(
        "gridRow", "R\($0)", ("height", "topPadding", "bottomPadding"),
        "\(placement("y", 40, &dice)) \(aligned(25, &dice))", &dice)
    }
    var cells = ""
    for row in 0..<height {
      for column in 0..<width {
        let id = "\(row)-\(column)"
        let place = #"column="C\#(column)" row="R\#(row)" id="cell\#(id)""#
        if column > 0, dice.isLess(than: 12) {
          cells += "<gridCell \(place) headOfMergedCell=\"cell\(row)-\(column - 1)\"/>"
          continue
        }
        guard !dice.isLess(than: 12) else {
          cells += "<gridCell \(place)/>"
          continue
        }
        var view = content("v\(id)", &dice)
        view.key = "contentView"
        let looks =
          "\(placement("x", 30, &dice)) \(placement("y", 30, &dice)) \(aligned(30, &dice))"
        cells += "<gridCell \(place) \(looks)>\(view.xml)</gridCell>"
      }
    }
    let grid = MadeView(
      "gridView", "g",
      "\(placement("x", 60, &dice)) \(placement("y", 60, &dice)) \(aligned(40, &dice)) "
        + dice.pick(["", #"columnSpacing="11" rowSpacing="3""#]),
      inner:
        "<rows>\(rows.joined())</rows><columns>\(columns.joined())</columns><gridCells>\(cells)</gridCells>",
      frame: [20, 20, 300, 200])
    var constraints = ["g.leading = root.leading + 20", "g.top = root.top + 20"]
    if dice.isLess(than: 50) { constraints.append("g.trailing = root.trailing - 20") }
    if dice.isLess(than: 50) {
      constraints.append("g.bottom = root.bottom - 20 @\(dice.pick([1000, 700, 300]))")
    }
    let root = MadeView(
      "view", "root", subviews: [grid], constraints: constraints, frame: [0, 0, 480, 300],
      isMasked: true, key: "contentView")
    return MadeDocument(
      "mac grids", "\(number)", objects: [#"<window id="W">\#(root.xml)</window>"#],
      header: .init(
        tools: dice.pick([12121, 19455, 24765]), runtime: "MacOSX.Cocoa",
        switches: #"useAutolayout="YES""#))
  }
}
