import Foundation
import Testing

/// What becomes of output that cannot be written.
struct OutputTests {
  /// Runs a shell line with `keyline` as `$K`.
  private func shell(_ line: String, in keyline: Keyline) throws -> Keyline.Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = keyline.folder
    process.environment = [
      "K": try Keyline.binary.path, "KEYLINE_AUTHOR": "Ada", "PATH": "/usr/bin:/bin",
    ]
    return try Keyline.Outcome(of: process)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "script is missing"))
  func `a table is cut to the window, and whole where it goes elsewhere`() throws {
    try withHistory { keyline in
      let sql = "SELECT 'a text that goes on and on' one, 'short' two, 'another long text' three"
      try keyline.write("$K query --color never --sql \"\(sql)\"", to: "q.sh")
      let query = "sh q.sh"
      let whole = try shell(query, in: keyline)
      #expect(whole.code == 0 && whole.out.contains("goes on and on  short  another long text\n"))
      let cut = try shell(
        "script -qec 'stty cols 40; \(query)' /dev/null", in: keyline)
      let lines = cut.out.split(whereSeparator: \.isNewline)
      #expect(lines.count == whole.out.split(separator: "\n").count)
      #expect(lines.allSatisfy { $0.count <= 40 } && cut.out.contains("…"), "\(cut.out)")
    }
  }

  private func withHistory(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "one")
      try keyline.write(Fixtures.screen(top: 30), to: "Main.storyboard")
      try body(keyline)
    }
  }

  private static let verbs = [
    "export HEAD Main.storyboard", "query '*'", "query '*' --format csv", "solve Main.storyboard",
    "solve Main.storyboard --format jsonl", "log", "log --json", "show", "status", "verify",
    "stats", "doctor", "diff --disk", "check --base HEAD", "history buy", "blame Main.storyboard",
    "devices", "explain L003", "branch", "fidelity Main.storyboard",
    "sweep Main.storyboard --to 330", "--version", "--help", "help log",
  ]

  @Test func `a full disk behind the output is exit 2 with one sentence`() throws {
    try withHistory { keyline in
      for verb in Self.verbs {
        let outcome = try shell("$K \(verb) > /dev/full", in: keyline)
        #expect(outcome.code == 2, "\(verb): \(outcome.err)")
        #expect(
          outcome.err.split(separator: "\n").filter { $0.hasPrefix("error:") }.count == 1,
          "\(verb): \(outcome.err)")
        #expect(outcome.err.contains("the disk is full"), "\(verb): \(outcome.err)")
      }
    }
  }

  /// The file is all holes: nothing of it is read.
  @Test func `a document that is too large is refused by name, and nothing is recorded`() throws {
    try withHistory { keyline in
      let path = keyline.folder.appending(path: "Large.storyboard").path
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, 1 << 40) == 0)
      let outcome = try shell("$K commit -m two", in: keyline)
      #expect(outcome.code == 2)
      #expect(outcome.err.contains("Large.storyboard: is larger than 64 MB"), "\(outcome.err)")
      #expect(outcome.err.contains("nothing was recorded"), "\(outcome.err)")
      #expect(try shell("$K log --oneline", in: keyline).out.split(separator: "\n").count == 1)
    }
  }

  @Test func `a pipe that is closed early ends quietly`() throws {
    try withHistory { keyline in
      for verb in Self.verbs {
        let outcome = try shell("$K \(verb) | true", in: keyline)
        #expect(outcome.code == 0 && outcome.err == "", "\(verb): \(outcome.err)")
      }
      let outcome = try shell(
        "($K query '*' --format jsonl; echo $? >&2) | head -c 1 > /dev/null", in: keyline)
      #expect(outcome.err == "0\n")
    }
  }

  @Test func `without a standard output nothing is written into the store`() throws {
    try withHistory { keyline in
      let outcome = try shell("$K commit . -m two >&- 2>&- <&-", in: keyline)
      #expect(outcome.code == 2, "what it had to say did not arrive")
      #expect(try keyline.run("verify").out.hasPrefix("intact: 2 revisions"))
      #expect(try shell("$K export HEAD Main.storyboard >&-", in: keyline).code == 2)
    }
  }

  @Test func `a file that is cut off by a full disk is not taken for whole`() throws {
    try withHistory { keyline in
      // A file of 4,096 bytes at most: the rest of the document has no room.
      let outcome = try shell(
        "trap '' XFSZ; ulimit -f 4; $K solve Main.storyboard --matrix default --format jsonl > cut",
        in: keyline)
      #expect(outcome.code == 2, "\(outcome.err)")
      #expect(outcome.err.contains("the output is not whole"))
    }
  }

  @Test func `cells of CSV are neither formulas nor escapes`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(
        Fixtures.screen(title: "=HYPERLINK(&quot;http://example.org&quot;)"),
        to: "Main.storyboard")
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "one")
      let sql = "SELECT text, -5 AS minus, 'a' || char(27) || '[2J' AS steering FROM views"
      let csv = try keyline.run(
        "query", "--sql", sql + " WHERE rev = :r AND text IS NOT NULL", "--format", "csv"
      ).out
      #expect(csv.contains("\"'=HYPERLINK(\"\"http://example.org\"\")\",-5,a[2J"), "\(csv)")
      #expect(!csv.contains("\u{1B}"))
    }
  }

  @Test(arguments: [
    "2026-02-30", "2026-02-29", "2026-04-31T12:00", "1900-02-29", "2026-13-01", "2026-00-10",
  ])
  func `a day that no calendar has is refused`(date: String) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      let outcome = try keyline.run("commit", ".", "-m", "one", "--date", date)
      #expect(outcome.code == 2)
      #expect(outcome.err.contains(date))
      #expect(try keyline.run("verify").out.hasPrefix("intact: 0 revisions"))
    }
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "2026-12-31", "2026-04-30"])
  func `the last day of a month is a day`(date: String) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      #expect(try keyline.run("commit", ".", "-m", "one", "--date", date).code == 0)
      #expect(try keyline.run("log").out.contains("\(date) 00:00 UTC"))
    }
  }
}

