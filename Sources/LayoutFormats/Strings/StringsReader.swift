internal import LayoutModel

/// Reads the text form of a table: `/* comment */ "key" = "value";`.
///
/// Keys and values may stand without quotes, a key may stand without a value (it is then its own),
/// and the whole may be in braces, as in an old property list.
struct StringsReader {
  /// One line of a table.
  struct Entry {
    var key: String
    var value: String
    var location: SourceLocation
    /// The comment before it, without its marks.
    var comment: String
  }

  private var scanner: PropertyListScanner
  private let path: String

  private init(_ bytes: [UInt8], path: String) {
    scanner = PropertyListScanner(bytes, path: path) { byte in
      byte.isLetterOrDigit || "_$.:-/[]".utf8.contains(byte)
    }
    self.path = path
  }

  /// - Parameter bytes: UTF-8 without a mark.
  static func entries(_ bytes: [UInt8], path: String) throws(FormatError) -> [Entry] {
    var reader = StringsReader(bytes, path: path)
    return try reader.entries()
  }

  private mutating func entries() throws(FormatError) -> [Entry] {
    var entries: [Entry] = []
    try scanner.skip()
    let isBraced = scanner.take("{")
    while true {
      try scanner.skip()
      if isBraced, scanner.take("}") {
        try scanner.skip()
        guard scanner.next == nil else {
          throw scanner.problem("something stands after the closing brace")
        }
        return entries
      }
      guard scanner.next != nil else {
        guard !isBraced else { throw scanner.problem("the opening brace is never closed") }
        return entries
      }
      try refuseMarkers()
      entries.append(try entry())
      scanner.forgetComment()
    }
  }

  private mutating func entry() throws(FormatError) -> Entry {
    let location = scanner.here
    var entry = Entry(
      key: try scanner.text("a key"), value: "", location: location, comment: scanner.comment)
    try scanner.skip()
    if scanner.take(";") {
      entry.value = entry.key
      return entry
    }
    guard scanner.take("=") else {
      throw scanner.problem("an equals sign is due after the key \"\(entry.key)\"")
    }
    try scanner.skip()
    entry.value = try scanner.text("the text of \"\(entry.key)\"")
    let end = scanner.here
    try scanner.skip()
    guard scanner.take(";") else {
      throw scanner.problem("a semicolon is due after the text of \"\(entry.key)\"", at: end)
    }
    return entry
  }

  /// Lines that a merge left behind.
  private func refuseMarkers() throws(FormatError) {
    for marker in ["<<<<<<<", "=======", ">>>>>>>"] where scanner.isLine(beginningWith: marker) {
      throw FormatError(file: path, location: scanner.here, reason: .mergeConflictMarkers)
    }
  }
}
