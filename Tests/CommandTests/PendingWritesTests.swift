import Foundation
import Testing

/// Verbs that write several files, killed at each of their steps: the next verb finishes or undoes
/// them.
@Suite(.serialized, .enabled(if: KillPoints.areThere, "there is no compiler for the kill points"))
struct `Killed while it writes` {
  private static let names = ["A.storyboard", "B.storyboard", "C.storyboard", "Sub/D.storyboard"]

  private func commit(_ keyline: Keyline, _ message: String) throws {
    let run = try keyline.run("commit", ".", "-m", message)
    #expect(run.code == 0, "\(run.err)")
  }

  /// `feature` changes A and B, removes C and adds D; `main` changes B elsewhere.
  private func withBranches(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      for name in Self.names.prefix(3) { try keyline.write(Fixtures.screen(), to: name) }
      try commit(keyline, "First")
      try keyline.run("branch", "feature")
      try keyline.run("switch", "feature")
      try keyline.write(Fixtures.screen(title: "Hello"), to: Self.names[0])
      try keyline.write(Fixtures.screen(button: 120), to: Self.names[1])
      try FileManager.default.removeItem(atPath: keyline.path(Self.names[2]))
      try keyline.write(Fixtures.screen(title: "New"), to: Self.names[3])
      try commit(keyline, "Feature")
      try keyline.run("switch", "main")
      for name in Self.names.prefix(3) { try keyline.write(Fixtures.screen(), to: name) }
      try FileManager.default.removeItem(atPath: keyline.path(Self.names[3]))
      try keyline.write(Fixtures.screen(top: 28), to: Self.names[1])
      try commit(keyline, "Main")
      try body(keyline)
    }
  }

  /// What the folder holds, without what is Keyline's own.
  private func tree(_ keyline: Keyline) throws -> [String: String] {
    var tree: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: keyline.folder.path)
    where !name.hasPrefix(".keyline/") && !name.hasPrefix(".git/") {
      if let text = try? keyline.text(name) { tree[name] = text }
    }
    return tree
  }

  private func head(_ keyline: Keyline) throws -> String {
    try keyline.run("log", "--oneline").out
  }

  /// Nothing of a killed command lies about any more.
  private func expectClean(_ keyline: Keyline, _ step: Int) throws {
    let left = try FileManager.default.subpathsOfDirectory(atPath: keyline.folder.path).filter {
      $0.hasSuffix(".tmp") || $0.hasSuffix(".pending") || $0.hasSuffix("keyline-pending")
    }
    // A file that was never put in its place goes away with the next write in its folder.
    #expect(
      left.allSatisfy { $0.hasSuffix(".tmp") && $0.contains(".keyline-") }, "\(step): \(left)")
    #expect(try keyline.run("verify").out.hasPrefix("intact"), "\(step)")
  }

  @Test(arguments: ["merge feature", "revert HEAD"])
  func `a merge leaves the files as HEAD has them`(line: String) throws {
    try withBranches { keyline in
      if line == "revert HEAD" {
        #expect(try keyline.run("merge", "feature").code == 0)
      }
      let (before, old) = (try tree(keyline), try head(keyline))
      var outcomes: Set<Bool> = []
      var wasFinished = false
      let steps = try KillPoints.each(of: "$KILLED $K \(line)", in: keyline) {
        (copy, step) throws in
        let status = try copy.run("status")
        #expect(status.code == 0, "\(step): \(status.err)")
        #expect(status.out.contains("0 documents to commit"), "\(step): \(status.out)\(status.err)")
        wasFinished = wasFinished || status.err.contains("finished")
        let isRecorded = try head(copy) != old
        outcomes.insert(isRecorded)
        #expect(try (tree(copy) != before) == isRecorded, "\(step)")
        try expectClean(copy, step)
        if !isRecorded { #expect(try copy.shell("$K \(line)").code == 0, "\(step)") }
        #expect(try copy.run("status").out.contains("0 documents to commit"), "\(step)")
      }
      #expect(steps > 10 && outcomes == [true, false] && wasFinished, "\(steps) \(outcomes)")
    }
  }

  @Test func `a merge with conflicts is either under way or not begun`() throws {
    try withBranches { keyline in
      try keyline.write(Fixtures.screen(title: "Good day"), to: Self.names[0])
      try commit(keyline, "Contested")
      let before = try tree(keyline)
      let steps = try KillPoints.each(of: "$KILLED $K merge feature", in: keyline) {
        (copy, step) throws in
        let resolve = try copy.run("resolve")
        let isUnderWay = resolve.code == 0
        #expect(try (tree(copy) != before) == isUnderWay, "\(step): \(resolve.err)")
        try expectClean(copy, step)
        if isUnderWay {
          #expect(try copy.run("resolve", "--theirs").code == 0, "\(step)")
          try commit(copy, "Merged")
        } else {
          #expect(try copy.run("merge", "feature").code == 1, "\(step)")
        }
      }
      #expect(steps > 3)
      // An abort that is killed can be given again, or is finished.
      #expect(try keyline.run("merge", "feature").code == 1)
      let aborts = try KillPoints.each(of: "$KILLED $K merge --abort", in: keyline) {
        (copy, step) throws in
        try copy.run("merge", "--abort")
        #expect(try tree(copy) == before, "\(step)")
        try expectClean(copy, step)
      }
      #expect(aborts > 3)
    }
  }

  @Test func `decisions and the documents they change go together`() throws {
    try withBranches { keyline in
      try keyline.write(Fixtures.screen(title: "Good day"), to: Self.names[0])
      try keyline.write(Fixtures.screen(button: 90, top: 28), to: Self.names[1])
      try commit(keyline, "Contested")
      #expect(try keyline.run("merge", "feature").code == 1)
      let steps = try KillPoints.each(of: "$KILLED $K resolve --theirs", in: keyline) {
        (copy, step) throws in
        let list = try copy.run("resolve")
        let isDone = list.out.contains("nothing is open")
        #expect(try copy.text(Self.names[0]).contains("text=\"Hello\"") == isDone, "\(step)")
        #expect(try copy.text(Self.names[1]).contains("constant=\"120\"") == isDone, "\(step)")
        let again = try copy.run("resolve", "--theirs")
        #expect(again.code == 0, "\(step): \(again.err)\(again.out)")
        try expectClean(copy, step)
      }
      #expect(steps > 3)
      // A commit that was recorded has ended the merge, whether it came to say so or not.
      #expect(try keyline.run("resolve", "--theirs").code == 0)
      let commits = try KillPoints.each(of: "$KILLED $K commit . -m Merged", in: keyline) {
        (copy, step) throws in
        if try !copy.run("log", "--oneline").out.contains("Merged") { try commit(copy, "Merged") }
        #expect(try copy.run("merge", "feature").code == 0, "\(step)")
        #expect(try copy.run("status").out.contains("0 documents to commit"), "\(step)")
      }
      #expect(commits > 3)
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `in git a document is decided and staged, or neither`() throws {
    try Keyline.inFolder { keyline in
      for title in ["Welcome", "Hello", "Good day"] {
        if title == "Hello" { try git(keyline.folder, "switch", "-q", "-c", "feature") }
        if title == "Good day" { try git(keyline.folder, "switch", "-q", "main") }
        if title == "Welcome" {
          try git(keyline.folder, "init", "-q", "-b", "main")
          #expect(try keyline.shell("$K git install").code == 0)
        }
        for name in Self.names { try keyline.write(Fixtures.screen(title: title), to: name) }
        try git(keyline.folder, "add", "-A")
        try git(keyline.folder, "commit", "-q", "-m", title)
      }
      #expect(try gitStatus(keyline.folder, ["merge", "feature"]) == 1)
      let steps = try KillPoints.each(of: "$KILLED $K resolve --theirs", in: keyline) {
        (copy, step) throws in
        _ = try copy.run("resolve")
        let open = try copy.shell("git ls-files -u").out
        for name in Self.names {
          let isDecided = try copy.text(name).contains("text=\"Hello\"")
          #expect(isDecided == !open.contains(name), "\(step): \(name)")
        }
        if !open.isEmpty { #expect(try copy.run("resolve", "--theirs").code == 0, "\(step)") }
        #expect(
          try copy.shell("git commit -q -m Merged && git diff --quiet HEAD feature").code == 0)
        #expect(try copy.shell("git status --porcelain").out == "", "\(step)")
        #expect(
          !FileManager.default.fileExists(atPath: copy.path(".git/keyline-pending")), "\(step)")
      }
      #expect(steps > 5)
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `what is tidied in the index is tidied on the disk`() throws {
    try Keyline.inFolder { keyline in
      try git(keyline.folder, "init", "-q", "-b", "main")
      for name in Self.names { try keyline.write(Fixtures.screen(), to: name) }
      try git(keyline.folder, "add", "-A")
      try git(keyline.folder, "commit", "-q", "-m", "First")
      // Only the version of Xcode differs.
      for name in Self.names {
        try keyline.write(Fixtures.screen().replacing("22505", with: "23504"), to: name)
      }
      try git(keyline.folder, "add", "-A")
      let steps = try KillPoints.each(of: "$KILLED $K tidy --staged", in: keyline) {
        (copy, step) throws in
        #expect(try copy.run("tidy", "--staged").code == 0, "\(step)")
        #expect(try copy.shell("git status --porcelain").out == "", "\(step)")
      }
      #expect(steps > 5)
    }
  }

  @Test func `one file is whole, as it was or as it is to be`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(button: 420), to: "Main.storyboard")
      #expect(try keyline.run("convert", "Main.storyboard", "-o", "Main.layout").code < 2)
      let plain = try keyline.text("Main.layout")
      try keyline.write(plain.replacing(" ", with: "  "), to: "Main.layout")
      let lines = [
        "fmt Main.layout", "convert Main.storyboard -o Main.layout --force",
        "baseline write",
      ]
      for line in lines {
        let before = try tree(keyline)
        let ledger = try? keyline.data(".keyline/accepted.jsonl")
        let whole = Keyline(folder: keyline.folder)
        let steps = try KillPoints.each(of: "$KILLED $K \(line)", in: whole) {
          (copy, step) throws in
          let again = try copy.shell("$K \(line)")
          #expect(again.code < 2, "\(line), \(step): \(again.err)")
          let after = try tree(copy)
          #expect(Set(after.keys).isSubset(of: before.keys), "\(line), \(step): \(after.keys)")
          let left = try FileManager.default.subpathsOfDirectory(atPath: copy.folder.path)
          #expect(!left.contains { $0.hasSuffix(".tmp") }, "\(line), \(step)")
          if line == "baseline write" {
            #expect(try copy.data(".keyline/accepted.jsonl") != ledger, "\(step)")
          }
        }
        #expect(steps >= 1, "\(line)")
      }
    }
  }

  @Test func `a file that was edited since is left alone, and the rest is finished`() throws {
    try withBranches { keyline in
      var wasLeft = false
      _ = try KillPoints.each(of: "$KILLED $K merge feature", in: keyline) { (copy, step) throws in
        let note = copy.path(".keyline/store.sqlite.pending")
        guard FileManager.default.fileExists(atPath: note) else { return }
        try copy.write(Fixtures.screen(title: "Mine"), to: Self.names[0])
        let status = try copy.run("status")
        #expect(try copy.text(Self.names[0]) == Fixtures.screen(title: "Mine"), "\(step)")
        guard status.err.contains("finished") else { return }
        wasLeft = true
        #expect(status.err.contains("A.storyboard: was edited since"), "\(status.err)")
        #expect(try copy.text(Self.names[3]) == Fixtures.screen(title: "New"), "\(step)")
      }
      #expect(wasLeft)
    }
  }

  @Test func `a merge does not write over a file that HEAD does not know`() throws {
    try withBranches { keyline in
      try keyline.write(Fixtures.screen(title: "Mine"), to: Self.names[3])
      let old = try head(keyline)
      let merge = try keyline.run("merge", "feature")
      #expect(merge.code == 2 && merge.err.contains("Sub/D.storyboard"), "\(merge.err)")
      #expect(try keyline.text(Self.names[3]) == Fixtures.screen(title: "Mine"))
      #expect(try head(keyline) == old)
      let status = try keyline.run("status")
      #expect(status.err == "", "nothing is pending: \(status.err)")
    }
  }
}
