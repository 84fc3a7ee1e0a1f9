/// The texts of a document in one language, as a table beside the document has them.
package struct TranslationTable: Sendable, Hashable {
  package var path: DocumentPath
  package var language: Language
  /// The last of several translations of one key.
  package var translations: [TranslationKey: Translation] = [:]
  /// Keys that the table gives more than once, with the place of the later one, in its order.
  package var repeated: [TranslationKey: SourceLocation] = [:]

  package init(
    path: DocumentPath, language: Language
  ) {
    self.path = path
    self.language = language
  }
}

/// A property of an object that a table translates, such as `abc-12-xyz.text`.
package struct TranslationKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var object: ObjectID
  /// `text`, `normalTitle`, `placeholder`, `segmentTitles[0]`, `configuration.title`, ...
  package var property: String

  package init(object: ObjectID, property: String) {
    self.object = object
    self.property = property
  }

  /// Reads `OBJECT.property`; nil where there is no dot, as in tables that code reads.
  package init?(_ text: some StringProtocol) {
    guard let dot = text.firstIndex(of: "."), dot != text.startIndex else { return nil }
    let property = text[text.index(after: dot)...]
    guard !property.isEmpty else { return nil }
    self.init(object: ObjectID(String(text[..<dot])), property: String(property))
  }

  package var description: String { "\(object).\(property)" }
  package static func < (left: Self, right: Self) -> Bool {
    left.object == right.object
      ? left.property.utf8.lexicographicallyPrecedes(right.property.utf8)
      : left.object < right.object
  }
}

/// One text in one language.
package struct Translation: Sendable, Hashable {
  package var text: String
  /// Texts of its own for single kinds of device.
  package var byIdiom: [Idiom: String]
  /// The text of the development language that it was made from, where the table tells.
  package var source: String?
  /// Not finished, as the table itself says: `new`, `needs_review`, `stale`.
  package var state: String?
  package var location: SourceLocation

  package init(
    text: String, byIdiom: [Idiom: String] = [:], source: String? = nil, state: String? = nil,
    location: SourceLocation
  ) {
    self.text = text
    self.byIdiom = byIdiom
    self.source = source
    self.state = state
    self.location = location
  }

  /// The text for a kind of device, or the one for all.
  package func text(on idiom: Idiom) -> String { byIdiom[idiom] ?? text }
}
