/// Documents of macOS: controls by class, style, size and release, texts, stacks, split views and windows.
enum MacDocuments {
  static let all: [MadeDocument] = controls + texts + stacks + containers + windows

  /// Releases between which rows of the tables of macOS change.
  private static let tools = [4514, 9059, 11542, 12121, 14490, 17701, 19455, 21701, 24765]

  private static func document(
    _ name: String, tools: Int, _ views: [MadeView], _ constraints: [String], window: String = ""
  ) -> MadeDocument {
    let root = MadeView(
      "view", "root", subviews: views, constraints: constraints, frame: [0, 0, 480, 700],
      isMasked: true, key: "contentView")
    return MadeDocument(
      "mac", name, objects: [#"<window id="W">\#(window)\#(root.xml)</window>"#],
      header: .init(tools: tools, runtime: "MacOSX.Cocoa", switches: #"useAutolayout="YES""#))
  }

  private static let font = #"<font key="font" metaFont="system"/>"#
  private static let image = #"image="picture""#

  private static func button(_ style: String) -> (String, String) {
    ("button", #"<buttonCell key="cell" \#(style)>\#(font)</buttonCell>"#)
  }

  /// Elements with what stands in them; `@` is where attributes of the cell go.
  private static let kinds: [(element: String, inner: String)] =
    [
      "rounded", "roundedRect", "recessed", "inline", "texturedRounded", "texturedSquare",
      "smallSquare", "regularSquare", "helpButton", "disclosure", "roundedDisclosure", "circular",
    ].map { button(#"@ type="push" title="Title" bezelStyle="\#($0)" borderStyle="border""#) }
    + [
      button(#"@ type="check" title="Check" bezelStyle="regularSquare" imagePosition="left""#),
      button(#"@ type="radio" title="Radio" bezelStyle="regularSquare" imagePosition="left""#),
      button(#"@ type="bevel" title="Home" bezelStyle="rounded""#),
      button(#"@ type="square" title="Plain" bezelStyle="shadowlessSquare""#),
      button(
        #"@ type="push" \#(image) imagePosition="only" bezelStyle="rounded" borderStyle="border""#),
      (
        "popUpButton",
        #"<popUpButtonCell key="cell" @ type="push" title="One" bezelStyle="rounded" borderStyle="border">\#(font)<menu key="menu"><items><menuItem title="One"/><menuItem title="A longer item"/></items></menu></popUpButtonCell>"#
      ),
      (
        "popUpButton",
        #"<popUpButtonCell key="cell" @ pullsDown="YES" title="One" bezelStyle="texturedRounded" borderStyle="border">\#(font)</popUpButtonCell>"#
      ),
      (
        "popUpButton",
        #"<popUpButtonCell key="cell" @ bordered="NO" title="One">\#(font)</popUpButtonCell>"#
      ),
      (
        "segmentedControl",
        #"<segmentedCell key="cell" @>\#(font)<segments><segment label="One"/><segment label="Another" width="70"/></segments></segmentedCell>"#
      ),
      ("stepper", #"<stepperCell key="cell" @/>"#), ("slider", #"<sliderCell key="cell" @/>"#),
      ("switch", ""), ("colorWell", ""),
      ("levelIndicator", #"<levelIndicatorCell key="cell" @/>"#),
      ("datePicker", #"<datePickerCell key="cell" @>\#(font)</datePickerCell>"#),
      ("pathControl", #"<pathCell key="cell" @>\#(font)</pathCell>"#),
      ("comboBox", #"<comboBoxCell key="cell" @ title="C">\#(font)</comboBoxCell>"#),
      ("searchField", #"<searchFieldCell key="cell" @>\#(font)</searchFieldCell>"#),
      (
        "textField",
        #"<textFieldCell key="cell" @ editable="YES" borderStyle="bezel" title="Field">\#(font)</textFieldCell>"#
      ),
      (
        "textField",
        #"<textFieldCell key="cell" @ editable="YES" borderStyle="border" placeholderString="P">\#(font)</textFieldCell>"#
      ),
      (
        "textField",
        #"<textFieldCell key="cell" @ lineBreakMode="clipping" title="Label:">\#(font)</textFieldCell>"#
      ),
      ("imageView", #"<imageCell key="cell" @ image="picture"/>"#),
      ("imageView", #"<imageCell key="cell" @ imageFrameStyle="grayBezel" image="picture"/>"#),
      ("progressIndicator", ""),
    ]

  private static func view(_ number: Int, _ size: String) -> MadeView {
    let kind = kinds[number]
    return MadeView(
      kind.element, "v\(number)", kind.inner.isEmpty ? size : "",
      inner: kind.inner.replacing("@", with: size), frame: [20, 20, 90, 21])
  }

  /// All controls down a window, in three sizes, tied by their tops and by their baselines.
  private static var controls: [MadeDocument] {
    tools.flatMap { tools in
      ["", #"controlSize="small""#, #"controlSize="mini""#, #"controlSize="large""#].enumerated()
        .filter { tools > 12000 || $0.offset < 2 }.map { number, size in
          let views = kinds.indices.map { view($0, size) }
          let places = kinds.indices.flatMap { at -> [String] in
            let place = ["v\(at).leading = root.leading + \(at % 2 == 0 ? 20 : 200)"]
            if at % 2 == 1 { return place + ["v\(at).baseline = v\(at - 1).baseline"] }
            return place + ["v\(at).top = root.top + \(20 + at * 20)"]
          }
          return document("controls-\(tools)-\(number)", tools: tools, views, places)
        }
    }
  }

  private static var texts: [MadeDocument] {
    let fonts = [
      #"metaFont="system""#, #"metaFont="systemBold""#, #"metaFont="smallSystem""#,
      #"metaFont="miniSystem""#, #"metaFont="system" size="30""#,
      #"metaFont="systemMedium" size="11""#,
      #"textStyle="title2" name=".SFNS-Regular""#, #"name="Helvetica" size="14""#,
      #"metaFont="controlContent""#, #"usesAppearanceFont="YES""#,
    ]
    let cells = [
      #"lineBreakMode="clipping" title="A label:""#,
      #"lineBreakMode="clipping" alignment="center" title="Centred""#,
      #"drawsBackground="YES" title="Filled""#,
      #"title="A text that goes on for so long that it is broken into several lines of its label""#,
    ]
    return [9059, 12121, 17701, 24765].flatMap { tools in
      cells.enumerated().map { number, cell in
        let views = fonts.enumerated().map { at, font in
          MadeView(
            "textField", "t\(at)", #"preferredMaxLayoutWidth="\#(at * 40)""#,
            inner:
              #"<textFieldCell key="cell" \#(cell)><font key="font" \#(font)/></textFieldCell>"#)
        }
        let places = fonts.indices.flatMap { at in
          [
            "t\(at).leading = root.leading + 20", "root.trailing >= t\(at).trailing + 20",
            "t\(at).top = \(at == 0 ? "root.top" : "t\(at - 1).bottom") + 8",
          ]
        }
        return document("texts-\(tools)-\(number)", tools: tools, views, places)
      }
    }
  }

  private static var stacks: [MadeDocument] {
    let distributions = [
      "gravityAreas", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    return distributions.flatMap { distribution in
      ["horizontal", "vertical"].flatMap { axis -> [MadeDocument] in
        let alignments =
          axis == "horizontal"
          ? ["centerY", "bottom", "baseline", "height"] : ["leading", "width"]
        return alignments.enumerated().map { number, alignment in
          let held = [
            MadeView.box("a", 40, 20), MadeView.box("b", 25, 30), view(0, ""), view(12, ""),
          ]
          let gravity =
            "<beginningViews>\(held[0].xml)\(held[1].xml)</beginningViews><middleViews>\(held[2].xml)</middleViews><endViews>\(held[3].xml)</endViews>"
          let isGravity = distribution == "gravityAreas"
          let stack = MadeView(
            "stackView", "s",
            #"distribution="\#(distribution)" orientation="\#(axis)" alignment="\#(alignment)" spacing="\#(number * 5 + 3)" horizontalStackHuggingPriority="\#(number == 0 ? 250 : 999)" verticalStackHuggingPriority="750" detachesHiddenViews="YES""#,
            inner: (isGravity ? gravity : "")
              + #"<edgeInsets key="edgeInsets" left="4" right="6" top="2" bottom="8"/><customSpacing><real value="9"/><real value="3.4028234663852886e+38"/></customSpacing>"#,
            subviews: isGravity ? [] : held)
          return document(
            "stacks-\(distribution)-\(axis)-\(alignment)", tools: 19455, [stack],
            [
              "s.leading = root.leading + 20", "s.top = root.top + 20",
              "s.trailing = root.trailing - 20 @\(number == 0 ? 1000 : 300)",
              "s.bottom <= root.bottom - 20",
            ])
        }
      }
    }
  }

  private static var containers: [MadeDocument] {
    let inside = [MadeView.box("a", 40, 20)]
    func held(_ element: String, _ attributes: String, _ views: [MadeView], inner: String = "")
      -> MadeView
    {
      MadeView(element, "c", attributes, inner: inner, subviews: views, frame: [20, 100, 300, 200])
    }
    func pane(_ id: String, _ x: Double, _ width: Double) -> MadeView {
      MadeView(
        "customView", id, subviews: [.label("\(id)t", "T")], frame: [x, 0, width, 200],
        isMasked: true)
    }
    let kinds: [(String, MadeView)] =
      [#"vertical="YES""#, ""].flatMap { way in
        ["thin", "paneSplitter", "thick"].map { style in
          (
            "split-\(style)-\(way.isEmpty)",
            held(
              "splitView", #"\#(way) dividerStyle="\#(style)""#,
              [pane("p", 0, 100), pane("q", 101, 120), pane("r", 230, 70)],
              inner:
                "<holdingPriorities><real value=\"250\"/><real value=\"270\"/><real value=\"250\"/></holdingPriorities>"
            )
          )
        }
      } + [
        ("tabs", held("tabView", "", [])),
        ("tabs-none", held("tabView", #"type="noTabsBezelBorder""#, [])),
        ("box", held("box", #"title="Box""#, inside)),
        ("box-custom", held("box", #"boxType="custom""#, inside)),
        ("box-none", held("box", #"titlePosition="noTitle""#, inside)),
        ("line", held("box", #"boxType="separator""#, [])),
        ("scroll", held("scrollView", "", inside)),
      ]
    return [12121, 24765].flatMap { tools in
      kinds.map { name, view in
        document(
          "containers-\(name)-\(tools)", tools: tools, [view],
          [
            "c.leading = root.leading + 20", "c.top = root.top + 20",
            "c.trailing = root.trailing - 20", "c.bottom = root.bottom - 20 @750",
          ])
      }
    }
  }

  /// Windows with limits, and what breaks in small ones.
  private static var windows: [MadeDocument] {
    [
      "", #"<value key="minSize" type="size" width="213" height="107"/>"#,
      #"<value key="contentMinSize" type="size" width="100" height="50"/><value key="maxSize" type="size" width="900" height="1000"/>"#,
    ].enumerated().flatMap { number, limits in
      ["v0.width = 300", "v0.trailing = root.trailing - 20", "v0.width >= 400"].enumerated().map {
        document(
          "windows-\(number)-\($0)", tools: 19455, [view(0, ""), view(32, "")],
          [
            "v0.leading = root.leading + 20", "v0.top = root.top + 20", $1,
            "v32.leading = v0.trailing + 8", "v32.firstBaseline = v0.firstBaseline",
            "v32.trailing <= root.trailing - 20",
          ], window: limits)
      }
    }
  }
}
