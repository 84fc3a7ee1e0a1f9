import Foundation
import Testing

/// `keyline import` and the questions asked afterwards, run whole.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct ImportCommandTests {
  /// A repository whose button becomes narrower commit by commit, from 120 points.
  private func withRepository(_ count: Int, _ body: (Keyline, URL) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      let folder = keyline.folder.appending(path: "repository")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try git(folder, "init", "-q")
      for number in 0..<count {
        try keyline.write(
          Fixtures.screen(button: 120 - 4 * number), to: "repository/Main.storyboard")
        try git(folder, "add", "-A")
        try git(folder, "commit", "-q", "-m", "n\(number)")
      }
      try body(keyline, folder)
    }
  }

  @Test func `an import of paths that no commit has is refused`() throws {
    try withRepository(1) { keyline, _ in
      try keyline.run("init")
      let typo = try keyline.run("import", "--git", "repository", "Mian.storyboard")
      #expect(typo.code == 2 && typo.err.contains("Mian.storyboard"), "\(typo.out)\(typo.err)")
      #expect(try keyline.run("import", "--git", "repository", "Main.storyboard").code == 0)
      // What is recorded already is no typing error.
      let again = try keyline.run("import", "--git", "repository", "Main.storyboard")
      #expect(again.code == 0 && again.out.contains("1 commit recorded already"), "\(again.err)")
    }
  }

  @Test func `a killed import goes on and ends complete`() throws {
    try withRepository(24) { keyline, _ in
      try keyline.run("init")
      let running = try keyline.start(["import", "--git", "repository"], environment: [:])
      let store = keyline.folder.appending(path: ".keyline/store.sqlite").path
      func size() -> Int {
        (try? FileManager.default.attributesOfItem(atPath: store))?[.size] as? Int ?? 0
      }
      // Some revisions are there once the file has grown.
      let empty = size()
      while running.process.isRunning, size() <= empty { usleep(2_000) }
      usleep(30_000)
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      let log = try keyline.run("log", "--json").out
      let before = log.components(separatedBy: "\"sequence\"").count - 1
      let rest = try keyline.run("import", "--git", "repository", "--json")
      #expect(rest.code == 0, "\(rest.err)")
      let known = try #require(rest.json?["known"] as? Int)
      let new = try #require(rest.json?["revisions"] as? [Any]).count
      #expect(known == before && known + new == 24)
      for number in 0..<24 {
        #expect(
          try keyline.run("export", "HEAD~\(23 - number)", "Main.storyboard").out
            == Fixtures.screen(button: 120 - 4 * number))
      }
      #expect(
        try keyline.run("import", "--git", "repository").out.hasPrefix("nothing to import: 24"))
      #expect(try keyline.run("verify", "--deep").code == 0)
      print("import: killed after \(before) of 24 revisions, \(new) recorded afterwards")
    }
  }

  @Test func `an interrupted import keeps whole revisions and goes on`() throws {
    try withRepository(24) { keyline, _ in
      try keyline.run("init")
      let running = try keyline.start(["import", "--git", "repository"], environment: [:])
      let store = keyline.folder.appending(path: ".keyline/store.sqlite").path
      func size() -> Int {
        (try? FileManager.default.attributesOfItem(atPath: store))?[.size] as? Int ?? 0
      }
      let empty = size()
      while running.process.isRunning, size() <= empty { usleep(2_000) }
      kill(running.process.processIdentifier, SIGINT)
      running.process.waitUntilExit()
      let outcome = try running.outcome()
      #expect(outcome.code == 130)
      let match = try #require(outcome.err.firstMatch(of: #/stopped: (\d+) of 24 revisions/#))
      let done = try #require(Int(match.1))
      let log = try keyline.run("log", "--json").out
      #expect(log.components(separatedBy: "\"sequence\"").count - 1 == done)
      let rest = try keyline.run("import", "--git", "repository", "--json")
      #expect(rest.code == 0 && rest.json?["known"] as? Int == done)
      #expect((rest.json?["revisions"] as? [Any])?.count == 24 - done)
      #expect(try keyline.run("verify", "--deep").code == 0)
    }
  }

  @Test func `imported history answers who, when and since when`() throws {
    try withRepository(24) { keyline, _ in
      try keyline.run("init")
      let done = try keyline.run("import", "--git", "repository")
      #expect(done.code == 0 && done.out.contains("24 revisions"), "\(done.err)")
      // 120 - 4n < 44 from n = 20 on.
      let first = try keyline.run("history", "buy", "--first", "w<44", "--config", "iphone-se-1")
      #expect(first.out.contains("n20") && first.out.contains("still w<44"), "\(first.err)")
      let blame = try keyline.run("blame", "Main.storyboard", "--view", "Buy")
      #expect(blame.out.contains("width of Buy = 28 · Ada <ada@example.org> · n23"))
      #expect(blame.out.contains("height of Buy = 44 · Ada <ada@example.org> · n0"))
      let frames = try keyline.run(
        "blame", "Main.storyboard", "--frame", "--config", "iphone-se-1", "--json")
      #expect((frames.json?["lines"] as? [Any])?.count == 3)
      #expect(try keyline.run("blame", "Main.storyboard", "--frame").code == 2)
      #expect(try keyline.run("import", "--git", "nowhere").code == 2)
    }
  }
}
