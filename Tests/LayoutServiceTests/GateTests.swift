import Foundation
import LayoutModel
import LayoutService
import Testing

/// What stops a merge and what does not, by the evidence in two states of a document.
struct GateTests {
  private let wide = String(decoding: Fixtures.storyboard(buttons: [340]), as: UTF8.self)
  private let good = String(decoding: Fixtures.storyboard(buttons: [100]), as: UTF8.self)

  private func check(
    _ base: [DocumentPath: String], _ head: [DocumentPath: String]
  ) async throws -> CheckReport {
    try await Fixtures.check(base, head)
  }

  /// The document with an outlet of its controller to the title.
  private func outlet(_ text: String) -> String {
    text.replacing(
      "</viewController>",
      with: "<connections><outlet property=\"title\" destination=\"t0\" id=\"o0\"/>"
        + "</connections></viewController>")
  }

  @Test func `a regression names the edit and carries evidence that adds up`() async throws {
    let report = try await check(["A.storyboard": good], ["A.storyboard": wide])
    let gating = report.regressions.filter(\.gates)
    #expect(gating.count == 1)
    let first = try #require(gating.first)
    #expect(first.cause?.edit == "width of Buy: 100 -> 340")
    let confidence = try #require(first.finding.confidence)
    // Odds double with each unit of weight: 1 : 1 becomes 2^n : 1.
    var odds: Double = 1
    for evidence in confidence.evidence {
      odds *= exp2(evidence.weight)
    }
    #expect(abs(confidence.value - odds / (1 + odds)) < 1e-9)
    #expect(confidence.value >= Confidence.gate)
  }

  @Test func `two edits that each break something are two causes`() async throws {
    // 340 wide and 20 high: out of the narrow screens, and too small for a finger everywhere.
    let small = wide.replacing("constant=\"44\"", with: "constant=\"20\"")
      .replacing("width=\"340\" height=\"44\"", with: "width=\"340\" height=\"20\"")
    let report = try await check(["A.storyboard": good], ["A.storyboard": small])
    let causes = report.regressions.filter(\.gates).compactMap(\.cause?.edit)
    #expect(Set(causes) == ["width of Buy: 100 -> 340", "height of Buy: 44 -> 20"])
  }

  @Test func `several findings of one edit are told as one, with the others behind it`()
    async throws
  {
    // The label is held by the top alone, and the button by the label.
    let lines = good.split(separator: "\n").filter { $0.contains("firstItem=\"t0\"") }
    let top = try #require(lines.first { $0.contains("firstAttribute=\"top\"") })
    let without = good.replacing(String(top), with: "")
    let report = try await check(["A.storyboard": good], ["A.storyboard": without])
    let open = report.regressions.filter { $0.finding.rule == .ambiguous }
    #expect(open.count > 1)
    let items = RegressionItem.items(report.regressions)
    #expect(items.count == 1)
    #expect(items.first?.consequences.count == report.regressions.count - 1)
    #expect(report.regressions.count(where: \.gates) <= 1)
    #expect(Set(report.regressions.compactMap(\.cause?.edit)).count == 1)
  }

  @Test func `a file that only moved brings nothing`() async throws {
    let report = try await check(["Old/A.storyboard": wide], ["New/A.storyboard": wide])
    #expect(!report.gates)
    #expect(report.regressions.allSatisfy { $0.change == .kept })
  }

  @Test func `a copy of a document brings nothing`() async throws {
    let report = try await check(
      ["A.storyboard": wide], ["A.storyboard": wide, "de.lproj/A.storyboard": wide])
    #expect(!report.gates)
  }

  @Test func `a copy without a fault mends nothing while its original has it`() async throws {
    func isMended(_ head: [DocumentPath: String]) async throws -> Bool {
      try await check(["A.storyboard": wide], head).regressions.contains { $0.change == .fixed }
    }
    #expect(try await !isMended(["A.storyboard": wide, "B.storyboard": good]))
    #expect(try await isMended(["A.storyboard": good]))
  }

