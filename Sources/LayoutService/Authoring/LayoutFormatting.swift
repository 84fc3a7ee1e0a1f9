internal import LayoutFormats
package import LayoutModel

/// Keyline's own text format, tidied.
package enum LayoutFormatting {
  /// The file as Keyline writes it; only white space differs. A file that cannot be read is an
  /// error with its place.
  package static func formatted(_ file: SourceFile) throws -> [UInt8] {
    try LayoutTextFormatter.formatted(try file.read(), path: file.path.text)
  }

  /// The file's statements as plain values, as they are written.
  package static func tree(_ file: SourceFile) throws -> [StatementTree] {
    try LayoutTextReader.tree(try file.read(), path: file.path.text)
  }
}
