import Foundation
import LayoutService
import LayoutStore

/// Seconds of the processor that the process took so far, on all cores.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// `read-checks PATH [TURNS]` asks a store the same questions with and without its rows being checked as
/// they are read, by turns, and prints the processor's time of both.
///
/// Each turn opens the store anew. The least of all turns counts, which others' work disturbs least.
func run() async throws {
  let arguments = CommandLine.arguments
  guard arguments.count >= 2 else { throw CocoaError(.fileNoSuchFile) }
  let (path, turns) = (arguments[1], arguments.dropFirst(2).first.flatMap { Int($0) } ?? 7)
  print("question                  without ms     with ms    share of the checks")
  for question in Question.all {
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