  @Test func `a copy with few edits names them, one with many is put down to its addition`()
    async throws
  {
    func causes(_ copy: String) async throws -> [String?] {
      let report = try await check(
        ["A.storyboard": good], ["A.storyboard": good, "B.storyboard": copy])
      return report.regressions.filter(\.gates).map(\.cause?.edit)
    }
    #expect(try await causes(wide) == ["width of Buy: 100 -> 340"])
    // Fourteen more buttons are more edits than are searched.
    let more = (1...14).map { number in
      (
        button: """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="x\(number)"><constraints>
        <constraint firstAttribute="width" constant="340" id="xw\(number)"/>
        <constraint firstAttribute="height" constant="44" id="xh\(number)"/>
        </constraints><state key="normal" title="Buy"/></button>
        """,
        place: """
        <constraint firstItem="x\(number)" firstAttribute="top" secondItem="b0" \
        secondAttribute="bottom" constant="\(50 * number)" id="xt\(number)"/>
        <constraint firstItem="x\(number)" firstAttribute="leading" secondItem="g0" \
        secondAttribute="leading" constant="16" id="xl\(number)"/>
        """
      )
    }
    let long = good.replacing("</subviews>", with: more.map(\.button).joined() + "</subviews>")
      .replacing("id=\"k0e\"/>", with: "id=\"k0e\"/>" + more.map(\.place).joined())
    let told = try await causes(long)
    #expect(told.count == 1)
    #expect(told.first??.contains("added") == true)
  }

