/// Rows and items of every style, in tables that fill a screen, a part of one, or none.
enum RowDocuments {
  static let all: [MadeDocument] = (0..<110).map(document) + (0..<24).map(alone)

  private static let tools = [
    4514, 8191, 9059, 9531, 11762, 13771, 14490, 15505, 17701, 19455, 21701, 22505, 24127, 24506,
  ]
  private static let devices = [
    ("retina4_7", 375.0), ("retina4_0", 320), ("retina5_5", 414), ("retina6_12", 393),
    ("ipad9_7", 768), ("", 375), ("", 600),
  ]
  private static let styles = ["Default", "Value1", "Value2", "Subtitle"]

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(40_000 + number)
    let device = dice.pick(devices)
    let isWhole = dice.isLess(than: 35)
    let width = isWhole ? device.1 : dice.pick([device.1 - 40, 240, device.1])
    let style = dice.pick(["plain", "grouped", "insetGrouped"])
    let mode = dice.pick(["prototypes", "static"])
    let cells = (0..<2).map { cell(&dice, $0, width, isFramed: !dice.isLess(than: 12)) }.joined()
    let held =
      mode == "prototypes"
      ? "<prototypes>\(cells)</prototypes>"
      : #"<sections><tableViewSection id="sec"><cells>\#(cells)</cells></tableViewSection></sections>"#
    let table = MadeView(
      "tableView", "table",
      #"dataMode="\#(mode)" style="\#(style)" rowHeight="\#(dice.pick(["-1", "44", "60"]))" estimatedRowHeight="\#(dice.pick(["-1", "44"]))""#,
      inner: held, frame: [0, 0, width, 500], isMasked: isWhole, key: isWhole ? "view" : nil)
    let header = MadeDocument.Header(tools: dice.pick(tools), device: device.0)
    if isWhole {
      return MadeDocument(
        "rows", "\(number)",
        controllers: [
          #"<tableViewController id="vc" sceneMemberID="viewController">\#(table.xml)</tableViewController>"#
        ], header: header)
    }
    let places = dice.pick([
      ["table.leading = root.leading + 20", "table.trailing = root.trailing - 20"],
      ["table.leading = root.leading", "table.width = \(width)"], ["table.leading = root.leading"],
      ["table.leading = root.leading", "table.width = 0"],
    ])
    return MadeDocument(
      "rows", "\(number)", [table],
      places + ["table.top = safe.top", "table.bottom = root.bottom"], header: header)
  }

  /// A cell whose style lays out its views, or constraints do.
  private static func cell(
    _ dice: inout Dice, _ number: Int, _ width: Double, isFramed: Bool
  ) -> String {
    let accessory = dice.pick(["none", "none", "disclosureIndicator", "checkmark"])
    let height = dice.pick([43.5, 44, 59, 60, 61])
    let inside = width - (accessory == "none" ? 0 : dice.pick([33, 39, 120]))
    let frame =
      isFramed
      ? #"<rect key="frame" x="0" y="28" width="\#(width)" height="\#(dice.pick([44, 60]))"/>"# : ""
    let row = dice.pick(["", #"rowHeight="70""#, #"rowHeight="44""#])
    let own = "k\(number)"
    guard dice.isLess(than: 55) else {
      let preserves = dice.pick(["", #"preservesSuperviewLayoutMargins="YES""#])
      var content = MadeView(
        "tableViewCellContentView", "c\(number)", preserves,
        subviews: [.label("t\(number)", "A row")],
        constraints: dice.isLess(than: 20)
          ? []
          : [
            "t\(number).leading = c\(number).leadingMargin",
            "t\(number).trailing = c\(number).trailingMargin",
            "t\(number).top = c\(number).topMargin",
          ] + dice.pick([[], ["c\(number).bottomMargin = t\(number).bottom"]]),
        frame: [0, 0, inside, height], isMasked: true, key: "contentView")
      content.isFrameWritten = isFramed
      return
        #"<tableViewCell \#(row) accessoryType="\#(accessory)" reuseIdentifier="r\#(number)" id="\#(own)">\#(frame)\#(content.xml)</tableViewCell>"#
    }
    let picture = dice.pick([
      "", #"image="picture""#, #"image="star.fill" catalog="system""#, #"image="missing""#,
    ])
    let labels = ["a", "d"].map { letter in
      var label = MadeView.label(
        "\(letter)\(number)", letter == "a" ? "Title" : "Detail",
        font: dice.pick([#"type="system" pointSize="17""#, #"type="system" pointSize="12""#]))
      label.isMasked = true
      return label.xml
    }
    let image =
      picture.isEmpty
      ? ""
      : #"<imageView \#(picture) id="i\#(number)"><rect key="frame" x="16" y="8" width="24" height="24"/></imageView>"#
    let content =
      #"<tableViewCellContentView key="contentView" id="c\#(number)"><rect key="frame" x="0" y="0" width="\#(inside)" height="\#(height)"/><subviews>\#(labels.joined())\#(image)</subviews></tableViewCellContentView>"#
    return
      #"<tableViewCell \#(row) style="IBUITableViewCellStyle\#(dice.pick(styles))" textLabel="a\#(number)" detailTextLabel="d\#(number)" \#(picture.isEmpty ? "" : #"imageView="i\#(number)""#) accessoryType="\#(accessory)" reuseIdentifier="s\#(number)" id="\#(own)">\#(frame)\#(content)</tableViewCell>"#
  }

  /// Collections in a part of a screen, whose items are as wide as they, narrower, or estimated.
  private static func alone(_ number: Int) -> MadeDocument {
    var dice = Dice(41_000 + number)
    let width = dice.pick([200.0, 375, 128])
    let content = MadeView(
      "view", "c", subviews: [.label("t", "An item with words"), .box("x", 20, 20)],
      constraints: [
        "t.leading = c.leadingMargin", "t.top = c.topMargin", "x.trailing = c.trailingMargin",
        "x.top = t.bottom", "t.trailing <= x.leading",
      ] + dice.pick([[], ["c.bottomMargin = x.bottom"]]), frame: [0, 0, width, 96],
      isMasked: true, key: "contentView")
    let layout = dice.pick([
      "", #"automaticEstimatedItemSize="YES""#, #"estimatedItemSize="1""#,
    ])
    let grid = MadeView(
      "collectionView", "grid", #"dataMode="prototypes""#,
      inner:
        #"<collectionViewFlowLayout key="collectionViewLayout" \#(layout) id="l"><size key="itemSize" width="\#(width)" height="96"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="r" id="cell"><rect key="frame" x="0" y="0" width="\#(width)" height="96"/>\#(content.xml)</collectionViewCell></cells>"#,
      frame: [0, 100, 375, 300])
    return MadeDocument(
      "rows", "items-\(number)", [grid],
      dice.pick([
        ["grid.leading = root.leading + 10", "grid.trailing = root.trailing - 10"],
        ["grid.leading = root.leading", "grid.width = 300"],
      ]) + ["grid.top = safe.top", "grid.height = \(dice.pick([120, 300]))"],
      header: .init(tools: dice.pick(tools), device: dice.pick(devices).0))
  }
}
