package import LayoutModel

/// Something of a document that another format has no words for.
package struct Unsaid: Sendable, Hashable, CustomStringConvertible {
  /// The view or constraint it is said of.
  package var object: ObjectID
  /// In the words of the format it was read from.
  package var what: String
  package var location: SourceLocation

  package var description: String { "\(location.line):\(location.column): \(object): \(what)" }
}

/// A document in another format, and what of it is lost there.
package struct ConvertedDocument: Sendable {
  package var bytes: [UInt8]
  /// In the order of the document.
  package var unsaid: [Unsaid]
}
