import Foundation
import MadeFonts
import Testing

/// Declared sizes and font files as a user meets them.
@Suite(.serialized)
struct DeclarationCommandTests {
  /// A label in a font of its own at the top left; what is recorded is of another font.
  private let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
            <viewController id="vc" title="Screen" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <label opaque="NO" text="A A" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                            <rect key="frame" x="16" y="79" width="361" height="21"/>
                            <fontDescription key="fontDescription" name="Made-Bold" family="Made" pointSize="20"/>
                        </label>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="a"/>
                        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="b"/>
                    </constraints>
                </view>
            </viewController>
        </objects></scene></scenes>
    </document>

    """
  private let declared = """
    {
      "fonts": {
        "Made-Bold": {"file": "Fonts/Made.ttf"}
      }
    }

    """
  // At 20 points: A A = (0.8 + 0.3 + 0.8) x 20 = 38 wide, (0.9 + 0.25 + 0.05) x 20 = 24 high.
  private let font = MadeFont(
    name: "Made-Bold", advances: ["A": 800, " ": 300, "\"": 100, "\\": 100, "\u{212B}": 5])

  private func write(_ font: [UInt8], to keyline: Keyline) throws {
    let folder = keyline.folder.appending(path: "Fonts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(font).write(to: folder.appending(path: "Made.ttf"))
  }

  private func frame(_ keyline: Keyline, _ revision: String) throws -> String {
    try keyline.run(
      "query", "--sql",
      "SELECT w || ' x ' || h FROM frames WHERE rev = :r AND view = 'title' "
        + "AND config = 'iphone-17'", "--rev", revision, "--format", "csv"
    ).out.split(separator: "\n").dropFirst().joined(separator: "; ")
  }

  @Test func `a font file counts on solve and commit, and is not needed any more`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(screen, to: "App/Main.storyboard")
      try keyline.write(declared, to: "keyline.overrides.json")
      try write(font.bytes, to: keyline)
      #expect(try keyline.run("overrides", "check", "keyline.overrides.json").code == 0)
      #expect(try keyline.run("init").code == 0)
      let solved = try keyline.run("solve", "App/Main.storyboard", "--device", "iphone-17").out
      #expect(solved.contains("38 x 23"))
      let commit = try keyline.run("commit", "App", "-m", "First", "--json")
      let documents = commit.json?["documents"] as? [[String: Any]]
      #expect(
        documents?.compactMap { $0["path"] as? String } == [
          "App/Main.storyboard", "keyline.overrides.json",
        ])
      #expect(try frame(keyline, "HEAD") == "38.0 x 23.0")
      #expect(try keyline.run("status").out.contains("0 documents to commit"))

      var wider = font
      wider.advances["A"] = 1000
      try write(wider.bytes, to: keyline)
      #expect(try keyline.run("status").out.contains("M keyline.overrides.json"))
      #expect(try keyline.run("commit", "-m", "Wider").out.contains("1 scene solved"))
      #expect(try frame(keyline, "HEAD") == "46.0 x 23.0")

      try FileManager.default.removeItem(at: keyline.folder.appending(path: "Fonts"))
      let missing = try keyline.run("commit", "-m", "Lost")
      #expect(missing.code == 2)
      #expect(
        missing.err.contains(
          "keyline.overrides.json:3:27: font file Fonts/Made.ttf: no such file or folder"))
      #expect(try keyline.run("rebuild").code == 0)
      #expect(try frame(keyline, "HEAD") == "46.0 x 23.0")
      #expect(try frame(keyline, "HEAD~1") == "38.0 x 23.0")
      #expect(try keyline.run("verify", "--deep").out.hasPrefix("intact: 2 revisions"))
      // What is given back needs no font file, and is another file than the one on the disk.
      let file = "keyline.overrides.json"
      #expect(try keyline.run("export", "HEAD~1", file, "-o", file).code == 2)
      #expect(try keyline.run("export", "HEAD~1", file, "-o", file, "--force").code == 0)
      #expect(
        try keyline.run("solve", "App/Main.storyboard", "--device", "iphone-17").out
          .contains("38 x 23"))
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a font file in the repository needs no declaration, on disk or in git`() throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try keyline.write(screen, to: "App/Main.storyboard")
      try keyline.write(
        "<plist><dict><key>UIAppFonts</key><array><string>Made.ttf</string>"
          + "<string>Lost.otf</string></array></dict></plist>", to: "App/Info.plist")
      try write(font.bytes, to: keyline)
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      let solved = try keyline.run(
        "solve", "App/Main.storyboard", "--device", "iphone-17", "--report"
      ).out
      #expect(solved.contains("its font's metrics are those of Fonts/Made.ttf"))
      #expect(
        try keyline.run("overrides", "fonts", "App").out
          == "Made-Bold  Fonts/Made.ttf (in UIAppFonts of App/Info.plist)  1 document\n"
          + "App/Info.plist lists Lost.otf, which is not in the tree\n")

      var wider = font
      wider.advances["A"] = 1000
      try write(wider.bytes, to: keyline)
      try git(keyline.folder, "commit", "-q", "-a", "-m", "Wider")
      let diff = try keyline.run("diff", "--git", "trunk~1..trunk", "--json")
      #expect(diff.out.contains("App/Main.storyboard"), "\(diff.err)")
      #expect(diff.out.contains("\"title\""))
      #expect(try keyline.run("init").code == 0)
      #expect(try keyline.run("commit", "App", "-m", "First").code == 0)
      #expect(try frame(keyline, "HEAD") == "46.0 x 23.0")
      try FileManager.default.removeItem(at: keyline.folder.appending(path: "Fonts"))
      #expect(try keyline.run("rebuild").code == 0)
      #expect(try frame(keyline, "HEAD") == "46.0 x 23.0")
    }
  }

  @Test func `what an app measured is written once and agrees afterwards`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(screen, to: "App/Main.storyboard")
      try keyline.write(
        "{\n  \"fonts\": {\n    \"Other\": {\"ascender\": 1, \"descender\": 0.2}\n  }\n}\n",
        to: "App/keyline.overrides.json")
      try keyline.write(
        """
        screen: nib = 'vc-view-root'; size = (393 852); scale = 3; insets = (59 0 34 0)
        <UIView: 0x7f8a10; frame = (0 0; 393 852); layer = <CALayer: 0x6000>>
           | <UILabel: 0x7f8a11; frame = (16 79; 38 23); text = 'A A'; intrinsic = (38 23)>
        font: name = 'Made-Bold'; ascender = 0.9; descender = -0.25; leading = 0.05
        text: font = 'Made-Bold'; text = 'A'; width = 0.8
        text: font = 'Made-Bold'; text = ' '; width = 0.3

