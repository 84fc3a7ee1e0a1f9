internal import Migrations

extension DocumentStore {
  /// Whether a file is a store, by its first hundred bytes: they name SQLite and Keyline both, or
  /// Keyline alone where the rest of them is damaged.
  package static func isStore(header: [UInt8]) -> Bool {
    guard header.count == 100 else { return false }
    let application = header[68..<72].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard application == UInt32(bitPattern: Schema.applicationID) else { return false }
    // A text may hold the letters of the id by accident, but never a zero byte.
    return header.starts(with: Opening.databaseMark) || header.contains(0)
  }
}
