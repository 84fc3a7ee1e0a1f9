import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
