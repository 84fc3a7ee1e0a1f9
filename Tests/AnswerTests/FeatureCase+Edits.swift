import LayoutModel

/// Reasons that need a state before the edit.
extension FeatureCase {
  private static let button = MadeView.button("v", "Go on")
  private static let label = MadeView.label("v", "Welcome to all of you")

  static var ofEdits: [FeatureCase] { ofBase + ofSight + others }

  private static func out(by distance: Double) -> [String] {
    ["v.trailing = root.trailing + \(distance)", "v.top = root.top + 100"]
  }

  /// What the base shows.
  private static var ofBase: [FeatureCase] {
    func touch(_ height: Double, from before: Double) -> Change {
      edit(
        [button], from: corner + ["v.width = 90", "v.height = \(before)"],
        to: corner + ["v.width = 90", "v.height = \(height)"])
    }
    let off = MadeView(
      "button", "v", #"userInteractionEnabled="NO""#, inner: #"<state key="normal" title="Go on"/>"#
    )
    func cut(_ width: Double, from before: Double) -> Change {
      edit([label], from: corner + ["v.width = \(before)"], to: corner + ["v.width = \(width)"])
    }
    let small = corner + ["v.width = 20", "v.height = 20"]
    func wide(_ alignment: String, by distance: Double) -> Change {
      let wide = MadeView(
        "button", "v", #"contentHorizontalAlignment="\#(alignment)""#,
        inner: #"<state key="normal" title="Go on"/>"#)
      return edit(
        [wide], from: out(by: -20) + ["v.width = 200"], to: out(by: distance) + ["v.width = 200"])
    }
    /// A button with a background from one edge of the screen to the other.
    func bar(from leading: Double, to trailing: Double) -> Change {
      let bar = MadeView(
        "button", "v", #"opaque="YES""#,
        inner: #"<state key="normal" title="Go on"/>"#
          + #"<color key="backgroundColor" white="0" alpha="1"/>"#)
      func across(_ leading: Double, _ trailing: Double) -> [String] {
        [
          "v.leading = root.leading + \(leading)", "v.trailing = root.trailing + \(trailing)",
          "v.top = root.top + 200",
        ]
      }
      return edit([bar], from: across(16, -16), to: across(leading, trailing))
    }
    /// A button pushed below turned phones, beside another one.
    func pushed(beside top: Double) -> Change {
      func held(_ own: Double) -> [String] {
        [
          "v.leading = root.leading + 16", "v.top = root.top + \(own)",
          "w.leading = root.leading + 150", "w.top = root.top + \(top)",
        ]
      }
      return edit([button, .button("w", "Back")], from: held(100), to: held(460))
    }
    return [
      FeatureCase(.crammedBefore, .offScreen, pushed(beside: 490), not: pushed(beside: 200)),
      FeatureCase(
        .lengthenedText, .truncated,
        Change(
          base: screen([.label("v", "Hello")], corner + ["v.width = 60"]),
          head: screen([label], corner + ["v.width = 60"])), not: cut(60, from: 400)),
      FeatureCase(.asSmallBefore, .hitTarget, touch(27, from: 29), not: touch(20, from: 60)),
      FeatureCase(.nearlyLarge, .hitTarget, touch(34, from: 60), not: touch(33, from: 60)),
      FeatureCase(
        .looksAsBefore, .hitTarget,
        Change(base: screen([off], small), head: screen([button], small)),
        not: touch(20, from: 60)),
      FeatureCase(
        .contradictedBefore, .unsatisfiable,
        edit(
          [label], from: corner + ["v.width = 50", "v.width = 90"],
          to: corner + ["v.width = 50", "v.trailing = root.trailing - 8"]),
        not: edit(
          [label], from: corner + ["v.width = 50"],
          to: corner + ["v.width = 50", "v.trailing = root.trailing - 8"])),
      FeatureCase(
        .contradictedBefore, .offScreen,
        edit(
          [button], from: out(by: -20) + ["v.width = 50", "v.leading = root.leading + 16"],
          to: out(by: 30) + ["v.width = 50"]),
        not: edit(
          [button], from: out(by: -20) + ["v.width = 50"], to: out(by: 30) + ["v.width = 50"])),
      FeatureCase(
        .heldBefore, .ambiguous,
        edit([button], from: corner, to: ["v.leading = root.leading + 16", "v.top >= root.top"]),
        not: edit(
          [MadeView("button", "v", #"ambiguous="YES""#)], from: corner,
          to: ["v.leading = root.leading + 16", "v.top >= root.top"])),
      FeatureCase(
        .blankEdge, .offScreen, wide("center", by: 20), not: wide("right", by: 20)),
      FeatureCase(
        .blankEdge, .offScreen, bar(from: -40, to: 40), not: bar(from: 0, to: 40)),
    ]
  }

  /// What the edit took from sight, and who has seen that.
  private static var ofSight: [FeatureCase] {
    func moved(_ distance: Double, recorded: Double) -> Change {
      var after = button
      after.frame[0] = recorded
      return Change(base: screen([button], out(by: -20)), head: screen([after], out(by: distance)))
    }
    /// A button that ends below turned phones.
    func lowered(from top: Double) -> Change {
      func at(_ top: Double) -> [String] {
        ["v.leading = root.leading + 16", "v.top = root.top + \(top)"]
      }
      return edit([button], from: at(top), to: at(500))
    }
    return [
      FeatureCase(.lostUnseen, .offScreen, moved(60, recorded: 16), not: moved(60, recorded: 380)),
      FeatureCase(
        .configurations, .offScreen, moved(60, recorded: 380), not: moved(60, recorded: 16)),
      FeatureCase(.spread, .offScreen, lowered(from: 400), not: lowered(from: 100)),
    ]
  }

  private static var others: [FeatureCase] {
    func held(_ clips: String, _ distance: Double) -> MadeDocument {
      let holder = MadeView(
        "view", "c", clips, subviews: [button],
        constraints: ["v.leading = c.leading + \(distance)", "v.top = c.top + 4", "v.width = 80"])
      return screen(
        [holder],
        [
          "c.leading = root.leading + 16", "c.top = root.top + 100", "c.width = 120",
          "c.height = 60",
        ])
    }
    func resisting(_ priority: Int, _ width: Double) -> MadeDocument {
      let priorities = #"horizontalCompressionResistancePriority="\#(priority)""#
      return screen(
        [MadeView("imageView", "v", #"image="picture" \#(priorities)"#)],
        corner + ["v.width = \(width)"])
    }
    func recorded(_ width: Double, at place: Double) -> MadeDocument {
      var text = label
      text.frame = [place, 100, width, 20.5]
      return screen(
        [text], ["v.leading = root.leading + \(place)", "v.top = root.top + 100"])
    }
    let clipping = #"clipsSubviews="YES""#
    return [
      FeatureCase(
        .toldOtherwiseBefore, .clipped,
        Change(base: held("", 80), head: held(clipping, 90)),
        not: Change(base: held("", 10), head: held(clipping, 90))),
      FeatureCase(
        .movesNothing, .unsatisfiable,
        Change(base: resisting(750, 20), head: resisting(1000, 20)),
        not: Change(base: resisting(750, 200), head: resisting(1000, 20))),
      FeatureCase(
        .recordedSizes, .offScreen,
        Change(base: recorded(160, at: 150), head: recorded(200, at: 150)),
        not: Change(base: recorded(160, at: 100), head: recorded(160, at: 250))),
    ]
  }
}
