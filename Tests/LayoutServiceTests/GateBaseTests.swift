import LayoutModel
import LayoutService
import TestDocuments
import Testing

/// What the base says of a fault: it had it, its neighbours had it, or Interface Builder saw none.
struct GateBaseTests {
  private typealias Screen = ScreenFixture

  /// The first regression of a rule; nil where nothing is new.
  private func told(_ base: String, _ head: String, _ rule: Rule) async throws -> Regression? {
    let report = try await Fixtures.check(["A.storyboard": base], ["A.storyboard": head])
    return report.regressions.first { $0.finding.rule == rule }
  }

  private func button(
    _ id: String, _ width: Double, _ height: Double = 44, x: Double = 16, y: Double = 300
  ) -> String {
    """
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="44"/>
        <constraints>
            \(Screen.equal("\(id)w", id, "width", constant: width))
            \(Screen.equal("\(id)h", id, "height", constant: height))
        </constraints>
        <state key="normal" title="Buy"/>
    </button>
    """
  }

  private let field = """
    <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="f0">
        <rect key="frame" x="16" y="300" width="361" height="34"/>
    </textField>
    """

  /// A button in a row as wide as the screen, `top` points from the screen's top and `height` points high.
  private func row(
    _ words: String, _ button: String, top: Double = 100, height: Double, recorded: Double
  ) -> String {
    let row = """
      <view \(words) translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <rect key="frame" x="0" y="100" width="393" height="\(recorded)"/>
          <subviews>\(button)</subviews>
          <constraints>
              \(Screen.equal("cx", "b0", "leading", "row", "leading", constant: 16))
              \(Screen.equal("cy", "b0", "top", "row", "top", constant: 8))
              \(Screen.equal("ch", "row", "height", constant: height))
          </constraints>
      </view>
      """
    return Screen.screen(
      row,
      Screen.equal("vx", "row", "leading", "v0", "leading", constant: 0)
        + Screen.equal("ve", "row", "trailing", "v0", "trailing", constant: 0)
        + Screen.equal("vt", "row", "top", "v0", "top", constant: top))
  }

  @Test func `a view that sends the same message takes the place of one that is gone`()
    async throws
  {
    func screen(_ id: String, _ title: String, _ message: String) -> String {
      let sent = """
        <connections><action selector="\(message)" destination="-1" eventType="touchUpInside" id="a\(id)"/></connections>
        """
      return Screen.screen(
        button(id, 20, 20).replacing(
          "<state key=\"normal\" title=\"Buy\"/>",
          with: "<state key=\"normal\" title=\"\(title)\"/>\(sent)"),
        Screen.pinned(id, top: 300))
    }
    func isNew(_ message: String) async throws -> Bool {
      let head = screen("b1", "Get it", message)
      let report = try await Fixtures.check(
        ["A.storyboard": screen("b0", "Buy", "buy:")], ["A.storyboard": head])
      return report.regressions.contains {
        $0.finding.view == "b1" && $0.finding.rule == .hitTarget
      }
    }
    #expect(try await !isNew("buy:"))
    #expect(try await isNew("leave:"))
  }

  @Test func `what contradicted before and contradicts by more is worse, and doubted`() async throws
  {
    func wide(_ second: Double) -> String {
      Screen.screen(
        button("b0", 100),
        Screen.pinned("b0", top: 300) + Screen.equal("x0", "b0", "width", constant: second))
    }
    let more = try await told(wide(140), wide(240), .unsatisfiable)
    #expect(more?.change == .worse && more?.gates == false)
    #expect(try await told(wide(100), wide(240), .unsatisfiable)?.gates == true)
  }

  @Test func `a natural size that yields and moves nothing is told as that`() async throws {
    func screen(_ priority: String) -> String {
      Screen.screen(
        button("b0", 100).replacing(
          "buttonType=", with: "verticalHuggingPriority=\"\(priority)\" buttonType="),
        Screen.pinned("b0", top: 300))
    }
    func told(_ head: String) async throws -> Set<Evidence.Kind> {
      let found = try await self.told(screen("250"), head, .unsatisfiable)
      return Set(found?.finding.confidence?.evidence.map(\.kind) ?? [])
    }
    // A title is lower than 44 points: both heights are required now, and the stated one is kept.
    #expect(try await told(screen("1000")).contains(.movesNothing))
    // Of two stated widths UIKit may give up the other one.
    let wide = screen("250").replacing(
      "</constraints>\n    <state",
      with: Screen.equal("x0", "b0", "width", constant: 300) + "</constraints>\n    <state")
    let moved = try await told(wide)
    #expect(!moved.isEmpty && !moved.contains(.movesNothing))
  }

