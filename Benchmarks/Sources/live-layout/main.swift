// Changes one constant of a tree of views written in Swift and lays it out again, many times, and
// prints how long that took, as one JSON row.
//
//     live-layout KIND VIEWS [runs=N]
//
// What is timed is what an app does: a constraint's constant is set, the window is laid out, and
// every view's frame is read. The kinds are in LiveTree.swift; `kiwi/live.py` runs kiwi beside it.
import Foundation  // exit
import LayoutAuthoring
import LayoutModel
import Measuring

guard CommandLine.arguments.count >= 3, let count = Int(CommandLine.arguments[2]), count > 1,
  let tree = LiveTree(CommandLine.arguments[1], views: count)
else {
  print("usage: live-layout form|tree|wrapping VIEWS [runs=N]")
  exit(2)
}
let runs =
  CommandLine.arguments.compactMap { argument in
    argument.hasPrefix("runs=") ? Int(argument.dropFirst(5)) : nil
  }.first ?? 200

var watch = Stopwatch()
let window = LayoutWindow(
  tree.root, in: Configuration(name: "window", size: Size(width: 375, height: 667)))
window.layoutIfNeeded()
let first = watch.lap()
var times: [Double] = []
var checksum = 0.0
for run in 0..<max(1, runs) {
  let place = run * 7919 % tree.open.count
  _ = watch.lap()
  tree.open[place].constant = 30 + Double(run % 23)
  window.layoutIfNeeded()
  checksum = tree.checksum()
  times.append(watch.lap())
}
times.sort()
print(
  """
  {"engine":"keyline","kind":"\(CommandLine.arguments[1])","views":\(tree.views.count),\
  "first_ms":\(first),"median_ms":\(times[times.count / 2]),"worst_ms":\(times.last ?? 0),\
  "runs":\(times.count),"solves":\(window.counts.solves),\
  "encodings":\(window.counts.encodings),"checksum":\(checksum)}
  """)
