import LayoutEngine
import Testing

@testable import LayoutModel

/// For every rule one minimal scene in which it fires and one in which it must not.
struct FindingsRuleTests {
  private func rules(_ findings: [Finding]) -> [Rule] { findings.map(\.rule) }

  @Test func `a quiet screen has no findings`() {
    let scene = HandDrawn([
      .label("title", "Hello", Frame(16, 40, 200, 20.5)),
      .button("buy", "Buy", Frame(16, 100, 343, 44)),
    ])
    #expect(scene.findings().isEmpty)
  }

  @Test func `a given-up constraint is an error at its first view and line`() throws {
    let width = LayoutConstraint(
      id: "w", owner: "title", firstItem: "title", firstAttribute: .width, constant: 340,
      location: SourceLocation(line: 42, column: 9))
    var title = View.label("title", "Hello", Frame(16, 40, 340, 20.5))
    title.constraints = [width]
    let found = HandDrawn([title]).findings(then: {
      let given = LayoutConflict.Member(constraint: "w", description: "constraint w")
      let other = LayoutConflict.Member(constraint: nil, description: "window width = 320")
      $0.conflicts = [LayoutConflict(members: [other, given], relaxed: given, amount: 36)]
    })
    let finding = try #require(found.first)
    #expect(rules(found) == [.unsatisfiable])
    #expect(finding.severity == .error)
    #expect(finding.view == "title")
    #expect(finding.axis == .horizontal)
    #expect(finding.location?.line == 42)
    #expect(
      finding.message
        == "width of Hello = 340 cannot hold together with window width = 320; given up by 36 pt")
  }

  @Test func `a contradiction with a cell's own height is only a warning`() {
    var content = View.drawn("cell", .tableCellContent, Frame(0, 0, 375, 44))
    content.constraints = [
      LayoutConstraint(
        id: "h", owner: "cell", firstItem: "cell", firstAttribute: .height, constant: 60)
    ]
    let scene = HandDrawn(kind: .cell, cell: CellContext(kind: .table, id: "c"), root: content)
    func found(_ topic: LayoutConflict.Topic) -> [Severity] {
      scene.findings(then: {
        let given = LayoutConflict.Member(constraint: "h", description: "constraint h")
        let root = LayoutConflict.Member(topic, of: "cell", description: "a rule")
        $0.conflicts = [LayoutConflict(members: [given, root], relaxed: given, amount: 16)]
      }).map(\.severity)
    }
    #expect(found(.rootSize(.vertical)) == [.warning])
    #expect(found(.other) == [.error])
  }

  @Test func `what masks alone contradict is no finding, with a constraint or a stack view it is`()
  {
    let scene = HandDrawn([.drawn("v", .view, Frame(0, 0, 100, 44))])
    func isFound(_ other: LayoutConflict.Member) -> Bool {
      let mask = LayoutConflict.Member(.mask, of: "v", description: "mask horizontal size of v")
      let root = LayoutConflict.Member(
        .rootSize(.horizontal), of: "root", description: "root width")
      return !scene.findings(then: {
        $0.conflicts = [LayoutConflict(members: [mask, root, other], relaxed: mask, amount: 16)]
      }).filter { $0.rule == .unsatisfiable }.isEmpty
    }
    #expect(!isFound(LayoutConflict.Member(.other, of: "v", description: "width of v")))
    #expect(isFound(LayoutConflict.Member(constraint: "w", description: "constraint w")))
    #expect(isFound(LayoutConflict.Member(.stack, of: "v", description: "stack start of v")))
  }

  @Test func `a touch lost beyond a cell's own bounds is only noted`() {
    var content = View.drawn("cell", .tableCellContent, Frame(0, 0, 375, 44))
    content.isOpaqueBackground = true
    content.subviews = [.button("b", "Go", Frame(0, 20, 100, 44))]
    let scene = HandDrawn(kind: .cell, cell: CellContext(kind: .table, id: "c"), root: content)
    #expect(scene.findings().map(\.severity) == [.info])
  }

  @Test func `a touch lost beside a row counts, for the row is as wide as its table`() {
    func found(container: Double) -> [Severity] {
      var content = View.drawn("cell", .tableCellContent, Frame(0, 0, 320, 44))
      content.isOpaqueBackground = true
      content.subviews = [.button("b", "Go", Frame(305, 0, 44, 44))]
      let cell = CellContext(
        kind: .table, id: "c", frame: Frame(0, 0, 320, 44), containerWidth: container)
      return HandDrawn(kind: .cell, cell: cell, root: content).findings().map(\.severity)
    }
    // 29 of 44 points cannot be touched and 15 can: less than a finger.
    #expect(found(container: 320) == [.error])
    // A row of 320 in a table of 600 was recorded on another canvas.
    #expect(found(container: 600) == [.info])
  }

  @Test func `what mostly lies outside a free view is an error, a control too`() {
    var root = View.drawn("root", .view, Frame(0, 0, 300, 100))
    root.subviews = [.button("b", "Go", Frame(16, -58, 100, 44))]
    let found = HandDrawn(kind: .free, controller: nil, root: root).findings()
    #expect(found.map(\.rule) == [.protrudes])
    #expect(found.first?.message.hasSuffix("most of it is outside") == true)
  }

  @Test func `a place stays open whatever font the text has, a size does not`() {
    let scene = HandDrawn([.label("title", "Hello", Frame(16, 40, 100, 20.5))])
    for (quantity, count) in [(LayoutAmbiguity.Quantity.position, 1), (.size, 0)] {
      let open = LayoutAmbiguity(
        view: "title", axis: .horizontal, quantity: quantity, lower: 16, upper: 120)
      let found = scene.findings(then: {
        $0.ambiguities = [open]
        $0.assumptions = [Assumption(view: "title", reason: .unknownFont)]
      })
      #expect(found.count == count)
    }
  }

  @Test func `an ambiguous view names both witnesses`() {
    let scene = HandDrawn([.label("title", "Hello", Frame(16, 40, 100, 20.5))])
    let open = LayoutAmbiguity(
      view: "title", axis: .horizontal, quantity: .position, lower: 16, upper: 120)
    let found = scene.findings(then: { $0.ambiguities = [open] })
    #expect(rules(found) == [.ambiguous])
    #expect(found.first?.message == "x of Hello is open: 16 and 120 fit equally well")
    #expect(found.first?.worstAmount == 104)
  }

  @Test(arguments: [LayoutAmbiguity.Quantity.position, .size], [true, false])
  func `the size of a stack without views is open to code, and so is the content it bounds`(
    _ quantity: LayoutAmbiguity.Quantity, _ isEmpty: Bool
  ) {
    let stack = View.drawn("stack", .stackView, Frame(0, 0, 100, 200)) {
      $0.content = .stack(StackContent(axis: .vertical))
      if !isEmpty { $0.subviews = [.drawn("inside", .view, Frame(0, 0, 100, 200))] }
    }
    let scroll = View.drawn("scroll", .scrollView, Frame(0, 0, 375, 400)) { $0.subviews = [stack] }
    func tie(_ attribute: LayoutAttribute) -> LayoutConstraint {
      LayoutConstraint(
        id: ObjectID(attribute.rawValue), owner: "scroll", firstItem: "stack",
        firstAttribute: attribute, secondItem: "scroll", secondAttribute: attribute)
    }
    func told(_ view: ObjectID, _ ties: [LayoutConstraint]) -> Int {
      let open = LayoutAmbiguity(
        view: view, axis: .vertical, quantity: quantity, lower: 0, upper: nil)
      return HandDrawn([scroll], constraints: ties).findings(then: { $0.ambiguities = [open] })
        .count { $0.rule == .ambiguous }
    }
    let both = [tie(.top), tie(.bottom)]
    let isSilent = isEmpty && quantity == .size
    #expect(told("stack", both) == (isSilent ? 0 : 1))
    #expect(told("scroll", both) == (isSilent ? 0 : 1))
    // One end alone holds nothing, whatever code puts into the stack.
    #expect(told("scroll", [tie(.top)]) == 1)
  }

  @Test(arguments: [("off", 0, 0), ("ignoreSizes", 1, 0)])
  func `verifyAmbiguity silences what it says`(setting: String, positions: Int, sizes: Int) {
    var title = View.label("title", "Hello", Frame(16, 40, 100, 20.5))
    title.verifyAmbiguity = setting
    let scene = HandDrawn([title])
    for (quantity, count) in [
      (LayoutAmbiguity.Quantity.position, positions), (LayoutAmbiguity.Quantity.size, sizes),
    ] {
      let open = LayoutAmbiguity(
        view: "title", axis: .vertical, quantity: quantity, lower: 0, upper: nil)
      #expect(scene.findings(then: { $0.ambiguities = [open] }).count == count)
    }
  }

  @Test func `openness that comes from a missing image is not the document's fault`() {
    let beside = LayoutConstraint(
      id: "c", owner: "root", firstItem: "title", firstAttribute: .leading, secondItem: "icon",
      secondAttribute: .trailing, constant: 8)
    let scene = HandDrawn(
      [
        .drawn("icon", .imageView, Frame(16, 40, 20, 20)),
        .label("title", "Hello", Frame(44, 40, 100, 20.5)),
      ], constraints: [beside])
    let open = LayoutAmbiguity(
      view: "title", axis: .horizontal, quantity: .position, lower: 16, upper: 120)
    let found = scene.findings(then: {
      $0.ambiguities = [open]
      $0.assumptions = [Assumption(view: "icon", reason: .missingImage)]
    })
    #expect(found.isEmpty)
  }

  @Test func `text cut by a clipping view is an error`() {
    let card = View.drawn(
      "card", .view, Frame(16, 40, 100, 60), subviews: [.label("t", "Hello", Frame(60, 10, 80, 20))]
    ) { $0.clipsToBounds = true }
    let found = HandDrawn([card]).findings()
    #expect(rules(found) == [.clipped])
    #expect(found.first?.severity == .error)
    #expect(found.first?.worstAmount == 40)
  }

  @Test func `what scrolling can reach is not cut off`() {
    let scroll = View.drawn(
      "scroll", .scrollView, Frame(0, 0, 375, 667),
      subviews: [.label("t", "Hello", Frame(16, 900, 80, 20))])
    let scene = HandDrawn([scroll])
    func found(contentHeight: Double?) -> [Rule] {
      rules(
        scene.findings(adjust: {
          if $0.id == "scroll", let contentHeight {
            $0.contentSize = Size(width: 375, height: contentHeight)
          }
        }))
    }
    #expect(found(contentHeight: 1000) == [])
    #expect(found(contentHeight: nil) == [])
    #expect(found(contentHeight: 910) == [.clipped])
  }

  @Test func `a picture that fills its clipping parent may be cut`() {
    var image = View.drawn("photo", .imageView, Frame(-20, 0, 140, 60))
    image.contentMode = "scaleAspectFill"
    let card = View.drawn("card", .view, Frame(16, 40, 100, 60), subviews: [image]) {
      $0.clipsToBounds = true
    }
    #expect(HandDrawn([card]).findings().isEmpty)
  }

  @Test func `a button mostly outside its superview cannot be tapped`() {
    let box = View.drawn(
      "box", .view, Frame(16, 40, 100, 20), subviews: [.button("b", "Go", Frame(0, 0, 100, 44))])
    let found = HandDrawn([box]).findings()
    #expect(rules(found) == [.protrudes])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.hasSuffix("that part cannot be tapped") == true)
  }

  @Test func `a label beyond a plain container shows nothing wrong`() {
    let box = View.drawn(
      "box", .view, Frame(16, 40, 50, 20), subviews: [.label("t", "Hello", Frame(0, 0, 80, 20))])
    #expect(HandDrawn([box]).findings().isEmpty)
    var painted = box
    painted.isOpaqueBackground = true
    let found = HandDrawn([painted]).findings()
    #expect(rules(found) == [.protrudes])
    #expect(found.first?.severity == .info)
  }

  @Test func `a button over the screen's edge is an error with its distance`() {
    let found = HandDrawn([.button("buy", "Buy", Frame(50, 100, 340, 44))]).findings()
    #expect(rules(found) == [.offScreen])
    #expect(found.first?.message == "Buy crosses the right edge of the screen by 15 pt")
  }

  @Test func `a wide button is no estimate because its title is`() {
    let found = HandDrawn([.button("buy", "Buy", Frame(-10, 100, 340, 44))]).findings(adjust: {
      if $0.id == "buy" { $0.text = .line(30) }
    })
    #expect(rules(found) == [.offScreen])
  }

  @Test func `views that a cell's style lays out are the system's business`() {
    var content = View.drawn("cell", .tableCellContent, Frame(0, 0, 375, 44))
    content.subviews = [.label("t", "Hello", Frame(16, 10, 20, 20))]
    let context = CellContext(kind: .table, id: "c", builtInViews: ["t"])
    let scene = HandDrawn(kind: .cell, cell: context, root: content)
    #expect(scene.findings(adjust: { if $0.id == "t" { $0.text = .line(80) } }).isEmpty)
  }

  @Test func `a cell has no screen edge`() {
    var content = View.drawn("cell", .tableCellContent, Frame(0, 0, 375, 44))
    content.subviews = [.label("t", "Hello", Frame(300, 10, 100, 20))]
    let scene = HandDrawn(kind: .cell, cell: CellContext(kind: .table, id: "c"), root: content)
    #expect(!rules(scene.findings()).contains(.offScreen))
    #expect(!rules(scene.findings()).contains(.unsafeArea))
  }

  @Test func `a drawer that waits outside on every configuration is only noted`() {
    let drawer = View.drawn(
      "drawer", .view, Frame(-300, 0, 280, 667),
      subviews: [
        .label("a", "Home", Frame(16, 40, 80, 20)), .label("b", "About", Frame(16, 80, 80, 20)),
      ])
    let scene = HandDrawn([drawer])
    let other = Configuration.named("other", width: 375)
    let found = findings(
      document: "A", scene: scene.scene,
      layouts: [(.phone, scene.layout()), (other, scene.layout(at: other))])
    #expect(found.map(\.view) == ["drawer"])
    #expect(found.first?.severity == .info)
    #expect(found.first?.occurrences.map(\.severity) == [.error, .error])
  }

  @Test func `a control under the home indicator is an error and a label a warning`() {
    var phone = Configuration.phone
    phone.safeArea = EdgeInsets(top: 47, bottom: 34)
    let found = HandDrawn([
      .label("t", "Hello", Frame(16, 30, 80, 20)),
      .button("b", "Go", Frame(16, 640, 100, 27)),
      .drawn("photo", .imageView, Frame(0, 0, 375, 667)),
    ]).findings(at: phone).filter { $0.rule == .unsafeArea }
    #expect(found.map(\.view) == ["t", "b"])
    #expect(found.map(\.severity) == [.warning, .error])
  }

  @Test(arguments: [(17.0, 1), (19.0, 0), (30.0, 0)])
  func `a text 3 points less than 21 above the end of the screen is in the indicator's way`(
    above: Double, count: Int
  ) {
    var phone = Configuration.phone
    phone.safeArea = EdgeInsets(top: 47, bottom: 34)
    func found(_ view: View) -> Int {
      HandDrawn([view]).findings(at: phone).count { $0.rule == .unsafeArea }
    }
    #expect(found(.label("t", "Hello", Frame(16, 647 - above, 80, 20))) == count)
    // Fingers need all 34 points.
    #expect(found(.button("b", "Go", Frame(16, 623 - above, 80, 44))) == 1)
  }

  @Test func `scrolled content may pass under the bars`() {
    var phone = Configuration.phone
    phone.safeArea = EdgeInsets(top: 47, bottom: 34)
    let scroll = View.drawn(
      "s", .scrollView, Frame(0, 0, 375, 667), subviews: [.label("t", "Hi", Frame(16, 10, 50, 20))])
    #expect(HandDrawn([scroll]).findings(at: phone).isEmpty)
  }

  @Test func `two controls in one place are an error`() {
    let found = HandDrawn([
      .button("a", "One", Frame(16, 100, 100, 44)), .button("b", "Two", Frame(100, 100, 100, 44)),
    ]).findings()
    #expect(rules(found) == [.overlap])
    #expect(found.first?.severity == .error)
    #expect(found.first?.view == "a")
    #expect(found.first?.other == "b")
    #expect(found.first?.worstAmount == 16)
  }

  @Test func `an overlap that constraints make is designed`() {
    let ties = [
      LayoutConstraint(
        id: "x", owner: "root", firstItem: "badge", firstAttribute: .centerX, secondItem: "icon",
        secondAttribute: .trailing),
      LayoutConstraint(
        id: "y", owner: "root", firstItem: "badge", firstAttribute: .centerY, secondItem: "icon",
        secondAttribute: .top),
    ]
    let views: [View] = [
      .drawn("icon", .imageView, Frame(16, 100, 60, 60)),
      .label("badge", "3", Frame(66, 90, 20, 20)),
    ]
    let designed = HandDrawn(views, constraints: ties).findings()
    #expect(designed.map(\.severity) == [.info])
    #expect(HandDrawn(views).findings().map(\.severity) == [.warning])
    let broken = HandDrawn(views, constraints: ties).findings(then: { $0.broken = ["x"] })
    #expect(broken.map(\.severity) == [.warning])
  }

  @Test func `a shared row does not excuse an overlap along it`() {
    let row = LayoutConstraint(
      id: "y", owner: "root", firstItem: "price", firstAttribute: .centerY, secondItem: "name",
      secondAttribute: .centerY)
    let found = HandDrawn(
      [
        .label("name", "A long name", Frame(16, 100, 200, 20)),
        .label("price", "12.00", Frame(180, 100, 100, 20)),
      ], constraints: [row]
    ).findings()
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `a caption on a picture and stacked line boxes are no overlap`() {
    let found = HandDrawn([
      .drawn("photo", .imageView, Frame(0, 100, 375, 200)),
      .label("caption", "Sea", Frame(16, 270, 100, 20)),
      .label("a", "One", Frame(16, 400, 100, 20)), .label("b", "Two", Frame(16, 418, 100, 20)),
    ]).findings(adjust: {
      if $0.id == "a" || $0.id == "b" { $0.text = .line(40) }
    })
    #expect(found.isEmpty)
  }

  @Test func `a text wholly on another is noted, and an error for who brings it there`() {
    let found = HandDrawn([
      .label("name", "A long name", Frame(16, 100, 200, 20)),
      .label("price", "12.00", Frame(20, 100, 100, 20)),
    ]).findings()
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.occurrences.map(\.severity) == [.error])
    let brought = compareFindings(
      base: [], head: found, baseViews: ["A.storyboard": ["name", "price"]])
    #expect(brought.map(\.finding.severity) == [.error])
    let new = compareFindings(base: [], head: found, baseViews: [:])
    #expect(new.map(\.finding.severity) == [.info])
  }

  @Test func `a label without width is an error unless the file asks for it`() {
    var title = View.label("title", "Hello", Frame(16, 40, 0, 20))
    func found(_ view: View) -> [Rule] {
      rules(
        HandDrawn([view]).findings(adjust: {
          if $0.id == "title" { $0.intrinsicSize.horizontal = 80 }
        }))
    }
    #expect(found(title) == [.zeroSize])
    title.constraints = [
      LayoutConstraint(
        id: "w", owner: "title", firstItem: "title", firstAttribute: .width, constant: 0)
    ]
    #expect(found(title) == [])
    title.constraints = []
    title.isHidden = true
    #expect(found(title) == [])
  }

  @Test func `a view whose frame the file lost is an error, whatever it holds`() {
    var box = View.drawn("box", .textView, Frame(16, 40, 100, 80))
    box.hasFixedFrame = true
    #expect(HandDrawn([box]).findings().isEmpty)
    box.frame = nil
    let found = HandDrawn([box]).findings()
    #expect(rules(found) == [.zeroSize])
    #expect(found.first?.message.contains("neither a frame nor constraints") == true)
    // Without the mark of a fixed frame, constraints have it, elsewhere or in a variation.
    box.hasFixedFrame = false
    #expect(HandDrawn([box]).findings().isEmpty)
  }

  @Test(arguments: [(103.0, 0), (110.0, 1)])
  func `text counts as cut only beyond 3 percent of its width`(needed: Double, count: Int) {
    let scene = HandDrawn([.label("title", "Hello you", Frame(16, 40, 100, 20))])
    let found = scene.findings(adjust: { if $0.id == "title" { $0.text = .line(needed) } })
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.rule == .truncated && $0.severity == .warning })
  }

  @Test func `a cut button is an error and a shrinking label is noted`() {
    let button = HandDrawn([.button("b", "Buy now", Frame(16, 40, 100, 44))])
    let cut = button.findings(adjust: { if $0.id == "b" { $0.text = .line(140, lost: 0.3) } })
    #expect(cut.map(\.severity) == [.error])
    var label = View.label("t", "Hello", Frame(16, 40, 100, 20))
    label.content = .label(
      LabelContent(
        text: TextContent("Hello"), minimumScaleFactor: 0.5, adjustsFontSizeToFit: true))
    let shrunk = HandDrawn([label]).findings(adjust: { if $0.id == "t" { $0.text = .line(120) } })
    #expect(shrunk.map(\.rule) == [.compressed])
    #expect(shrunk.map(\.severity) == [.info])
    #expect(shrunk.first?.message == "the text of Hello shrinks to 83 % of its size")
  }

  @Test func `lines that do not fit cut a text`() {
    let label = View.drawn("t", .label, Frame(16, 40, 100, 40)) {
      $0.content = .label(LabelContent(text: TextContent("a b c"), numberOfLines: 2))
    }
    func found(_ lines: Int, _ lost: Double) -> [Rule] {
      rules(
        HandDrawn([label]).findings(adjust: {
          if $0.id == "t" {
            $0.text = TextOutcome(
              neededWidth: 250, neededLines: lines, availableLines: 2, widestWord: 50,
              lostShare: lost, pointSize: 17, isAssumed: false)
          }
        }))
    }
    #expect(found(3, 0.3) == [.truncated])
    #expect(found(3, 0.02) == [])
    #expect(found(2, 0) == [])
  }

  @Test func `a squeezed segmented control is compressed and a stated height is not`() {
    let control = View.drawn("s", .segmentedControl, Frame(16, 40, 100, 32)) {
      $0.content = .segmented(SegmentedContent(segments: []))
    }
    let found = HandDrawn([control]).findings(adjust: {
      if $0.id == "s" { $0.intrinsicSize.horizontal = 140 }
    })
    #expect(rules(found) == [.compressed])
    #expect(found.first?.worstAmount == 40)
    var button = View.button("b", "Buy", Frame(16, 40, 100, 44))
    button.constraints = [
      LayoutConstraint(id: "h", owner: "b", firstItem: "b", firstAttribute: .height, constant: 44)
    ]
    let stated = HandDrawn([button]).findings(adjust: {
      if $0.id == "b" {
        $0.intrinsicSize.vertical = 60
        $0.text = .line(40)
      }
    })
    #expect(stated.isEmpty)
  }

  @Test func `a small button is a warning, a tiny one an error, a switch never`() {
    let found = HandDrawn([
      .button("small", "a", Frame(16, 40, 100, 30)), .button("tiny", "b", Frame(16, 100, 20, 20)),
      .drawn("switch", .switch, Frame(16, 200, 51, 31)),
    ]).findings()
    #expect(found.map(\.rule) == [.hitTarget, .hitTarget])
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.map(\.worstAmount) == [14, 24])
  }

  @Test func `a button of two points by its own constraint is not meant to be touched`() {
    func rules(width: Double) -> [Rule] {
      let stated = LayoutConstraint(
        id: "w", owner: "b", firstItem: "b", firstAttribute: .width, constant: width)
      return self.rules(
        HandDrawn(
          [.button("b", "Go on", Frame(16, 40, width, 30))], constraints: [stated]
        ).findings())
    }
    #expect(!rules(width: 2).contains(.hitTarget))
    #expect(rules(width: 3).contains(.hitTarget))
  }

  @Test func `a label of two lines shrinks before it is cut, one without a limit does not`() {
    func isCut(_ lines: Int) -> Bool {
      let scene = HandDrawn([
        View.drawn("t", .label, Frame(16, 40, 90, 20)) {
          $0.content = .label(
            LabelContent(
              text: TextContent("Sharing information"), numberOfLines: lines,
              minimumScaleFactor: 0.5, adjustsFontSizeToFit: true))
        }
      ])
      return rules(
        scene.findings(adjust: { if $0.id == "t" { $0.text = .line(110) } })
      ).contains(.truncated)
    }
    #expect(!isCut(2))
    #expect(isCut(0))
  }

  @Test func `a button over the edge where nothing holds it is a warning`() {
    let scene = HandDrawn([.button("b", "Buy", Frame(350, 40, 100, 44))])
    func severity(_ open: [LayoutAmbiguity]) -> Severity? {
      scene.findings(then: { $0.ambiguities = open }).first { $0.rule == .offScreen }?.severity
    }
    func open(_ axis: Axis) -> LayoutAmbiguity {
      LayoutAmbiguity(view: "b", axis: axis, quantity: .position, lower: nil, upper: nil)
    }
    #expect(severity([]) == .error)
    #expect(severity([open(.vertical)]) == .error)
    #expect(severity([open(.horizontal)]) == .warning)
  }

  @Test func `an information button has the size the system gives it`() {
    for (type, isTold) in [("infoLight", false), ("system", true)] {
      let button = View.drawn("b", .button, Frame(16, 40, 22, 22)) {
        $0.content = .button(ButtonContent(type: type))
      }
      #expect(rules(HandDrawn([button]).findings()).contains(.hitTarget) == isTold)
    }
  }

  @Test func `a button inside a larger button is covered`() {
    var large = View.button("large", "a", Frame(16, 40, 200, 60))
    large.subviews = [.button("small", "b", Frame(10, 10, 20, 20))]
    #expect(!rules(HandDrawn([large]).findings()).contains(.hitTarget))
  }

  @Test func `a button in front of a larger one is covered, one beside it is not`() {
    func rules(of small: Frame) -> [Rule] {
      self.rules(
        HandDrawn([
          .button("large", "a", Frame(16, 40, 200, 60)), .button("small", "b", small),
        ]).findings())
    }
    #expect(!rules(of: Frame(180, 60, 20, 20)).contains(.hitTarget))
    #expect(rules(of: Frame(230, 60, 20, 20)).contains(.hitTarget))
  }

  @Test func `a view placed by left does not mirror`() {
    func found(_ attribute: LayoutAttribute, right: Double, semantic: SemanticContent) -> [Finding]
    {
      let pin = LayoutConstraint(
        id: "x", owner: "root", firstItem: "t", firstAttribute: attribute, secondItem: "root",
        secondAttribute: attribute, constant: 16)
      var title = View.label("t", "Hello", Frame(16, 40, 80, 20))
      title.semantic = semantic
      let scene = HandDrawn([title], constraints: [pin])
      var mirrored = Configuration.named("rtl")
      mirrored.direction = .rightToLeft
      return findings(
        document: "A", scene: scene.scene,
        layouts: [
          (.phone, scene.layout()),
          (
            mirrored, scene.layout(at: mirrored, adjust: { if $0.id == "t" { $0.frame.x = right } })
          ),
        ])
    }
    let broken = found(.left, right: 16, semantic: .unspecified)
    #expect(broken.map(\.rule) == [.notMirrored])
    #expect(broken.first?.occurrences.map(\.configuration) == ["rtl"])
    #expect(found(.leading, right: 279, semantic: .unspecified).isEmpty)
    #expect(found(.leading, right: 16, semantic: .unspecified).isEmpty)
    #expect(found(.left, right: 16, semantic: .forceLeftToRight).isEmpty)
  }

  @Test func `a label that code fills needs an end on the side to which it grows`() {
    // Ten letters in 100 points; from 16 points on there are 359 of 375, which is 35 letters.
    func found(
      _ holds: [(LayoutAttribute, LayoutRelation)], name: String? = "nameLabel",
      text: String = "Name of it"
    ) -> [Finding] {
      var label = View.label("t", text, Frame(16, 40, 100, 20))
      label.label = name
      let pins = holds.enumerated().map { number, hold in
        LayoutConstraint(
          id: ObjectID("c\(number)"), owner: "root", firstItem: "t", firstAttribute: hold.0,
          relation: hold.1,
          secondItem: "root", secondAttribute: hold.0)
      }
      return HandDrawn([label], constraints: pins).findings(adjust: {
        if $0.id == "t" { $0.text = .line(100) }
      })
    }
    let open = found([(.leading, .equal)])
    #expect(open.map(\.rule) == [.longText])
    #expect(
      open.first?.message
        == "a text of more than 35 letters in nameLabel runs out of Screen: no constraint ends it at the right"
    )
    #expect(found([(.leading, .equal), (.trailing, .lessThanOrEqual)]).isEmpty)
    #expect(
      found([(.leading, .equal), (.trailing, .greaterThanOrEqual)]).map(\.rule) == [.longText])
    #expect(found([(.centerX, .equal), (.leading, .greaterThanOrEqual)]).isEmpty)
    #expect(found([(.leading, .equal), (.width, .lessThanOrEqual)]).isEmpty)
    #expect(found([(.leading, .equal)], name: nil).isEmpty)
    #expect(found([(.leading, .equal)], text: "1 234 567 8").isEmpty)
  }

  @Test func `a label that code fills is told of the neighbour that it would cover`() {
    var label = View.label("t", "Name of it", Frame(16, 40, 100, 20))
    label.label = "nameLabel"
    let pin = LayoutConstraint(
      id: "x", owner: "root", firstItem: "t", firstAttribute: .leading, secondItem: "root",
      secondAttribute: .leading, constant: 16)
    // From 16 to 216 are 200 points, 20 letters.
    let found = HandDrawn([label, .button("b", "Go", Frame(216, 30, 60, 44))], constraints: [pin])
      .findings(adjust: { if $0.id == "t" { $0.text = .line(100) } })
    #expect(
      found.map(\.message) == [
        "a text of more than 20 letters in nameLabel runs over Go: no constraint ends it at the right"
      ])
  }

  @Test func `a view drawn across a narrow screen is left behind by a wide one`() {
    func found(drawn: Frame, wide: Frame, kind: ViewKind = .button) -> [Finding] {
      let scene = HandDrawn([.drawn("b", kind, drawn)])
      return findings(
        document: "A", scene: scene.scene,
        layouts: [
          (.phone, scene.layout()),
          (
            .named("wide", width: 500),
            scene.layout(
              at: .named("wide", width: 500),
              adjust: {
                if $0.id == "root" { $0.frame.width = 500 }
                if $0.id == "b" { $0.frame = wide }
              }, then: { $0.size.width = 500 })
          ),
        ]
      ).filter { $0.rule == .leftBehind }
    }
    let across = Frame(0, 100, 375, 44)
    let behind = found(drawn: across, wide: across)
    #expect(behind.map { $0.occurrences.map(\.configuration) } == [["wide"]])
    #expect(
      behind.first?.message.hasSuffix("stays 375 pt wide: 125 pt at the right are left empty")
        == true)
    // Ten points from each edge, and then ten from the right one alone.
    #expect(found(drawn: Frame(10, 100, 355, 44), wide: Frame(135, 100, 355, 44)).count == 1)
    #expect(found(drawn: across, wide: Frame(0, 100, 500, 44)).isEmpty)
    #expect(found(drawn: across, wide: Frame(62.5, 100, 375, 44)).isEmpty)
    #expect(found(drawn: Frame(0, 100, 200, 44), wide: Frame(0, 100, 200, 44)).isEmpty)
    #expect(found(drawn: across, wide: across, kind: .label).isEmpty)
  }

  @Test func `hidden views, clear views and bars raise nothing`() {
    var hidden = View.button("h", "a", Frame(360, 100, 20, 20))
    hidden.isHidden = true
    var clear = View.button("c", "b", Frame(360, 200, 20, 20))
    clear.alpha = 0
    let bar = View.drawn(
      "bar", .toolbar, Frame(0, 640, 375, 44), subviews: [.button("d", "x", Frame(0, 0, 20, 20))])
    #expect(HandDrawn([hidden, clear, bar]).findings().isEmpty)
  }

  @Test func `one finding holds all configurations in matrix order`() {
    let scene = HandDrawn([.button("b", "Go", Frame(16, 40, 100, 30))])
    let names = ["c", "a", "b"]
    let found = findings(
      document: "A", scene: scene.scene,
      layouts: names.map { (Configuration.named($0), scene.layout(at: .named($0))) })
    #expect(found.count == 1)
    #expect(found.first?.occurrences.map(\.configuration) == names)
  }

  @Test func `sizes that no device has do not trap`() {
    let scene = HandDrawn([.button("b", "Go", Frame(1e300, -1e300, 1e308, .nan))])
    _ = scene.findings()
  }
}