  @Test func `what an edit took from sight on frames that nobody drew anew stops a merge`()
    async throws
  {
    /// Two buttons one below the other, the second `top` points from the top.
    func screen(_ top: Double, recorded: Double) -> String {
      Screen.screen(
        button("b0", 100) + button("b1", 100, y: recorded),
        Screen.pinned("b0", top: 300) + Screen.pinned("b1", top: top))
    }
    let base = screen(360, recorded: 360)
    let unseen = try await told(base, screen(310, recorded: 360), .overlap)
    #expect(unseen?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == true)
    #expect(unseen?.gates == true)
    // Interface Builder wrote the frame with the edit: whoever drew it saw the overlap.
    let drawn = try await told(base, screen(310, recorded: 310), .overlap)
    #expect(drawn?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == false)
    #expect(drawn?.gates == false)
  }

  @Test func `two texts that an unseen edit lays over each other on every device stop a merge`()
    async throws
  {
    /// A line of 20 points at 300, and one at `top`.
    func screen(_ top: Double) -> String {
      Screen.screen(
        Screen.label("l0", "Sunday morning") + Screen.label("l1", "Monday evening"),
        Screen.pinned("l0", top: 300) + Screen.pinned("l1", top: top))
    }
    // Six points of the letters and fewer: an edge of the screen that takes so little is not noticed.
    let crossed = try await told(screen(330), screen(309), .overlap)
    #expect(crossed.map { $0.finding.worstAmount < 8 } == true)
    #expect(crossed?.finding.confidence?.evidence.first { $0.kind == .lostUnseen }?.value == 2)
    #expect(crossed?.gates == true)
    let grazed = try await told(screen(330), screen(315), .overlap)
    #expect(grazed?.gates != true)
  }

