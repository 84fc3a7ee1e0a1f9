import Foundation
import Testing

/// `keyline fidelity` and `keyline overrides`, run whole.
@Suite(.serialized)
struct SizesCommandTests {
  /// The screen, with the frames that its own constraints give.
  private var recorded: String { Fixtures.screen() }

  /// The screen with a view whose class alone knows its size.
  private var badge: String {
    Fixtures.screen()
      .replacing(
        "</subviews>",
        with: """
          <view translatesAutoresizingMaskIntoConstraints="NO" customClass="BadgeView" id="badge">
            <rect key="frame" x="16" y="200" width="40" height="30"/>
          </view>
          </subviews>
          """, maxReplacements: 1
      )
      .replacing(
        #"constant="16" id="e"/>"#,
        with: """
          constant="16" id="e"/>
          <constraint firstItem="badge" firstAttribute="top" secondItem="buy" secondAttribute="bottom" constant="32" id="f"/>
          <constraint firstItem="badge" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="g"/>
          """)
  }

  @Test func `fidelity counts views by how far they are from their recorded frames`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(recorded, to: "App/Main.storyboard")
      let outcome = try keyline.run("fidelity", "App", "--json")
      #expect(outcome.code == 0 && outcome.json?["schema"] as? String == "keyline.fidelity/1")
      func count(_ outcome: Keyline.Outcome, _ key: String) -> Int? {
        let counts = outcome.json?["counts"] as? [[String: Any]]
        return counts?.first { $0["section"] as? String == "all" }?[key] as? Int
      }
      #expect(count(outcome, "views") == 2 && count(outcome, "withinHalf") == 2)
      // Three quarters of a point further: within one, not within a half.
      let moved = recorded.replacing(#"x="16" y="124"#, with: #"x="16.75" y="124"#)
      try keyline.write(moved, to: "App/Main.storyboard")
      let worse = try keyline.run("fidelity", "App", "--json")
      #expect(count(worse, "withinHalf") == 1 && count(worse, "withinOne") == 2)
      let text = try keyline.run("fidelity", "App").out
      #expect(text.contains("button buy: recorded (16.75, ") || text.contains("(16.75, 124)"))
      #expect(try keyline.run("fidelity", "nowhere").code == 2)
    }
  }

  @Test func `a ratchet holds what was reached`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(recorded, to: "Main.storyboard")
      let files = ["Main.storyboard", "--write-ratchet", "reached.tsv"]
      #expect(try keyline.run("fidelity", files[0], files[1], files[2]).code == 0)
      let ratchet = ["--ratchet", "reached.tsv"]
      #expect(try keyline.run("fidelity", "Main.storyboard", ratchet[0], ratchet[1]).code == 0)
      try keyline.write(
        recorded.replacing(#"x="16" y="124"#, with: #"x="60" y="124"#), to: "Main.storyboard")
      let fallen = try keyline.run("fidelity", "Main.storyboard", ratchet[0], ratchet[1])
      #expect(fallen.code == 1 && fallen.err.contains("fell"), "\(fallen.err)")
      #expect(
        try keyline.run("fidelity", "Main.storyboard", "--ratchet", "nothing.tsv").code == 2)
    }
  }

  @Test func `overrides are suggested, checked and used`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(badge, to: "Main.storyboard")
      let before = try keyline.run("solve", "Main.storyboard", "--size", "320x568").out
      #expect(before.contains("assumed BadgeView"))
      let suggested = try keyline.run("overrides", "suggest", "Main.storyboard")
      #expect(suggested.code == 0)
      let classes = suggested.json?["classes"] as? [String: [String: Double]]
      #expect(classes == ["BadgeView": ["width": 40, "height": 30]])
      try keyline.write(suggested.out, to: "sizes.json")
      let check = try keyline.run("overrides", "check", "sizes.json", "--json")
      #expect(check.code == 0 && check.json?["classes"] as? Int == 1)
      #expect(check.json?["schema"] as? String == "keyline.overrides/1")
      try keyline.write(
        suggested.out.replacing("\"width\":40", with: "\"width\":50"), to: "sizes.json")
      let after = try keyline.run(
        "solve", "Main.storyboard", "--size", "320x568", "--overrides", "sizes.json"
      ).out
      #expect(after.contains(") 50 x 30") && !after.contains("assumed BadgeView"), "\(after)")
      let done = try keyline.run(
        "overrides", "suggest", "Main.storyboard", "--overrides", "sizes.json")
      #expect(done.json?["classes"] == nil)
    }
  }

  @Test func `a wrong file of overrides is refused with line and column`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write("{\n  \"classes\": 3\n}\n", to: "sizes.json")
      let check = try keyline.run("overrides", "check", "sizes.json")
      #expect(check.code == 2 && check.err.contains("sizes.json:2:"), "\(check.err)")
      try keyline.write(Fixtures.screen(), to: "a.storyboard")
      #expect(
        try keyline.run("solve", "a.storyboard", "--overrides", "sizes.json").code == 2)
      #expect(try keyline.run("overrides", "check", "nothing.json").code == 2)
      try keyline.write("<document>", to: "broken.xib")
      let suggested = try keyline.run("overrides", "suggest", "a.storyboard", "broken.xib")
      #expect(suggested.code == 2 && suggested.err.contains("broken.xib:1:"))
      #expect(suggested.json != nil)
    }
  }
}
