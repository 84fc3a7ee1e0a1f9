import Foundation
import Testing

/// What a new user met in the first hour, each as it is now.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `The first hour of a new user` {
  private static let path = "App/Base.lproj/Main.storyboard"

  /// A store with a translated screen.
  private func withStore(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: Self.path)
      try keyline.write(
        "\"title.text\" = \"Willkommen bei uns\";\n", to: "App/de.lproj/Main.strings")
      #expect(try keyline.run("init").code == 0)
      #expect(try keyline.run("commit", ".", "-m", "one").code == 0)
      try body(keyline)
    }
  }

  @Test func `a folder that only moved brings nothing, and its translations move along`() throws {
    try withStore { keyline in
      try FileManager.default.moveItem(
        atPath: keyline.path("App"), toPath: keyline.path("Screens"))
      let check = try keyline.run("check", "--json")
      #expect(check.code == 0, "\(check.out)")
      #expect((check.json?["regressions"] as? [Any])?.isEmpty == true, "\(check.out)")
      let diff = try keyline.run("diff", "--disk")
      let moved = "Screens/Base.lproj/Main.storyboard (moved from \(Self.path))"
      #expect(diff.out.contains(moved))
      #expect(!diff.out.contains("storyboard added"), "\(diff.out)")
      // An edit besides is compared with the document where it was.
      try keyline.write(Fixtures.screen(button: 340), to: "Screens/Base.lproj/Main.storyboard")
      let edited = try keyline.run("check")
      #expect(edited.code == 1 && !edited.out.contains("storyboard added"), "\(edited.out)")
      #expect(try keyline.run("status").out.contains(moved))
      let commit = try keyline.run("commit", ".", "-m", "two")
      #expect(commit.out.contains(moved), "\(commit.out)")
    }
  }

  @Test func `JSON beside a report in a file is printed, beside one on the output refused`() throws
  {
    try withStore { keyline in
      let both = try keyline.run("check", "--json", "--format", "sarif=a.sarif")
      #expect(both.json?["schema"] != nil)
      #expect(try keyline.data("a.sarif").count > 100)
      let refused = try keyline.run("check", "--json", "--format", "sarif")
      #expect(refused.code == 2 && refused.err.contains("--format sarif=FILE"), "\(refused.err)")
    }
  }

  @Test func `a check without a base says which findings fail it, those first`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 340), to: "Main.storyboard")
      let check = try keyline.run("check", "Main.storyboard")
      #expect(check.code == 1)
      #expect(check.out.hasPrefix("STOPS error"), "\(check.out)")
      #expect(check.out.contains(#/\d findings? fails? the check · \d/#), "\(check.out)")
    }
  }

  @Test func `no revision is asked for and none is told`() throws {
    try withStore { keyline in
      let log = try keyline.run("log", "-n", "0")
      #expect(log.code == 0 && log.out.isEmpty, "\(log.out)")
    }
  }

  @Test func `a mistyped folder gets no store`() throws {
    try Keyline.inFolder { keyline in
      let run = try keyline.run("init", "nowhere/App")
      #expect(run.code == 2 && run.err.contains("no such folder"), "\(run.err)")
      #expect(!FileManager.default.fileExists(atPath: keyline.path("nowhere")))
    }
  }

  @Test func `exports for translators are left out, and that is said once`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      let export = "Export/de.xcloc/Source Contents/App/Main.storyboard"
      try keyline.write(Fixtures.screen(button: 340), to: export)
      for arguments in [["check", "."], ["findings"]] {
        let run = try keyline.start(arguments)
        run.process.waitUntilExit()
        let outcome = try run.outcome()
        #expect(outcome.out.contains("App/Main.storyboard") && !outcome.out.contains(".xcloc"))
        #expect(
          outcome.err.ranges(of: "1 document in exports for translators").count == 1,
          "\(outcome.err)")
      }
      #expect(try keyline.run("check", export).out.contains(".xcloc"))
      #expect(try keyline.run("findings", "Export/de.xcloc").out.contains(".xcloc"))
      #expect(try keyline.run("init").code == 0)
      let commit = try keyline.run("commit", ".", "-m", "one")
      #expect(commit.out.contains("1 document ·"), "\(commit.out)")
    }
  }

  @Test func `libraries are left out of a folder's findings unless they are named`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      for name in ["Pods/Kit/Kit.storyboard", "App/Carthage/Checkouts/Bar/Bar.storyboard"] {
        try keyline.write(Fixtures.screen(button: 340), to: name)
      }
      for arguments in [["check", "."], ["findings"], ["findings", "App", "Pods/../App"]] {
        let run = try keyline.start(arguments)
        run.process.waitUntilExit()
        let outcome = try run.outcome()
        #expect(outcome.out.contains("App/Main.storyboard"), "\(outcome.out)")
        #expect(!outcome.out.contains("Kit.storyboard") && !outcome.out.contains("Bar.storyboard"))
        #expect(outcome.err.contains("of libraries (Carthage"), "\(outcome.err)")
      }
      #expect(try keyline.run("findings", "Pods").out.contains("Kit.storyboard"))
      #expect(try keyline.run("check", "Pods/Kit/Kit.storyboard").out.contains("Kit.storyboard"))
      // Nothing else is there; and a setting that names them counts.
      #expect(try keyline.run("check", "App/Carthage").code == 1)
      let nothing = try keyline.shell("mkdir only && mv Pods only && $K check only")
      #expect(nothing.code == 2 && nothing.err.contains("all of libraries"), "\(nothing.err)")
      try keyline.write("[paths]\ninclude = [\"**\"]\n", to: "keyline.toml")
      #expect(try keyline.run("findings").out.contains("Kit.storyboard"))
    }
  }

  @Test func `a duplicated id is told first`() throws {
    try withStore { keyline in
      let twice = Fixtures.screen(button: 340).replacing("id=\"b\"", with: "id=\"a\"")
      try keyline.write(twice, to: Self.path)
      let check = try keyline.run("check")
      let first = check.out.prefix { $0 != "\n" }
      #expect(first.contains("two objects have the id"), "\(check.out)")
    }
  }

  @Test func `what is refused says what is wrong`() throws {
    try withStore { keyline in
      let cases: [(arguments: [String], words: String)] = [
        (["restore", "nope.bak", "r.sqlite"], "nope.bak: no such backup"),
        (["backup", "nowhere/b.sqlite"], "nowhere: no such folder"),
        (["export", "HEAD", "App"], "App is a folder; name one of its 2 documents"),
        (["git", "install"], "no git repository is here"),
        (["preview", Self.path, "-o", "notes.txt"], "name the file .svg, .png or .pdf"),
        (["accept", "overlap:a", "--path", Self.path, "-m", "x", "--until", "soon"], "2027-03-01"),
      ]
      for (arguments, words) in cases {
        let run = try keyline.start(arguments)
        run.process.waitUntilExit()
        let outcome = try run.outcome()
        #expect(outcome.code == 2 && outcome.err.contains(words), "\(arguments): \(outcome.err)")
        #expect(!outcome.err.contains("Usage:"), "\(arguments)")
      }
    }
  }

  @Test func `findings are counted without being listed`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 340), to: "Main.storyboard")
      let run = try keyline.run("findings", "--count")
      let lines = run.out.split(separator: "\n")
      #expect(
        lines.dropLast().allSatisfy { $0.contains(#/^L\d+ .*: \d+ findings?$/#) }, "\(run.out)")
    }
  }
}
