import Foundation
import Testing

/// `merge`, `resolve`, `cherry-pick`, `revert` and `undo` in a store, run whole.
@Suite(.serialized) struct `Merges in a store` {
  private static let path = "App/Main.storyboard"

  /// A store with one screen on `main`, and `feature` at the same revision.
  private func withStore(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      try keyline.write(Fixtures.screen(), to: Self.path)
      try commit(keyline, "First")
      #expect(try keyline.run("branch", "feature").code == 0)
      try body(keyline)
    }
  }

  private func commit(_ keyline: Keyline, _ message: String) throws {
    let run = try keyline.run("commit", ".", "-m", message)
    #expect(run.code == 0, "\(run.err)")
  }

  /// Goes to a branch, with its screen on the disk.
  private func go(_ keyline: Keyline, to branch: String) throws {
    #expect(try keyline.run("switch", branch).code == 0)
    #expect(try keyline.run("export", "HEAD", Self.path, "-o", Self.path).code == 0)
  }

  private func screen(_ keyline: Keyline) throws -> String {
    try String(contentsOf: keyline.folder.appending(path: Self.path), encoding: .utf8)
  }

  /// Ours is 28 points lower, theirs 120 wide.
  private func withTwoEdits(_ body: (Keyline) throws -> Void) throws {
    try withStore { keyline in
      try go(keyline, to: "feature")
      try keyline.write(Fixtures.screen(button: 120), to: Self.path)
      try commit(keyline, "Wider")
      try go(keyline, to: "main")
      try keyline.write(Fixtures.screen(top: 28), to: Self.path)
      try commit(keyline, "Lower")
      try body(keyline)
    }
  }

  /// Both sides set the width, the top and the title, and `feature` was merged.
  private func withThreeConflicts(_ body: (Keyline) throws -> Void) throws {
    try withStore { keyline in
      try go(keyline, to: "feature")
      try keyline.write(Fixtures.screen(button: 120, top: 30, title: "Hello"), to: Self.path)
      try commit(keyline, "Hello")
      try go(keyline, to: "main")
      try keyline.write(Fixtures.screen(button: 140, top: 40, title: "Good day"), to: Self.path)
      try commit(keyline, "Good day")
      #expect(try keyline.run("merge", "feature").code == 1)
      try body(keyline)
    }
  }

  @Test func `edits of both sides are joined, recorded and written`() throws {
    try withTwoEdits { keyline in
      let merge = try keyline.run("merge", "feature", "--json")
      #expect(merge.code == 0, "\(merge.err)")
      let revision = merge.json?["revision"] as? [String: Any]
      #expect((revision?["parents"] as? [String])?.count == 2)
      // Recorded widths are noise and stay ours; the constraint is theirs.
      let merged = try screen(keyline)
      #expect(merged.contains("constant=\"120\"") && merged.contains("constant=\"28\""))
      let status = try keyline.run("status", "--json")
      #expect((status.json?["documents"] as? [Any])?.isEmpty == true)
      #expect(try keyline.run("merge", "feature").out.contains("nothing to do"))
      #expect(try keyline.run("verify").code == 0)
    }
  }

  @Test func `a conflict records nothing until it is resolved and committed`() throws {
    try withStore { keyline in
      try go(keyline, to: "feature")
      try keyline.write(Fixtures.screen(title: "Hello"), to: Self.path)
      try commit(keyline, "Hello")
      try go(keyline, to: "main")
      try keyline.write(Fixtures.screen(title: "Good day"), to: Self.path)
      try commit(keyline, "Good day")
      let merge = try keyline.run("merge", "feature")
      #expect(merge.code == 1)
      #expect(merge.out.contains("Good day in ours, Hello in theirs, Welcome before; kept ours"))
      #expect(try keyline.run("log", "--oneline").out.split(separator: "\n").count == 2)
      // Another one has to wait.
      #expect(try keyline.run("merge", "feature").code == 2)
      let open = try keyline.run("resolve").out
      #expect(open.contains("Hello in theirs"))
      #expect(open.contains(#/theirs line \d+: Ada, .* UTC, "Hello" \([0-9a-f]{10}\)/#), "\(open)")
      #expect(merge.out.contains(#/ours line \d+: Ada, .* UTC, "Good day" /#), "\(merge.out)")
      #expect(try keyline.run("resolve", "--theirs").code == 0)
      #expect(try screen(keyline).contains("text=\"Hello\""))
      let end = try keyline.run("commit", ".", "-m", "Merged", "--json")
      #expect(
        ((end.json?["revision"] as? [String: Any])?["parents"] as? [String])?.count == 2)
      #expect(try keyline.run("resolve").err.contains("no merge is under way"))
    }
  }

  @Test func `a commit ends no merge whose conflicts nobody decided`() throws {
    try withThreeConflicts { keyline in
      let early = try keyline.run("commit", ".", "-m", "Merged")
      #expect(early.code == 2 && early.err.contains("3 conflicts that nobody decided"))
      #expect(try keyline.run("log", "--oneline").out.split(separator: "\n").count == 2)
      // One that is mended by hand is decided, and only that one.
      let mended = try screen(keyline).replacing("Good day", with: "Good day and hello")
      try keyline.write(mended, to: Self.path)
      let second = try keyline.run("commit", ".", "-m", "Merged")
      #expect(second.code == 2, "\(second.err)")
      #expect(
        second.err.contains("2 conflicts that nobody decided; its edits since the merge"),
        "\(second.err)")
      // The edit stays beside what is decided after it.
      #expect(try keyline.run("resolve", "--theirs", "-c", "width").code == 1)
      let width = try screen(keyline)
      #expect(width.contains("constant=\"120\" id=\"width\""))
      #expect(width.contains("Good day and hello"))
      #expect(try keyline.run("commit", ".", "-m", "Merged").err.contains("1 conflict that nobody"))
      #expect(try keyline.run("resolve", "--ours", "-c", "a").code == 1)
      try commit(keyline, "Merged")
      #expect(try keyline.run("resolve").err.contains("no merge is under way"))
      #expect(try screen(keyline).contains("Good day and hello"))
    }
  }

  @Test func `an edit of something else decides no conflict, nor does a document that is gone`()
    throws
  {
    try withThreeConflicts { keyline in
      func isRefused(_ words: String) throws {
        let end = try keyline.run("commit", ".", "-m", "Merged")
        #expect(end.code == 2 && end.err.contains("3 conflicts that nobody decided; \(words)"))
        #expect(end.err.contains("nothing is recorded"), "\(end.err)")
      }
      let left = try screen(keyline)
      // A recorded frame, as Xcode writes it on saving, and another property of the contested label.
      let saved = left.replacing("toolsVersion=\"", with: "toolsVersion=\"1")
        .replacing("userLabel=\"", with: "userLabel=\"My ")
        .replacing("text=\"Good day\"", with: "text=\"Good day\" tag=\"7\"")
      try #require(saved != left)
      try keyline.write(saved, to: Self.path)
      try isRefused("its edits since the merge leave what is contested as it was")
      try keyline.write(left, to: "Elsewhere.storyboard")
      try FileManager.default.removeItem(at: keyline.folder.appending(path: Self.path))
      try isRefused("it is there no more")
    }
  }

  @Test func `conflicts are asked for one by one, and answers may stop early`() throws {
    try withThreeConflicts { keyline in
      func open() throws -> [String] {
        let list = try keyline.run("resolve", "--json").json?["conflicts"] as? [[String: Any]]
        return (list ?? []).filter { $0["open"] as? Bool == true }.compactMap {
          $0["object"] as? String
        }
      }
      let all = try open()
      try #require(all.count == 3 && Set(all) == ["width", "a", "title"])
      // No answer decides nothing; neither does a word that is none.
      #expect(try keyline.run("resolve", "--interactive").code == 1)
      #expect(try keyline.run("resolve", "-i", answers: "what\nq\n").code == 1)
      #expect(try open() == all)
      let later = try keyline.run("resolve", "-i", answers: "t\ns\no\n")
      #expect(later.code == 1 && later.err.contains("o = ours"))
      #expect(try open() == [all[1]])
      let given = all[1] == "title" ? "Good & fine" : "135"
      let last = try keyline.run("resolve", "-i", answers: "e\n\(given)\n")
      #expect(last.code == 0 && last.out.contains("nothing is open"), "\(last.out)\(last.err)")
      #expect(try screen(keyline).contains(given.replacing("&", with: "&amp;")))
    }
  }

  @Test func `conflicts are decided one by one, by number, name and value`() throws {
    try withThreeConflicts { keyline in
      let list = try keyline.run("resolve", "--json").json?["conflicts"] as? [[String: Any]] ?? []
      #expect(list.compactMap { $0["number"] as? Int } == [1, 2, 3])
      #expect(list.allSatisfy { $0["open"] as? Bool == true })
      let width = try #require(list.first { $0["object"] as? String == "width" })
      let number = try #require(width["number"] as? Int)
      #expect(try keyline.run("resolve", "--theirs", "-c", "\(number)").code == 1)
      #expect(try keyline.run("resolve", "--edit", "Good & fine", "-c", "title.text").code == 1)
      let open = try keyline.run("resolve")
      #expect(open.code == 0 && open.out.contains("1 conflict open"), "\(open.out)")
      #expect(open.out.contains("theirs") && open.out.contains("\"Good & fine\""))
      // The same number still means the same conflict.
      #expect(try keyline.run("resolve", "--undo", "-c", "\(number)").code == 1)
      #expect(try screen(keyline).contains("constant=\"140\" id=\"width\""))
      #expect(try keyline.run("resolve", "--ours", "-c", "nothing").code == 2)
      let last = try keyline.run("resolve", "--theirs")
      #expect(last.code == 0 && last.out.contains("nothing is open"), "\(last.out)\(last.err)")
      let text = try screen(keyline)
      #expect(text.contains("constant=\"120\" id=\"width\""))
      #expect(
        text.contains("text=\"Good &amp; fine\"") && text.contains("constant=\"30\" id=\"a\""))
      // What was mended by hand is not written over.
      try keyline.write(text.replacing("Good &amp; fine", with: "By hand"), to: Self.path)
      #expect(try keyline.run("resolve", "--ours", "-c", "title").code == 2)
      #expect(try screen(keyline).contains("By hand"))
      #expect(try keyline.run("commit", ".", "-m", "Merged").code == 0)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: keyline.folder.appending(path: ".keyline").path)
      #expect(!names.contains { $0.hasSuffix(".resolve") || $0.hasSuffix(".merge") })
    }
  }

  @Test func `giving a merge up puts the documents back`() throws {
    try withStore { keyline in
      try go(keyline, to: "feature")
      try keyline.write(Fixtures.screen(title: "Hello"), to: Self.path)
      try keyline.write(Fixtures.screen(), to: "App/New.storyboard")
      try commit(keyline, "Hello")
      try go(keyline, to: "main")
      try FileManager.default.removeItem(at: keyline.folder.appending(path: "App/New.storyboard"))
      try keyline.write(Fixtures.screen(title: "Good day"), to: Self.path)
      try commit(keyline, "Good day")
      #expect(try keyline.run("merge", "feature").code == 1)
      #expect(try keyline.run("merge", "--abort").code == 0)
      #expect(try screen(keyline) == Fixtures.screen(title: "Good day"))
      let names = try FileManager.default.contentsOfDirectory(
        atPath: keyline.folder.appending(path: "App").path)
      #expect(names == ["Main.storyboard"])
    }
  }

  @Test(arguments: [("ours", "Good day"), ("theirs", "Hello")])
  func `one side can be favoured`(side: String, title: String) throws {
    try withStore { keyline in
      try go(keyline, to: "feature")
      try keyline.write(Fixtures.screen(button: 120, title: "Hello"), to: Self.path)
      try commit(keyline, "Hello")
      try go(keyline, to: "main")
      try keyline.write(Fixtures.screen(top: 28, title: "Good day"), to: Self.path)
      try commit(keyline, "Good day")
      #expect(try keyline.run("merge", "feature", "--favor", side).code == 0)
      let merged = try screen(keyline)
      #expect(merged.contains("text=\"\(title)\""))
      #expect(merged.contains("constant=\"120\"") && merged.contains("constant=\"28\""))
    }
  }

  @Test func `a revision is picked, reverted and undone`() throws {
    try withTwoEdits { keyline in
      #expect(try keyline.run("cherry-pick", "feature").code == 0)
      #expect(try screen(keyline).contains("constant=\"120\""))
      // Lower is taken back; the width picked after it stays.
      #expect(try keyline.run("revert", "HEAD~1").code == 0)
      let reverted = try screen(keyline)
      #expect(reverted.contains("constant=\"120\"") && reverted.contains("constant=\"20\""))
      let before = try keyline.run("export", "HEAD~1", Self.path).out
      #expect(try keyline.run("undo").code == 0)
      #expect(try screen(keyline) == before)
      #expect(try keyline.run("undo").code == 0)
      #expect(try screen(keyline) == reverted)
    }
  }

  @Test func `edits on the disk that are in no revision are not overwritten`() throws {
    try withTwoEdits { keyline in
      try keyline.write(Fixtures.screen(top: 40), to: Self.path)
      let merge = try keyline.run("merge", "feature")
      #expect(merge.code == 2)
      #expect(merge.err.contains("App/Main.storyboard differs from HEAD"))
      #expect(try screen(keyline) == Fixtures.screen(top: 40))
      #expect(try keyline.run("merge", "feature", "--no-write").code == 0)
      #expect(try screen(keyline) == Fixtures.screen(top: 40))
    }
  }
}
