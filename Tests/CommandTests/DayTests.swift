import Foundation
import Testing

/// What a team met on its first day, in the order in which it met it: a command, its exit code, what it says
/// and what it must not say. The tests of each verb hold more; here nothing of the day is left out.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `A day of a team` {
  private struct Step {
    let line: String
    let code: Int32
    let says: [String]
    let saysNot: [String]

    init(_ line: String, _ code: Int32, says: String..., not: [String] = []) {
      (self.line, self.code, self.says, saysNot) = (line, code, says, not)
    }
  }

  private func go(_ steps: [Step], in keyline: Keyline) throws {
    for step in steps {
      let outcome = try keyline.shell(step.line)
      let said = outcome.out + outcome.err
      #expect(outcome.code == step.code, "\(step.line): \(said)")
      for words in step.says { #expect(said.contains(words), "\(step.line): \(said)") }
      for words in step.saysNot { #expect(!said.contains(words), "\(step.line): \(said)") }
    }
  }

  /// A git repository with one screen on `trunk` and `feature` checked out.
  private func withApp(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      try git(keyline.folder, "switch", "-q", "-c", "feature")
      try body(keyline)
    }
  }

  @Test func `the first hour: slips, help, a store, what is wrong`() throws {
    try withApp { keyline in
      try go(
        [
          Step("$K chek", 2, says: "did you mean \"keyline check\"?"),
          Step("$K comit . -m x", 2, says: "keyline commit", not: ["no option"]),
          Step("$K log --foo", 2, says: "it has --limit", not: ["--key?"]),
          Step("$K check Ap", 2, says: "did you mean App?"),
          Step("$K solve App --device 'iPhone SE'", 0, says: "iphone-se-3 · 375x667"),
          Step("$K help", 0, says: "EVERY DAY", "help --all", not: ["merge-driver"]),
          Step("$K help --all", 0, says: "Judge layouts:", not: ["merge-driver", "textconv"]),
          Step("$K completions bash", 0, says: "complete"),
          Step("$K init", 0, says: "git ignores the store", "next: keyline commit"),
          Step("git status --porcelain -uall", 0, says: "?? ", not: ["store.sqlite"]),
          Step("$K status", 0, says: "next: keyline commit . -m"),
          Step("$K commit App -m First", 0, says: "1 scene solved"),
        ], in: keyline)
      for topic in ["selectors", "revisions", "sql", "settings", "exit-codes", "json"] {
        #expect(try keyline.run("help", topic).out.count > 500, "\(topic)")
      }
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      try go(
        [
          Step("$K status", 0, says: "next: keyline check"),
          Step("$K commit App -m Wider", 0, says: "STOPS", "by: width of Buy: 100 -> 340"),
          Step("$K findings", 0, says: "App/Main.storyboard:"),
          Step("$K findings --by rule", 0, says: ": 1 finding"),
          Step("$K log 'red()' --oneline", 0, says: "Wider", not: ["First"]),
          Step("$K log 'touching(\"App/M*\") & author(Ada)' --oneline", 0, says: "First"),
          Step("$K bisect '*!error'", 0, says: "Wider"),
          Step("$K history Buy", 0, says: "Wider"),
          Step("$K query --tables", 0, says: "revisions"),
          Step("$K query '*@[language=de]'", 0, says: "views"),
          Step("$K query '*@[foo=1]'", 2, says: "known are name, device"),
        ], in: keyline)
    }
  }

  @Test func `a pull request: what is not committed, clones, acceptances, reports`() throws {
    try withApp { keyline in
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      try go(
        [
          Step("$K check --git trunk", 0, says: "not committed and were not looked at"),
          Step("$K check --git trunk --disk", 1, says: "STOPS"),
          Step("$K check --git trunk --worktree", 1, says: "STOPS"),
          Step("$K git install && git diff", 0, says: "width of Buy", not: ["firstAttribute="]),
          Step("git commit -qam Wider && $K check --git trunk", 1, says: "stops the merge"),
          Step("$K check --git trunk --format junit | grep -c '<failure'", 0, says: "1\n"),
          Step("$K check --git trunk --format comment", 1, says: "keyline accept"),
          Step(
            "git clone -q --depth 1 file://$PWD ../$(basename $PWD)-clone && cd ../*-clone && $K check --git HEAD~1",
            2, says: "`git fetch --"),
          Step("cd ../$(basename $PWD)-clone && $K check --git HEAD~1 --fetch", 1, says: "STOPS"),
          Step("rm -rf ../$(basename $PWD)-clone", 0),
          Step("$K accept --git trunk --all -m 'as meant'", 0, says: "1 cause accepted"),
          Step(
            "$K check --git trunk", 0, says: "accepted.jsonl differs from the committed one",
            "1 finding is"),
          Step("git add -A && git commit -qm Accepted && $K check --git trunk", 0, says: "nothing"),
          Step("$K accept --git trunk --all -m 'again'", 0, says: "nothing fails the check"),
        ], in: keyline)
      try keyline.write(Fixtures.screen(button: 120), to: "App/Main.storyboard")
      try go(
        [
          Step(
            "git commit -qam Narrower && $K check --git trunk --strict-acceptances", 1,
            says: "stale", "(.keyline/accepted.jsonl:1)")
        ], in: keyline)
    }
  }

  @Test func `the rest of the day: broken files, pictures, noise`() throws {
    try withApp { keyline in
      try keyline.write(
        "<document>\n<a b=1 c=\"&x;\"/>\n<d e=\"\" e=\"\"/>\n</document>", to: "Bad.xib")
      try keyline.write(Fixtures.screens(2), to: "Two.storyboard")
      try go(
        [
          Step(
            "$K solve .", 2, says: "App/Main.storyboard", "error: Bad.xib:2:6", "error: Bad.xib:3:9"
          ),
          Step(
            "$K check .", 2, says: "error: Bad.xib:2:6", "error: Bad.xib:2:11",
            "error: Bad.xib:3:9"),
          Step("rm Bad.xib && $K preview Two.storyboard", 0, says: "(root0)", "(root1)"),
          Step("$K preview Two.storyboard -o two.svg", 0, says: "two-root0.svg", "two-root1.svg"),
          Step(
            "sed -i 's/toolsVersion=\"22505\"/toolsVersion=\"22506\"/' App/Main.storyboard && $K tidy",
            0,
            says: "App/Main.storyboard"),
          Step("git diff --quiet", 0),
        ], in: keyline)
      let both = Fixtures.screen(top: 28).replacing("22505", with: "22506")
      try keyline.write(both, to: "App/Main.storyboard")
      try go([Step("$K tidy", 0, says: "App/Main.storyboard")], in: keyline)
      #expect(try keyline.text("App/Main.storyboard") == Fixtures.screen(top: 28))
    }
  }
}
