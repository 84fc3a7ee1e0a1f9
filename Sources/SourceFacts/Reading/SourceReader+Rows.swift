/// Reads the heights of rows.
extension SourceReader {
  /// Notes the value that a method about rows returns.
  mutating func noteRole(_ role: FunctionRole, from start: Int, to end: Int) {
    let own = [Reference(root: .own, path: [])]
    switch role {
    case .plain: break
    case .rowHeight:
      for value in answers(from: start + 1, to: end) {
        note(.setsRowHeight, of: own, value: value, at: start)
      }
    case .itemSize: note(.setsItemSize, of: own, at: start)
    case .orientations:
      note(.limitsOrientations, of: own, value: orientation(from: start, to: end), at: start)
    case .appOrientations:
      note(.limitsAppOrientations, of: own, value: orientation(from: start, to: end), at: start)
    case .page:
      for at in start..<end where self[at].kind == .name {
        // The pages are what the method makes or names.
        if self[at + 1].mark == .paren, self[at].word == nil, let first = bytesFirst(self[at]),
          (0x41...0x5A).contains(first), text(self[at]).hasSuffix("Controller")
        {
          note(.showsAsPage, of: [Reference(root: .type(text(self[at])), path: [])], at: at)
        }
      }
    }
  }

  /// The values that a body returns: `automatic`, numbers, and nil for one that it computes. Empty if it returns
  /// its superclass's value.
  private func answers(from start: Int, to end: Int) -> [String?] {
    var found: [String?] = []
    func add(_ value: String?) { if !found.contains(value) { found.append(value) } }
    func add(from first: Int) {
      guard self[first].word != .super else { return }
      let last = min(expressionEnd(from: first), end)
      let value = height(from: first, to: last)
      add(value)
      let isChoice = (first..<max(first, last)).contains { self[$0].mark == .question }
      if value != nil, isChoice { add(nil) }
    }
    let returns = (start..<end).filter { self[$0].word == .return }
    for at in returns { add(from: at + 1) }
    guard returns.isEmpty, isSwift else { return found }
    // A body of one expression needs no `return`.
    if expressionEnd(from: start) >= end {
      add(from: start)
    } else if !(start..<end).contains(where: { self[$0].word == .super }) {
      if height(from: start, to: end) == "automatic" { add("automatic") }
      add(nil)
    }
    return found
  }

  /// `automatic`, a number, or nil.
  func height(from start: Int, to end: Int) -> String? {
    let words = (start..<max(start, end)).map { self[$0].word }
    let automatic: [Word] = [
      .automaticDimension, .tableAutomaticDimension, .automaticSize,
      .flowLayoutAutomaticSize,
    ]
    if words.contains(where: { $0.map(automatic.contains) ?? false }) { return "automatic" }
    return simpleValue(from: start, to: end)
  }

  /// A value of one token, or of a dot and a name; nil for others.
  func simpleValue(from start: Int, to end: Int) -> String? {
    if end == start + 1, [.name, .number, .string].contains(self[start].kind) {
      return text(self[start])
    }
    if end >= start + 2, self[end - 1].kind == .name, self[end - 2].mark == .dot,
      start == end - 2 || self[start].kind == .name && end == start + 3
    {
      return text(self[end - 1])
    }
    if end == start + 2, self[start].mark == .minus || self[start].mark == .at {
      return (self[start].mark == .minus ? "-" : "") + text(self[start + 1])
    }
    return nil
  }
}