/// What a store says of itself, and what a query may not ask.
struct CareCommandTests {
  @Test func `a store that was put back is found by whoever noted its head`() throws {
    try Keyline.inFolder { keyline in
      let store = keyline.folder.appending(path: ".keyline/store.sqlite")
      let older = keyline.folder.appending(path: "older.sqlite")
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "one")
      try FileManager.default.copyItem(at: store, to: older)
      try keyline.write(Fixtures.screen(top: 30), to: "Main.storyboard")
      try keyline.run("commit", ".", "-m", "two")
      let rows = try keyline.run(
        "query", "--sql", "SELECT rev FROM revisions ORDER BY seq DESC LIMIT 1", "--format", "tsv")
      let head = try #require(rows.out.split(separator: "\n").last.map { String($0) })
      #expect(head.utf8.count == 64)
      #expect(try keyline.run("verify", "--head", head).code == 0)
      try FileManager.default.removeItem(at: store)
      try FileManager.default.copyItem(at: older, to: store)
      #expect(try keyline.run("verify").code == 0, "the file alone cannot know")
      let found = try keyline.run("verify", "--head", head)
      #expect(found.code == 1)
      #expect(found.out.contains(head))
      #expect(try keyline.run("verify", "--head", "HEAD").code == 1, "a name moves along")
    }
  }

  @Test func `a query tells nothing of the machine, and its errors speak SQL`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      try keyline.run("commit", ".", "-m", "one")
      for sql in [
        "SELECT * FROM pragma_database_list", "SELECT file FROM \"pragma_database_list\"",
        "WITH a AS (SELECT * FROM [PRAGMA_DATABASE_LIST]) SELECT * FROM a", "SELECT 1; SELECT 2",
        "SELECT ?", "SELECT ?1", "SELECT nothing FROM views", "SELECT FROM", "SELECT :unknown",
      ] {
        let outcome = try keyline.run("query", "--sql", sql)
        #expect(outcome.code == 2, "\(sql): \(outcome.out)")
        #expect(!(outcome.out + outcome.err).contains(keyline.folder.path), "\(sql)")
        for word in ["Database.", "execute(", "GRDB", "StatementArguments", "makeStatement"] {
          #expect(!outcome.err.contains(word), "\(sql): \(outcome.err)")
        }
      }
      // The name alone, in a text, asks nothing.
      #expect(try keyline.run("query", "--sql", "SELECT 'pragma_database_list'").code == 0)
    }
  }
}

