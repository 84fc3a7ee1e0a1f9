internal import LayoutEngine
public import LayoutModel

/// How documents are solved: where texts get their widths from, and what is declared.
public struct SolveOptions: Sendable, Hashable {
  /// nil: the document's recordings for devices, the model on the document's own canvas.
  public var textSource: TextSource?
  /// For every document without declarations of its own.
  public var overrides: LayoutOverrides
  /// For single documents, by path.
  public var overridesByPath: [String: LayoutOverrides]

  public init(
    textSource: TextSource? = nil, overrides: LayoutOverrides = .none,
    overridesByPath: [String: LayoutOverrides] = [:]
  ) {
    self.textSource = textSource
    self.overrides = overrides
    self.overridesByPath = overridesByPath
  }

  /// Reads a file of declarations; the error tells file, line and column.
  public static func overrides(from file: SourceFile) throws -> LayoutOverrides {
    try OverridesReader.read(try file.read(), path: file.path)
  }

  func overrides(of path: String) -> LayoutOverrides { overridesByPath[path] ?? overrides }

  func layoutOptions(of path: String) -> LayoutOptions {
    LayoutOptions(textSource: textSource, overrides: overrides(of: path))
  }
}
