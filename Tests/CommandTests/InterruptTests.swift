import CLibrary
import Foundation
import Testing

/// Ctrl-C during long work: what was finished is whole, and told.
@Suite(.serialized)
struct InterruptTests {
  /// Starts a command, waits until `hasBegun`, interrupts it and returns what it left behind.
  private func interrupted(
    _ keyline: Keyline, _ arguments: [String], once hasBegun: (Keyline.Running) -> Bool
  ) throws -> Keyline.Outcome {
    let running = try keyline.start(arguments)
    while running.process.isRunning, !hasBegun(running) { usleep(2_000) }
    kill(running.process.processIdentifier, SIGINT)
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .exit)
    return try running.outcome()
  }

  /// Whether the process has asked for Ctrl-C to be told, so that it does not end by the signal.
  private func listens(_ running: Keyline.Running) -> Bool {
    let path = "/proc/\(running.process.processIdentifier)/status"
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else {
      usleep(500_000)
      return true
    }
    guard let status = try? String(contentsOfFile: path, encoding: .utf8),
      let match = status.firstMatch(of: #/SigCgt:\s*([0-9a-f]+)/#),
      let caught = UInt64(match.1, radix: 16)
    else { return false }
    return caught & 1 << (UInt64(SIGINT) - 1) != 0
  }

  /// Interrupts a command later and later until something was done before: a busy machine may let it come to nothing.
  private func interruptedMidway(
    _ keyline: Keyline, _ arguments: [String]
  ) throws -> Keyline.Outcome {
    var outcome = try interrupted(keyline, arguments, once: listens)
    for pause in [50_000, 200_000, 500_000, 1_000_000] where stopped(outcome)?.done == 0 {
      outcome = try interrupted(keyline, arguments) { running in
        guard listens(running) else { return false }
        usleep(UInt32(pause))
        return true
      }
    }
    return outcome
  }

  private func size(_ file: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
  }

  /// The done and the total of `stopped: 3 of 24 ...`.
  private func stopped(_ outcome: Keyline.Outcome) -> (done: Int, total: Int)? {
    guard let match = outcome.err.firstMatch(of: #/stopped: (\d+) of (\d+) /#),
      let done = Int(match.1), let total = Int(match.2)
    else { return nil }
    return (done, total)
  }

  private func write(_ count: Int, _ keyline: Keyline) throws {
    for number in 0..<count {
      try keyline.write(Fixtures.screen(button: 60 + number), to: "App/s\(number).storyboard")
    }
  }

  @Test func `an interrupted solve leaves whole lines and says how far it came`() throws {
    try Keyline.inFolder { keyline in
      try write(400, keyline)
      let arguments = ["solve", "App", "--matrix", "default", "--format"]
      let outcome = try interrupted(keyline, arguments + ["jsonl"]) { size($0.out) > 0 }
      let (done, total) = try #require(stopped(outcome), "\(outcome.err)")
      #expect(outcome.code == 130 && total == 400 && done > 0 && done < 400)
      #expect(outcome.out.hasSuffix("}\n"))
      let lines = outcome.out.split(separator: "\n")
      #expect(lines.count == 36 * done)
      for line in lines {
        #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil)
      }
      let whole = try interrupted(keyline, arguments + ["json"]) { size($0.out) > 0 }
      #expect(whole.code == 130 && whole.json?["interrupted"] as? Bool == true)
      let layouts = try #require(whole.json?["layouts"] as? [Any])
      #expect(layouts.count == 36 * (stopped(whole)?.done ?? 0))
    }
  }

  @Test func `an interrupted check tells the findings of the scenes it came to`() throws {
    try Keyline.inFolder { keyline in
      // Each button is too narrow on every device; every document says the same of itself.
      for number in 0..<200 {
        try keyline.write(Fixtures.screen(button: 30), to: "App/s\(number).storyboard")
      }
      let one = try keyline.run("check", "App/s0.storyboard", "--json")
      let each = try #require(one.json?["findings"] as? [Any]).count
      #expect(one.json?["remaining"] as? Int == 0 && each > 0)
      let outcome = try interruptedMidway(keyline, ["check", "App", "--json"])
      let (done, total) = try #require(stopped(outcome), "\(outcome.err)")
      #expect(outcome.code == 130 && total == 200 && done > 0 && done < 200)
      #expect((outcome.json?["findings"] as? [Any])?.count == each * done)
      #expect(outcome.json?["documents"] as? Int == done)
      #expect(outcome.json?["remaining"] as? Int == 200 - done)
      let text = try interrupted(keyline, ["check", "App"], once: listens)
      let count = stopped(text)?.done ?? 0
      #expect(text.code == 130 && text.out.contains("\(count) document"), "\(text.out.suffix(300))")
    }
  }

  @Test func `an interrupted check against a base compares whole scenes only`() throws {
    try Keyline.inFolder { keyline in
      func narrow(_ width: Int) throws {
        for number in 0..<100 {
          try keyline.write(Fixtures.screen(button: width), to: "App/s\(number).storyboard")
        }
      }
      try narrow(100)
      try keyline.run("init")
      #expect(try keyline.run("commit", ".", "-m", "Wide", "--no-solve").code == 0)
      try narrow(20)
      let one = try keyline.run("check", "App/s0.storyboard", "--json")
      let each = try #require(one.json?["regressions"] as? [Any]).count
      #expect(one.code == 1 && each > 0)
      let outcome = try interruptedMidway(keyline, ["check", "--json"])
      let (done, total) = try #require(stopped(outcome), "\(outcome.err)")
      // Both sides of every screen are solved.
      #expect(outcome.code == 130 && total == 200 && done > 0 && done < 200)
      #expect((outcome.json?["regressions"] as? [Any])?.count == each * (done / 2))
      #expect(outcome.json?["documents"] as? Int == done / 2)
      #expect(outcome.json?["remaining"] as? Int == 200 - done)
    }
  }

  @Test func `an interrupted fidelity tells what it judged and writes no counts`() throws {
    try Keyline.inFolder { keyline in
      for number in 0..<600 {
        try keyline.write(Fixtures.screen(), to: "App/s\(number).storyboard")
      }
      let one = try keyline.run("fidelity", "App/s0.storyboard", "--json")
      func views(_ outcome: Keyline.Outcome) -> Int? {
        let counts = outcome.json?["counts"] as? [[String: Any]]
        return counts?.first { $0["name"] as? String == "all" }?["views"] as? Int
      }
      let each = try #require(views(one))
      #expect(each > 0 && one.json?["remaining"] as? Int == 0)
      let outcome = try interruptedMidway(
        keyline, ["fidelity", "App", "--json", "--write-ratchet", "counts.tsv"])
      let (done, total) = try #require(stopped(outcome), "\(outcome.err)")
      #expect(outcome.code == 130 && total == 600 && done > 0 && done < 600)
      #expect(outcome.json?["documents"] as? Int == done && views(outcome) == each * done)
      #expect(outcome.json?["remaining"] as? Int == 600 - done)
      let counts = keyline.folder.appending(path: "counts.tsv").path
      #expect(!FileManager.default.fileExists(atPath: counts))
    }
  }

  @Test func `an interrupted sweep prints whole scenes`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screens(60), to: "Many.storyboard")
      let outcome = try interruptedMidway(keyline, ["sweep", "Many.storyboard", "--json"])
      let (done, total) = try #require(stopped(outcome), "\(outcome.err)")
      #expect(outcome.code == 130 && total == 60 && done > 0 && done < 60)
      let scenes = try #require(outcome.json?["scenes"] as? [[String: Any]])
      #expect(scenes.map { $0["root"] as? String } == (0..<done).map { "root\($0)" })
      #expect(outcome.json?["remaining"] as? Int == 60 - done)
      #expect(scenes.allSatisfy { $0["complete"] as? Bool == true })
    }
  }

  @Test func `an interrupted commit records nothing`() throws {
    try Keyline.inFolder { keyline in
      try write(200, keyline)
      try keyline.run("init")
      let running = try keyline.start(["commit", ".", "-m", "Many"])
      usleep(400_000)
      kill(running.process.processIdentifier, SIGINT)
      running.process.waitUntilExit()
      let outcome = try running.outcome()
      // Before the first scene is solved the process may end by the signal itself.
      if running.process.terminationReason == .exit, outcome.code != 0 {
        #expect(outcome.code == 130 && outcome.err.contains("nothing recorded"))
      }
      if outcome.code != 0 {
        #expect(try !keyline.run("log", "--json").out.contains("\"sequence\""))
        #expect(try keyline.run("commit", ".", "-m", "Many").code == 0)
      }
      #expect(try keyline.run("verify").code == 0)
    }
  }

  @Test func `an interrupted rebuild goes on where it stopped`() throws {
    try Keyline.inFolder { keyline in
      try write(12, keyline)
      try keyline.run("init")
      for number in 0..<10 {
        try keyline.write(Fixtures.screen(button: 40 + number), to: "App/s\(number).storyboard")
        #expect(try keyline.run("commit", ".", "-m", "n\(number)", "--no-solve").code == 0)
      }
      let log = keyline.folder.appending(path: ".keyline/store.sqlite-wal")
      let store = keyline.folder.appending(path: ".keyline/store.sqlite")
      let before = size(store)
      let outcome = try interrupted(keyline, ["rebuild"]) { _ in
        size(log) > 20_000 || size(store) > before
      }
      let (done, total) = try #require(stopped(outcome), "\(outcome.err)")
      #expect(outcome.code == 130 && total == 10 && done < 10)
      #expect(outcome.err.contains("keyline rebuild --resume goes on"))
      let rest = try keyline.run("rebuild", "--resume", "--json")
      #expect(rest.code == 0 && rest.json?["revisions"] as? Int == 10 - done)
      #expect(try keyline.run("verify", "--deep").code == 0)
    }
  }
}
