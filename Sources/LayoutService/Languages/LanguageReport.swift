public import LayoutModel

/// How the documents of an app look in its languages.
public struct LanguageReport: Sendable {
  /// Documents that are translated, by path.
  public var documents: [DocumentLanguages] = []
  /// Documents and tables that could not be read.
  public var problems: [FileProblem] = []
  public var layoutCount = 0

  /// Whether a translation certainly spoils a screen.
  public var hasErrors: Bool {
    documents.contains { $0.screens.contains { $0.findings.contains(where: \.gates) } }
  }
}

/// One document in its languages.
public struct DocumentLanguages: Sendable {
  public var path: DocumentPath
  public var languages: [LanguageCoverage] = []
  /// The worst first.
  public var screens: [ScreenLanguage] = []
}

/// How complete a document's tables are in one language.
public struct LanguageCoverage: Sendable {
  public var language: Language
  /// The tables asked, the language's own first.
  public var tables: [DocumentPath]
  /// Texts of the document that no table has: they show in the development language.
  public var missing: [MissingTranslation] = []
  /// Keys of tables whose object the document does not have any more.
  public var stale: [TableNote] = []
  /// Translations of a text that has changed since.
  public var outdated: [TableNote] = []
  /// Translations that the table says are not finished, and keys given twice.
  public var unfinished: [TableNote] = []
}

/// A text that is not translated.
public struct MissingTranslation: Sendable, Hashable {
  public var key: TranslationKey
  public var text: String
  /// In the document.
  public var location: SourceLocation
}

/// An entry of a table that someone should look at.
public struct TableNote: Sendable, Hashable {
  public var key: TranslationKey
  public var table: DocumentPath
  public var location: SourceLocation
  public var reason: String
}

/// One screen in one language.
public struct ScreenLanguage: Sendable {
  public var scene: ObjectID
  public var title: String
  public var language: Language
  /// Texts of this screen that no table has.
  public var missing = 0
  /// Entries for this screen that are stale, outdated or not finished.
  public var stale = 0
  /// Views whose text is cut short, or wider than its view.
  public var truncated = 0
  /// Views whose text takes more lines than in the development language.
  public var wrapped = 0
  /// Pairs of views, or a view and an edge, that are in each other's way.
  public var overlapping = 0
  /// What is found with the translation and not with the document's own texts on the same window.
  public var findings: [Finding] = []
  /// The entry behind each finding, by its identity.
  public var entries: [String: TableNote] = [:]

  /// Larger is worse: what cannot be read, then what is in the way, then what reads otherwise.
  var rank: [Int] {
    [
      findings.count(where: \.gates), truncated + overlapping, findings.count, wrapped, missing,
      stale,
    ]
  }
}