        """, to: "screens.txt")
      let calibrate = ["calibrate", "screens.txt", "App", "--text-evidence", "model"]
      func run(_ more: String...) throws -> Keyline.Outcome {
        let running = try keyline.start(calibrate + more)
        running.process.waitUntilExit()
        return try running.outcome()
      }
      let first = try run("--write")
      #expect(first.code == 1, "\(first.err)")
      #expect(first.out.contains("1 view: text in Made-Bold"))
      #expect(first.out.contains("written to App/keyline.overrides.json: 1 font; 1 -> 0 views"))
      let second = try run("--write")
      #expect(second.code == 0, "\(second.out)\(second.err)")
      #expect(
        try keyline.run("overrides", "check", "App/keyline.overrides.json").out
          == "0 classes, 0 views, 0 images, 2 fonts\n")
    }
  }

  /// The screen with its label in the system font: semibold, 17 points.
  private var systemScreen: String {
    screen.replacing("text=\"A A\"", with: "text=\"AVTo\"").replacing(
      "name=\"Made-Bold\" family=\"Made\" pointSize=\"20\"",
      with: "type=\"system\" weight=\"semibold\" pointSize=\"17\"")
  }

  private func systemFont(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../FontFilesTests/Fixtures/\(name).ttf"))
  }

  // In semibold A V T o are 640, 612, 584 and 572 units wide, A V and T o kern by -88 and -52, as a
  // shaper says; tracking takes 26 of each: 2164 thousandths of 17 points, 36.788, are 37 on a
  // screen of three pixels a point. A line is (0.95 + 0.25) x 17 = 20.4 high: 20 2/3.
  @Test func `the system font's own file measures texts on solve and commit`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(systemScreen, to: "Main.storyboard")
      let plain = try keyline.run("solve", "Main.storyboard", "--device", "iphone-17").out
      #expect(try keyline.run("init").code == 0)
      #expect(try keyline.run("commit", "-m", "First").out.contains("1 scene solved"))
      let before = try frame(keyline, "HEAD")

      try keyline.write(
        "{\n  \"systemFont\": {\"file\": \"Fonts/Made.ttf\"}\n}\n", to: "keyline.overrides.json")
      try write([UInt8](try systemFont("MadeSystem")), to: keyline)
      #expect(
        try keyline.run("overrides", "check", "keyline.overrides.json").out
          == "0 classes, 0 views, 0 images, 0 fonts, the system font\n")
      let solved = try keyline.run("solve", "Main.storyboard", "--device", "iphone-17").out
      #expect(solved.contains("37 x 20.67"))
      #expect(!plain.contains("37 x 20.67"))
      let report = try keyline.run(
        "solve", "Main.storyboard", "--device", "iphone-17", "--report"
      ).out
      #expect(report.contains("its text is measured by the declared file of the system font"))
      #expect(!report.contains("metrics are not known"))
      #expect(try keyline.run("commit", "-m", "Measured").out.contains("1 scene solved"))
      #expect(try frame(keyline, "HEAD").hasPrefix("37.0 x 20.6"))
      #expect(try keyline.run("diff").out.contains("system font declared"))

      // A new system brings another font: what was stored is renewed.
      try write([UInt8](try systemFont("MadeSystemItalic")), to: keyline)
      #expect(try keyline.run("commit", "-m", "Narrower").out.contains("1 scene solved"))
      // Ten units less for each of four characters: 36.108.
      #expect(try frame(keyline, "HEAD").hasPrefix("36.3"))
      #expect(try keyline.run("diff").out.contains("system font: metrics of its files"))

      // Afterwards nothing needs the file.
      try FileManager.default.removeItem(at: keyline.folder.appending(path: "Fonts"))
      #expect(try keyline.run("rebuild").code == 0)
      #expect(try frame(keyline, "HEAD").hasPrefix("36.3"))
      #expect(try frame(keyline, "HEAD~1").hasPrefix("37.0 x 20.6"))
      #expect(try frame(keyline, "HEAD~2") == before)
      #expect(try keyline.run("verify", "--deep").out.hasPrefix("intact: 3 revisions"))

      try FileManager.default.removeItem(
        at: keyline.folder.appending(path: "keyline.overrides.json"))
      #expect(
        try keyline.run("solve", "Main.storyboard", "--device", "iphone-17").out == plain)
    }
  }

  @Test func `a system font that cannot be read is one error with its place`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(systemScreen, to: "Main.storyboard")
      try keyline.write(
        "{\n  \"systemFont\": {\"file\": \"Fonts/Made.ttf\"}\n}\n", to: "keyline.overrides.json")
      func message() throws -> String {
        let outcome = try keyline.run("solve", "Main.storyboard")
        #expect(outcome.code == 2)
        return outcome.err
      }
      let place = "keyline.overrides.json:2:26: font file Fonts/Made.ttf"
      #expect(try message().contains("\(place): no such file or folder"))
      try write(Array("no font".utf8), to: keyline)
      #expect(try message().contains("\(place) is no TrueType or OpenType font"))
      try write(font.bytes, to: keyline)
      #expect(try message().contains("\(place) has no \"wght\" axis; give a variable font"))
    }
  }

  @Test func `a broken font or file of declarations is one error with its place`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(screen, to: "Main.storyboard")
      try keyline.write(declared, to: "keyline.overrides.json")
      try write(Array("no font".utf8), to: keyline)
      #expect(try keyline.run("init").code == 0)
      for verb in [["commit", "-m", "m"], ["status"], ["check"], ["solve", "Main.storyboard"]] {
        let running = try keyline.start(verb)
        running.process.waitUntilExit()
        let outcome = try running.outcome()
        #expect(outcome.code == 2, "\(verb)")
        #expect(
          outcome.err.contains(
            "keyline.overrides.json:3:27: font file Fonts/Made.ttf is no TrueType or OpenType font"),
          "\(verb) \(outcome.err)")
      }
      try keyline.write("{\n  \"fonts\": {,}\n}\n", to: "keyline.overrides.json")
      let broken = try keyline.run("commit", "-m", "m")
      #expect(broken.code == 2)
      #expect(broken.err.contains("error: keyline.overrides.json:2:13: "))
      #expect(try keyline.run("log").out.contains("First") == false)
      #expect(try keyline.run("stats", "--json").json?["revisions"] as? Int == 0)
    }
  }

  @Test func `a check without a store takes what is declared beside a document`() throws {
    try Keyline.inFolder { keyline in
      let button =
        screen.replacing("<label opaque=\"NO\" text=\"A A\"", with: "<button buttonType=\"system\"")
        .replacing("</label>", with: "<state key=\"normal\" title=\"Buy\"/></button>")
      try keyline.write(button, to: "App/Main.storyboard")
      try keyline.write(
        "{\"views\": {\"title\": {\"width\": 5000, \"height\": 20}}}",
        to: "App/keyline.overrides.json")
      #expect(try keyline.run("check", "App").code == 1)
      try FileManager.default.removeItem(
        at: keyline.folder.appending(path: "App/keyline.overrides.json"))
      #expect(try keyline.run("check", "App").code == 0)
    }
  }
}
