import Foundation
import Testing

/// `keyline accept` and `baseline`, from the alarm to the stale line.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Accepting findings` {
  private func record(_ keyline: Keyline, _ message: String) throws {
    try git(keyline.folder, "add", "-A")
    try git(keyline.folder, "commit", "-q", "-m", message)
  }

  @Test func `an accepted finding survives a squash and a rename, and goes stale when mended`()
    throws
  {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try record(keyline, "First")
      try git(keyline.folder, "switch", "-q", "-c", "feature")
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      try record(keyline, "Wider")
      let check = try keyline.run("check", "--git", "trunk", "--json")
      #expect(check.code == 1)
      let regressions = try #require(check.json?["regressions"] as? [[String: Any]])
      let keys = regressions.compactMap { $0["key"] as? String }
      #expect(keys.count == regressions.count)

      // Without a reason nothing is accepted.
      #expect(try keyline.run("accept", keys[0], "--git", "trunk").code == 2)
      let unknown = try keyline.run("accept", "L007:nosuch", "-m", "w", "--git", "trunk")
      #expect(unknown.code == 2)
      let names = keys.map { "\($0)" }
      let accept = try keyline.start(["accept", "-m", "wide on purpose", "--git", "trunk"] + names)
      accept.process.waitUntilExit()
      #expect(try accept.outcome().code == 0)
      let file = keyline.folder.appending(path: ".keyline/accepted.jsonl")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines == lines.sorted())
      try record(keyline, "Accepted")
      let passed = try keyline.run(
        "check", "--git", "trunk", "--strict-acceptances", "--accepted")
      #expect(passed.code == 0, "\(passed.out)\(passed.err)")
      #expect(passed.out.contains("wide on purpose"))
      let scanned = try keyline.run("check", "--git", "trunk", "--format", "sarif")
      let run = try #require((scanned.json?["runs"] as? [[String: Any]])?.first)
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.count == keys.count)
      for result in results {
        let suppressions = result["suppressions"] as? [[String: Any]]
        #expect(suppressions?.map { $0["justification"] as? String } == ["wide on purpose"])
        #expect(suppressions?.map { $0["kind"] as? String } == ["external"])
        #expect(result["level"] as? String != "error")
      }

      // Squashed, and the document renamed.
      try git(keyline.folder, "reset", "-q", "--soft", "trunk")
      try git(keyline.folder, "mv", "App", "Source")
      try record(keyline, "All at once")
      let squashed = try keyline.run("check", "--git", "trunk", "--strict-acceptances")
      #expect(squashed.code == 0, "\(squashed.out)\(squashed.err)")

      // Mended: the line accepts nothing.
      try keyline.write(Fixtures.screen(), to: "Source/Main.storyboard")
      try record(keyline, "Mended")
      #expect(try keyline.run("check", "--git", "trunk").code == 0)
      let stale = try keyline.run("check", "--git", "trunk", "--strict-acceptances")
      #expect(stale.code == 1)
      #expect(stale.out.contains("stale"))
      #expect(stale.out.contains("(.keyline/accepted.jsonl:1)"))
      #expect(try keyline.run("accept", "--prune").code == 0)
      try record(keyline, "Pruned")
      #expect(try keyline.run("check", "--git", "trunk", "--strict-acceptances").code == 0)
    }
  }

  @Test func `a baseline lets an old project begin, until its last day`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 380), to: "Main.storyboard")
      #expect(try keyline.run("check", "Main.storyboard").code == 1)
      #expect(try keyline.run("baseline", "write", "--until", "2027-03-01").code == 0)
      let during = ["KEYLINE_DATE": "2027-03-01"]
      #expect(try keyline.run("check", "Main.storyboard", environment: during).code == 0)
      let after = ["KEYLINE_DATE": "2027-03-02"]
      #expect(try keyline.run("check", "Main.storyboard", environment: after).code == 1)
      // Wider still: on more devices than was accepted.
      try keyline.write(Fixtures.screen(button: 440), to: "Main.storyboard")
      let spread = try keyline.run("check", "Main.storyboard", environment: during)
      #expect(spread.code == 1)
      #expect(spread.out.contains("accepted, but not on"))
    }
  }

  @Test func `a note of Interface Builder accepts a rule at its object, with a reason`() throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      let broken = Fixtures.screen(button: 340)
      func check(_ note: String?) throws -> Keyline.Outcome {
        let comment =
          note.map {
            "<attributedString key=\"userComments\"><fragment content=\"\($0)\"/></attributedString>"
          } ?? ""
        try keyline.write(
          broken.replacing("<state key=\"normal\"", with: comment + "<state key=\"normal\""),
          to: "Main.storyboard")
        return try keyline.run("check", "--disk")
      }
      let told = try check(nil)
      #expect(told.code == 1)
      let rule = try #require(told.out.firstMatch(of: /STOPS error L\d+ ([a-z-]+)/)?.1)
      let accepted = try check("Wide on purpose.&#10;keyline: accept \(rule): the design has it")
      #expect(accepted.code == 0, "\(accepted.out)")
      #expect(accepted.out.contains("1 finding is accepted; --accepted lists them"))
      // Another rule, no reason, and a note for people accept nothing.
      for note in [
        "keyline: accept not-mirrored: no", "keyline: accept \(rule):", "accept \(rule): x",
      ] {
        #expect(try check(note).code == 1, "\(note)")
      }
      try git(keyline.folder, "add", "-A")
      _ = try check("keyline: accept \(rule): the design has it")
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "Wider")
      #expect(try keyline.run("check", "--git", "HEAD~1..HEAD").code == 0)
    }
  }
}
