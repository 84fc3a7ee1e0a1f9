import LayoutEngine
import Testing

@testable import LayoutModel

struct ComparingTests {
  private func finding(
    _ rule: Rule = .clipped, _ view: ObjectID = "a", _ severity: Severity = .error,
    on amounts: KeyValuePairs<String, Double>, occurrence: Severity? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, document: "A", scene: "s", view: view,
      occurrences: amounts.map {
        .init(configuration: $0.key, amount: $0.value, severity: occurrence ?? severity)
      }, message: "m")
  }
  private func compare(_ base: [Finding], _ head: [Finding], views: Set<ObjectID> = ["a", "b"])
    -> [Regression]
  {
    compareFindings(base: base, head: head, baseViews: ["A": views], scales: ["se": 2, "pro": 3])
  }

  @Test func `what the base did not have is new or came with its view`() {
    let head = [finding(on: ["se": 4])]
    #expect(compare([], head).map(\.change) == [.new])
    #expect(compare([], head).map(\.gates) == [true])
    #expect(compare([], head, views: []).map(\.change) == [.newWithView])
    let warning = [finding(.clipped, "a", .warning, on: ["se": 4])]
    #expect(compare([], warning, views: []).map(\.gates) == [false])
  }

  @Test func `more configurations spread, fewer are fixed, the same is kept`() {
    let (one, two) = (finding(on: ["se": 4]), finding(on: ["se": 4, "pro": 4]))
    let spread = compare([one], [two])
    #expect(spread.map(\.change) == [.spread])
    #expect(spread.first?.configurations == ["pro"])
    #expect(compare([two], [one]).map(\.change) == [.fixed])
    #expect(compare([two], [one]).first?.configurations == ["pro"])
    #expect(compare([one], []).map(\.change) == [.fixed])
    #expect(compare([one], [one]).map(\.change) == [.kept])
    #expect(compare([one], [one]).map(\.gates) == [false])
  }

  @Test(arguments: [(4.4, Regression.Change.kept), (4.5, .kept), (4.6, .worse)])
  func `an amount is worse beyond a pixel and a tenth`(amount: Double, change: Regression.Change) {
    #expect(
      compare([finding(on: ["se": 4])], [finding(on: ["se": amount])]).map(\.change) == [change])
  }

  @Test func `what became worse is told with the amounts of the worst of it`() {
    // The phone that has the worst amount is as it was.
    let before = finding(on: ["se": 28, "pro": 64, "max": 10])
    let worse = compare([before], [finding(on: ["se": 57, "pro": 64, "max": 20])])
    #expect(worse.map(\.change) == [.worse])
    #expect(worse.first?.configurations == ["se", "max"])
    #expect(worse.first?.baseAmount == 28)
  }

  @Test func `a ratio of a view's sizes is told as one`() throws {
    func ratio(_ first: String, _ second: String, _ more: String) -> String {
      #"<constraint firstItem="a" firstAttribute="\#(first)" secondItem="a" "#
        + #"secondAttribute="\#(second)" \#(more) id="q"/>"#
    }
    func told(_ first: String, _ second: String, _ more: String) throws -> String? {
      let document = try EvidenceFixtures.document(
        EvidenceFixtures.label("a", "Hi", width: 50), ratio(first, second, more))
      return constraintSentences(document)["q"].map { String($0.drop { $0 != "=" }) }
    }
    #expect(try told("width", "height", #"multiplier="25:12""#) == "= 25:12")
    #expect(try told("height", "width", #"multiplier="0.5" constant="8""#) == "= 0.5 + 8")
    #expect(try told("width", "height", "") == "= 1")
  }

  @Test func `a risen severity is worse`() {
    let base = finding(.clipped, "a", .warning, on: ["se": 4])
    #expect(compare([base], [finding(on: ["se": 4])]).map(\.change) == [.worse])
  }

  @Test func `an overlap everywhere is no design when the base did not have it`() {
    let noted = finding(.overlap, "a", .info, on: ["se": 4, "pro": 4], occurrence: .error)
    #expect(compare([], [noted]).map(\.finding.severity) == [.error])
    #expect(compare([], [noted]).map(\.gates) == [true])
    #expect(compare([noted], [noted]).map(\.gates) == [false])
    #expect(compare([], [noted], views: []).map(\.gates) == [false])
    let explained = finding(.overlap, "a", .info, on: ["se": 4], occurrence: .info)
    #expect(compare([], [explained]).map(\.gates) == [false])
  }

  @Test(arguments: [(2, 0.5, true), (3, 1.0 / 3, true), (2, 1.0 / 3, false), (1, 0.5, false)])
  func `a frame changes by a pixel of its own scale`(scale: Int, by: Double, counts: Bool) {
    var configuration = Configuration.phone
    configuration.scale = scale
    let scene = HandDrawn([.label("t", "Hi", Frame(16, 40, 80, 20))])
    let before = scene.layout(at: configuration)
    let after = scene.layout(at: configuration, adjust: { if $0.id == "t" { $0.frame.y += by } })
    let folds = foldFrameChanges(from: [before], to: [after], of: scene.scene, edited: [])
    #expect(folds.flatMap(\.views) == (counts ? ["t"] : []))
  }

  @Test func `identical moves are one line and the outlier comes first`() {
    let scene = HandDrawn([
      .label("a", "One", Frame(16, 40, 80, 20)), .label("b", "Two", Frame(16, 80, 80, 20)),
      .label("c", "Three", Frame(16, 120, 80, 20)),
    ])
    let matrix = (1...10).map { Configuration.named("c\($0)") }
    let base = matrix.map { scene.layout(at: $0) }
    let head = matrix.map { configuration in
      scene.layout(
        at: configuration,
        adjust: {
          if $0.id == "a" || $0.id == "b" { $0.frame.y += 8 }
          if $0.id == "c", configuration.name == "c3" { $0.frame.width -= 20 }
        })
    }
    let folds = foldFrameChanges(from: base, to: head, of: scene.scene, edited: ["a"])
    let names = ViewNames(scene.scene)
    #expect(
      folds.map { $0.text(names: names, total: 10) } == [
        "Three resized by (-20,0) on c3", "2 views moved by (0,+8) on all 10 configurations",
      ])
    #expect(folds.first?.suspicion == 4)
  }

  private func document(_ change: (inout View) -> Void = { _ in }) -> Document {
    var root = View.drawn("root", .view, Frame(x: 0, y: 0, width: 375, height: 667))
    root.guides = [
      LayoutGuide(id: "safe", kind: .safeArea, location: SourceLocation(line: 9, column: 1))
    ]
    root.subviews = [
      .label("title", "Title", Frame(16, 40, 80, 20)),
      .drawn("avatar", .imageView, Frame(16, 80, 40, 40)) { $0.label = "Avatar" },
      .drawn("header", .view, Frame(0, 0, 375, 40)) { $0.label = "Header" },
    ]
    root.subviews[1].constraints = [
      LayoutConstraint(
        id: "w", owner: "avatar", firstItem: "avatar", firstAttribute: .width, constant: 40)
    ]
    root.constraints = [
      LayoutConstraint(
        id: "lead", owner: "root", firstItem: "title", firstAttribute: .leading,
        secondItem: "safe", secondAttribute: .leading, constant: 16),
      LayoutConstraint(
        id: "gap", owner: "root", firstItem: "title", firstAttribute: .trailing,
        secondItem: "avatar", secondAttribute: .leading, constant: -8),
      LayoutConstraint(
        id: "trail", owner: "root", firstItem: "safe", firstAttribute: .trailing,
        secondItem: "avatar", secondAttribute: .trailing, constant: 16),
    ]
    change(&root)
    let scene = HandDrawn(root: root).scene
    return Document(kind: .storyboard, platform: .iOS, scenes: [scene])
  }
  private func words(_ change: (inout View) -> Void) -> [String] {
    structureChanges(base: document(), head: document(change)).map(\.text)
  }

  @Test func `edits read as a person would say them`() {
    #expect(
      words { $0.constraints[0].constant = 24 } == ["leading of Title to Safe Area: 16 -> 24"])
    #expect(
      words { $0.constraints[2].constant = 20 } == ["trailing of Avatar to Safe Area: 16 -> 20"])
    #expect(
      words { $0.subviews[1].constraints[0].priority = 750 }
        == ["width of Avatar: priority 1000 -> 750"])
    #expect(
      words { $0.constraints.remove(at: 1) }
        == ["constraint removed: trailing of Title to leading of Avatar"])
    #expect(
      words { $0.subviews[2].subviews = [.label("badge", "Badge", .zero)] }
        == ["view Badge added in Header"])
    #expect(words { $0.subviews[0].isHidden = true } == ["hidden of Title: no -> yes"])
    #expect(
      words {
        let header = $0.subviews.remove(at: 2)
        $0.subviews.insert(header, at: 0)
      } == ["view Header moved in Screen: position 3 -> 1"])
    #expect(
      words {
        let avatar = $0.subviews.remove(at: 1)
        $0.subviews[1].subviews = [avatar]
      } == ["view Avatar moved from Screen to Header"])
  }

  @Test func `a removed view takes its constraints with it in one line`() {
    #expect(
      words {
        $0.subviews.remove(at: 1)
        $0.constraints.removeLast(2)
      }
        == ["view Avatar removed from Screen"])
  }

  @Test func `what Interface Builder rewrites on its own is no edit`() {
    #expect(
      words {
        $0.subviews[0].frame = Frame(17, 41, 80, 21)
        $0.subviews[0].isMarkedMisplaced = true
        $0.subviews[0].location = SourceLocation(line: 77, column: 1)
        $0.constraints[0].location = SourceLocation(line: 78, column: 1)
      } == [])
  }

  @Test func `a constraint turned round or drawn again is no edit`() {
    #expect(
      words {
        $0.constraints[1] = LayoutConstraint(
          id: "new", owner: "root", firstItem: "avatar", firstAttribute: .leading,
          secondItem: "title", secondAttribute: .trailing, constant: 8)
      } == [])
    #expect(
      words {
        $0.constraints[1] = LayoutConstraint(
          id: "gap", owner: "root", firstItem: "avatar", firstAttribute: .leading,
          secondItem: "title", secondAttribute: .trailing, constant: 12)
      } == ["leading of Avatar to trailing of Title: 8 -> 12"])
  }

  @Test func `the frame of a view placed by its mask is an edit`() {
    func masked(_ frame: Frame) -> Document {
      document {
        $0.subviews[0].translatesMask = true
        $0.subviews[0].frame = frame
      }
    }
    let changes = structureChanges(
      base: masked(Frame(1, 2, 3, 4)), head: masked(Frame(1, 2, 3, 5)))
    #expect(changes.map(\.text) == ["frame of Title: (1,2,3,4) -> (1,2,3,5)"])
  }

  @Test func `variations are told by their traits`() {
    let compact = TraitCondition(key: "widthClass=compact", widthClass: .compact)
    func varied(_ value: Double) -> Document {
      document {
        $0.constraints[0].variations = [
          Variation(
            condition: compact, changes: [.constant(value)],
            location: SourceLocation(line: 1, column: 1))
        ]
      }
    }
    #expect(
      structureChanges(base: varied(8), head: varied(4)).map(\.text)
        == ["leading of Title to Safe Area: constant in compact width 8 -> 4"])
  }

  @Test func `a constraint edits its view and not the container`() {
    let changes = structureChanges(
      base: document(), head: document { $0.constraints[2].constant = 0 })
    #expect(changes.map(\.views) == [["avatar"]])
  }

  @Test func `a document that came or went is one line`() {
    #expect(
      structureChanges(base: nil, head: document()).map(\.text)
        == ["storyboard added: 1 scene, 4 views, 4 constraints"])
    #expect(structureChanges(base: document(), head: nil).map(\.kind) == [.documentRemoved])
    #expect(structureChanges(base: document(), head: document()).isEmpty)
  }
}