/// Files that are no files, where one was expected.
struct OddFileTests {
  @Test func `queues and devices are refused by name, unread`() throws {
    try Keyline.inFolder { keyline in
      let queue = keyline.folder.appending(path: "Queue.storyboard").path
      try #require(mkfifo(queue, 0o600) == 0)
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      for arguments in [
        ["solve", "Queue.storyboard"], ["solve", "/dev/zero"],
        ["commit", "Queue.storyboard", "Main.storyboard", "-m", "one"],
        ["log", "--store", "Queue.storyboard"], ["log", "--store", "/dev/zero"],
        ["solve", "Main.storyboard", "--overrides", "Queue.storyboard"],
      ] {
        let running = try keyline.start(arguments)
        let deadline = Date().addingTimeInterval(60)
        while running.process.isRunning, Date() < deadline { usleep(10_000) }
        if running.process.isRunning { running.process.terminate() }
        running.process.waitUntilExit()
        let outcome = try running.outcome()
        #expect(outcome.code == 2, "\(arguments): \(outcome.err)")
        #expect(outcome.err.contains("queue") || outcome.err.contains("device"), "\(outcome.err)")
      }
      #expect(
        try keyline.run("verify").out.hasPrefix("intact: 0 revisions"), "all or nothing of a commit"
      )
    }
  }

  @Test func `both forms of one name are recorded from the disk`() throws {
    try Keyline.inFolder { keyline in
      let names = ["Caf\u{E9}.storyboard", "Cafe\u{301}.storyboard"]
      for (number, name) in names.enumerated() {
        let path = keyline.folder.path + "/" + name
        try #require(
          FileManager.default.createFile(
            atPath: path, contents: Data(Fixtures.screen(button: 100 + number).utf8)))
      }
      try keyline.run("init")
      let committed = try keyline.run("commit", ".", "-m", "one")
      #expect(committed.out.contains("2 documents"), "\(committed.out)")
      #expect(
        committed.out.contains(
          "Cafe%CC%81.storyboard, Caf%C3%A9.storyboard differ by Unicode normal form only"),
        "\(committed.out)")
      #expect(try keyline.run("status").out.contains("0 documents to commit, 2 unchanged"))
      for (number, name) in names.enumerated() {
        #expect(
          try keyline.run("export", "HEAD", name).out == Fixtures.screen(button: 100 + number))
      }
      try FileManager.default.removeItem(atPath: keyline.folder.path + "/" + names[0])
      let status = try keyline.run("status").out
      #expect(status.contains("1 document to commit, 1 unchanged"), "\(status)")
      #expect(try keyline.run("check").code == 0)
      #expect(try keyline.run("diff", "--disk").code < 2)
      #expect(try keyline.run("commit", ".", "-m", "two").code == 0)
      #expect(try keyline.run("verify", "--resolve").code == 0)
    }
  }

  @Test func `a name that is no text is refused, not passed over`() throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      let bytes = Array(keyline.folder.path.utf8) + [0x2F, 0xE9] + Array(".xib".utf8) + [0]
      let descriptor = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { name in
        name.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
      }
      try #require(descriptor >= 0)
      close(descriptor)
      let outcome = try keyline.run("commit", ".", "-m", "one")
      #expect(outcome.code == 2)
      #expect(outcome.err.contains("its name is not UTF-8"))
    }
  }
}
