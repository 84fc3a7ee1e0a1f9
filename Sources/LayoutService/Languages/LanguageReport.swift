package import LayoutModel

/// How the documents of an app look in its languages.
package struct LanguageReport: Sendable {
  /// Documents that are translated, by path.
  package var documents: [DocumentLanguages] = []
  /// Documents and tables that could not be read.
  package var problems: [FileProblem] = []
  package var layoutCount = 0

  /// Whether a translation certainly spoils a screen.
  package var hasErrors: Bool {
    documents.contains { $0.screens.contains { $0.findings.contains(where: \.gates) } }
  }
}

/// One document in its languages.
package struct DocumentLanguages: Sendable {
  package var path: DocumentPath
  package var languages: [LanguageCoverage] = []
  /// The worst first.
  package var screens: [ScreenLanguage] = []
}

/// How complete a document's tables are in one language.
package struct LanguageCoverage: Sendable {
  package var language: Language
  /// The tables asked, the language's own first.
  package var tables: [DocumentPath]
  /// Texts of the document that no table has: they show in the development language.
  package var missing: [MissingTranslation] = []
  /// Keys of tables whose object the document does not have any more.
  package var stale: [TableNote] = []
  /// Translations of a text that has changed since.
  package var outdated: [TableNote] = []
  /// Translations that the table says are not finished, and keys given twice.
  package var unfinished: [TableNote] = []
}

/// A text that is not translated.
package struct MissingTranslation: Sendable, Hashable {
  package var key: TranslationKey
  package var text: String
  /// In the document.
  package var location: SourceLocation
}

/// An entry of a table that someone should look at.
package struct TableNote: Sendable, Hashable {
  package var key: TranslationKey
  package var table: DocumentPath
  package var location: SourceLocation
  package var reason: String
}

/// One screen in one language.
package struct ScreenLanguage: Sendable {
  package var scene: ObjectID
  package var title: String
  package var language: Language
  /// Texts of this screen that no table has.
  package var missing = 0
  /// Entries for this screen that are stale, outdated or not finished.
  package var stale = 0
  /// Views whose text takes more lines than in the development language.
  package var wrapped = 0
  /// Findings with the translation and not with the document's own texts on the same window.
  package var findings: [Finding] = []
  /// The entry behind each finding, by its identity.
  package var entries: [String: TableNote] = [:]
  /// Findings that somebody accepted, those among them that hold where nobody did.
  package var accepted: [AcceptedFinding] = []

  /// Views whose text is cut short, or wider than its view.
  package var truncated: Int {
    findings.count { [.truncated, .compressed, .clipped].contains($0.rule) }
  }
  /// Pairs of views, or a view and an edge, that are in each other's way.
  package var overlapping: Int {
    findings.count { [.overlap, .protrudes, .offScreen, .unsafeArea].contains($0.rule) }
  }

  /// Findings of neither kind, such as a width that is open.
  package var other: Int { findings.count - truncated - overlapping }

  /// Larger is worse: what cannot be read, then what is in the way, then what reads otherwise.
  var rank: [Int] {
    [
      findings.count(where: \.gates), truncated + overlapping, findings.count, wrapped, missing,
      stale,
    ]
  }
}
