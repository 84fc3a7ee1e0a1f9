import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutService

/// Which contradictions are told as one, by what takes part in them.
struct ConsequencesTests {
  /// Three boxes, one below the other, each with a height, and the last with a width.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews><constraints>
    <constraint firstItem="a" firstAttribute="height" constant="900" id="high-a"/>
    <constraint firstItem="b" firstAttribute="height" constant="900" id="high-b"/>
    <constraint firstItem="c" firstAttribute="height" constant="900" id="high-c"/>
    <constraint firstItem="c" firstAttribute="width" constant="900" id="wide-c"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="a-b"/>
    <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" id="top-c"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test func `what a screen is too low for is told as one`() async throws {
    typealias Screen = ScreenFixture
    /// Two labels, each placed by an edit of its own; the second one also from the left.
    func screen(_ first: Double, _ second: Double, x: Double = 16) -> String {
      Screen.screen(
        Screen.label("a", "Terms of use") + Screen.label("b", "Privacy and data"),
        Screen.pinned("a", top: first)
          + Screen.equal("b-y", "b", "top", "v0", "top", constant: second)
          + Screen.equal("b-x", "b", "leading", "v0", "leading", constant: x))
    }
    func leading(_ head: String) async throws -> [ObjectID?: Int] {
      let report = try await Fixtures.check(
        ["A.storyboard": screen(60, 90)], ["A.storyboard": head])
      let lost = report.regressions.filter { $0.finding.rule == .offScreen }
      return Dictionary(
        grouping: lost, by: { $0.cause?.leader == nil ? $0.finding.view : nil }
      ).mapValues(\.count)
    }
    // The lower one is lost on more phones: it leads, and the other comes of it.
    #expect(try await leading(screen(600, 700)) == ["b": 1, nil: 1])
    // Off the right edge is another matter, of which a part and a whole are told.
    #expect(try await leading(screen(600, 90, x: 350)) == ["a": 1, "b": 1, nil: 1])
  }

  /// The leaders of contradictions, each given by the constraint that gives way and one that holds.
  private func leaders(
    _ knots: [(String, String)], edited: Set<ObjectID> = []
  ) throws -> [String: Bool] {
    let document = try DocumentFormats.read(Array(Self.text.utf8), path: "A.storyboard")
    let scene = try #require(document.scenes.first)
    let configuration = Configuration(name: "phone", size: Size(width: 393, height: 852))
    func member(_ id: String) -> LayoutConflict.Member {
      LayoutConflict.Member(constraint: ObjectID(id), description: id)
    }
    let views = scene.views.map {
      SolvedView(
        id: $0.id, superview: $0.id == "root" ? nil : "root", frame: $0.frame ?? .zero,
        absoluteOrigin: Point(x: 0, y: 0), contentRect: nil)
    }
    var layout = SolvedLayout(
      scene: scene.id, configuration: "phone", size: configuration.size, scale: 3,
      safeArea: .zero, direction: .leftToRight, views: views)
    layout.conflicts = knots.map {
      LayoutConflict(members: [member($0.0), member($0.1)], relaxed: member($0.0), amount: 100)
    }
    let found = findings(document: "A.storyboard", scene: scene, layouts: [(configuration, layout)])
      .filter { $0.rule == .unsatisfiable }
    var regressions = found.map {
      Regression(
        change: .new, finding: $0, configurations: ["phone"], cause: Cause(edit: $0.message))
    }
    regressions.joinConsequences(
      in: JudgedScene(
        document: document, scene: scene, layouts: [(configuration, layout)], findings: found),
      edited: edited)
    return Dictionary(
      uniqueKeysWithValues: regressions.elected().map {
        ("\($0.finding.view) \($0.finding.axis?.rawValue ?? "")", $0.cause?.leader == nil)
      })
  }

  @Test func `a contradiction of a view that takes part in another one follows from it`() throws {
    #expect(
      try leaders([("high-a", "a-b"), ("high-b", "a-b")])
        == ["a vertical": true, "b vertical": false])
  }

  @Test func `contradictions that one edited constraint takes part in are one`() throws {
    let knots = [("high-a", "a-b"), ("wide-c", "a-b")]
    #expect(try leaders(knots, edited: ["a-b"]) == ["a vertical": true, "c horizontal": false])
    #expect(try leaders(knots, edited: ["high-a"]) == ["a vertical": true, "c horizontal": true])
  }

  @Test func `contradictions of other views, or on the other axis, stand for themselves`() throws {
    #expect(
      try leaders([("high-a", "a-b"), ("high-c", "top-c"), ("wide-c", "wide-c")])
        == ["a vertical": true, "c vertical": true, "c horizontal": true])
  }
}
