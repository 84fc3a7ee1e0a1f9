import Foundation
import Testing

/// `keyline check --git`, run whole on repositories that git made.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Check of git commits` {
  /// A repository with a good screen on `trunk`, and `feature` checked out, on which nothing
  /// happened yet.
  private func withBranches(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try record(keyline, "First")
      try git(keyline.folder, "switch", "-q", "-c", "feature")
      try body(keyline)
    }
  }

  private func record(_ keyline: Keyline, _ message: String) throws {
    try git(keyline.folder, "add", "-A")
    try git(keyline.folder, "commit", "-q", "-m", message)
  }

  /// Too wide for small phones.
  private static let broken = Fixtures.screen(button: 340)

  @Test func `a branch that breaks a screen fails, without a store`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      let check = try keyline.run("check", "--git", "trunk", "--json")
      #expect(check.code == 1, "\(check.err)")
      #expect(check.json?["gates"] as? Bool == true)
      #expect((check.json?["comparedWith"] as? String)?.hasSuffix("(trunk)") == true)
      #expect(try keyline.run("check", "--git", "HEAD").code == 0)
      let other = try keyline.run("check", "--git", "trunk", "Ap")
      #expect(other.code == 2 && other.err.contains("did you mean App?"), "\(other.err)")
      #expect(try keyline.run("check", "--git", "trunk", "App").code == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: keyline.folder.path)
      #expect(names.sorted() == [".git", "App"])
    }
  }

  @Test func `what came to the base meanwhile is no edit of the branch`() throws {
    try withBranches { keyline in
      try keyline.write(Fixtures.screen(top: 28), to: "App/Main.storyboard")
      try record(keyline, "Lower")
      try git(keyline.folder, "switch", "-q", "trunk")
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      try git(keyline.folder, "switch", "-q", "feature")
      #expect(try keyline.run("check", "--git", "trunk").code == 0)
      // The other way round the range says so: from the branch to the broken trunk.
      #expect(try keyline.run("check", "--git", "feature..trunk").code == 1)
      #expect(try keyline.run("check", "--git", "trunk..feature").code == 0)
    }
  }

  @Test func `texts that code reads are no layout files, in the base language either`() throws {
    try withBranches { keyline in
      try keyline.write(#""Hello" = "Hello";"#, to: "App/Base.lproj/Localizable.strings")
      try keyline.write(#""Hello" = "Hallo";"#, to: "App/de.lproj/Localizable.strings")
      try record(keyline, "Texts")
      let check = try keyline.run("check", "--git", "trunk")
      #expect(check.code == 0, "\(check.err)")
      #expect(check.err.isEmpty, "\(check.err)")
    }
  }

  @Test func `a document that was deleted and is restored is compared with what it was`() throws {
    try withBranches { keyline in
      func restored(as screen: String) throws -> Int32 {
        try git(keyline.folder, "rm", "-q", "App/Main.storyboard")
        try record(keyline, "Without")
        try keyline.write(screen, to: "App/Main.storyboard")
        try record(keyline, "Again")
        return try keyline.run("check", "--git", "HEAD~1..HEAD").code
      }
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      #expect(try restored(as: Self.broken) == 0)
      #expect(try restored(as: Fixtures.screen()) == 0)
      #expect(try restored(as: Self.broken) == 1)
    }
  }

  @Test func `a renamed document is compared with what it was`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      try git(keyline.folder, "mv", "App", "Source")
      try record(keyline, "Moved")
      #expect(try keyline.run("check", "--git", "HEAD~1").code == 0)
      #expect(try keyline.run("check", "--git", "HEAD~2").code == 1)
    }
  }

  @Test func `a diff takes git's ranges, two files, and documents of a revision`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      let told = ": 100 -> 340"
      for words in [
        ["--git", "trunk"], ["App/Main.storyboard@git:trunk", "App/Main.storyboard"],
        ["git:HEAD~1:App/Main.storyboard", "App/Main.storyboard"],
        ["App/Main.storyboard@HEAD~1", "App/Main.storyboard@HEAD"],
      ] {
        let run = try keyline.start(["diff", "--exit-code"] + words)
        run.process.waitUntilExit()
        let outcome = try run.outcome()
        #expect(outcome.code == 1, "\(words): \(outcome.err)")
        #expect(outcome.out.contains(told), "\(words): \(outcome.out)")
      }
      let same = try keyline.run("diff", "App/Main.storyboard", "App/Main.storyboard@HEAD")
      #expect(same.out.contains("no difference"))
      let old = try keyline.run("solve", "App/Main.storyboard@HEAD~1", "--format", "jsonl")
      #expect(old.out.contains("\"buy\":[16,") && old.out.contains(",100,44]"))
      let missing = try keyline.run("solve", "App/Main.storyboard@nowhere")
      #expect(missing.code == 2 && missing.err.contains("App/Main.storyboard@nowhere"))
    }
  }

  @Test func `staged and changed files are compared with the last commit`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      #expect(try keyline.run("check", "--staged").code == 0)
      #expect(try keyline.run("check", "--worktree").code == 1)
      try git(keyline.folder, "add", "-A")
      #expect(try keyline.run("check", "--staged").code == 1)
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      #expect(try keyline.run("check", "--staged").code == 1)
      #expect(try keyline.run("check", "--worktree").code == 0)
      #expect(try keyline.run("check", "--staged", "--worktree").code == 2)
      #expect(try keyline.run("check", "--staged", "--git", "A..B").code == 2)
    }
  }

  @Test func `a commit that is not there is an error that names the fetch`() throws {
    try withBranches { keyline in
      try git(keyline.folder, "remote", "add", "origin", "https://example.org/app.git")
      let missing = try keyline.run("check", "--git", "origin/main")
      #expect(missing.code == 2)
      #expect(
        missing.err.contains("`git fetch origin +refs/heads/main:refs/remotes/origin/main`"))
      let unknown = try keyline.run("check", "--git", "nowhere")
      #expect(unknown.code == 2)
      #expect(unknown.err.contains("no branch or commit \"nowhere\""))
      let near = try keyline.run("check", "--git", "trnuk")
      #expect(near.err.contains("did you mean trunk?"), "\(near.err)")
    }
  }

  @Test func `a shallow clone with both commits is enough for a range`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      let clone = keyline.folder.appending(path: "clone")
      try git(
        keyline.folder, "clone", "-q", "--depth", "1", "--no-single-branch",
        "file://" + keyline.folder.path, clone.path)
      let shallow = Keyline(folder: clone)
      let check = try shallow.run("check", "--git", "origin/trunk")
      #expect(check.code == 2)
      #expect(check.err.contains("git fetch --unshallow"))
      #expect(try shallow.run("check", "--git", "origin/trunk..HEAD").code == 1)
    }
  }

  /// A branch that breaks a screen, in a repository that gives whatever it is asked for.
  private func withRemote(_ body: (Keyline, URL) throws -> Void) throws {
    try withBranches { keyline in
      try git(keyline.folder, "config", "uploadpack.allowFilter", "true")
      try git(keyline.folder, "config", "uploadpack.allowAnySHA1InWant", "true")
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      try body(keyline, keyline.folder.appending(path: "clone"))
    }
  }

  @Test(arguments: ["origin/trunk", "HEAD~1"])
  func `in a clone of one commit the command that is named helps, and so does --fetch`(
    base: String
  ) throws {
    for fetches in [false, true] {
      try withRemote { keyline, clone in
        try git(
          keyline.folder, "clone", "-q", "--depth", "1", "file://" + keyline.folder.path, clone.path
        )
        let shallow = Keyline(folder: clone)
        if !fetches {
          let check = try shallow.run("check", "--git", base)
          #expect(check.code == 2)
          let command = try #require(check.err.firstMatch(of: /`git (.*?)`/)?.1)
          #expect(try gitStatus(clone, command.split(separator: " ").map(String.init)) == 0)
        }
        let words = ["check", "--git", base] + (fetches ? ["--fetch"] : [])
        let running = try shallow.start(words)
        running.process.waitUntilExit()
        let check = try running.outcome()
        #expect(check.code == 1, "\(words): \(check.err)")
        #expect(check.err.contains("note: ran git fetch") == fetches)
      }
    }
  }

  @Test(arguments: ["blob:none", "tree:0"])
  func `a partial clone is brought what it left out when that is asked for`(filter: String) throws {
    try withRemote { keyline, clone in
      try git(
        keyline.folder, "clone", "-q", "--filter=\(filter)", "--no-checkout",
        "file://" + keyline.folder.path, clone.path)
      let partial = Keyline(folder: clone)
      let refused = try partial.run("check", "--git", "origin/trunk")
      #expect(refused.code == 2)
      #expect(refused.err.contains("is a partial clone"), "\(refused.err)")
      #expect(refused.err.contains("--fetch"))
      let check = try partial.run("check", "--git", "origin/trunk", "--fetch")
      #expect(check.code == 1, "\(check.err)")
    }
  }

  @Test func `settings and acceptances count before they are committed, and that is said`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      let told = try keyline.run("check", "--git", "trunk").out
      let place = try #require(told.firstMatch(of: /App\/Main\.storyboard:\d+/)?.0)
      let accepted = try keyline.run("accept", String(place), "--git", "trunk", "-m", "as meant")
      #expect(accepted.code == 0, "\(accepted.err)")
      let check = try keyline.run("check", "--git", "trunk")
      #expect(check.code == 0, "\(check.out)")
      #expect(check.err.contains("note: .keyline/accepted.jsonl differs from the committed one"))
      #expect(try !keyline.run("check", "--git", "trunk", "-q").err.contains("note"))
      // A commit that is named has what it has.
      #expect(try keyline.run("check", "--git", "trunk..feature").code == 1)
      try record(keyline, "Accepted")
      let quiet = try keyline.run("check", "--git", "trunk")
      #expect(quiet.code == 0 && quiet.err == "", "\(quiet.err)")
      try keyline.write("[gate]\nfail-on = \"never\"\n", to: "keyline.toml")
      #expect(
        try keyline.run("check", "--git", "trunk").err.contains(
          "keyline.toml differs from the committed one"))
    }
  }

  @Test func `what fail-on lets pass fails in no format`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      for failOn in [["--fail-on", "never"], []] {
        // From the option, then from the settings.
        if failOn.isEmpty { try keyline.write("[gate]\nfail-on = \"never\"\n", to: "keyline.toml") }
        func check(_ format: String) throws -> Keyline.Outcome {
          try keyline.run(["check", "--git", "trunk", "--format", format] + failOn)
        }
        let text = try check("text")
        #expect(text.code == 0, "\(text.out)")
        #expect(text.out.contains("nothing stops the merge"), "\(text.out)")
        #expect(text.out.contains("against: fail-on is never"), "\(text.out)")
        #expect(try check("json").json?["gates"] as? Bool == false)
        #expect(try !check("junit").out.contains("<failure"))
        #expect(try !check("github").out.contains("::error"))
        #expect(try check("md").out.contains("Nothing stops the merge"))
      }
    }
  }

  @Test func `a summary counts what the verdict counts`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      let table = try keyline.run("check", "--git", "trunk", "--format", "csv").out
      let causes = table.split(separator: "\r\n").count - 1
      let noun = causes == 1 ? "finding" : "findings"
      let summary = try keyline.run("check", "--git", "trunk", "--summary").out
      #expect(summary.contains("\n\(causes) \(noun) · "), "\(summary)")
      #expect(summary.hasSuffix(" the merge\n"))
      let alone = try keyline.run("check", "App/Main.storyboard", "--summary").out
      #expect(alone.hasSuffix(" the check\n"), "\(alone)")
    }
  }

  @Test func `what is mended is told with its document`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      try record(keyline, "Wider")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      let check = try keyline.run("check", "--git", "HEAD", "--disk").out
      #expect(check.contains(/FIXED [^\n]*\n    App\/Main.storyboard · gone on \d/), "\(check)")
    }
  }

  @Test func `a layout file with edits is named like any document`() throws {
    try withBranches { keyline in
      try keyline.write("view a: UIView { width = 10 }\n", to: "Sign.layout")
      try record(keyline, "Layout")
      try keyline.write("view a: UIView { width = 20 }\n", to: "Sign.layout")
      let check = try keyline.run("check", "--git", "trunk")
      #expect(check.err.contains("Sign.layout has edits that are not committed"), "\(check.err)")
    }
  }

  @Test func `edits that a check of HEAD does not look at are named`() throws {
    try withBranches { keyline in
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      let check = try keyline.run("check", "--git", "trunk")
      #expect(check.code == 0)
      #expect(
        check.err.contains("App/Main.storyboard has edits that are not committed"), "\(check.err)")
      for word in ["--disk", "--worktree"] {
        let disk = try keyline.run("check", "--git", "trunk", word)
        #expect(disk.code == 1 && disk.err == "")
        #expect(try keyline.run("diff", "--git", "trunk", word, "--exit-code").code == 1)
      }
      #expect(try keyline.run("diff", "--staged", "--exit-code").code == 0)
      try git(keyline.folder, "add", "-A")
      #expect(try keyline.run("diff", "--staged", "--exit-code").code == 1)
    }
  }

  @Test func `a store in a git repository is none of git's files`() throws {
    try withBranches { keyline in
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "First")
      #expect(try keyline.run("check", "--disk").code == 0)
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "Store")
      let listed = try gitStatus(
        keyline.folder, ["ls-files", "--error-unmatch", ".keyline/store.sqlite"])
      #expect(listed != 0)
      #expect(
        try gitStatus(keyline.folder, ["check-ignore", "-q", ".keyline/accepted.jsonl"]) == 1)
    }
  }

  @Test func `the hook stops a commit that makes a layout worse`() throws {
    try withBranches { keyline in
      let hook = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Integrations/git/pre-commit")
      let place = keyline.folder.appending(path: ".git/hooks/pre-commit")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: hook, to: place)
      let environment = ["KEYLINE": try Keyline.binary.path]
      func commit() throws -> Int32 {
        try git(keyline.folder, "add", "-A")
        return try gitStatus(
          keyline.folder, ["commit", "-q", "-m", "Next"], environment: environment)
      }
      try keyline.write(Fixtures.screen(top: 28), to: "App/Main.storyboard")
      #expect(try commit() == 0)
      try keyline.write(Self.broken, to: "App/Main.storyboard")
      #expect(try commit() != 0)
    }
  }
}
