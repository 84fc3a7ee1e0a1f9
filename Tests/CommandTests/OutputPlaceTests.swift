import Foundation
import Testing

/// Where output goes when the path of an option names no ordinary file, or one that is Keyline's
/// own.
@Suite(.serialized) struct `Places of output` {
  /// Verbs that write a file, with `OUT` for its name, and the name's extension they need.
  private static let verbs: [(line: String, ending: String)] = [
    ("export HEAD Main.storyboard -o OUT", ""), ("check Main.storyboard --format json=OUT", ""),
    ("check Main.storyboard --format html=OUT", ""),
    ("merge-file Main.storyboard Main.storyboard Main.storyboard -o OUT", ""),
    ("merge-file Main.storyboard OUT Main.storyboard -o OUT", ""),
    ("sweep Main.storyboard --to 340 --svg OUT", ".svg"),
    ("preview Main.storyboard -o OUT", ".svg"), ("convert Main.storyboard -o OUT", ".layout"),
    ("fidelity Main.storyboard --write-ratchet OUT", ""),
  ]

  private func kind(_ path: String) -> mode_t {
    var info = stat()
    return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : 0
  }

  @Test func `a queue is written into and stays one`() throws {
    try Keyline.inStore { keyline in
      for (line, ending) in Self.verbs where !line.contains("Main.storyboard OUT") {
        let name = "out" + ending
        let file = try keyline.shell("$K \(line.replacing("OUT", with: name))")
        let whole = try keyline.data(name)
        try #require(unlink(keyline.path(name)) == 0 && !whole.isEmpty, "\(line): \(file.err)")
        try #require(mkfifo(keyline.path(name), 0o600) == 0)
        let run = try keyline.shell(
          "cat \(name) > got & $K \(line.replacing("OUT", with: name)); c=$?; wait; exit $c")
        #expect(run.code == file.code, "\(line): \(run.err)")
        #expect(kind(keyline.path(name)) == S_IFIFO, "\(line)")
        #expect(try keyline.data("got") == whole, "\(line)")
        unlink(keyline.path(name))
      }
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can make devices"))
  func `a device is written into and stays one`() throws {
    try Keyline.inStore { keyline in
      for (line, ending) in Self.verbs {
        let path = keyline.path("null" + ending)
        // The null device, under another name.
        guard mknod(path, S_IFCHR | 0o666, dev_t(1 << 8 | 3)) == 0 else { return }
        try keyline.shell("$K \(line.replacing("OUT", with: "null" + ending))")
        #expect(kind(path) == S_IFCHR, "\(line)")
        unlink(path)
      }
    }
  }

  @Test func `output goes to what is open already, behind what was written`() throws {
    try Keyline.inStore { keyline in
      let document = Fixtures.screen()
      #expect(try keyline.shell("$K export HEAD Main.storyboard -o /dev/stdout").out == document)
      let both = try keyline.shell(
        "(echo first; $K export HEAD Main.storyboard -o /dev/fd/1) > both")
      #expect(both.code == 0)
      #expect(try keyline.text("both") == "first\n" + document)
      let third = "$K export HEAD Main.storyboard -o /dev/fd/3 3> third"
      #expect(try keyline.shell(third).code == 0)
      #expect(try keyline.text("third") == document)
    }
  }

  @Test func `a queue that nobody reads is an error and no wait without end`() throws {
    try Keyline.inStore { keyline in
      try #require(mkfifo(keyline.path("queue"), 0o600) == 0)
      let run = try keyline.shell("$K export HEAD Main.storyboard -o queue")
      #expect(run.code == 2 && run.err.contains("nobody reads"), "\(run.err)")
    }
  }

  @Test func `a file that is written keeps its mode, and a link to it stays a link`() throws {
    try Keyline.inStore { keyline in
      try keyline.write("old", to: "out")
      try #require(chmod(keyline.path("out"), 0o640) == 0)
      try #require(symlink("out", keyline.path("link")) == 0)
      for name in ["out", "link"] {
        try keyline.write("old", to: "out")
        #expect(
          try keyline.run("export", "HEAD", "Main.storyboard", "-o", name, "--force").code == 0)
        #expect(try keyline.text("out") == Fixtures.screen())
        var info = stat()
        #expect(lstat(keyline.path("out"), &info) == 0 && info.st_mode == S_IFREG | 0o640)
      }
      #expect(kind(keyline.path("link")) == S_IFLNK)
    }
  }

  @Test func `a report into a folder that does not exist is refused before the check`() throws {
    try Keyline.inStore { keyline in
      let run = try keyline.run("check", "Main.storyboard", "--format", "html=none/report.html")
      #expect(run.code == 2 && run.out.isEmpty, "\(run.out)")
      #expect(run.err.contains("none: no such folder; make it first"), "\(run.err)")
      #expect(try keyline.run("check", "Main.storyboard", "--format", "html=report.html").code < 2)
    }
  }

  @Test func `no output option writes over a store, its journals, or git's folder`() throws {
    try Keyline.inStore { keyline in
      let store = ".keyline/store.sqlite"
      try FileManager.default.createDirectory(
        atPath: keyline.path(".git"), withIntermediateDirectories: true)
      try keyline.write("a ledger", to: ".keyline/accepted.jsonl")
      try keyline.write("git's", to: ".git/config")
      let bytes = try keyline.data(store)
      for (line, ending) in Self.verbs {
        // A store is known by its bytes, whatever it is called; one end of a link is as good as the
        // other.
        let copy = "copy" + ending
        try bytes.write(to: keyline.folder.appending(path: copy))
        try bytes.write(to: keyline.folder.appending(path: "base"))
        try? FileManager.default.removeItem(atPath: keyline.path("link" + ending))
        try #require(symlink(store, keyline.path("link" + ending)) == 0)
        var targets = [copy, "link" + ending, ".keyline/new" + ending, ".git/new" + ending]
        if ending.isEmpty {
          targets += [
            store, store + "-wal", store + "-journal", store + "-shm", "base-wal", "base-journal",
            ".keyline/accepted.jsonl", ".git/config",
          ]
        }
        for target in targets {
          let before = try? keyline.data(target)
          let run = try keyline.shell("$K \(line.replacing("OUT", with: target))")
          #expect(run.code == 2, "\(line) to \(target)")
          let isTold =
            run.err.contains("is not written over") || line.contains("Main.storyboard OUT")
          #expect(isTold, "\(line) to \(target): \(run.err)")
          #expect(before == (try? keyline.data(target)), "\(line) to \(target)")
        }
      }
      for folder in [".keyline/pages", ".git", ".git/pages"] {
        for verb in ["site", "manual"] {
          let run = try keyline.run(verb, folder)
          #expect(run.code == 2 && run.err.contains("is not written over"), "\(verb): \(run.err)")
        }
      }
      for path in [".git/copy.sqlite", store + "-journal", "base-wal"] {
        let run = try keyline.run("backup", path)
        #expect(run.code == 2 && run.err.contains("is not written over"), "\(path): \(run.err)")
        #expect(try keyline.run("restore", "base", path).code == 2)
      }
      #expect(try keyline.data(store) == bytes)
      #expect(try keyline.run("verify").out.hasPrefix("intact: 1 revision"))
      #expect(
        Set(try FileManager.default.contentsOfDirectory(atPath: keyline.path(".git"))) == ["config"]
      )
    }
  }

  @Test func `what a killed process left beside a file goes away, and what a live one has stays`()
    throws
  {
    try Keyline.inStore { keyline in
      try keyline.write("half", to: ".keyline-left.tmp")
      try keyline.write("half", to: ".keyline-held.tmp")
      let held = open(keyline.path(".keyline-held.tmp"), O_RDWR)
      try #require(held >= 0 && flock(held, LOCK_EX) == 0)
      defer { close(held) }
      #expect(try keyline.run("export", "HEAD", "Main.storyboard", "-o", "out").code == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: keyline.folder.path)
      #expect(names.filter { $0.hasSuffix(".tmp") } == [".keyline-held.tmp"])
    }
  }
}
