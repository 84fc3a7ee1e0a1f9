internal import LayoutFormats
internal import LayoutModel

/// Keyline's own text format, tidied.
public enum LayoutFormatting {
  /// The file as Keyline writes it; only white space differs. A file that cannot be read is an
  /// error with its place.
  public static func formatted(_ file: SourceFile) throws -> [UInt8] {
    try LayoutTextFormatter.formatted(try file.read(), path: file.path.text)
  }
}
