import Foundation
import LayoutModel
import LayoutService
@_spi(Measuring) import LayoutStore

/// `read-checks PATH [TURNS]` asks a store the same questions with and without its rows being checked as
/// they are read, by turns, and prints the processor's time of both.
///
/// Each turn opens the store anew. The least of all turns counts, which others' work disturbs least.
struct Question {
  var name: String
  var ask: (Workspace, DocumentStore) async throws -> Void
}

let questions = [
  Question(name: "log") { workspace, _ in _ = try workspace.log() },
  Question(name: "query label") { workspace, _ in
    _ = try await workspace.query("label", limit: 10_000) { _ in }
  },
  Question(name: "query *{w < 44}") { workspace, _ in
    _ = try await workspace.query("*{w < 44}", limit: 10_000) { _ in }
  },
  Question(name: "show HEAD") { workspace, _ in _ = try await workspace.diff() },
  Question(name: "findings") { _, store in
    if let head = try store.head() { _ = try store.findings(at: head.id) }
  },
  Question(name: "history of a view") { workspace, store in
    guard let head = try store.head(), let path = try store.tree(of: head.id).first?.path,
      let view = try store.views(at: head.id, path: path).last
    else { return }
    _ = try workspace.history(of: "\(path):\(view.id)")
  },
  Question(name: "bytes of all documents") { _, store in
    guard let head = try store.head() else { return }
    for entry in try store.tree(of: head.id) {
      _ = try store.bytes(path: entry.path, at: head.id)
    }
  },
]

/// Seconds of the processor that the process took so far, on all cores.
func processorTime() -> Double {
  var usage = rusage()
  getrusage(RUSAGE_SELF, &usage)
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

func run() async throws {
  let arguments = CommandLine.arguments
  guard arguments.count >= 2 else { throw CocoaError(.fileNoSuchFile) }
  let (path, turns) = (arguments[1], arguments.dropFirst(2).first.flatMap { Int($0) } ?? 7)
  print("question                  without ms     with ms    share of the checks")
  for question in questions {
    var least = (without: Double.infinity, with: Double.infinity)
    for turn in 0..<(2 * turns) {
      let isChecked = turn % 2 == 1
      ReadCheckMeasuring.switchChecks(isOn: isChecked)
      let workspace = try Workspace(path: path, for: .reading)
      let store = try DocumentStore(path: path, access: .readOnly)
      let start = processorTime()
      try await question.ask(workspace, store)
      let time = processorTime() - start
      if isChecked {
        least.with = min(least.with, time)
      } else {
        least.without = min(least.without, time)
      }
    }
    let name = question.name.padding(toLength: 22, withPad: " ", startingAt: 0)
    print(
      name,
      String(
        format: "%12.2f %12.2f %12.1f %%", least.without * 1000, least.with * 1000,
        (least.with / least.without - 1) * 100))
  }
}

do {
  try await run()
} catch {
  FileHandle.standardError.write(Data("read-checks PATH [TURNS]: \(error)\n".utf8))
  exit(1)
}
