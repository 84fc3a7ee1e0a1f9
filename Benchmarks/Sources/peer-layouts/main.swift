// Solves one layout at 100 sizes and prints how long it took, as one JSON row.
//
//     peer-layouts KIND VIEWS [counters] [runs=N]
//
// With several runs, each from the list of constraints anew, the row is the one of the median total.
import ConstraintSolver
import Foundation  // exit
import Measuring

guard
  CommandLine.arguments.count >= 3,
  let kind = PeerLayout.Kind(rawValue: CommandLine.arguments[1]),
  let count = Int(CommandLine.arguments[2]), count > 0
else {
  print("usage: peer-layouts chain|grid|tree|form VIEWS [counters] [runs=N]")
  exit(2)
}

/// What one run from the constraints to the last size took and gave.
struct Run {
  let build: Duration
  let answering: Duration
  let checksum: Double
  let conflicts: Int
  let counters: SolverCounters

  var total: Duration { build + answering }

  init(_ layout: PeerLayout, sizes: [[Rational]]) {
    let clock = ContinuousClock()
    let start = clock.now
    let solver = Solver(layout.system)
    let built = clock.now
    var checksum = 0.0
    var conflicts = 0
    var solution = Solution()
    for size in sizes {
      solver.solve(at: size, into: &solution)
      for view in layout.views {
        checksum += solution.doubleValue(of: view.left)
        checksum += 2 * solution.doubleValue(of: view.top)
        checksum += 3 * solution.doubleValue(of: view.width)
        checksum += 5 * solution.doubleValue(of: view.height)
      }
      conflicts += solution.conflicts.count
    }
    answering = clock.now - built
    build = built - start
    self.checksum = checksum
    self.conflicts = conflicts
    counters = solver.counters
  }
}

let layout = PeerLayout(kind, viewCount: count)
let sizes = layout.sizes
let runCount =
  CommandLine.arguments.compactMap { argument in
    argument.hasPrefix("runs=") ? Int(argument.dropFirst(5)) : nil
  }.first ?? 1
let runs = (0..<max(1, runCount)).map { _ in Run(layout, sizes: sizes) }
  .sorted { $0.total < $1.total }
let run = runs[runs.count / 2]

print(
  "{\"engine\": \"keyline\", \"kind\": \"\(kind.rawValue)\", \"views\": \(layout.views.count), "
    + "\"sizes\": \(sizes.count), \"build_ms\": \(run.build.milliseconds), "
    + "\"sizes_ms\": \(run.answering.milliseconds), "
    + "\"total_ms\": \(run.total.milliseconds), \"checksum\": \(run.checksum)"
    + (run.conflicts > 0 ? ", \"conflicts\": \(run.conflicts)" : "")
    + (runs.count > 1
      ? ", \"runs\": \(runs.count), \"best_total_ms\": \(runs[0].total.milliseconds)" : "")
    + "}")
if CommandLine.arguments.contains("counters") { print(run.counters) }
