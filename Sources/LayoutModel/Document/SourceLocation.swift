/// A place in a document's bytes: what an editor can jump to.
public struct SourceLocation: Hashable, Comparable, Sendable, Codable {
  /// 1-based line.
  public var line: Int
  /// 1-based column, counted in UTF-8 bytes.
  public var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of an offset in a file's bytes, counted from its beginning.
  /// - Complexity: linear in the offset.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(max(0, offset))
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    self.init(line: before.count { $0 == 0x0A } + 1, column: before.count - start + 1)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
