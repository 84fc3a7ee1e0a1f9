package import LayoutEngine
public import LayoutModel

/// How documents are solved: where texts get their widths from, and what is declared.
public struct SolveOptions: Sendable, Hashable {
  /// nil: the document's recordings for devices, the model on the document's own canvas.
  public var textSource: TextSource?
  /// For every document without declarations of its own.
  public var overrides: LayoutOverrides
  /// For single documents, by path.
  public var overridesByPath: [DocumentPath: LayoutOverrides] = [:]
  /// Translations of the documents, for configurations that name a language.
  package var tables = TableSet()

  public init(
    textSource: TextSource? = nil, overrides: LayoutOverrides = .none
  ) {
    self.textSource = textSource
    self.overrides = overrides
  }

  /// Reads a file of declarations; the error tells file, line and column.
  public static func overrides(from file: SourceFile) throws -> LayoutOverrides {
    try OverridesReader.read(try file.read(), path: file.path.text)
  }

  func overrides(of path: DocumentPath) -> LayoutOverrides { overridesByPath[path] ?? overrides }

  /// The engine's options for a document: where sizes of texts come from, and what is declared.
  package func layoutOptions(of path: DocumentPath) -> LayoutOptions {
    LayoutOptions(textSource: textSource, overrides: overrides(of: path))
  }
}
