import Foundation
import Testing

/// `keyline languages`, and translations in `solve`, `check` and `commit`, run whole.
@Suite(.serialized) struct `Languages` {
  /// A button of 80 points titled "Sign in", with a label above it, in Base.lproj.
  private static let document = Fixtures.translated

  private func withApp(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.document, to: "App/Base.lproj/Main.storyboard")
      try keyline.write(
        """
        /* Class = "UILabel"; text = "Name"; ObjectID = "label"; */
        "label.text" = "Name";
        /* Class = "UIButton"; normalTitle = "Log in"; ObjectID = "button"; */
        "button.normalTitle" = "Login";
        "gone.text" = "Weg";
        """, to: "App/de.lproj/Main.strings")
      try keyline.write("\"label.text\" = \"اسم\";\n", to: "App/ar.lproj/Main.strings")
      try keyline.write("\"greeting\" = \"Hallo\";\n", to: "App/de.lproj/Localizable.strings")
      try body(keyline)
    }
  }

  private static let tooLong = """
    "label.text" = "Name";
    "button.normalTitle" = "Jetzt anmelden und weiter";
    "free.normalTitle" = "Jetzt anmelden und weiter";
    """

  private func document(_ run: Keyline.Outcome) throws -> [String: Any] {
    try #require((run.json?["documents"] as? [[String: Any]])?.first)
  }

  @Test func `what is missing, stale and outdated is told for each language`() throws {
    try withApp { keyline in
      let run = try keyline.run("languages", "App", "--json")
      #expect(run.code == 0, "\(run.err)")
      let languages = try #require(try document(run)["languages"] as? [[String: Any]])
      #expect(languages.compactMap { $0["language"] as? String } == ["ar", "de"])
      func keys(_ list: String, of language: Int) -> [String] {
        (languages[language][list] as? [[String: Any]])?.compactMap { $0["key"] as? String } ?? []
      }
      #expect(keys("missing", of: 0) == ["button.normalTitle"])
      #expect(keys("missing", of: 1) == [])
      #expect(keys("stale", of: 1) == ["gone.text"])
      #expect(keys("outdated", of: 1) == ["button.normalTitle"])
    }
  }

  @Test func `a document in a language's own folder is a translation and takes no tables`() throws {
    func listed(_ documents: [String], _ tables: [String]) throws -> [String] {
      var listed: [String] = []
      try Keyline.inFolder { keyline in
        for folder in documents {
          try keyline.write(Self.document, to: "App/\(folder).lproj/Main.storyboard")
        }
        for folder in tables {
          try keyline.write("\"label.text\" = \"Nom\";\n", to: "App/\(folder).lproj/Main.strings")
        }
        let run = try keyline.run("languages", "App", "--json")
        listed = (run.json?["documents"] as? [[String: Any]] ?? []).compactMap {
          $0["path"] as? String
        }
      }
      return listed
    }
    #expect(try listed(["Base", "de", "en"], ["fr"]) == ["App/Base.lproj/Main.storyboard"])
    #expect(try listed(["de", "en"], ["fr"]) == ["App/en.lproj/Main.storyboard"])
    #expect(try listed(["de"], ["fr"]) == ["App/de.lproj/Main.storyboard"])
  }

  @Test func `a translation that is cut short fails and names its line`() throws {
    try withApp { keyline in
      try keyline.write(Self.tooLong, to: "App/de.lproj/Main.strings")
      let run = try keyline.run("languages", "App", "--details")
      #expect(run.code == 1, "\(run.out)\(run.err)")
      #expect(run.out.contains("App/de.lproj/Main.strings:2:1"))
      #expect(try keyline.run("languages", "App", "--language", "ar").code == 0)
      let unknown = try keyline.run("languages", "App", "--language", "fr")
      #expect(unknown.code == 2)
      #expect(unknown.err.contains("there are ar, de"))
    }
  }

  @Test func `an accepted translation is left out and counted, and fails again where it spreads`()
    throws
  {
    try withApp { keyline in
      try keyline.write(Self.tooLong, to: "App/de.lproj/Main.strings")
      try keyline.run("init")
      try keyline.write("[app]\ndevices = [\"iphone-se-3\"]\n", to: "small.toml")
      let small = ["--config", "small.toml"]
      func languages(_ more: String...) throws -> Keyline.Outcome {
        let run = try keyline.start(["languages", "App"] + more)
        run.process.waitUntilExit()
        return try run.outcome()
      }
      #expect(try languages("--json").code == 1)

      // Without a reason, and for what is not found, nothing is accepted.
      let accept = ["accept", "--languages", "--path", "App", "truncated:button"]
      func accepting(_ arguments: [String]) throws -> Keyline.Outcome {
        let run = try keyline.start(arguments)
        run.process.waitUntilExit()
        return try run.outcome()
      }
      #expect(try accepting(accept).code == 2)
      #expect(try accepting(["accept", "--languages", "truncated:button", "-m", "w"]).code == 2)
      let unknown = try accepting([
        "accept", "--languages", "--path", "App", "truncated:nosuch", "-m", "w",
      ])
      #expect(unknown.code == 2)
      #expect(try accepting(accept + ["-m", "w", "--git", "main"]).code == 2)
      #expect(unknown.err.contains("`keyline languages` has no finding called"))

      // Accepted on one window only: it fails on the others.
      #expect(try accepting(accept + ["-m", "as meant"] + small).code == 0)
      let spread = try languages()
      #expect(spread.code == 1)
      #expect(spread.out.contains("accepted in other languages or on other devices, not here"))
      #expect(try languages("--config", "small.toml").code == 0)

      // Accepted on all windows.
      #expect(try accepting(accept + ["-m", "as meant"]).code == 0)
      let passed = try languages("--json")
      #expect(passed.code == 0, "\(passed.out)\(passed.err)")
      #expect(passed.json?["fails"] as? Bool == false)
      let accepted = try #require(passed.json?["accepted"] as? [[String: Any]])
      #expect(accepted.compactMap { $0["why"] as? String } == ["as meant"])
      #expect(accepted.compactMap { $0["outgrown"] as? [String] } == [[]])
      let screens = try #require(try document(passed)["screens"] as? [[String: Any]])
      let german = try #require(screens.first { $0["language"] as? String == "de" })
      #expect(german["truncated"] as? Int == 0)
      #expect((german["findings"] as? [Any])?.isEmpty == true)
      #expect(try languages().out.contains("1 finding is accepted; --accepted lists them"))
      let text = try languages("--accepted")
      #expect(text.out.contains("accepted L00"))
      #expect(text.out.contains("· as meant"))

      // One cause is one line, however often it is accepted.
      let lines = keyline.folder.appending(path: ".keyline/accepted.jsonl")
      #expect(try String(contentsOf: lines, encoding: .utf8).split(separator: "\n").count == 1)
    }
  }

  @Test func `a document is solved with the texts and the direction of a language`() throws {
    try withApp { keyline in
      try keyline.write(Self.tooLong, to: "App/de.lproj/Main.strings")
      func frame(_ arguments: String...) throws -> [Double] {
        let run = try keyline.start(
          ["solve", "App/Base.lproj/Main.storyboard", "--device", "iphone-17", "--format", "jsonl"]
            + arguments)
        run.process.waitUntilExit()
        let line = try run.outcome().out.split(separator: "\n").first.map { Data($0.utf8) }
        let json = try JSONSerialization.jsonObject(with: line ?? Data()) as? [String: Any]
        let frames = json?["views"] as? [String: [Double]]
        return try #require(frames?["free"])
      }
      // Free to grow, the second button is wider in German; in Arabic it keeps its own title, which
      // that table does not have, and stands 20 points from the right edge of 402.
      let english = try frame()
      let german = try frame("--language", "de")
      let arabic = try frame("--language", "ar")
      #expect(english[0] == 20 && german[0] == 20)
      #expect(german[2] > english[2] + 100)
      #expect(arabic[2] == english[2])
      #expect(arabic[0] == 402 - 20 - arabic[2])
      let bad = try keyline.run("solve", "App", "--language", "fr")
      #expect(bad.code == 2)
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a commit of translations that spoils a screen fails with the key and its line`() throws {
    try withApp { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      #expect(try keyline.run("check", "--worktree").code == 0)
      try keyline.write(Self.tooLong, to: "App/de.lproj/Main.strings")
      let check = try keyline.run("check", "--worktree")
      #expect(check.code == 1, "\(check.out)\(check.err)")
      #expect(
        check.out.contains(
          "App/de.lproj/Main.strings:2: button.normalTitle \"Login\" -> "
            + "\"Jetzt anmelden und weiter\""))
    }
  }

  @Test func `tables are recorded with their document and compared with it`() throws {
    try withApp { keyline in
      try keyline.run("init")
      let commit = try keyline.run("commit", ".", "-m", "First")
      #expect(commit.code == 0, "\(commit.err)")
      #expect(commit.out.contains("A App/de.lproj/Main.strings"))
      #expect(!commit.out.contains("Localizable"))
      try keyline.write(Self.tooLong, to: "App/de.lproj/Main.strings")
      #expect(try keyline.run("check").code == 1)
      #expect(try keyline.run("check", "App/Base.lproj/Main.storyboard").code == 1)
      let diff = try keyline.run("diff", "--disk")
      #expect(diff.out.contains("de: button.normalTitle \"Login\" -> "))
      let export = try keyline.run("export", "HEAD", "App/ar.lproj/Main.strings")
      #expect(export.out == "\"label.text\" = \"اسم\";\n")
    }
  }

  @Test func `a table that cannot be read is an error with its place`() throws {
    try withApp { keyline in
      try keyline.write("\"label.text\" = \"x\"\n", to: "App/de.lproj/Main.strings")
      let run = try keyline.run("languages", "App")
      #expect(run.code == 2)
      #expect(run.err.contains("App/de.lproj/Main.strings:1:19: a semicolon is due"))
      #expect(try keyline.run("solve", "App", "--language", "de").code == 2)
      #expect(try keyline.run("solve", "App", "--language", "ar").code == 0)
    }
  }
}

extension Fixtures {
  /// A label and a button that are held to widths, and below them a button that is as wide as its
  /// title.
  fileprivate static let translated = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
            <viewController id="vc" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                            <rect key="frame" x="20" y="79" width="60" height="20.333333333333329"/>
                            <constraints><constraint firstAttribute="width" constant="60" id="c1"/></constraints>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                            <rect key="frame" x="20" y="119.33333333333333" width="80" height="44"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="80" id="c2"/>
                                <constraint firstAttribute="height" constant="44" id="c3"/>
                            </constraints>
                            <state key="normal" title="Sign in"/>
                        </button>
                        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="free">
                            <rect key="frame" x="20" y="183.33333333333334" width="30" height="30"/>
                            <state key="normal" title="12"/>
                        </button>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <constraints>
                        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c4"/>
                        <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c5"/>
                        <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="20" id="c6"/>
                        <constraint firstItem="button" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c7"/>
                        <constraint firstItem="free" firstAttribute="top" secondItem="button" secondAttribute="bottom" constant="20" id="c8"/>
                        <constraint firstItem="free" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c9"/>
                    </constraints>
                </view>
            </viewController>
        </objects></scene></scenes>
    </document>

    """
}
