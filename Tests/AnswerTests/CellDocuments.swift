/// Rows and cells: kinds, built-in styles, accessories, heights of tables and their own.
enum CellDocuments {
  static let all: [MadeDocument] = rows + styles + collections + heights

  private static let content = MadeView(
    "tableViewCellContentView", "content",
    subviews: [
      .label("t", "Title"),
      .label(
        "u", "A detail that is long enough to be wrapped on small phones", #"numberOfLines="0""#),
    ],
    constraints: [
      "t.leading = content.leadingMargin", "t.top = content.topMargin", "u.leading = t.leading",
      "u.top = t.bottom + 4", "u.trailing = content.trailingMargin",
      "content.bottomMargin = u.bottom",
    ], frame: [0, 0, 393, 60], isMasked: true, key: "contentView")

  private static func table(
    _ name: String, _ cell: String, style: String = "plain", mode: String = "prototypes",
    rowHeight: String = "-1", tools: Int = 22505
  ) -> MadeDocument {
    let (open, close) =
      mode == "prototypes"
      ? ("<prototypes>", "</prototypes>")
      : (
        #"<sections><tableViewSection headerTitle="S" id="sec"><cells>"#,
        "</cells></tableViewSection></sections>"
      )
    let table =
      #"<tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" dataMode="\#(mode)" style="\#(style)" rowHeight="\#(rowHeight)" estimatedRowHeight="-1" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>\#(open)\#(cell)\#(close)</tableView></tableViewController>"#
    return MadeDocument("cells", name, controllers: [table], header: .init(tools: tools))
  }

  private static func cell(_ attributes: String, _ content: String) -> String {
    #"<tableViewCell \#(attributes) id="cell"><rect key="frame" x="0" y="50" width="393" height="60"/>\#(content)</tableViewCell>"#
  }

  private static var rows: [MadeDocument] {
    ["plain", "grouped", "insetGrouped"].flatMap { style in
      ["prototypes", "static"].flatMap { mode in
        ["none", "disclosureIndicator", "checkmark", "detailButton"].map { accessory in
          table(
            "row-\(style)-\(mode)-\(accessory)",
            cell(#"accessoryType="\#(accessory)" reuseIdentifier="r""#, content.xml), style: style,
            mode: mode)
        }
      }
    }
  }

  private static var styles: [MadeDocument] {
    let texts = (0..<2).map {
      MadeView.label("b\($0)", $0 == 0 ? "Title" : "Detail", frameOf: $0).xml
    }.joined()
    let inside =
      #"<tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\#(texts)</subviews></tableViewCellContentView>"#
    return ["default", "value1", "value2", "subtitle"].flatMap { style in
      [
        "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
        "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
      ]
      .filter { $0.lowercased().hasSuffix(style) }.map { name in
        table(
          "style-\(style)",
          cell(
            #"style="\#(name)" textLabel="b0" detailTextLabel="b1" accessoryType="disclosureIndicator""#,
            inside))
      }
    }
  }

  private static var collections: [MadeDocument] {
    let layouts = [
      #"<collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="128" height="96"/></collectionViewFlowLayout>"#,
      #"<collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="l"><size key="itemSize" width="128" height="96"/></collectionViewFlowLayout>"#,
    ]
    let inner = MadeView(
      "collectionViewCellContentView", "content",
      subviews: [.label("t", "Item"), .box("x", 20, 20)],
      constraints: [
        "t.leading = content.leadingMargin", "t.centerY = content.centerY",
        "x.trailing = content.trailing",
        "x.top = content.topMargin", "content.bottom >= x.bottom + 5",
      ], frame: [0, 0, 128, 96], isMasked: true, key: "contentView")
    return layouts.enumerated().map { number, layout in
      MadeDocument(
        "cells", "collection-\(number)",
        controllers: [
          #"<collectionViewController id="vc" sceneMemberID="viewController"><collectionView key="view" id="grid"><rect key="frame" x="0" y="0" width="393" height="852"/>\#(layout)<cells><collectionViewCell reuseIdentifier="r" id="cell"><rect key="frame" x="0" y="0" width="128" height="96"/>\#(inner.xml)</collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="head"><rect key="frame" x="0" y="0" width="393" height="50"/>\#(header)</collectionReusableView></collectionView></collectionViewController>"#
        ])
    }
  }

  private static let header =
    #"<subviews>\#(MadeView.label("ht", "Header").xml)</subviews><constraints>\#(MadeConstraint(line: "ht.leading = head.leadingMargin").xml(id: "hc0"))\#(MadeConstraint(line: "ht.centerY = head.centerY").xml(id: "hc1"))</constraints>"#

  private static var heights: [MadeDocument] {
    ["44", "80", "-1"].flatMap { tableHeight in
      ["", #"rowHeight="70""#].flatMap { own in
        [9531, 13771, 22505].map { tools in
          table(
            "height-\(tableHeight)-\(own.isEmpty ? "table" : "own")-\(tools)",
            cell(own, content.xml), rowHeight: tableHeight, tools: tools)
        }
      }
    }
  }
}

extension MadeView {
  fileprivate static func label(_ id: String, _ text: String, frameOf place: Int) -> MadeView {
    var view = MadeView.label(id, text)
    view.frame = [16 + Double(place) * 200, 12, 100, 20.5]
    view.isMasked = true
    return view
  }
}
