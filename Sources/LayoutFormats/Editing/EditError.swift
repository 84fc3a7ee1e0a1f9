public import LayoutModel

/// An edit that the document does not allow.
public enum EditError: Error, Sendable, Hashable, CustomStringConvertible {
  case noSuchObject(ObjectID)
  /// The object is there, but not what the edit is for: object, its element, what was expected.
  case wrongObject(ObjectID, element: String, expected: String)
  /// A number that cannot be written: not finite or beyond ten million points.
  case badNumber(Double)
  /// A name that is not an XML name.
  case badName(String)
  /// Text with a control character that XML cannot hold.
  case badText(String)

  public var description: String {
    switch self {
    case .noSuchObject(let id): "no object \(id) in the document; check the id"
    case .wrongObject(let id, let element, let expected):
      "\(id) is a <\(element)>, not \(expected); choose another object"
    case .badNumber(let number): "\(number) cannot be written as a layout number"
    case .badName(let name): "\"\(name)\" is not an attribute name"
    case .badText(let text): "\"\(text)\" holds a character XML cannot"
    }
  }
}
