import Foundation
import Testing

/// `keyline sweep` and `keyline solve --certify`, run whole.
@Suite(.serialized)
struct SweepCommandTests {
  /// The button begins 16 points from the left and is 340 wide: it ends at 356.
  private func wide(_ keyline: Keyline) throws {
    try keyline.write(Fixtures.screen(button: 340), to: "wide.storyboard")
  }

  /// Beside the first button a second one as wide as is left, at most 200: from 348 on it is.
  private func turning(_ keyline: Keyline) throws {
    let constraints = """
      <constraint firstItem="more" firstAttribute="top" secondItem="buy" secondAttribute="top" id="f"/>
      <constraint firstItem="more" firstAttribute="leading" secondItem="buy" secondAttribute="trailing" constant="16" id="g"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="more" secondAttribute="trailing" priority="750" constant="16" id="h"/>
      <constraint firstItem="more" firstAttribute="width" relation="lessThanOrEqual" constant="200" id="i"/>
      """
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="More" id="more">
        <rect key="frame" x="132" y="124" width="200" height="44"/>
        <constraints><constraint firstAttribute="height" constant="44" id="j"/></constraints>
      </view>
      </subviews>
      """
    let document = Fixtures.screen()
      .replacing("</subviews>", with: view, maxReplacements: 1)
      .replacing(#"constant="16" id="e"/>"#, with: #"constant="16" id="e"/>"# + constraints)
    try keyline.write(document, to: "turning.storyboard")
  }

  @Test func `a screen of two size classes is followed in both`() throws {
    try Keyline.inFolder { keyline in
      // 700 points wide in a regular width only, which no window narrower than 640 has.
      let varied = Fixtures.screen().replacing(
        #"<constraint firstAttribute="width" constant="100" id="width"/>"#,
        with: #"<constraint firstAttribute="width" constant="100" id="width">"#
          + #"<variation key="widthClass=regular" constant="700"/></constraint>"#)
      #expect(varied != Fixtures.screen())
      try keyline.write(varied, to: "varied.storyboard")
      let both = try keyline.run("sweep", "varied.storyboard", "--to", "800")
      let parts = both.out.split(separator: "Screen (root)")
      #expect(parts.count == 3, "\(both.out) \(both.err)")
      #expect(!parts[1].contains("off-screen"))
      #expect(parts[2].hasPrefix(" · in a regular width") && parts[2].contains("off-screen"))
      let narrow = try keyline.run("sweep", "varied.storyboard", "--to", "600")
      #expect(!narrow.out.contains("regular width") && !narrow.out.contains("off-screen"))
      let one = try keyline.run(
        "sweep", "varied.storyboard", "--to", "800", "--classes", "compact,regular")
      #expect(!one.out.contains("off-screen") && one.code == 0, "\(one.err)")
      let plain = try keyline.run("sweep", "varied.storyboard", "--to", "800", "--height")
      #expect(!plain.out.contains("in a "))
    }
  }

  @Test func `each pair of views has a line of its own`() throws {
    try Keyline.inFolder { keyline in
      // Two labels of the same place as the button, of 44 and 60 points: both lie under it.
      let labels = ["First", "Second"].enumerated().map { number, name in
        """
        <label opaque="NO" text="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
          <rect key="frame" x="16" y="124" width="60" height="44"/>
          <constraints>
            <constraint firstAttribute="width" constant="60" id="w\(number)"/>
            <constraint firstAttribute="height" constant="44" id="h\(number)"/>
          </constraints>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
      }
      let places = (0...1).map { number in
        """
        <constraint firstItem="l\(number)" firstAttribute="top" secondItem="buy" secondAttribute="top" id="t\(number)"/>
        <constraint firstItem="l\(number)" firstAttribute="leading" secondItem="buy" secondAttribute="leading" constant="\(number * 50)" id="x\(number)"/>
        """
      }
      let last = #"constant="16" id="e"/>"#
      try keyline.write(
        Fixtures.screen()
          .replacing("</subviews>", with: labels.joined() + "</subviews>", maxReplacements: 1)
          .replacing(last, with: last + places.joined()), to: "pairs.storyboard")
      let sweep = try keyline.run("sweep", "pairs.storyboard", "--to", "400").out
      let overlaps = sweep.split(separator: "\n").filter { $0.contains(" overlap ") }
      #expect(overlaps.contains { $0.contains("Buy") && $0.contains("First") }, "\(sweep)")
      #expect(overlaps.contains { $0.contains("Buy") && $0.contains("Second") }, "\(sweep)")
    }
  }

  @Test func `faults stop a sweep and a solve where they are asked to`() throws {
    try Keyline.inFolder { keyline in
      try wide(keyline)
      #expect(try keyline.run("sweep", "wide.storyboard", "--strict").code == 1)
      #expect(try keyline.run("sweep", "wide.storyboard", "--strict", "--from", "375").code == 0)
      // Too wide for the window is no contradiction; two widths are one.
      #expect(try keyline.run("solve", "wide.storyboard", "--strict").code == 0)
      let second = #"<constraint firstAttribute="width" constant="99" id="w2"/><constraint "#
      let twice = Fixtures.screen().replacing("<constraint ", with: second, maxReplacements: 1)
      try keyline.write(twice, to: "twice.storyboard")
      #expect(try keyline.run("solve", "twice.storyboard").code == 0)
      #expect(try keyline.run("solve", "twice.storyboard", "--strict").code == 1)
    }
  }

  @Test func `a finding is told with its place and the widths it holds for`() throws {
    try Keyline.inFolder { keyline in
      try wide(keyline)
      let sweep = try keyline.run("sweep", "wide.storyboard", "--size", "375x667")
      #expect(sweep.code == 0 && sweep.err == "")
      let lines = sweep.out.split(separator: "\n")
      #expect(lines[0].hasPrefix("wide.storyboard · width 320 to 1376 · held: height 667"))
      #expect(lines[1] == "Screen (root)")
      #expect(
        lines[2] == "  error L005 off-screen Buy crosses the right edge of the screen by 36 pt")
      // 356, less what the rule lets pass.
      let range = try #require(
        lines[3].wholeMatch(of: #/      wide\.storyboard:14:21 · (?:below|up to) (.*) pt/#))
      let end = try #require(Double(range.1))
      #expect(end > 354 && end < 356)
      for (width, isFound) in [(end - 0.01, true), (end + 0.01, false)] {
        let solved = try keyline.run(
          "sweep", "wide.storyboard", "--size", "375x667", "--from", "\(width)", "--to",
          "\(width + 0.001)")
        #expect(solved.out.contains("off-screen") == isFound)
      }
    }
  }

  @Test func `a width turns at an exact place, in text and in JSON`() throws {
    try Keyline.inFolder { keyline in
      try turning(keyline)
      let text = try keyline.run("sweep", "turning.storyboard").out
      #expect(
        text.contains(
          """
            More
                at 348: width stands still from here on, before it grew by 1 per point
          """), "\(text)")
      let json = try keyline.run("sweep", "turning.storyboard", "--json")
      #expect(json.code == 0 && json.json?["schema"] as? String == "keyline.sweep/2")
      let scene = try #require((json.json?["scenes"] as? [[String: Any]])?.first)
      let breakpoint = try #require((scene["breakpoints"] as? [[String: Any]])?.first)
      #expect(breakpoint["exact"] as? String == "348" && scene["complete"] as? Bool == true)
      let change = try #require((breakpoint["changes"] as? [[String: Any]])?.first)
      #expect(change["view"] as? String == "more" && change["after"] as? String == "0")
    }
  }

  @Test func `heights and text sizes move too, and a strip is drawn`() throws {
    try Keyline.inFolder { keyline in
      try turning(keyline)
      let height = try keyline.run("sweep", "turning.storyboard", "--height", "--from", "500")
      #expect(height.out.contains("height 500 to 1376 · held: width 402"))
      #expect(height.out.contains("nothing turns, jumps or breaks"))
      let type = try keyline.run("sweep", "turning.storyboard", "--text-size", "--to", "AX1")
      #expect(type.code == 0 && type.out.contains("text size XS to AX1"))
      #expect(try keyline.run("sweep", "turning.storyboard", "--svg", "strip.svg").code == 0)
      let strip = try String(
        contentsOf: keyline.folder.appending(path: "strip.svg"), encoding: .utf8)
      for screen in ["width 320", "width 348", "width 1376"] { #expect(strip.contains(screen)) }
    }
  }

  @Test func `what cannot be swept is refused with a reason`() throws {
    try Keyline.inFolder { keyline in
      try wide(keyline)
      try keyline.write("<?xml version=\"1.0\"?>\n<document>\n  </oops>\n", to: "broken.xib")
      let refused: [([String], String)] = [
        (["--from", "400", "--to", "300"], "from less to more"), (["--from", "x"], "\"x\""),
        (["--matrix", "default"], "no option --matrix"), (["--scene", "none"], "no scene"),
        (["--height", "--text-size"], "one of"), (["--text-size", "--to", "huge"], "AX5"),
        (["--text-size", "--type", "L"], "--from"),
      ]
      for (arguments, reason) in refused {
        let running = try keyline.start(["sweep", "wide.storyboard"] + arguments)
        running.process.waitUntilExit()
        let outcome = try running.outcome()
        #expect(outcome.code == 2 && outcome.err.contains(reason), "\(arguments) \(outcome.err)")
      }
      let broken = try keyline.run("sweep", "broken.xib", "--json")
      #expect(broken.code == 2 && broken.err.contains("broken.xib:3:"))
      #expect((broken.json?["error"] as? String)?.contains("broken.xib:3:") == true)
    }
  }

  @Test func `every answer is certified and counted`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "a.storyboard")
      let conflict = Fixtures.screen().replacing(
        #"constant="100" id="width"/>"#,
        with:
          #"constant="100" id="width"/><constraint firstAttribute="width" constant="90" id="x"/>"#)
      try keyline.write(conflict, to: "b.storyboard")
      let text = try keyline.run("solve", "a.storyboard", "b.storyboard", "--certify")
      #expect(text.code == 0)
      let last = try #require(text.out.split(separator: "\n").last)
      #expect(
        last.hasPrefix("certified 2 of 2 answers of 2 systems, 1 of 1 contradiction · parts in 64"))
      let json = try keyline.run(
        "solve", "a.storyboard", "--certify", "--json", "--matrix", "default")
      let proofs = try #require(json.json?["proofs"] as? [String: Any])
      #expect(proofs["certified"] as? Int == proofs["answers"] as? Int)
      #expect((proofs["answers"] as? Int ?? 0) >= 36 && proofs["partsUnlimited"] as? Int == 0)
      let lines = try keyline.run("solve", "a.storyboard", "--certify", "--format", "jsonl")
      #expect(lines.out.split(separator: "\n").count == 1 && lines.err.contains("certified 1 of 1"))
    }
  }
}
