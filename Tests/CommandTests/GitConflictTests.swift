import Foundation
import Testing

/// Conflicts of git's merges from their beginning to their end, with decisions in between.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Conflicts in git` {
  private static let names = ["A.storyboard", "B.storyboard"]

  /// `main` and `feature` set the titles of two screens to different texts; the hook of
  /// `Integrations/git` is installed.
  private func withBranches(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      let hook = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Integrations/git/pre-commit").path
      #expect(try keyline.shell("git init -q -b main && $K git install").code == 0)
      for (branch, title) in [("main", "Welcome"), ("feature", "Hello"), ("main", "Good day")] {
        try keyline.shell("git switch -q \(branch) || git switch -q -c \(branch)")
        for name in Self.names { try keyline.write(Fixtures.screen(title: title), to: name) }
        try git(keyline, "git add -A && git commit -q -m '\(title)'")
      }
      try git(keyline, "cp \(hook) .git/hooks/ && chmod +x .git/hooks/pre-commit")
      try body(keyline)
    }
  }

  /// A line of the shell whose hooks find `keyline`.
  @discardableResult
  private func git(_ keyline: Keyline, _ line: String, fails: Bool = false) throws
    -> Keyline.Outcome
  {
    let run = try keyline.shell(line, environment: ["KEYLINE": try Keyline.binary.path])
    #expect((run.code != 0) == fails, "\(line): \(run.out)\(run.err)")
    return run
  }

  @Test(arguments: ["--theirs", "--ours"])
  func `a merge that was given up takes its decisions with it`(side: String) throws {
    try withBranches { keyline in
      try git(keyline, "git merge feature", fails: true)
      #expect(try keyline.run("resolve", side, "A.storyboard").code == 0)
      #expect(try keyline.run("resolve").out.contains("1 conflict open"))
      try git(keyline, "git merge --abort")
      try git(keyline, "git merge feature", fails: true)
      #expect(try keyline.shell("git ls-files -u | cut -f2 | sort -u | wc -l").out == "2\n")
      #expect(try keyline.run("resolve").out.contains("2 conflicts open"))
      // All of them decided once, and again after the merge began anew.
      #expect(try keyline.run("resolve", side).code == 0)
      try git(keyline, "git merge --abort")
      try git(keyline, "git merge feature", fails: true)
      #expect(try keyline.run("resolve").out.contains("2 conflicts open"))
      #expect(try keyline.run("resolve", "--theirs").code == 0)
      try git(keyline, "git commit -q -m merged")
      #expect(try keyline.text("A.storyboard").contains("text=\"Hello\""))
    }
  }

  @Test func `the last decision can be undone, and git commits it no more`() throws {
    try withBranches { keyline in
      try git(keyline, "git merge feature", fails: true)
      #expect(try keyline.run("resolve", "--theirs").code == 0)
      let undone = try keyline.run("resolve", "--undo")
      #expect(undone.code == 1 && undone.out.contains("2 conflicts open"), "\(undone.err)")
      #expect(try keyline.shell("git ls-files -u | cut -f2 | sort -u | wc -l").out == "2\n")
      try git(keyline, "git commit -q -m merged", fails: true)
      #expect(try keyline.run("resolve", "--theirs").code == 0)
      #expect(try keyline.run("resolve").out.contains("nothing is open"))
      try git(keyline, "git commit -q -m merged")
      #expect(try keyline.text("B.storyboard").contains("text=\"Hello\""))
    }
  }

  @Test func `a rebase that was given up takes its decisions with it`() throws {
    try withBranches { keyline in
      try git(keyline, "git rebase feature", fails: true)
      #expect(try keyline.run("resolve", "--ours").code == 0)
      try git(keyline, "git rebase --abort")
      try git(keyline, "git rebase feature", fails: true)
      #expect(try keyline.run("resolve").out.contains("2 conflicts open"))
    }
  }

  @Test(arguments: ["git add -A && git commit -q -m merged", "git commit -q -a -m merged"])
  func `what is staged undecided is refused by the hook and shown by status`(line: String) throws {
    try withBranches { keyline in
      try git(keyline, "git merge feature", fails: true)
      let status = try keyline.run("status")
      #expect(status.code == 0)
      for name in Self.names {
        #expect(status.out.contains("\(name) has 1 conflict that nobody decided"), "\(status.out)")
      }
      let commit = try git(keyline, line, fails: true)
      for name in Self.names {
        #expect(commit.err.contains("\(name) has 1 conflict that nobody decided"), "\(commit.err)")
      }
      #expect(commit.err.contains("keyline resolve"))
      try git(keyline, "git add -A")
      let staged = try keyline.run("status", "--json")
      let undecided = staged.json?["undecided"] as? [[String: Any]]
      #expect(undecided?.compactMap { $0["path"] as? String } == Self.names, "\(staged.out)")

      // Decided, or mended by hand, it goes through.
      #expect(try keyline.run("resolve", "--theirs", "A.storyboard").code == 0)
      #expect(try keyline.run("resolve").out.contains("1 conflict open"))
      try keyline.write(Fixtures.screen(title: "By hand"), to: "B.storyboard")
      try git(keyline, line)
      #expect(try keyline.text("A.storyboard").contains("text=\"Hello\""))
      #expect(try keyline.shell("git show HEAD:B.storyboard").out.contains("By hand"))
      #expect(try keyline.run("resolve").err.contains("no merge is under way"))
    }
  }

  @Test func `an edit of something else that is staged decides nothing`() throws {
    try withBranches { keyline in
      let merge = try git(keyline, "git merge feature", fails: true)
      #expect((merge.out + merge.err).contains("`keyline resolve` lists and decides"))
      let left = try keyline.text("A.storyboard")
      let saved = left.replacing("text=\"Good day\"", with: "text=\"Good day\" tag=\"7\"")
      try #require(saved != left)
      try keyline.write(saved, to: "A.storyboard")
      let commit = try git(keyline, "git add -A && git commit -q -m merged", fails: true)
      #expect(
        commit.err.contains("A.storyboard has 1 conflict that nobody decided; its edits since"),
        "\(commit.err)")
      #expect(try keyline.run("resolve").out.contains("2 conflicts open"))
      // What is decided is written beside the edit.
      #expect(try keyline.run("resolve", "--theirs").code == 0)
      try git(keyline, "git commit -q -m merged")
      let merged = try keyline.shell("git show HEAD:A.storyboard").out
      #expect(merged.contains("text=\"Hello\" tag=\"7\""), "\(merged)")
    }
  }

  @Test func `git merges in its own folder as well`() throws {
    try withBranches { keyline in
      let tree = try keyline.shell("cd .git && git merge-tree --write-tree main feature")
      #expect(tree.code == 1 && tree.err.contains("conflict "), "\(tree.out)\(tree.err)")
      #expect(!tree.err.contains("belongs to"), "\(tree.err)")
    }
  }

  @Test func `deciding for ours is a decision, though it changes no byte`() throws {
    try withBranches { keyline in
      try git(keyline, "git merge feature", fails: true)
      #expect(try keyline.run("resolve", "--ours").code == 0)
      try git(keyline, "git commit -q -m merged")
      #expect(try keyline.text("A.storyboard").contains("text=\"Good day\""))
    }
  }

  @Test func `the hook looks at what a commit of all files will have`() throws {
    try withBranches { keyline in
      // Off the screen: the hook refuses it, though nothing was added before.
      try keyline.write(Fixtures.screen(button: 420, title: "Good day"), to: "A.storyboard")
      let commit = try git(keyline, "git commit -q -a -m wide", fails: true)
      #expect((commit.out + commit.err).contains("Buy"), "\(commit.out)\(commit.err)")
    }
  }
}
