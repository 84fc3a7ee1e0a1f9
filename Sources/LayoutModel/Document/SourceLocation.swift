/// A place in a document's bytes: what an editor can jump to.
public struct SourceLocation: Hashable, Comparable, Sendable, Codable {
  /// 1-based line.
  public var line: Int
  /// 1-based column, counted in UTF-8 bytes.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
