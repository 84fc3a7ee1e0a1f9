import Foundation
import LayoutModel
import LayoutStore
import Testing

/// Eight processes that commit to one store at the same time.
///
/// `KEYLINE_COMMAND` names the program; `KEYLINE_WRITES` is the number of commits of each, by default
/// 6, 200 in a nightly run.
struct `Processes at once` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static func run(_ arguments: [String], in folder: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: `Killed at any moment`.command)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(.enabled(if: `Killed at any moment`.isBuilt, "the keyline command is not built"))
  func `eight processes lose no commit and double none`() throws {
    let writes =
      ProcessInfo.processInfo.environment["KEYLINE_WRITES"].flatMap { Int($0) } ?? 6
    let path = folder.path
    try #require(Self.run(["init"], in: path) == 0)
    let counts = [Int](unsafeUninitializedCapacity: 8) { buffer, count in
      nonisolated(unsafe) let refused = buffer
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        var tries = 0
        for number in 0..<writes {
          let file = URL(fileURLWithPath: "\(path)/w\(writer).xib")
          try? Data("\(writer) \(number)".utf8).write(to: file)
          // A refused commit is one that was overtaken too often; the caller tries again.
          while Self.run(
            ["commit", "w\(writer).xib", "-m", "\(writer).\(number)", "--no-solve"], in: path) != 0,
            tries < 1000
          { tries += 1 }
        }
        refused.initializeElement(at: writer, to: tries)
      }
      count = 8
    }
    let store = try DocumentStore(path: path + "/.keyline/store.sqlite", access: .readOnly)
    let log = try store.log()
    #expect(log.count == 8 * writes)
    let expected = (0..<8).flatMap { writer in (0..<writes).map { "\(writer).\($0)" } }
    #expect(Set(log.map(\.message)) == Set(expected))
    #expect(log.map(\.sequence) == (1...(8 * writes)).reversed())
    // Each writer's own commits are in the order in which it made them.
    for writer in 0..<8 {
      let own = log.reversed().map(\.message).filter { $0.hasPrefix("\(writer).") }
      #expect(own == (0..<writes).map { "\(writer).\($0)" })
    }
    #expect(try store.verify().isClean)
    print(
      "8 processes x \(writes) commits: none lost, none doubled, \(counts.reduce(0, +)) tried again"
    )
  }
}