  @Test func `what an unseen edit pushes out of a screen of a size of its own is no remark`()
    async throws
  {
    /// A button `top` points from the top of a screen 250 points high.
    func screen(_ top: Double) -> String {
      let size = """
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="300" height="250"/></viewController>
        """
      let white = #"<color key="backgroundColor" white="1" alpha="1"/>"#
      return Screen.screen(button("b0", 100, y: 190), Screen.pinned("b0", top: top))
        .replacing(#"width="393" height="852""#, with: #"width="300" height="250""#)
        .replacing("<viewLayoutGuide", with: white + "<viewLayoutGuide")
        .replacing("</viewController>", with: size)
    }
    let out = try await told(screen(190), screen(235), .protrudes)
    #expect(out?.finding.severity == .warning)
    #expect(out?.gates == true)
    // A fifth of it may be what a larger screen shows.
    let crossing = try await told(screen(190), screen(215), .protrudes)
    #expect(crossing?.finding.severity == .info)
  }

  @Test func `a field between two edges that an edit makes narrow was not as small before`()
    async throws
  {
    /// A field that ends 16 points before the right edge, or wherever it wants.
    func screen(_ ends: Bool) -> String {
      let end = Screen.equal("e0", "f0", "trailing", "v0", "trailing", constant: -16)
      return Screen.screen(field, Screen.pinned("f0", top: 300) + (ends ? end : ""))
    }
    let narrow = try await told(screen(true), screen(false), .hitTarget)
    let kinds = narrow?.finding.confidence?.evidence.map(\.kind) ?? []
    #expect(kinds.contains(.lostUnseen) && !kinds.contains(.asSmallBefore))
    #expect(narrow?.gates == true)
  }

  @Test func `a control of stated size was as large before as stated, whatever was recorded`()
    async throws
  {
    func screen(_ size: Double, recorded: Double) -> String {
      Screen.screen(button("b0", size, size), Screen.pinned("b0", top: 300)).replacing(
        "width=\"\(size)\" height=\"44\"/>\n        <constraints>",
        with: "width=\"\(recorded)\" height=\"\(recorded)\"/>\n        <constraints>")
    }
    let stale = try await told(screen(72, recorded: 24), screen(24, recorded: 24), .hitTarget)
    #expect(stale?.finding.confidence?.evidence.contains { $0.kind == .asSmallBefore } == false)
    #expect(stale?.gates == true)
  }

  @Test func `a control that was too small is no worse where it grows more than it loses`()
    async throws
  {
    func reasons(_ width: Double, _ height: Double) async throws -> [Evidence.Kind] {
      let head = Screen.screen(button("b0", width, height), Screen.pinned("b0", top: 300))
      let base = Screen.screen(button("b0", 26, 26), Screen.pinned("b0", top: 300))
      return try await told(base, head, .hitTarget)?.finding.confidence?.evidence.map(\.kind) ?? []
    }
    // 1,040 points of area where 676 were, for 6 of 26 points; then 12, and no more area.
    #expect(try await reasons(52, 20).contains(.asSmallBefore))
    #expect(try await !reasons(80, 14).contains(.asSmallBefore))
    #expect(try await !reasons(30, 20).contains(.asSmallBefore))
  }

  @Test func `content that nothing tied to its scroll view was as open before`() async throws {
    /// A scroll view over the screen with a view inside that is as wide; `ties` hold it otherwise.
    func screen(_ ties: String) -> String {
      let sides =
        Screen.equal("cx", "k0", "leading", "s0", "leading")
        + Screen.equal("cr", "k0", "trailing", "s0", "trailing")
        + Screen.equal("cw", "k0", "width", "s0", "width")
      let held =
        Screen.equal("lx", "l0", "leading", "k0", "leading", constant: 16)
        + Screen.equal("ly", "l0", "top", "k0", "top", constant: 16)
      return Screen.screen(
        """
        <scrollView ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s0">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="k0">
                <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
                <subviews>\(Screen.label("l0", "Welcome"))</subviews>
                <constraints>\(held)</constraints></view></subviews>
            <constraints>\(sides)\(ties)</constraints>
        </scrollView>
        """,
        ["leading", "trailing", "top", "bottom"].map { Screen.equal("s-\($0)", "s0", $0, "v0", $0) }
          .joined())
    }
    let (top, bottom, height) = (
      Screen.equal("ct", "k0", "top", "s0", "top"),
      Screen.equal("cb", "k0", "bottom", "s0", "bottom"),
      Screen.equal("ch", "k0", "height", constant: 300)
    )
    func reasons(_ base: String, _ head: String) async throws -> [Evidence.Kind] {
      let report = try await Fixtures.check(
        ["A.storyboard": screen(base)], ["A.storyboard": screen(head)])
      let open = report.regressions.filter { $0.finding.rule == .ambiguous && $0.change == .new }
      let found = try #require(open.first { $0.finding.view == "s0" })
      return found.finding.confidence?.evidence.map(\.kind) ?? []
    }
    #expect(try await reasons(height, top + bottom).contains(.toldOtherwiseBefore))
    #expect(try await !reasons(top + bottom + height, top + bottom).contains(.toldOtherwiseBefore))
  }

  @Test func `a control that goes out of sight with what holds it is lost unseen`() async throws {
    func screen(_ top: Double) -> String {
      row("", button("b0", 100, y: 8), top: top, height: 60, recorded: 60)
    }
    let out = try await told(screen(100), screen(-200), .offScreen)
    #expect(out?.finding.view == "row")
    #expect(out?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == true)
  }

  @Test func `a field that an edit nobody saw pushes over the edge is lost, if by eight points`()
    async throws
  {
    /// A field as wide as the screen but for 16 points on either side, `shift` points from the centre.
    func screen(_ shift: Double) -> String {
      return Screen.screen(
        field,
        Screen.equal("ft", "f0", "top", "v0", "top", constant: 300)
          + Screen.equal("fc", "f0", "centerX", "v0", "centerX", constant: shift)
          + Screen.equal("fw", "f0", "width", "v0", "width", constant: -32))
    }
    func isLost(_ shift: Double) async throws -> Bool? {
      try await told(screen(0), screen(shift), .offScreen)?.finding.confidence?.evidence
        .contains { $0.kind == .lostUnseen }
    }
    // 16 points are left at the edge.
    #expect(try await isLost(16 + 12) == true)
    #expect(try await isLost(16 + 6) == false)
  }

  @Test func `a button that its row cuts is not as small as before`() async throws {
    /// A button of 40 points in a row that clips and is `height` points high.
    func screen(_ height: Double) -> String {
      row("clipsSubviews=\"YES\"", button("b0", 100, 40, y: 8), height: height, recorded: 80)
    }
    let kinds = try await told(screen(80), screen(28), .hitTarget)?.finding.confidence?.evidence
      .map(\.kind)
    // 20 of 40 points are left; its frame is the one of before.
    #expect(kinds?.isEmpty == false)
    #expect(kinds?.contains(.looksAsBefore) == false && kinds?.contains(.asSmallBefore) == false)
  }

  @Test func `a prototype of which nobody makes a row stops nothing`() async throws {
    /// A table's prototype with a button of a size; its controller has a class or none.
    func screen(_ height: Double, row: String, controller: String = "") -> String {
      let table = """
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="t0" rowHeight="200">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes>
                <tableViewCell \(row) id="row">
                    <rect key="frame" x="0" y="0" width="393" height="200"/>
                    <tableViewCellContentView key="contentView" id="content">
                        <rect key="frame" x="0" y="0" width="393" height="200"/>
                        <subviews>\(button("b0", 100, height, y: 20))</subviews>
                        <constraints>
                            \(Screen.equal("x", "b0", "leading", "content", "leading", constant: 16))
                            \(Screen.equal("y", "b0", "top", "content", "top", constant: 20))
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </prototypes>
            <connections><outlet property="dataSource" destination="c0" id="d0"/></connections>
        </tableView>
        """
      return Screen.screen(
        table,
        ["leading", "trailing", "top", "bottom"].map {
          Screen.equal("t-\($0)", "t0", $0, "v0", $0)
        }.joined()
      ).replacing(
        "<viewController id=\"c0\"", with: "<viewController \(controller) id=\"c0\"")
    }
    func isUnreached(_ row: String, _ controller: String) async throws -> Bool? {
      let small = try await told(
        screen(44, row: row, controller: controller), screen(14, row: row, controller: controller),
        .hitTarget)
      return small?.finding.confidence?.evidence.contains { $0.kind == .unreached }
    }
    let row = "reuseIdentifier=\"Row\""
    let list = "customClass=\"List\""
    #expect(try await isUnreached(row, list) == false)
    #expect(try await isUnreached("", list) == true)
    #expect(try await isUnreached(row, "") == true)
  }

  @Test func `a text that ran over the edge and is cut short now is told as the base's fault`()
    async throws
  {
    // Some 600 points: too long for every phone that stands upright.
    let long = String(repeating: "Seventeen points ", count: 5)
    func screen(_ text: String, pinned: Bool) -> String {
      Screen.screen(
        Screen.label("l0", text),
        Screen.pinned("l0", top: 300)
          + (pinned ? Screen.equal("e0", "l0", "trailing", "v0", "trailing") : ""))
    }
    let cut = try await told(
      screen(long, pinned: false), screen(long, pinned: true), .truncated)
    #expect(cut?.finding.confidence?.evidence.contains { $0.kind == .toldOtherwiseBefore } == true)
    #expect(cut?.gates == false)
    let made = try await told(
      screen("Short", pinned: true), screen(long, pinned: true), .truncated)
    #expect(made != nil)
  }

  @Test func `what a view showed before it moved to another document is kept`() async throws {
    /// A screen with one button, and another below it.
    func screen(_ id: String?, height: Double = 44) -> String {
      let title = "title=\"Order all\""
      let other = id.map {
        button($0, 100, height, y: 400).replacing("title=\"Buy\"", with: title)
          .replacing("height=\"44\"/>", with: "height=\"\(height)\"/>")
      }
      return Screen.screen(
        button("b0", 100) + (other ?? ""),
        Screen.pinned("b0", top: 300) + (id.map { Screen.pinned($0, top: 400) } ?? ""))
    }
    func report(before height: Double) async throws -> CheckReport {
      try await Fixtures.check(
        ["A.storyboard": screen("l0", height: height), "B.storyboard": screen(nil)],
        ["A.storyboard": screen(nil), "B.storyboard": screen("m0", height: 20)])
    }
    let moved = try await report(before: 20)
    #expect(!moved.gates && moved.keptCount > 0)
    // Where it was high enough before, the edit made it small.
    let lowered = try await report(before: 44)
    #expect(lowered.regressions.filter(\.gates).map(\.finding.view) == ["m0"])
  }

  @Test func `what a view showed in another scene of its document is kept`() async throws {
    /// Two screens; a button of a height is in one of them, a large one in each.
    func screens(_ height: Double, inSecond: Bool) -> String {
      let parts = ["1", "2"].map { number in
        let isHere = inSecond == (number == "2")
        return WrittenScreen.text(
          button("k\(number)", 100) + (isHere ? button("b0", 100, height, y: 400) : ""),
          ["k\(number)"].map { pin($0, "v\(number)", 300) }.joined()
            + (isHere ? pin("b0", "v\(number)", 400) : ""),
          root: "v\(number)", safe: "g\(number)", number: number)
      }
      let second = parts[1].split(separator: "<scenes>")[1].split(separator: "</scenes>")[0]
      return parts[0].replacing("</scenes>", with: second + "</scenes>")
    }
    func pin(_ id: String, _ root: String, _ top: Double) -> String {
      Screen.equal("\(id)x", id, "leading", root, "leading", constant: 16)
        + Screen.equal("\(id)y", id, "top", root, "top", constant: top)
    }
    func stops(_ base: Double, _ head: Double) async throws -> Bool {
      try await Fixtures.check(
        ["A.storyboard": screens(base, inSecond: false)],
        ["A.storyboard": screens(head, inSecond: true)]
      ).gates
    }
    #expect(try await !stops(20, 20))
    #expect(try await stops(44, 20))
  }

  private let good = ScreenFixture.screen(
    ScreenFixture.label("k0", "A label"), ScreenFixture.pinned("k0", top: 300))

  @Test func `a screen of one class in the place of another, with new ids, shows nothing new`()
    async throws
  {
    /// A screen whose label is to be two widths at once, with ids of its own.
    func screen(_ mark: String, width: Double, type: String = "Card") -> String {
      let label = "\(mark)l"
      return WrittenScreen.text(
        Screen.label(label, "A label"),
        Screen.equal("\(mark)x", label, "leading", "\(mark)v", "leading", constant: 16)
          + Screen.equal("\(mark)y", label, "top", "\(mark)v", "top", constant: 300)
          + Screen.equal("\(mark)e", label, "width", constant: width)
          + Screen.equal("\(mark)f", label, "width", constant: 90),
        root: "\(mark)v", safe: "\(mark)g", number: mark
      ).replacing("<viewController ", with: "<viewController customClass=\"\(type)\" ")
    }
    func stops(_ base: String, _ head: String) async throws -> Bool {
      try await Fixtures.check(["A.storyboard": base], ["A.storyboard": head]).gates
    }
    #expect(try await !stops(screen("a", width: 50), screen("b", width: 50)))
    #expect(try await stops(screen("a", width: 90), screen("b", width: 50)))
    #expect(try await stops(screen("a", width: 50, type: "Other"), screen("b", width: 50)))
    // So does one that was pasted into another document.
    let moved = try await Fixtures.check(
      ["A.storyboard": screen("a", width: 50), "B.storyboard": good],
      ["A.storyboard": good, "B.storyboard": screen("b", width: 50)])
    #expect(!moved.gates && moved.keptCount > 0)
  }

  @Test func `a scene that moves into a translated document has its faults in every language`()
    async throws
  {
    let wide = Screen.screen(button("b0", 420), Screen.pinned("b0", top: 300))
    let other = good.replacing("v0", with: "w0").replacing("k0", with: "m0")
    let german = "\"b0.normalTitle\" = \"Kaufen\";\n"
    func report(from base: String) async throws -> CheckReport {
      try await Fixtures.check(
        [
          "Pages.storyboard": base, "Base.lproj/Other.storyboard": other,
          "de.lproj/Other.strings": german,
        ], ["Base.lproj/Other.storyboard": wide, "de.lproj/Other.strings": german])
    }
    let moved = try await report(from: wide)
    #expect(!moved.gates, "\(moved.regressions.map(\.finding.message))")
    #expect(moved.regressions.allSatisfy { !$0.finding.message.hasSuffix("(de)") })
    // What the move made wide is told.
    let widened = try await report(
      from: Screen.screen(button("b0", 100), Screen.pinned("b0", top: 300)))
    #expect(widened.gates)
  }

  @Test func `a copy of a screen shows nothing new of the outlets of its class`() async throws {
    /// A screen of a class whose outlet is a button of a height, beside a label.
    func screen(
      _ id: String, height: Double, label: String = "A label", outlet: String = "close"
    ) -> String {
      Screen.screen(
        button(id, 100, height, y: 400)
          .replacing("height=\"44\"/>", with: "height=\"\(height)\"/>")
          + Screen.label("l0", label),
        Screen.pinned(id, top: 400) + Screen.pinned("l0", top: 300)
      ).replacing("<viewController ", with: "<viewController customClass=\"Card\" ")
        .replacing(
          "</viewController>",
          with: "<connections><outlet property=\"\(outlet)\" destination=\"\(id)\" id=\"o0\"/>"
            + "</connections></viewController>")
    }
    func stops(_ height: Double, outlet: String = "close") async throws -> Bool {
      let head = screen("m0", height: 20, outlet: outlet).replacing("l0", with: "n0")
      return try await Fixtures.check(
        ["A.storyboard": screen("b0", height: height), "B.storyboard": good],
        [
          "A.storyboard": screen("b0", height: height, label: "Another label"),
          "B.storyboard": head.replacing("v0", with: "w0"),
        ]
      ).gates
    }
    #expect(try await !stops(20))
    #expect(try await stops(44))
    #expect(try await stops(20, outlet: "help"))
  }

  @Test func `a row moved with its screen, with new ids, shows nothing new`() async throws {
    /// A table whose row has a label that is to be two widths at once.
    func screen(_ mark: String, width: Int) -> String {
      let row = """
        <tableView style="plain" rowHeight="60" translatesAutoresizingMaskIntoConstraints="NO" id="\(mark)t">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <prototypes><tableViewCell reuseIdentifier="Row" rowHeight="60" id="\(mark)r">
            <rect key="frame" x="0" y="28" width="393" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(mark)r" id="\(mark)c">
              <rect key="frame" x="0" y="0" width="393" height="60"/>
              <subviews>\(Screen.label("\(mark)l", "A label"))</subviews>
              <constraints>
                \(Screen.equal("\(mark)x", "\(mark)l", "leading", "\(mark)c", "leading", constant: 16))
                \(Screen.equal("\(mark)y", "\(mark)l", "top", "\(mark)c", "top", constant: 16))
                \(Screen.equal("\(mark)e", "\(mark)l", "width", constant: Double(width)))
                \(Screen.equal("\(mark)f", "\(mark)l", "width", constant: 90))
              </constraints>
            </tableViewCellContentView>
          </tableViewCell></prototypes>
        </tableView>
        """
      let edges = ["leading", "top", "trailing", "bottom"].map {
        Screen.equal("\(mark)t\($0)", "\(mark)t", $0, "\(mark)v", $0, constant: 0)
      }
      return WrittenScreen.text(
        row, edges.joined(), root: "\(mark)v", safe: "\(mark)g", number: mark
      ).replacing("<viewController ", with: "<viewController customClass=\"List\" ")
    }
    func stops(_ base: Int, _ head: Int) async throws -> Bool {
      try await Fixtures.check(
        ["A.storyboard": screen("a", width: base), "B.storyboard": good],
        ["A.storyboard": good, "B.storyboard": screen("b", width: head)]
      ).gates
    }
    #expect(try await !stops(50, 50))
    #expect(try await stops(90, 50))
  }

  @Test func `a button drawn over the place of one that was as small is no news`() async throws {
    func small(_ id: String, y: Double) -> String {
      Screen.screen(
        button(id, 100, 20, y: y).replacing("height=\"44\"/>", with: "height=\"20\"/>"),
        Screen.pinned(id, top: y))
    }
    func stops(_ y: Double) async throws -> Bool {
      try await Fixtures.check(
        ["A.storyboard": small("b0", y: 100).replacing("Buy", with: "Sell")],
        ["A.storyboard": small("b1", y: y)]
      ).gates
    }
    #expect(try await !stops(108))
    #expect(try await stops(140))
  }

  @Test func `a message tells of a window that most people have`() async throws {
    // A twentieth of the height: 28.4 points on the smallest upright phone, 16 on it turned.
    func high(_ part: String) -> String {
      Screen.screen(
        button("b0", 100).replacing(
          Screen.equal("b0h", "b0", "height", constant: 44), with: ""),
        Screen.pinned("b0", top: 100)
          + Screen.equal("b0-h", "b0", "height", "v0", "height")
          .replacing("<constraint ", with: "<constraint multiplier=\"\(part)\" "))
    }
    let told = try await told(high("0.2"), high("0.05"), .hitTarget)
    #expect(told?.configurations.contains { $0.contains("landscape") } == true)
    #expect(told?.finding.message.contains("100 x 28") == true, "\(told?.finding.message ?? "")")
  }
}