  @Test func `recorded frames and images written anew are no edit`() async throws {
    let saved = wide.replacing("y=\"300\" width=\"340\"", with: "y=\"299.5\" width=\"339.5\"")
      .replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"23504\"")
    let report = try await check(["A.storyboard": wide], ["A.storyboard": saved])
    #expect(!report.gates)
  }

  @Test func `text that an outlet may replace is doubted, text of its own is not`() async throws {
    func narrow(_ text: String) -> String {
      text.replacing("text=\"Title\"", with: "text=\"A caption that needs its room\"").replacing(
        "<constraint firstItem=\"g0\" firstAttribute=\"trailing\" secondItem=\"t0\"",
        with: "<constraint firstItem=\"t0\" firstAttribute=\"width\" constant=\"90\" id=\"n0\"/>"
          + "<constraint firstItem=\"g0\" firstAttribute=\"trailing\" relation="
          + "\"greaterThanOrEqual\" secondItem=\"t0\"")
    }
    let caption = good.replacing("text=\"Title\"", with: "text=\"A caption that needs its room\"")
    let own = try await check(["A.storyboard": caption], ["A.storyboard": narrow(good)])
    let cut = own.regressions.first { $0.finding.rule == .truncated }
    #expect(cut?.finding.confidence?.evidence.contains { $0.kind == .textOutlet } == false)
    // Its frame is recorded as it was: nobody has seen it cut.
    #expect(cut?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == true)
    #expect(own.gates)
    let set = try await check(
      ["A.storyboard": outlet(caption)], ["A.storyboard": outlet(narrow(good))])
    #expect(!set.gates)
    let told = set.regressions.first { $0.finding.rule == .truncated }
    #expect(told?.finding.confidence?.doubts.contains { $0.kind == .textOutlet } == true)
  }

  @Test func `a sample text pushed out of the screen is an alarm, for the base shows it whole`()
    async throws
  {
    let pushed = good.replacing("constant=\"20\" id=\"k0a\"", with: "constant=\"-180\" id=\"k0a\"")
    let report = try await check(
      ["A.storyboard": outlet(good)], ["A.storyboard": outlet(pushed)])
    let gating = report.regressions.filter(\.gates)
    #expect(gating.map(\.finding.rule) == [.offScreen])
    #expect(
      gating.first?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == true)
  }

  @Test func `a place that nothing holds any more is an alarm`() async throws {
    let unheld = good.replacing(
      "<constraint firstItem=\"b0\" firstAttribute=\"leading\" secondItem=\"g0\" "
        + "secondAttribute=\"leading\" constant=\"16\" id=\"k0e\"/>", with: "")
    let report = try await check(["A.storyboard": good], ["A.storyboard": unheld])
    #expect(report.regressions.filter(\.gates).map(\.finding.rule) == [.ambiguous])
    #expect(report.regressions.first?.finding.axis == .horizontal)
  }

  @Test func `one edit copied to the other languages is told once, and never again`() async throws {
    func tree(_ german: String, _ french: String) -> [DocumentPath: String] {
      ["de.lproj/A.storyboard": german, "fr.lproj/A.storyboard": french]
    }
    let both = try await check(tree(good, good), tree(wide, wide))
    #expect(both.regressions.filter(\.gates).count == 1)
    let export = "Exports/fr.xcloc/Source Contents/de.lproj/A.storyboard" as DocumentPath
    let exported = try await check(
      ["de.lproj/A.storyboard": wide, export: good], ["de.lproj/A.storyboard": wide, export: wide])
    #expect(!exported.gates)
    let later = try await check(tree(wide, good), tree(wide, wide))
    #expect(!later.gates)
    #expect(
      later.regressions.contains { regression in
        regression.finding.confidence?.evidence.contains { $0.kind == .copied } == true
      })
    // Another edit than the one that the German screen has.
    let other = wide.replacing("constant=\"340\"", with: "constant=\"360\"")
    #expect(try await check(tree(wide, good), tree(wide, other)).gates)
  }

  @Test func `an edit that makes a constraint ignored is an alarm at its line, told once`()
    async throws
  {
    // A leading edge related to a width: UIKit refuses such a pair.
    let bad = good.replacing(
      "firstAttribute=\"leading\" secondItem=\"g0\" secondAttribute=\"leading\" constant=\"16\" id=\"k0e\"",
      with: "firstAttribute=\"leading\" secondItem=\"g0\" secondAttribute=\"width\" id=\"k0e\"")
    let report = try await check(["A.storyboard": good], ["A.storyboard": bad])
    let told = try #require(
      report.regressions.first { $0.finding.rule == .ignoredConstraint && $0.gates })
    #expect(told.change == .new)
    #expect(told.finding.message.contains("leading cannot be related to width"))
    let line =
      bad.prefix(upTo: try #require(bad.range(of: "id=\"k0e\"")).lowerBound)
      .count { $0 == "\n" } + 1
    #expect(told.finding.location?.line == line)
    #expect(try await !check(["A.storyboard": bad], ["A.storyboard": bad]).gates)
    #expect(try await !check(["Old/A.storyboard": bad], ["New/A.storyboard": bad]).gates)
    // What held a view that is gone holds nothing, and no view misses it.
    let label = try #require(good.range(of: "<label"))
    let end = try #require(good.range(of: "</label>"))
    let without = good.replacingCharacters(in: label.lowerBound..<end.upperBound, with: "")
    let left = try await check(["A.storyboard": good], ["A.storyboard": without])
    let dangling = left.regressions.filter { $0.finding.rule == .ignoredConstraint }
    #expect(!dangling.isEmpty && !dangling.contains(where: \.gates))
    // A commit and its log tell what the check tells.
    let stored = try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(Fixtures.tree(["A.storyboard": Array(good.utf8)]))
      let made = try await workspace.commit(Fixtures.tree(["A.storyboard": Array(bad.utf8)]))
      return (made.regressions, try workspace.log().first?.regressions)
    }
    let first = stored.0.first { $0.finding.rule == .ignoredConstraint && $0.gates }
    #expect(first?.finding.message == told.finding.message)
    #expect(stored.1?.map(\.finding.message) == stored.0.map(\.finding.message))
  }

  @Test func `a document for the iPad alone is not judged on phones`() async throws {
    func pad(_ text: String) -> String {
      text.replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
    }
    let report = try await check(["A.storyboard": pad(good)], ["A.storyboard": pad(wide)])
    let phones = report.regressions.filter { regression in
      regression.gates && regression.configurations.allSatisfy { $0.hasPrefix("iphone") }
    }
    #expect(phones.isEmpty)
  }

  @Test func `what stays broken fails, and what is repaired is compared with what it was`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      func tree(_ text: String) -> WorkTree { Fixtures.tree(["A.storyboard": Array(text.utf8)]) }
      try await workspace.commit(tree(good))
      let broken = good.replacing("<scenes>", with: "<<<<<<< ours\n<scenes>")
      let report = try await workspace.commit(tree(broken))
      #expect(report.documents.map(\.isUnreadable) == [true])
      #expect(report.documents.first?.reasonNotSolved?.contains("A.storyboard:4") == true)
      let again = try await workspace.check(tree(broken))
      #expect(again.problems.map(\.kind) == [.unreadable])
      let repaired = try await workspace.check(tree(wide))
      #expect(repaired.regressions.filter(\.gates).map(\.change) == [.new])
    }
  }

  @Test func `what could never be read before is not compared with nothing`() async throws {
    try await Fixtures.withWorkspace { workspace in
      func tree(_ text: String) -> WorkTree { Fixtures.tree(["A.storyboard": Array(text.utf8)]) }
      try await workspace.commit(tree(good.replacing("<scenes>", with: "<<<<<<< ours\n<scenes>")))
      let report = try await workspace.check(tree(wide))
      #expect(report.regressions.filter(\.gates).isEmpty)
      #expect(report.keptCount > 0)
    }
  }

  /// A view of a xib, 300 points wide and as high as recorded, whose button is held by its centre.
  private func freeView(height: Int, centre: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
                <subviews>
                    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="20" y="28" width="100" height="44"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="bw"/>
                            <constraint firstAttribute="height" constant="44" id="bh"/>
                        </constraints>
                        <state key="normal" title="Buy"/>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="20" id="bx"/>
                    <constraint firstItem="b" firstAttribute="centerY" secondItem="v" \
    secondAttribute="centerY" constant="\(centre)" id="by"/>
                </constraints>
            </view>
        </objects>
    </document>
    """
  }

  @Test func `a control pushed out of a free view is an alarm, unless the view was drawn anew`()
    async throws
  {
    let base: [DocumentPath: String] = ["A.xib": freeView(height: 100, centre: 0)]
    let report = try await check(base, ["A.xib": freeView(height: 100, centre: 70)])
    let out = report.regressions.first { $0.finding.rule == .protrudes }
    #expect(out?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == true)
    // Whoever draws it higher may make it higher still in code.
    let drawn = try await check(base, ["A.xib": freeView(height: 101, centre: 70)])
    let higher = drawn.regressions.first { $0.finding.rule == .protrudes }
    #expect(higher?.finding.confidence?.evidence.contains { $0.kind == .lostUnseen } == false)
  }

  @Test func `a stored regression keeps its evidence and its cause`() async throws {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(Fixtures.tree(["A.storyboard": Array(good.utf8)]))
      let report = try await workspace.commit(Fixtures.tree(["A.storyboard": Array(wide.utf8)]))
      let stored = try workspace.entry("HEAD").regressions
      // What a feature measured is not stored, only what it weighed.
      func told(_ regressions: [Regression]) -> [[String]] {
        regressions.map { regression in
          (regression.finding.confidence?.evidence ?? []).map {
            "\($0.kind) \($0.weight) \($0.text)"
          }
        }
      }
      #expect(told(stored) == told(report.regressions))
      #expect(stored.map(\.cause) == report.regressions.map(\.cause))
      #expect(stored.map(\.gates) == report.regressions.map(\.gates))
    }
  }
}
