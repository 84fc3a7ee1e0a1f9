// Solves one layout at 100 sizes and prints how long it took, as one JSON row.
//
//     peer-layouts KIND VIEWS [counters]
import ConstraintSolver
import Foundation  // exit

guard
  CommandLine.arguments.count >= 3,
  let kind = PeerLayout.Kind(rawValue: CommandLine.arguments[1]),
  let count = Int(CommandLine.arguments[2]), count > 0
else {
  print("usage: peer-layouts chain|grid|tree|form VIEWS [counters]")
  exit(2)
}

let layout = PeerLayout(kind, viewCount: count)
let sizes = layout.sizes
let clock = ContinuousClock()

let start = clock.now
let solver = Solver(layout.system)
let built = clock.now
var checksum = 0.0
for size in sizes {
  let solution = solver.solve(at: size)
  for view in layout.views {
    checksum += solution.doubleValue(of: view.left)
    checksum += 2 * solution.doubleValue(of: view.top)
    checksum += 3 * solution.doubleValue(of: view.width)
    checksum += 5 * solution.doubleValue(of: view.height)
  }
}
let end = clock.now

let build = built - start
let answering = end - built
print(
  "{\"engine\": \"keyline\", \"kind\": \"\(kind.rawValue)\", \"views\": \(layout.views.count), "
    + "\"sizes\": \(sizes.count), \"build_ms\": \(milliseconds(build)), "
    + "\"sizes_ms\": \(milliseconds(answering)), "
    + "\"total_ms\": \(milliseconds(build + answering)), \"checksum\": \(checksum)}")
if CommandLine.arguments.contains("counters") { print(solver.counters) }

func milliseconds(_ duration: Duration) -> Double {
  let parts = duration.components
  let value = Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
  return (value * 1e4).rounded() / 1e4
}
