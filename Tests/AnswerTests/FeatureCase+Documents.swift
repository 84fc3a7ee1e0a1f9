import LayoutModel

/// Reasons that a document gives by itself.
extension FeatureCase {
  static var all: [FeatureCase] { open + texts + windows + surroundings + code + ofEdits }

  private static let box = MadeView("view", "v")

  private static var open: [FeatureCase] {
    let marked = MadeView("view", "v", #"ambiguous="YES""#)
    let picture = MadeView("imageView", "v")
    let widthOpen = corner + ["v.height = 40"]
    let placeOpen = ["v.top = root.top + 100", "v.width = 50", "v.height = 40"]
    func hugging(_ constraints: [String]) -> Change {
      new(
        [
          MadeView(
            "label", "v", #"text="Go on" horizontalHuggingPriority="1000""#)
        ], constraints)
    }
    var replaced = new([box], ["v.leading = root.leading + 16"] + placeOpen)
    replaced.setting = { $0.scenes[0].root.constraints[0].isPlaceholder = true }
    return [
      FeatureCase(.sizeLeftOpen, .ambiguous, new([box], widthOpen), not: new([box], placeOpen)),
      FeatureCase(.sizeLeftOpen, .ambiguous, new([box], widthOpen), not: new([marked], widthOpen)),
      FeatureCase(
        .placeholderConstraint, .ambiguous, replaced, not: new([box], placeOpen)),
      FeatureCase(
        .givenSize, .unsatisfiable, hugging(corner + ["v.width = 400"]),
        not: hugging(corner + ["v.trailing = root.trailing - 8"])),
      FeatureCase(
        .markedAmbiguous, .ambiguous, new([marked], widthOpen), not: new([box], widthOpen)),
      FeatureCase(
        .nothingSeen, .ambiguous, new([picture], placeOpen),
        not: new([picture], placeOpen, beside: outlets("v"))),
      FeatureCase(
        .nothingSeen, .ambiguous, new([picture], placeOpen),
        not: new(
          [picture, .label("w", "Go on")],
          placeOpen + ["w.leading = v.trailing + 8", "w.top = root.top + 100"])),
    ]
  }

  private static var texts: [FeatureCase] {
    func cut(_ text: String, _ width: Double, beside: String = "") -> Change {
      new([.label("v", text)], corner + ["v.width = \(width)"], beside: beside)
    }
    let text = "Welcome to all of you"
    /// Two texts in a row that follow the reader's size; none of them gives way to the other.
    func row(_ text: String) -> Change {
      func scaled(_ id: String) -> MadeView {
        .label(
          id, text, #"adjustsFontForContentSizeCategory="YES""#,
          font: #"style="UICTFontTextStyleBody""#)
      }
      return new(
        [scaled("v"), scaled("w")],
        corner + [
          "w.leading = v.trailing + 8", "w.top = v.top", "w.trailing <= root.trailing - 16",
        ])
    }
    var translated = cut(text, 60)
    translated.setting = { $0.translatedViews = ["v"] }
    return [
      FeatureCase(.doubledText, .truncated, cut(text, 240), not: cut(text, 60)),
      FeatureCase(.boldText, .truncated, cut(text, 163.5), not: cut(text, 240)),
      FeatureCase(.largeText, .ambiguous, row("Welcome"), not: row(text + ", and to me")),
      FeatureCase(.sampleText, .truncated, cut("Label", 10), not: cut(text, 60)),
      FeatureCase(.textOutlet, .truncated, cut(text, 60, beside: outlets("v")), not: cut(text, 60)),
      FeatureCase(.fixedText, .truncated, cut(text, 60), not: cut(text, 60, beside: outlets("v"))),
      FeatureCase(.translatedText, .truncated, translated, not: cut(text, 60)),
      FeatureCase(
        .constraintOutlet, .truncated, cut(text, 60, beside: outlets("root-c2")),
        not: cut(text, 60, beside: outlets("root-c1"))),
    ]
  }

  private static var windows: [FeatureCase] {
    func low(_ top: Double, name: String = "screen") -> Change {
      Change(
        head: screen(
          [.button("v", "Go on")],
          ["v.leading = root.leading + 100", "v.top = root.top + \(top)"], name: name))
    }
    func inset(_ place: Double) -> Change {
      new(
        [.button("v", "Go on")],
        ["v.trailing = root.trailing + \(-place)", "v.top = root.top + 100"])
    }
    func beside(_ distance: Double) -> Change {
      new(
        [.button("v", "Go on")],
        ["v.leading = root.trailing + \(distance)", "v.top = root.top + 100"])
    }
    func centred(_ constraint: String) -> Change {
      new(
        [.label("v", "Go on"), .label("a", "Before"), .label("c", "Behind")],
        [
          constraint, "v.width = 50", "v.top = root.top + 200", "a.top = v.top", "c.top = v.top",
          "a.trailing = root.centerX - 27", "c.leading = root.centerX + 27",
        ])
    }
    let words = [
      MadeView.label("v", "Some words of a label"), .label("w", "Other words of a label"),
    ]
    func pair(_ side: String) -> Change {
      new(
        words,
        [
          "v.left = root.left + 16", "v.top = root.top + 100", "w.\(side) = root.\(side) + 200",
          "w.top = v.top",
        ])
    }
    func flat(_ share: Double) -> Change {
      new(
        [.button("v", "Go on")],
        corner + ["v.width = 100", "v.height = root.height * \(share)"])
    }
    func aboveIndicator(tools: Int) -> Change {
      var header = MadeDocument.Header()
      header.tools = tools
      return Change(
        head: screen(
          [box],
          [
            "v.leading = root.leading + 16", "v.width = 50", "v.height = 40",
            "v.bottom = safe.bottom", "v.bottom >= root.bottom - 25",
          ], header: header))
    }
    return [
      FeatureCase(
        .foreignDevices, .offScreen, low(450, name: "screen_iPad"), not: low(450)),
      FeatureCase(
        .foreignDevices, .offScreen, low(450, name: "screen-iPhone6"),
        not: low(450, name: "screen-iPhone5")),
      FeatureCase(
        .letterboxed, .unsatisfiable, aboveIndicator(tools: 12121),
        not: aboveIndicator(tools: 22505)),
      FeatureCase(.parked, .offScreen, beside(0), not: beside(40)),
      FeatureCase(.unusualWindows, .offScreen, low(450), not: low(2000)),
      FeatureCase(.rightToLeft, .overlap, pair("leading"), not: pair("left")),
      FeatureCase(.usualDevices, .hitTarget, flat(0.02), not: flat(0.06)),
      FeatureCase(.slight, .offScreen, inset(-1.5), not: inset(-5)),
      FeatureCase(.severe, .offScreen, inset(-5), not: inset(-500)),
      FeatureCase(
        .unfolding, .overlap, centred("v.centerX = safe.centerX"),
        not: centred("v.centerX = root.centerX + 20")),
    ]
  }

  private static var surroundings: [FeatureCase] {
    func out(
      _ views: [MadeView] = [.button("v", "Go on")], controller: String = "", beside: String = "",
      switches: String = ""
    )
      -> Change
    {
      var header = MadeDocument.Header()
      header.switches += switches
      return Change(
        head: screen(
          views, ["v.trailing = root.trailing + 20", "v.top = root.top + 100"],
          controller: controller, beside: beside, header: header))
    }
    func row(_ height: String, table: Int) -> Change {
      let content = MadeView(
        "tableViewCellContentView", "content", subviews: [.label("v", "Title")],
        constraints: ["v.leading = content.leading + 16", "v.top = content.top + 50"],
        frame: [0, 0, 393, 60], isMasked: true, key: "contentView")
      let cell =
        #"<tableViewCell clipsSubviews="YES" reuseIdentifier="r" \#(height) id="cell"><rect key="frame" x="0" y="50" width="393" height="60"/>\#(content.xml)</tableViewCell>"#
      return Change(
        head: MadeDocument(
          "features", "row",
          controllers: [
            #"<tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" rowHeight="\#(table)" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>\#(cell)</prototypes></tableView></tableViewController>"#
          ]))
    }
    return [
      FeatureCase(
        .presented, .offScreen, out(controller: #"modalPresentationStyle="formSheet""#), not: out()),
      FeatureCase(
        .unreached, .offScreen, out(switches: #" initialViewController="other""#),
        not: out(switches: #" initialViewController="vc""#)),
      FeatureCase(
        .borrowedSize, .protrudes, row("", table: -1), not: row(#"rowHeight="60""#, table: 60)),
    ]
  }

  private static var code: [FeatureCase] {
    func contradicted(_ attributes: String) -> Change {
      new(
        [MadeView("view", "v", attributes)],
        corner + ["v.width = 20", "v.width = 50", "v.height = 9"])
    }
    func touched(_ view: String) -> Change {
      let action =
        #"<connections><action selector="go:" destination="vc" eventType="touchUpInside" id="act"/></connections>"#
      let views = ["v", "w"].map { id in
        MadeView(
          "button", id,
          inner: #"<state key="normal" title="Go on"/>"# + (id == view ? action : ""))
      }
      return new(
        views,
        corner + [
          "v.width = 20", "v.height = 20", "w.leading = v.leading", "w.top = v.bottom + 90",
        ])
    }
    /// A flat button above another one, each with its message.
    func captioned(_ own: String, _ other: String) -> Change {
      let views = [("v", own), ("w", other)].map { id, message in
        MadeView(
          "button", id,
          inner: #"<state key="normal" title="Go on"/><connections><action selector="\#(message)" "#
            + #"destination="vc" eventType="touchUpInside" id="act-\#(id)"/></connections>"#)
      }
      return new(
        views,
        corner + [
          "v.width = 60", "v.height = 20", "w.leading = v.leading", "w.top = v.bottom",
          "w.width = 60", "w.height = 20",
        ])
    }
    return [
      FeatureCase(
        .sharedAction, .hitTarget, captioned("go:", "go:"), not: captioned("go:", "stop:")),
      FeatureCase(.hidden, .unsatisfiable, contradicted(#"hidden="YES""#), not: contradicted("")),
      FeatureCase(.noAction, .hitTarget, touched("w"), not: touched("v")),
    ]
  }
}
