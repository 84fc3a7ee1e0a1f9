internal import LayoutFormats
internal import LayoutModel

extension SourceFile {
  /// The document that these bytes of the file are.
  /// - Throws: `FormatError` where they are none, and `notSolved` where it has no layouts.
  func solvableDocument(of bytes: [UInt8]) throws -> Document {
    let document = try DocumentFormats.read(bytes, path: path.text)
    if let reason = document.reasonNotSolved {
      throw WorkspaceError.notSolved(path: path.text, reason: reason)
    }
    return document
  }
}
