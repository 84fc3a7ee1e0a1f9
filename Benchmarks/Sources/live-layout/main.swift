// Changes one constant of a layout of many views and lays it out again, many times, and prints how
// long that took, as one JSON row.
//
//     live-layout VIEWS [runs=N]
//
// A form: rows of a name and a field below one another; the height of a row is changed, so that
// every row below it moves. The checksum is over all edges after the last change.
import Foundation  // exit
import LayoutEngine
import LayoutModel
import Measuring

guard CommandLine.arguments.count >= 2, let count = Int(CommandLine.arguments[1]), count > 1 else {
  print("usage: live-layout VIEWS [runs=N]")
  exit(2)
}
let runs =
  CommandLine.arguments.compactMap { argument in
    argument.hasPrefix("runs=") ? Int(argument.dropFirst(5)) : nil
  }.first ?? 200

/// Rows of two views each, in a root.
func form(rows: Int) -> Scene {
  var views: [View] = []
  var constraints: [LayoutConstraint] = []
  func add(
    _ id: String, _ item: String, _ attribute: LayoutAttribute, _ other: String? = nil,
    _ otherAttribute: LayoutAttribute? = nil, _ constant: Double, _ priority: Double = 1000
  ) {
    constraints.append(
      LayoutConstraint(
        id: ObjectID(id), owner: "root", firstItem: ObjectID(item), firstAttribute: attribute,
        secondItem: other.map { ObjectID($0) }, secondAttribute: otherAttribute,
        constant: constant, priority: priority))
  }
  for row in 0..<rows {
    let (name, field) = ("name\(row)", "field\(row)")
    for id in [name, field] { views.append(View(id: ObjectID(id), kind: .view)) }
    if row == 0 {
      add("top\(row)", name, .top, "root", .top, 20)
    } else {
      add("top\(row)", name, .top, "name\(row - 1)", .bottom, 8)
    }
    add("leading\(row)", name, .leading, "root", .leading, 16)
    add("width\(row)", name, .width, nil, nil, 100, 750)
    add("height\(row)", name, .height, nil, nil, 30)
    add("gap\(row)", field, .leading, name, .trailing, 8)
    add("trailing\(row)", "root", .trailing, field, .trailing, 16)
    add("middle\(row)", field, .centerY, name, .centerY, 0)
    add("high\(row)", field, .height, name, .height, 0)
  }
  return Scene(
    id: "root", kind: .controller, title: "form",
    root: View(id: "root", kind: .view, subviews: views, constraints: constraints),
    controller: ControllerContext(id: "controller"),
    location: SourceLocation(line: 1, column: 1))
}

let scene = form(rows: count / 2)
let configuration = Configuration(name: "window", size: Size(width: 375, height: 667))
var watch = Stopwatch()
var live = LiveLayout(
  document: Document(kind: .layout, platform: .iOS, scenes: [scene]), scene: scene,
  configuration: configuration)
live.solveIfNeeded()
let first = watch.lap()
var times: [Double] = []
for run in 0..<runs {
  let row = run * 7919 % (count / 2)
  _ = watch.lap()
  live.setConstant(30 + Double(run % 20), of: ObjectID("height\(row)"))
  live.solveIfNeeded()
  times.append(watch.lap())
}
times.sort()
var checksum = 0.0
for row in 0..<(count / 2) {
  for id in ["name\(row)", "field\(row)"] {
    guard let frame = live.frame(of: ObjectID(id)) else { continue }
    checksum += frame.x + 2 * frame.y + 3 * frame.width + 5 * frame.height
  }
}
print(
  """
  {"views":\(count),"first_ms":\(first),"median_ms":\(times[times.count / 2]),\
  "worst_ms":\(times.last ?? 0),"runs":\(runs),"solves":\(live.solveCount),"checksum":\(checksum)}
  """)
