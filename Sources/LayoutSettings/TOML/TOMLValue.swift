/// A value of a TOML file with the place it was written at.
struct TOMLValue {
  enum Kind {
    case string(String)
    case integer(Int64)
    case float(Double)
    case bool(Bool)
    case array([TOMLValue])
    case table(TOMLTable)
  }
  var kind: Kind
  /// Offset of its first byte.
  var place: Int

  /// The kind of value, in words.
  var noun: String {
    switch kind {
    case .string: "a text"
    case .integer: "a whole number"
    case .float: "a number"
    case .bool: "true or false"
    case .array: "a list"
    case .table: "a table"
    }
  }
}

/// A table of a TOML file: keys in the order in which they were written.
///
/// A class, for a header may name a table that another line began.
final class TOMLTable {
  struct Entry {
    var key: String
    /// Offset of the key.
    var place: Int
    var value: TOMLValue
  }

  /// Who may still add keys to a table.
  enum Origin {
    /// Named on the way to another: a header of its own may follow, once.
    case implied
    /// Written by a header.
    case header
    /// Made by a dotted key: other dotted keys may add to it.
    case dotted
    /// Written in braces: complete.
    case inline
  }

  private(set) var entries: [Entry] = []
  var origin: Origin

  init(_ origin: Origin) { self.origin = origin }

  subscript(_ key: String) -> Entry? {
    // Byte for byte: texts that Unicode holds equal are different keys.
    entries.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  func add(_ entry: Entry) { entries.append(entry) }

  /// Adds a table at the end of the list under `key`.
  func append(_ table: TOMLTable, to key: String, at place: Int) {
    guard let at = entries.firstIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }),
      case .array(var list) = entries[at].value.kind
    else { return }
    list.append(TOMLValue(kind: .table(table), place: place))
    entries[at].value.kind = .array(list)
  }
}
