import Foundation
import Testing

/// Merging, comparing and tidying with a real git, each in a repository of its own.
@Suite struct MergeCommandTests {
  static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait"/>
        <objects>
            <view contentMode="scaleToFill" id="Roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
                        <rect key="frame" x="20" y="40" width="100" height="30"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="30" id="Con-00-Hei"/>
                            <constraint firstAttribute="width" constant="100" id="Con-00-Wid"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-01-Lea"/>
                    <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-02-Top"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  static func edited(_ edits: (String, String)...) -> String {
    var text = screen
    for (old, new) in edits {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    return text
  }

  /// A repository in the folder, with Keyline installed and the screen committed.
  struct Repository {
    let keyline: Keyline

    init(_ keyline: Keyline, install: [String] = ["git", "install"]) throws {
      self.keyline = keyline
      try git("init", "-q", "-b", "main")
      try git("config", "user.name", "Ada")
      try git("config", "user.email", "ada@example.org")
      try keyline.write(MergeCommandTests.screen, to: "Screen.xib")
      try git("add", "-A")
      try git("commit", "-q", "-m", "Screen")
      let run = try keyline.start(install, environment: environment)
      run.process.waitUntilExit()
      let outcome = try run.outcome()
      #expect(outcome.code == 0, "\(outcome.err)")
    }

    var environment: [String: String] { ["HOME": keyline.folder.path, "GIT_CONFIG_NOSYSTEM": "1"] }

    @discardableResult
    func git(_ arguments: String...) throws -> Keyline.Outcome {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = keyline.folder
      process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
      return try Keyline.Outcome(of: process)
    }

    /// Commits `theirs` on a branch and `ours` on main, and merges.
    func merge(_ ours: String, _ theirs: String) throws -> Keyline.Outcome {
      try git("checkout", "-q", "-b", "theirs")
      try keyline.write(theirs, to: "Screen.xib")
      try git("commit", "-q", "-a", "-m", "Theirs")
      try git("checkout", "-q", "main")
      try keyline.write(ours, to: "Screen.xib")
      try git("commit", "-q", "-a", "-m", "Ours")
      return try git("merge", "theirs", "-m", "Both")
    }

    func screen() throws -> String {
      try String(contentsOf: keyline.folder.appending(path: "Screen.xib"), encoding: .utf8)
    }
  }

  static let ours = ("constant=\"20\" id=\"Con-01-Lea\"", "constant=\"24\" id=\"Con-01-Lea\"")
  static let theirs = ("constant=\"40\" id=\"Con-02-Top\"", "constant=\"48\" id=\"Con-02-Top\"")

