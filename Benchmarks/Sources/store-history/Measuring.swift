import Foundation
import LayoutModel
import LayoutStore

/// Asks a store that `make` wrote, and prints a row for each question: median and 95 % below, and
/// the median of the processor's time.
///
/// - Parameter word: asks only the questions that contain it; views and revisions differ then.
func measure(_ path: String, only word: String = "") throws {
  func time(_ name: String, _ count: Int, _ body: () throws -> Void) throws {
    if word.isEmpty || name.contains(word) { try print(timed(name, count, body)) }
    fflush(nil)
  }
  let store = try DocumentStore(path: path, access: .readOnly)
  let log = try store.log()
  guard log.count > 1000, let head = log.first else { throw Problem(text: "too few revisions") }
  let stats = try store.stats()
  let count = Double(log.count)
  print(
    "\(log.count) revisions, \(stats.fileBytes) bytes, \(rounded(Double(stats.fileBytes) / count)) each"
  )
  for table in stats.tables where word.isEmpty && Double(table.bytes) / count >= 2 {
    print("  \(table.name) \(rounded(Double(table.bytes) / count))")
  }
  var generator = SeededGenerator(seed: 7)
  func revision() -> Revision { log[Int.random(in: 0..<(log.count - 1), using: &generator)] }
  func view() -> ObjectID {
    let screen = Int.random(in: 0..<Screens.count, using: &generator)
    let row = Int.random(in: 0..<Screens.rows, using: &generator)
    let part = ["", "-icon", "-title", "-detail", "-edit"].randomElement(using: &generator) ?? ""
    return ObjectID("s\(screen)-r\(row)\(part)")
  }

  try time("checkout of any revision's bytes", 200) {
    _ = try store.bytes(path: Screens.path, at: revision().id)
  }
  try time("views of one screen of any revision", 100) {
    _ = try store.views(
      at: revision().id, path: Screens.path,
      scene: ObjectID("s\(Int.random(in: 0..<Screens.count, using: &generator))-root"))
  }
  try time("all 1,000 views of any revision", 20) {
    _ = try store.views(at: revision().id, path: Screens.path)
  }
  try time("diff of neighbours", 1000) {
    _ = try store.query(sql: "SELECT * FROM changes WHERE rev = '\(revision().id.rawValue)'")
  }
  var touched: [Int] = []
  try time("history of one view", 200) {
    touched.append(try store.revisions(changing: view(), path: Screens.path).count)
  }
  touched.sort()
  if !touched.isEmpty {
    print("  \(touched.reduce(0, +) / 200) revisions each, median \(touched[100])")
  }
  try time("the last 20 changes of one view, with frames", 20) {
    _ = try store.history(of: view(), path: Screens.path, limit: 20)
  }
  try time("first narrower than 44, one view", 200) {
    _ = try store.query(
      sql: "SELECT * FROM first_small WHERE component = 'width' AND view = '\(view())'")
  }
  try time("first narrower than 44, all views", 20) {
    _ = try store.query(sql: "SELECT * FROM first_small WHERE component = 'width'")
  }
  try time("frames of one screen on 36 configurations", 20) {
    _ = try store.frames(scene: "s3-root", path: Screens.path, at: revision().id)
  }
  _ = head
  try time("verify, quick", 1) { try sound(store.verify(level: .quick)) }
  try time("verify, full", 1) { try sound(store.verify(level: .full)) }
}

private func sound(_ report: VerificationReport) throws {
  guard report.isClean else { throw Problem(text: "\(report.problems.prefix(3))") }
}

/// Wall-clock times, and the processor's time, which a busy machine changes less.
private func timed(_ name: String, _ count: Int, _ body: () throws -> Void) throws -> String {
  var times: [Double] = []
  var spent: [Double] = []
  // The first finds neither statements nor pages at hand; it counts as the most.
  for _ in 0..<count {
    let before = processorMilliseconds()
    let start = ContinuousClock.now
    try body()
    times.append((ContinuousClock.now - start) / .milliseconds(1))
    spent.append(processorMilliseconds() - before)
  }
  times.sort()
  spent.sort()
  return "\(name): median \(rounded(times[count / 2])) ms, 95 % below "
    + "\(rounded(times[min(count - 1, count * 95 / 100)])) ms; processor "
    + "\(rounded(spent[count / 2])) ms"
}

private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
