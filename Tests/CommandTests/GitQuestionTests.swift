import Foundation
import Testing

/// `query` and `history` of git's commits, run whole, without a store.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Questions about git commits` {
  /// A button that is 100, 110 and 120 points wide in three commits.
  private func withCommits(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      for width in [100, 110, 120] {
        try keyline.write(Fixtures.screen(button: width), to: "App/Main.storyboard")
        try git(keyline.folder, "add", "-A")
        try git(keyline.folder, "commit", "-q", "-m", "width \(width)")
      }
      try body(keyline)
    }
  }

  @Test func `a selector and SQL are answered of any commit or range`() throws {
    try withCommits { keyline in
      #expect(
        try keyline.run("query", "button{w=110}", "--git", "HEAD~1", "--expect", "1").code == 0)
      #expect(
        try keyline.run("query", "button{w=110}", "-r", "git:trunk", "--expect", "0").code == 0)
      let grown = "button{w-self@base.w=20}"
      #expect(try keyline.run("query", grown, "--git", "HEAD~2..HEAD", "--expect", "1").code == 0)
      #expect(try keyline.run("query", grown, "--git", "HEAD", "--expect", "0").code == 0)
      let rows = try keyline.run(
        "query", "--format", "csv", "--git", "HEAD~1", "--sql",
        "SELECT w FROM frames WHERE rev = :r AND view = 'buy' AND config = 'iphone-se-1'")
      #expect(rows.out == "w\n110\n", "\(rows.out) \(rows.err)")
      #expect(try keyline.run("query", "button", "--git", "nowhere").code == 2)
      #expect(try keyline.run("query", "button", "--git", "HEAD", "-r", "git:HEAD").code == 2)
    }
  }

  @Test func `the history of a view is that of its document in git`() throws {
    try withCommits { keyline in
      let history = try keyline.run("history", "buy", "--git", "HEAD")
      #expect(history.code == 0, "\(history.err)")
      for message in ["width 100", "width 110", "width 120"] {
        #expect(history.out.contains(message))
      }
      let first = try keyline.run(
        "history", "Buy", "--git", "HEAD", "--first", "w>105", "--config", "iphone-se-1")
      #expect(first.out.contains("width 110"), "\(first.out) \(first.err)")
      #expect(try keyline.run("history", "nosuch", "--git", "HEAD").code == 2)
      let left = try FileManager.default.contentsOfDirectory(atPath: keyline.folder.path)
      #expect(left.sorted() == [".git", "App"])
    }
  }
}
