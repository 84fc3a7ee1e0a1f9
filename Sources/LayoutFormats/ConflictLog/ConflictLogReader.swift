/// Finds contradictions in what an app wrote to its console.
///
/// Reads the list under "Unable to simultaneously satisfy constraints", as UIKit writes it in all
/// versions: with quotes around each constraint or without, in visual format or, since Xcode 14, as
/// equations; other lines may stand before, behind and, with a time stamp, within.
package enum ConflictLogReader {
  private static let heading = "nable to simultaneously satisfy constraints"
  private static let ending = "attempt to recover by breaking constraint"
  /// More lines than any log of one contradiction has.
  private static let longest = 2000

  /// The contradictions that a log tells of, in its order.
  package static func conflicts(in log: String) -> [LoggedConflict] {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    var conflicts: [LoggedConflict] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard lines[index].contains(heading) else { continue }
      let start = index
      var constraints: [LoggedConstraint] = []
      var broken: Int?
      while index + 1 < lines.count, index - start < longest {
        let line = lines[index + 1]
        if line.contains(heading) { break }
        index += 1
        if line.contains(ending) {
          // The constraint stands on the same line or on the next that is not empty.
          let rest = lines[index...].prefix(4).compactMap(constraint)
          if let given = rest.first {
            broken =
              constraints.firstIndex { $0.text == given.text }
              ?? constraints.firstIndex { Self.address($0.text) == Self.address(given.text) }
            index = min(index + 3, lines.count - 1)
          }
          break
        }
        if let found = constraint(line), !constraints.contains(found) { constraints.append(found) }
      }
      if !constraints.isEmpty {
        conflicts.append(LoggedConflict(constraints: constraints, broken: broken, line: start + 1))
      }
    }
    return conflicts
  }

  /// The constraint that a line of the list describes; nil for other lines.
  static func constraint(_ line: Substring) -> LoggedConstraint? {
    guard let open = line.firstIndex(of: "<"), let close = line.lastIndex(of: ">"), open < close
    else { return nil }
    let text = line[line.index(after: open)..<close]
    guard text.contains("Constraint:0x") else { return nil }
    var reader = LoggedConstraintReader(text)
    return reader.constraint()
  }

  private static func address(_ text: String) -> Substring {
    text.drop { $0 != ":" }.prefix { $0 != " " }
  }
}
