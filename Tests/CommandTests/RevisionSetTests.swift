import Foundation
import Testing

/// Sets of revisions, and what takes them.
@Suite(.serialized)
struct `Sets of revisions` {
  /// Four revisions: the third, of another author, breaks the screen; the last names the button anew.
  private func withHistory(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.write("[app]\ndevices = [\"iphone-se-1\"]\n", to: "keyline.toml")
      try keyline.run("init")
      let steps: [(button: Int, path: String, author: String, message: String)] = [
        (100, "App/Main.storyboard", "Ada", "one"), (100, "Kit/Other.storyboard", "Ada", "two"),
        (400, "App/Main.storyboard", "Bob", "three"), (401, "Kit/Other.storyboard", "Ada", "four"),
      ]
      for step in steps {
        let screen = Fixtures.screen(button: step.button)
        try keyline.write(
          step.button < 400
            ? screen
            : screen.replacing(
              "secondAttribute=\"leading\" constant=\"16\" id=\"e\"/>",
              with: """
                secondAttribute="leading" constant="16" id="e"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="buy" \
                secondAttribute="trailing" constant="16" id="f"/>
                """), to: step.path)
        let committed = try keyline.run(
          "commit", ".", "-m", step.message, environment: ["KEYLINE_AUTHOR": step.author])
        #expect(committed.code == 0, "\(committed.err)")
      }
      try keyline.run("tag", "v1", "HEAD~2")
      try body(keyline)
    }
  }

  private func messages(_ keyline: Keyline, _ set: String) throws -> String {
    let answer = try keyline.run("log", set, "--json")
    #expect(answer.code == 0, "\(set): \(answer.err)")
    let revisions = answer.json?["revisions"] as? [[String: Any]] ?? []
    return revisions.compactMap { ($0["revision"] as? [String: Any])?["message"] as? String }
      .joined(separator: " ")
  }

  @Test func `marks and functions hold what the reference says`() throws {
    try withHistory { keyline in
      for (set, expected) in [
        ("all()", "four three two one"), ("v1..@", "four three"), ("v1..", "four three"),
        ("::v1", "two one"), ("(v1..@)", "four three"), ("~::v1", "four three"),
        ("touching(App)", "three one"), ("touching(\"*/Oth*\")", "four two"),
        ("author(bob)", "three"), ("author(ada) ~ ::v1", "four"), ("message(HRE)", "three"),
        ("red()", "four three"), ("red(unsatisfiable) & touching(App)", "three"),
        ("red(clipped)", ""), ("latest(red())", "four"), ("oldest(all(), 2)", "two one"),
        ("latest(~red())", "two"), ("parents(red())", "three two"), ("tags()", "two"),
        ("branches()", "four"), ("merges()", ""), ("none() | v1", "two"),
        ("before(2001-01-01)", ""),
        ("after(2001-01-01) & v1", "two"), ("HEAD~2 | \"main\"", "four two"),
        ("latest(tags())..@", "four three"), ("fixed()", ""),
        ("author(bob) | author(ada) & v1", "three two"),
      ] {
        let found = try messages(keyline, set)
        #expect(found == expected, "\(set)")
      }
    }
  }

  @Test(arguments: [
    ("rd()", "column 1 of the revisions: no function is called \"rd\"; did you mean red()?"),
    ("red() &", "column 8 of the revisions: expected a revision, a function or (, found the end"),
    ("(all()", "expected ), found the end"), ("author()", "expected a text"),
    ("latest(all(), 0)", "expected a number from 1 on"), ("before(soon)", "is not a date"),
    ("touching(\"a", "this \" is not closed"), ("red(nothing)", "there is no rule \"nothing\""),
    ("all() all()", "expected |, &, ~ or the end"), ("nobody & all()", "no revision is named"),
  ])
  func `what is no set is answered with the place and what was meant`(
    set: String, reason: String
  ) throws {
    try withHistory { keyline in
      let answer = try keyline.run("log", set)
      #expect(answer.code == 2 && answer.err.contains(reason), "\(answer.err)")
    }
  }

  @Test func `a set that holds one revision stands for it, and check judges each of a set`() throws
  {
    try withHistory { keyline in
      #expect(try keyline.run("show", "latest(red())").out.contains("    four"))
      let several = try keyline.run("show", "red()")
      #expect(several.code == 2 && several.err.contains("is 2 revisions, and one is asked for"))
      let none = try keyline.run("check", "--base", "merges()")
      #expect(none.code == 2 && none.err.contains("is no revision"), "\(none.err)")
      #expect(try keyline.run("check", "--base", "latest(~red())").code == 1)
      #expect(try keyline.run("check", "--base", "@").code == 0)
      let check = try keyline.run("check", "-r", "all()")
      #expect(check.code == 1 && check.out.hasSuffix("4 revisions · 2 would be stopped\n"))
      #expect(try keyline.run("check", "-r", "::v1").code == 0)
      #expect(try keyline.run("check", "-r", "red()", "--fail-on", "never").code == 0)
      #expect(try keyline.run("check", "App", "-r", "red()").code == 2)
    }
  }

  @Test func `whatever asks for one revision takes a set that holds one`() throws {
    try withHistory { keyline in
      let path = "Kit/Other.storyboard"
      let plain = try keyline.run("export", "@", path).out
      #expect(try keyline.run("export", "latest(red())", path).out == plain)
      for arguments in [
        ["findings", "--at", "latest(red())"], ["tag", "x", "latest(red())"],
        ["branch", "y", "latest(red())"], ["solve", "\(path)@latest(red())"],
        ["trace", path, "--rev", "latest(red())"],
      ] {
        let run = try keyline.run(arguments)
        #expect(run.code == 0, "\(arguments): \(run.err)")
      }
      let several = try keyline.run("tag", "z", "red()")
      #expect(several.code == 2 && several.err.contains("is 2 revisions"), "\(several.err)")
    }
  }

  @Test func `a query asks each revision of a set and says which one answers`() throws {
    try withHistory { keyline in
      let wide = try keyline.run("query", "button!unsatisfiable", "-r", "all()", "--json")
      let views = try #require(wide.json?["views"] as? [[String: Any]])
      #expect(views.count == 3 && Set(views.compactMap { $0["revision"] as? String }).count == 2)
      let rows = try keyline.run(
        "query", "--sql",
        "SELECT count(DISTINCT fingerprint) AS n FROM findings WHERE rev = :r AND rule = 'unsatisfiable'",
        "-r", "::@", "--format", "csv")
      let counts = rows.out.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
      #expect(counts == ["2", "1", "0", "0"], "\(rows.out)\(rows.err)")
      #expect(try keyline.run("query", "button", "-r", "v1..@").out.contains("at ") == false)
    }
  }

  @Test func `bisect finds the revision since which something is so`() throws {
    try withHistory { keyline in
      let found = try keyline.run("bisect", "*!unsatisfiable", "--json")
      #expect(found.code == 0, "\(found.err)")
      #expect(found.json?["outcome"] as? String == "first")
      let states = found.json?["found"] as? [[String: Any]]
      #expect(states?.map { $0["message"] as? String } == ["three"])
      let gone = try keyline.run("bisect", "button{w<=100}", "--gone", "-q")
      #expect(gone.code == 0 && gone.out.contains("four"), "\(gone.out)\(gone.err)")
      let ranged = try keyline.run("bisect", "*!unsatisfiable", "-r", "touching(Kit)", "-q")
      #expect(ranged.out.contains("four"))
      #expect(try keyline.run("bisect", "label", "-q").out.contains("already"))
      let never = try keyline.run("bisect", "button{w<1}", "-q")
      #expect(never.code == 1 && never.out.contains("the newest of 4 revisions"), "\(never.out)")
      let command = try keyline.run(
        "bisect", "--run", "if grep -q 400 App/Main.storyboard; then exit 3; fi", "-q")
      #expect(command.code == 0 && command.out.contains("three"), "\(command.out)\(command.err)")
      let unsure = try keyline.run("bisect", "--run", "exit 125")
      #expect(unsure.code == 1 && unsure.out.contains("cannot tell"))
      #expect(try keyline.run("bisect", "--run", "no-such-command").code == 2)
      #expect(try keyline.run("bisect").code == 2)
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `bisect asks git's commits without a store`() throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "main")
      for (number, top) in [20, 20, 24, 24, 30].enumerated() {
        try keyline.write(Fixtures.screen(button: 100 + number, top: top), to: "Main.storyboard")
        try git(keyline.folder, "add", ".")
        try git(keyline.folder, "commit", "-q", "-m", "number \(number)")
      }
      let found = try keyline.run(
        "bisect", "#title{y>=43} @iphone-se-1", "--git", "HEAD~4..HEAD", "-q")
      #expect(found.code == 0, "\(found.err)")
      #expect(found.out.contains("number 2\n    the first of 5 commits"), "\(found.out)")
    }
  }

  @Test func `the examples of the reference are read`() throws {
    try withHistory { keyline in
      let page = try keyline.run("help", "revisions").out
      let table = try #require(page.split(separator: "## Marks").first)
      let examples = table.split(separator: "\n").compactMap {
        $0.wholeMatch(of: /\| `(.*?)` +\|.*/).map { String($0.1) }
      }
      #expect(examples.count >= 10)
      for example in examples {
        let answer = try keyline.run("log", example.replacing("\\|", with: "|"))
        #expect(answer.code == 0, "\(example): \(answer.err)")
      }
    }
  }

  @Test func `a query of keyline.toml is asked by its name, and its number is held`() throws {
    try withHistory { keyline in
      try keyline.write(
        """
        [queries]
        titles = "#title"
        broken = { sql = "SELECT * FROM findings WHERE rev = :r", expect = 0, rev = "v1" }
        torn = { selector = "*!unsatisfiable", expect = 0 }

        """, to: "keyline.toml")
      #expect(try keyline.run("query", "--saved", "titles").out.hasSuffix("2 views\n"))
      #expect(try keyline.run("query", "--saved", "broken").code == 0)
      let torn = try keyline.run("query", "--saved", "torn")
      #expect(torn.code == 1 && torn.err.contains("expected 0, found 2"), "\(torn.err)")
      #expect(try keyline.run("query", "--saved", "torn", "-r", "v1").code == 0)
      let slip = try keyline.run("query", "--saved", "tron")
      #expect(slip.code == 2 && slip.err.contains("did you mean torn?"))
      for (line, reason) in [
        ("a = { expect = 0 }", "needs either selector or sql"), ("a = 3", "is a text"),
        ("a = { selector = \"*\", expect = -1 }", "whole number"),
        ("a = { selektor = \"*\" }", "did you mean \"selector\"?"),
      ] {
        try keyline.write("[queries]\n\(line)\n", to: "keyline.toml")
        let wrong = try keyline.run("query", "--saved", "a")
        #expect(wrong.code == 2 && wrong.err.contains("keyline.toml:2:"), "\(line): \(wrong.err)")
        #expect(wrong.err.contains(reason), "\(line): \(wrong.err)")
      }
    }
  }
}
