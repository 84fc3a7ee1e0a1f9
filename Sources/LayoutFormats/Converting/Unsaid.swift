public import LayoutModel

/// Something of a document that another format has no words for.
public struct Unsaid: Sendable, Hashable, CustomStringConvertible {
  /// The view or constraint it is said of.
  public var object: ObjectID
  /// In the words of the format it was read from.
  public var what: String
  public var location: SourceLocation

  public init(object: ObjectID, what: String, location: SourceLocation) {
    self.object = object
    self.what = what
    self.location = location
  }

  public var description: String { "\(location.line):\(location.column): \(object): \(what)" }
}

/// A document in another format, and what of it is lost there.
public struct ConvertedDocument: Sendable {
  public var bytes: [UInt8]
  /// In the order of the document.
  public var unsaid: [Unsaid]
}
