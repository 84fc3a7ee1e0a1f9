import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Each lint with a document that has the habit and one that avoids it.
struct LintTests {
  /// A pair of layouts of one screen: as it should not be, and as the remedy has it.
  struct Pair: CustomTestStringConvertible {
    let kind: LintKind
    let bad: (views: String, constraints: String)
    let good: (views: String, constraints: String)
    var testDescription: String { kind.rawValue }
  }

  private typealias Made = EvidenceFixtures

  private static let title = Made.label("a", "Title", width: 40)
  private static let two = title + Made.label("b", "Value", width: 40)
  private static let top = Made.equal("t", "a", "top", "root", nil, 20)

  static let pairs: [Pair] = [
    Pair(
      kind: .mayCollide,
      bad: (
        two,
        top + Made.equal("l", "a", "leading", "root", nil, 20)
          + Made.equal("r", "root", "trailing", "b", nil, 20)
          + Made.equal("c", "b", "centerY", "a")
      ),
      good: (
        two,
        top + Made.equal("l", "a", "leading", "root", nil, 20)
          + Made.equal("r", "root", "trailing", "b", nil, 20)
          + Made.equal("c", "b", "centerY", "a")
          + Made.equal("g", "b", "leading", "a", "trailing", 8)
      )),
    Pair(
      kind: .fixedText,
      bad: (title, Made.pinned("a") + Made.equal("w", "a", "width", nil, nil, 80)),
      good: (
        title,
        Made.pinned("a")
          + #"<constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="80" id="w"/>"#
      )),
    Pair(
      kind: .tinyText,
      bad: (
        Made.label("a", "Title", width: 40, font: #"type="system" pointSize="9""#), Made.pinned("a")
      ),
      good: (title, Made.pinned("a"))),
    Pair(
      kind: .requiredContent,
      bad: (
        title.replacing("numberOfLines", with: #"horizontalHuggingPriority="1000" numberOfLines"#),
        Made.pinned("a")
      ),
      good: (
        title.replacing("numberOfLines", with: #"horizontalHuggingPriority="999" numberOfLines"#),
        Made.pinned("a")
      )),
    Pair(
      kind: .negativeConstant,
      bad: (title, top + Made.equal("r", "a", "trailing", "root", nil, -20)),
      good: (title, top + Made.equal("r", "root", "trailing", "a", nil, 20))),
    Pair(
      kind: .leftRight,
      bad: (title, top + Made.equal("l", "a", "left", "root", nil, 20)),
      good: (title, top + Made.equal("l", "a", "leading", "root", nil, 20))),
    Pair(
      kind: .mixedMask,
      bad: (
        title.replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: ""),
        Made.pinned("a")
      ),
      good: (title, Made.pinned("a"))),
    Pair(
      kind: .stretchedBaseline,
      bad: (
        two,
        Made.pinned("a") + Made.equal("h", "b", "height", nil, nil, 60)
          + Made.equal("x", "b", "leading", "a", "trailing", 8)
          + Made.equal("c", "b", "firstBaseline", "a")
      ),
      good: (
        two,
        Made.pinned("a") + Made.equal("x", "b", "leading", "a", "trailing", 8)
          + Made.equal("c", "b", "firstBaseline", "a")
      )),
    Pair(
      kind: .oddPriority,
      bad: (
        title,
        Made.pinned("a").replacing("constant=\"20.0\"", with: "constant=\"20\" priority=\"637\"")
      ),
      good: (
        title,
        Made.pinned("a").replacing("constant=\"20.0\"", with: "constant=\"20\" priority=\"749\"")
      )
    ),
    Pair(
      kind: .fractionalMultiplier,
      bad: (
        two,
        Made.pinned("a") + Made.pinned("b", y: 200)
          + #"<constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="0.5" id="m"/>"#
      ),
      good: (
        two,
        Made.pinned("a") + Made.pinned("b", y: 200)
          + #"<constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="2" id="m"/>"#
      )),
  ]

  @Test(arguments: pairs) func `a lint tells of the habit and not of its remedy`(_ pair: Pair)
    throws
  {
    let bad = try Made.document(pair.bad.views, pair.bad.constraints)
    let good = try Made.document(pair.good.views, pair.good.constraints)
    #expect(lints(in: bad, kinds: [pair.kind]).count == 1)
    #expect(lints(in: good, kinds: [pair.kind]).isEmpty)
  }

  @Test func `what hangs on a text's bottom edge does not stretch it, what is around it does`()
    throws
  {
    let pinned =
      Made.pinned("a") + Made.equal("x", "b", "leading", "a", "trailing", 8)
      + Made.equal("c", "b", "firstBaseline", "a")
    let hanging = try Made.document(
      Self.two, pinned + Made.equal("u", "b", "top", "a", "bottom", 8))
    #expect(lints(in: hanging, kinds: [.stretchedBaseline]).isEmpty)
    let held = try Made.document(
      Self.two, pinned + Made.equal("u", "root", "bottom", "a", "bottom", 8))
    #expect(lints(in: held, kinds: [.stretchedBaseline]).count == 1)
  }

  @Test func `a xib that requires its own size is told, one of lower priority is not`() throws {
    func xib(_ priority: String) throws -> Document {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
                <constraints><constraint firstAttribute="height" constant="60"\(priority) id="h"/></constraints>
            </view></objects>
        </document>
        """
      return try DocumentFormats.read(Array(text.utf8), path: "Card.xib")
    }
    #expect(lints(in: try xib(""), kinds: [.ownSize]).map(\.object) == ["h"])
    #expect(lints(in: try xib(" priority=\"800\""), kinds: [.ownSize]).isEmpty)
  }

  @Test func `every lint has a rule of its own with a source, a reason and a remedy`() {
    #expect(LintRules.advising.map(\.kind) == LintKind.allCases)
    #expect(Set(LintRules.all.map(\.kind)) == LintKind.written)
    #expect(Set(LintKind.allCases.map(\.code)).isDisjoint(with: Set(Rule.allCases.map(\.code))))
    for rule in LintRules.advising {
      #expect(!rule.source.isEmpty && !rule.reason.isEmpty && !rule.remedy.isEmpty)
    }
  }
}
