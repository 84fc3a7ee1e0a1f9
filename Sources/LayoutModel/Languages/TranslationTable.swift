/// The texts of a document in one language, as a table beside the document has them.
public struct TranslationTable: Sendable, Hashable {
  public var path: DocumentPath
  public var language: Language
  /// The last of several translations of one key.
  public var translations: [TranslationKey: Translation]
  /// Keys that the table gives more than once, with the place of the later one, in its order.
  public var repeated: [TranslationKey: SourceLocation]

  public init(
    path: DocumentPath, language: Language, translations: [TranslationKey: Translation] = [:],
    repeated: [TranslationKey: SourceLocation] = [:]
  ) {
    self.path = path
    self.language = language
    self.translations = translations
    self.repeated = repeated
  }
}

/// A property of an object that a table translates, such as `abc-12-xyz.text`.
public struct TranslationKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var object: ObjectID
  /// `text`, `normalTitle`, `placeholder`, `segmentTitles[0]`, `configuration.title`, ...
  public var property: String

  public init(object: ObjectID, property: String) {
    self.object = object
    self.property = property
  }

  /// Reads `OBJECT.property`; nil where there is no dot, as in tables that code reads.
  public init?(_ text: some StringProtocol) {
    guard let dot = text.firstIndex(of: "."), dot != text.startIndex else { return nil }
    let property = text[text.index(after: dot)...]
    guard !property.isEmpty else { return nil }
    self.init(object: ObjectID(String(text[..<dot])), property: String(property))
  }

  public var description: String { "\(object).\(property)" }
  public static func < (left: Self, right: Self) -> Bool {
    left.object == right.object
      ? left.property.utf8.lexicographicallyPrecedes(right.property.utf8)
      : left.object < right.object
  }
}

/// One text in one language.
public struct Translation: Sendable, Hashable {
  public var text: String
  /// Texts of its own for single kinds of device.
  public var byIdiom: [Idiom: String]
  /// The text of the development language that it was made from, where the table tells.
  public var source: String?
  /// Not finished, as the table itself says: `new`, `needs_review`, `stale`.
  public var state: String?
  public var location: SourceLocation

  public init(
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
  public func text(on idiom: Idiom) -> String { byIdiom[idiom] ?? text }
}
