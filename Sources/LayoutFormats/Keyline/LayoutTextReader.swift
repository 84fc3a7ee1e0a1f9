public import LayoutModel

/// Reads Keyline's own text format, `.layout`; its grammar is in `docs/layout-format.md`.
///
/// ```
/// screen SignIn {
///   view title: UILabel "Sign in" { font 28 bold }
///   title.leading = safeArea.leading + 20
///   title.top = safeArea.top + 40
/// }
/// ```
public enum LayoutTextReader: DocumentFormat {
  public static let extensions = ["layout"]

  /// The document that a `.layout` text writes; `path` is for messages.
  public static func read(_ bytes: [UInt8], path: String) throws(FormatError) -> Document {
    try read(bytes, path: path, groups: [:])
  }

  /// Reads with groups switched on or off by name; those not named are as the file has them.
  public static func read(
    _ bytes: [UInt8], path: String, groups: [String: Bool]
  ) throws(FormatError) -> Document {
    let statements = try LayoutParser.statements(bytes, path: path)
    var builder = LayoutDocumentBuilder(path: path, groups: groups)
    return try builder.document(statements)
  }
}
