internal import LayoutFormats
internal import LayoutModel

extension SourceFile {
  /// Reads the file's bytes as a document that can be solved.
  /// - Throws: `FormatError` if they are no document, `notSolved` if the document has no layouts.
  func solvableDocument(of bytes: [UInt8]) throws -> Document {
    let document = try DocumentFormats.read(bytes, path: path.text)
    if let reason = document.reasonNotSolved {
      throw WorkspaceError.notSolved(path: path.text, reason: reason)
    }
    return document
  }
}
