import Foundation
import Testing

/// `keyline.toml`, followed by the whole command.
@Suite(.serialized) struct `Settings of a team` {
  @Test func `an app for pads passes checks, commits and solves that phones would fail`() throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try keyline.write(
        "[app]\nfull-screen = true\ndevices = [\"ipad-9\"]\n[[configuration]]\nname = \"kiosk\"\nsize = \"900x700\"\n",
        to: "keyline.toml")
      #expect(try keyline.run("commit", ".", "-m", "First").code == 0)
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      #expect(try keyline.run("check").code == 0)
      #expect(try keyline.run("check", "--matrix", "default").code == 1)
      let config = try keyline.run("config", "--show-origin")
      #expect(config.out.contains("app.devices = [\"ipad-9\"]  # keyline.toml:3:1"))
      #expect(config.out.contains("  kiosk\n"))
      let solved = try keyline.run("solve", "App/Main.storyboard", "--device", "kiosk", "--json")
      #expect(solved.code == 0, "\(solved.err)")
      #expect(solved.out.contains("\"kiosk\""))
      try keyline.write("[app]\ndevises = []\n", to: "keyline.toml")
      let refused = try keyline.run("check")
      #expect(refused.code == 2)
      #expect(
        refused.err.contains("keyline.toml:2:1: \"devises\" means nothing here; did you mean"))
    }
  }

  @Test func `log and show tell of each revision what the settings let check tell`() throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try keyline.run("commit", ".", "-m", "First")
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      try keyline.run("commit", ".", "-m", "Wider")
      func told() throws -> [String] {
        [
          try keyline.run("log").out, try keyline.run("log", "--oneline").out,
          try keyline.run("show").out,
        ]
      }
      #expect(try told().allSatisfy { $0.contains("1 finding stops the merge") })
      let before = try keyline.run("log", "--json").out
      #expect(before.contains("\"off-screen\""))
      try keyline.write("[paths]\nexclude = [\"App\"]\n", to: "keyline.toml")
      #expect(try !told().contains { $0.contains("1 finding stops the merge") })
      #expect(try !keyline.run("log", "--json").out.contains("\"off-screen\""))
      try keyline.write("", to: "none.toml")
      #expect(try keyline.run("log", "--config", "none.toml", "--json").out == before)
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a check of git goes by the settings of the head that is checked`() throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "trunk")
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      try keyline.write(Fixtures.screen(button: 340), to: "Main.storyboard")
      try git(keyline.folder, "commit", "-q", "-a", "-m", "Wider")
      #expect(try keyline.run("check", "--git", "HEAD~1").code == 1)
      try keyline.write("app.devices = [\"ipad\"]\napp.full-screen = true\n", to: "keyline.toml")
      // Not part of the head yet: of what is checked out the files on disk count, and that is said; a
      // commit that is named has its own.
      let uncommitted = try keyline.run("check", "--git", "HEAD~1")
      #expect(uncommitted.code == 0)
      #expect(uncommitted.err.contains("keyline.toml differs from the committed one"))
      #expect(try keyline.run("check", "--git", "HEAD~1..trunk").code == 1)
      #expect(try keyline.run("check", "--git", "HEAD~1", "--worktree").code == 0)
      try git(keyline.folder, "add", "-A")
      #expect(try keyline.run("check", "--git", "HEAD~1", "--staged").code == 0)
      try git(keyline.folder, "commit", "-q", "-m", "Pads only")
      #expect(try keyline.run("check", "--git", "HEAD~2").code == 0)
    }
  }
}
