public import LayoutModel

/// Why a file of views or metrics could not be read, with the place.
public struct DeclarationFileError: Error, Sendable, Hashable, CustomStringConvertible {
  public var file: String
  public var location: SourceLocation
  public var sentence: String

  public var description: String {
    "\(file):\(location.line):\(location.column): \(sentence)"
  }
}