  @Test func `git merges neighbouring lines that it could not by itself`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      let merged = try repository.merge(Self.edited(Self.ours), Self.edited(Self.theirs))
      #expect(merged.code == 0, "\(merged.err)")
      #expect(try repository.screen() == Self.edited(Self.ours, Self.theirs))
      #expect(try repository.git("status", "--porcelain").out.contains("UU") == false)
    }
  }

  @Test func `a conflict leaves a document without markers, told and unmerged`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      let other = (Self.ours.0, "constant=\"28\" id=\"Con-01-Lea\"")
      let merged = try repository.merge(Self.edited(Self.ours), Self.edited(other, Self.theirs))
      #expect(merged.code == 1)
      #expect(try repository.screen() == Self.edited(Self.ours, Self.theirs))
      #expect(merged.err.contains("Con-01-Lea: 24 in ours, 28 in theirs"))
      #expect(try repository.git("status", "--porcelain").out.contains("UU Screen.xib"))
    }
  }

  @Test func `what git left in conflict is decided one by one, and staged at the end`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      let merged = try repository.merge(
        Self.edited(Self.ours, Self.theirs),
        Self.edited(
          (Self.ours.0, "constant=\"28\" id=\"Con-01-Lea\""),
          (Self.theirs.0, "constant=\"56\" id=\"Con-02-Top\"")))
      #expect(merged.code == 1)
      func resolve(_ arguments: String...) throws -> Keyline.Outcome {
        let run = try keyline.start(["resolve"] + arguments, environment: repository.environment)
        run.process.waitUntilExit()
        return try run.outcome()
      }
      let open = try resolve().out
      #expect(open.contains("2 conflicts open"))
      #expect(
        open.contains(#/theirs line \d+: Ada <ada@example.org>, .* UTC, "Theirs"/#), "\(open)")
      #expect(try resolve("--theirs", "-c", "Con-02-Top.constant").code == 1)
      let both = ("constant=\"40\" id=\"Con-02-Top\"", "constant=\"56\" id=\"Con-02-Top\"")
      #expect(try repository.screen() == Self.edited(Self.ours, both))
      #expect(try repository.git("status", "--porcelain").out.contains("UU Screen.xib"))
      #expect(try resolve("--edit", "26", "-c", "Con-01-Lea").code == 0)
      #expect(
        try repository.screen()
          == Self.edited((Self.ours.0, "constant=\"26\" id=\"Con-01-Lea\""), both))
      #expect(try repository.git("status", "--porcelain").out.contains("M  Screen.xib"))
      #expect(try repository.git("commit", "-q", "-m", "Both").code == 0)
      #expect(try resolve().err.contains("no merge is under way"))
    }
  }

  @Test func `edits that contradict only together are a conflict of the layout`() throws {
    try Keyline.inFolder { keyline in
      // Ours ties the box to the right edge, theirs says how wide it is at least.
      let trailing =
        "<constraint firstAttribute=\"trailing\" secondItem=\"Box-00-001\" secondAttribute=\"trailing\" constant=\"20\" id=\"Con-01-Tra\"/>\n                "
      let anchor = "    <constraint firstItem=\"Box-00-001\" firstAttribute=\"top\""
      let ours = Self.edited(
        (anchor, "    " + trailing + anchor),
        (
          "                        <constraint firstAttribute=\"width\" constant=\"100\" id=\"Con-00-Wid\"/>\n",
          ""
        ))
      let theirs = Self.edited(
        (
          "<constraint firstAttribute=\"height\" constant=\"30\" id=\"Con-00-Hei\"/>",
          "<constraint firstAttribute=\"height\" constant=\"30\" id=\"Con-00-Hei\"/>\n                        <constraint firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"100\" id=\"Con-00-Max\"/>"
        ))
      for (name, text) in [("base", Self.screen), ("ours", ours), ("theirs", theirs)] {
        try keyline.write(text, to: "\(name).xib")
      }
      let plain = try keyline.run(
        "merge-file", "base.xib", "ours.xib", "theirs.xib", "-o", "out.xib", "--no-solve")
      #expect(plain.code == 0, "\(plain.out)\(plain.err)")
      let solved = try keyline.run(
        "merge-file", "base.xib", "ours.xib", "theirs.xib", "-o", "out.xib", "--json")
      #expect(solved.code == 1, "\(solved.out)\(solved.err)")
      let conflicts = try #require(solved.json?["conflicts"] as? [[String: Any]])
      #expect(conflicts.allSatisfy { $0["kind"] as? String == "layout" })
      let told = conflicts.compactMap { $0["sentence"] as? String }.joined()
      #expect(told.contains("unsatisfiable"))
      #expect(told.contains("ours: constraint added: trailing"), "\(told)")
      #expect(told.contains("theirs: constraint added: width"), "\(told)")
    }
  }

  @Test func `what is no document is merged as text, and that is said`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      let broken = Self.screen.replacingOccurrences(of: "</objects>", with: "</object>")
      let merged = try repository.merge(Self.edited(Self.ours), broken)
      #expect(merged.code == 0, "\(merged.err)")
      #expect(merged.err.contains("merged as text"))
      #expect(
        try repository.screen()
          == Self.edited(Self.ours).replacingOccurrences(of: "</objects>", with: "</object>"))
    }
  }

  @Test func `merge-file writes nothing when it could not merge`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.screen, to: "base.xib")
      try keyline.write("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", to: "ours.xib")
      try keyline.write(Self.screen, to: "theirs.xib")
      let run = try keyline.run("merge-file", "base.xib", "ours.xib", "theirs.xib", "-o", "out.xib")
      #expect(run.code == 2)
      #expect(run.err.contains("Xcode 3 or 4"))
      #expect(
        !FileManager.default.fileExists(atPath: keyline.folder.appending(path: "out.xib").path))
    }
  }

  @Test func `git diff shows constraints in words and no noise`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      try keyline.write(
        Self.edited(Self.ours, ("toolsVersion=\"21507\"", "toolsVersion=\"22155\"")),
        to: "Screen.xib")
      let changed = try repository.git("diff").out.split(separator: "\n").filter {
        ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
      }.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
      let line = "constraint #Con-01-Lea: leading of view Box-00-001 to view Roo-t0-001 ="
      #expect(changed == ["\(line) 20", "\(line) 24"])
      try keyline.write("no document", to: "Screen.xib")
      let unread = try repository.git("diff")
      #expect(unread.code == 0)
      #expect(unread.out.contains("+# keyline: not parsed"))
    }
  }

  @Test func `tidy takes noise back and leaves edits`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      let noise = ("toolsVersion=\"21507\"", "toolsVersion=\"22155\"")
      try keyline.write(Self.edited(noise), to: "Screen.xib")
      #expect(try keyline.run("tidy", "--check").code == 1)
      #expect(try repository.screen() == Self.edited(noise))
      #expect(try keyline.run("tidy").code == 0)
      #expect(try repository.screen() == Self.screen)
      #expect(try keyline.run("tidy", "--check").code == 0)
      try keyline.write(Self.edited(noise, Self.ours), to: "Screen.xib")
      #expect(try keyline.run("tidy", "Screen.xib").out.contains("1 of 1 file"))
      #expect(try repository.screen() == Self.edited(Self.ours))
    }
  }

  @Test func `staged noise is tidied and staged again, as a pre-commit hook does`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      try keyline.write(
        Self.edited(("toolsVersion=\"21507\"", "toolsVersion=\"22155\"")), to: "Screen.xib")
      try repository.git("add", "-A")
      #expect(try keyline.run("tidy", "--staged").code == 0)
      #expect(try repository.git("diff", "--cached", "--quiet").code == 0)
    }
  }

  @Test func `as a clean filter git adds nothing where only noise changed`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline, install: ["git", "install", "--filter"])
      try keyline.write(
        Self.edited(("toolsVersion=\"21507\"", "toolsVersion=\"22155\"")), to: "Screen.xib")
      try repository.git("add", "-A")
      #expect(try repository.git("diff", "--cached", "--quiet").code == 0)
      try keyline.write(Self.edited(Self.ours), to: "Screen.xib")
      try repository.git("add", "-A")
      #expect(try repository.git("cat-file", "blob", ":Screen.xib").out == Self.edited(Self.ours))
    }
  }

  @Test func `uninstall leaves git as it was`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline)
      #expect(try repository.git("config", "merge.keyline.driver").code == 0)
      #expect(try keyline.run("git", "uninstall", environment: repository.environment).code == 0)
      #expect(try repository.git("config", "--get-regexp", "keyline").code == 1)
      #expect(try repository.git("check-attr", "merge", "Screen.xib").out.contains("unspecified"))
    }
  }

  @Test func `a global installation serves every repository`() throws {
    try Keyline.inFolder { keyline in
      let repository = try Repository(keyline, install: ["git", "install", "--global"])
      #expect(try repository.git("check-attr", "merge", "Screen.xib").out.contains("keyline"))
      let merged = try repository.merge(Self.edited(Self.ours), Self.edited(Self.theirs))
      #expect(merged.code == 0, "\(merged.err)")
    }
  }
}
