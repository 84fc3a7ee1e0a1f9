/// Reads TOML text into tables, strictly: no key twice, nothing that would be passed over.
struct TOMLReader {
  /// Deeper nesting than any file of settings has.
  private static let deepest = 16
  private var scanner: TOMLScanner
  private let root = TOMLTable(.header)

  static func read(_ bytes: [UInt8]) throws(TOMLScanner.Problem) -> TOMLTable {
    var reader = TOMLReader(scanner: TOMLScanner(bytes))
    try reader.lines()
    return reader.root
  }

  private init(scanner: TOMLScanner) { self.scanner = scanner }

  private mutating func lines() throws(TOMLScanner.Problem) {
    var current = root
    while true {
      scanner.skipLines()
      guard let next = scanner.next else { return }
      if next == UInt8(ascii: "[") {
        current = try header()
      } else {
        try pair(in: current, depth: 0)
      }
      try scanner.endLine()
    }
  }

  /// `[a.b]` or `[[a.b]]`: the table that the lines below fill.
  private mutating func header() throws(TOMLScanner.Problem) -> TOMLTable {
    let start = scanner.position
    _ = scanner.take("[")
    let isList = scanner.take("[")
    let key = try scanner.key()
    guard scanner.take("]"), !isList || scanner.take("]") else {
      throw scanner.problem("\(isList ? "]]" : "]") is due here")
    }
    guard key.count <= Self.deepest, let last = key.last else {
      throw scanner.problem("nested too deeply", at: start)
    }
    let owner = try walk(key.dropLast(), from: root, making: .implied)
    let table = TOMLTable(.header)
    let value = TOMLValue(kind: .table(table), place: start)
    switch (owner[last.name]?.value.kind, isList) {
    case (nil, false):
      owner.add(.init(key: last.name, place: last.place, value: value))
    case (nil, true):
      let list = TOMLValue(kind: .array([value]), place: start)
      owner.add(.init(key: last.name, place: last.place, value: list))
    case (.table(let known)?, false) where known.origin == .implied:
      known.origin = .header
      return known
    case (.array(let list)?, true) where !list.isEmpty && list.allSatisfy(\.isHeaderTable):
      owner.append(table, to: last.name, at: start)
    default:
      throw scanner.problem("\"\(last.name)\" stands here a second time; keep one", at: last.place)
    }
    return table
  }

  /// `a.b = value` in a table.
  private mutating func pair(in table: TOMLTable, depth: Int) throws(TOMLScanner.Problem) {
    let key = try scanner.key()
    guard key.count <= Self.deepest, let last = key.last else {
      throw scanner.problem("nested too deeply")
    }
    guard scanner.take("=") else { throw scanner.problem("= is due after \"\(last.name)\"") }
    scanner.skipSpace()
    let owner = try walk(key.dropLast(), from: table, making: .dotted)
    guard owner[last.name] == nil else {
      throw scanner.problem("\"\(last.name)\" stands here a second time; keep one", at: last.place)
    }
    owner.add(.init(key: last.name, place: last.place, value: try value(depth: depth)))
  }

  /// Follows the parts of a key, making tables where there are none.
  private func walk(
    _ key: some Sequence<(name: String, place: Int)>, from table: TOMLTable,
    making origin: TOMLTable.Origin
  ) throws(TOMLScanner.Problem) -> TOMLTable {
    var table = table
    for part in key {
      guard let entry = table[part.name] else {
        let made = TOMLTable(origin)
        let value = TOMLValue(kind: .table(made), place: part.place)
        table.add(.init(key: part.name, place: part.place, value: value))
        table = made
        continue
      }
      guard let known = Self.open(entry.value, for: origin) else {
        throw scanner.problem("\"\(part.name)\" is complete already", at: part.place)
      }
      table = known
    }
    return table
  }

  /// The table that a key may still add to: of a list, the last one.
  private static func open(_ value: TOMLValue, for origin: TOMLTable.Origin) -> TOMLTable? {
    switch value.kind {
    case .table(let table) where table.origin == .dotted: table
    case .table(let table) where origin == .implied && table.origin != .inline: table
    case .array(let list) where origin == .implied && list.allSatisfy(\.isHeaderTable):
      if case .table(let table)? = list.last?.kind { table } else { nil }
    default: nil
    }
  }

  private mutating func value(depth: Int) throws(TOMLScanner.Problem) -> TOMLValue {
    let place = scanner.position
    guard depth < Self.deepest else { throw scanner.problem("nested too deeply") }
    switch scanner.next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return TOMLValue(kind: .string(try scanner.string()), place: place)
    case UInt8(ascii: "["): return TOMLValue(kind: .array(try list(depth)), place: place)
    case UInt8(ascii: "{"): return TOMLValue(kind: .table(try inline(depth)), place: place)
    default: return try scanner.word()
    }
  }

  private mutating func list(_ depth: Int) throws(TOMLScanner.Problem) -> [TOMLValue] {
    _ = scanner.take("[")
    var values: [TOMLValue] = []
    repeat {
      scanner.skipLines()
      if scanner.take("]") { return values }
      values.append(try value(depth: depth + 1))
      scanner.skipLines()
    } while scanner.take(",")
    guard scanner.take("]") else { throw scanner.problem("a comma or ] is due") }
    return values
  }

  private mutating func inline(_ depth: Int) throws(TOMLScanner.Problem) -> TOMLTable {
    _ = scanner.take("{")
    let table = TOMLTable(.inline)
    scanner.skipSpace()
    if scanner.take("}") { return table }
    repeat {
      scanner.skipSpace()
      try pair(in: table, depth: depth + 1)
      scanner.skipSpace()
    } while scanner.take(",")
    guard scanner.take("}") else { throw scanner.problem("a comma or } is due") }
    return table
  }
}

extension TOMLValue {
  fileprivate var isHeaderTable: Bool {
    if case .table(let table) = kind { table.origin == .header } else { false }
  }
}
