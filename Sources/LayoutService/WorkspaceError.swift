internal import LayoutFormats
public import LayoutModel

/// Why a request of the user could not be carried out, other than what the store itself reports.
public enum WorkspaceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file or folder that could not be read.
  case unreadable(FileProblem)
  case badConfiguration(String)
  /// No scene of the documents has this id or title.
  case unknownScene(String, known: [String])
  /// The one scene that was asked for would take too much work.
  case tooMuchWork(GivenUpScene)
  /// A picture shows one scene; these were asked for.
  case severalPictures([String])
  /// Read, but of a kind that is not solved.
  case notSolved(path: String, reason: String)
  case nothingFound(paths: [String])
  /// A document that a revision does not have, and one that it has and that is like it.
  case notInRevision(String, RevisionID, nearest: String)
  /// A file or folder that neither state has, and one that is like it.
  case nothingThere(String, nearest: String?)
  case emptyMessage
  /// The first revision cannot be taken back: it has nothing before it.
  case nothingBefore
  /// Nothing has been committed yet.
  case noRevision
  case unknownView(String, suggestions: [String])
  case unknownRule(String, known: [String])
  /// No scene of the document was solved for it.
  case unknownConfiguration(String, known: [String])
  /// No document has texts in this language.
  case notTranslated(String, known: [String])
  /// A key that could be guessed, and how many bytes it has to have.
  case shortKey(shortest: Int)
  case badRange(String)
  /// A set of revisions where one is asked for.
  case notOneRevision(String, count: Int)
  case badSelector(String)

  public var description: String {
    switch self {
    case .unreadable(let problem): return problem.description
    case .badConfiguration(let text): return text
    case .tooMuchWork(let scene): return scene.description
    case .unknownScene(let name, let known):
      let list = known.isEmpty ? "there is none" : "there are " + known.joined(separator: ", ")
      return "no scene is named \"\(name)\"; \(list)"
    case .severalPictures(let scenes):
      return "one scene is shown at a time; here are \(scenes.count): "
        + scenes.prefix(20).joined(separator: ", ")
    case .nothingBefore:
      return "the first revision has nothing before it; undoing it would take every document away"
    case .noRevision: return "the store has no revision yet"
    case .notSolved(let path, let reason): return "\(path): \(reason)"
    case .notTranslated(let language, let known):
      return "no document is translated to \(language)"
        + (known.isEmpty
          ? ": none has a table of its own name, such as de.lproj/Main.strings for "
            + "Base.lproj/Main.storyboard, or Main.xcstrings; Localizable.strings is for texts in code"
          : "; there are " + known.joined(separator: ", "))
    case .nothingFound(let paths):
      return
        "no \(DocumentFormats.extensionWords(lastAfter: "or")) file in \(paths.joined(separator: ", "))"
    case .notInRevision(let path, let revision, let nearest):
      return "\"\(path)\" is not in \(revision.short); did you mean \(nearest)?"
    case .nothingThere(let path, let nearest):
      return "neither state has a file or folder \"\(path)\""
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .emptyMessage: return "a revision needs a message"
    case .unknownView(let name, let suggestions):
      if suggestions.count > 1 {
        return "several views are named \"\(name)\": \(suggestions.joined(separator: ", "))"
      }
      let hint = suggestions.first.map { "; did you mean \($0)?" } ?? ""
      return "no view is named \"\(name)\"\(hint)"
    case .unknownRule(let name, let known):
      let begun = known.filter { $0.hasPrefix(name.lowercased()) }
      let meant = nearestWord(to: name, among: known) ?? (begun.count == 1 ? begun[0] : nil)
      let nearest = meant.map { "did you mean \($0)?" }
      return "there is no rule \"\(name)\"; "
        + (nearest ?? "known are \(known.joined(separator: ", "))")
    case .unknownConfiguration(let name, let known):
      let list =
        known.isEmpty
        ? "nothing is solved"
        : "there are " + known.prefix(40).joined(separator: ", ")
      return "no configuration is named \"\(name)\"; \(list)"
    case .shortKey(let shortest):
      return "a key has to have \(shortest) bytes or more; `openssl rand 32 > FILE` makes one"
    case .badRange(let text):
      return "\"\(text)\" is no revision or range; give REV, or BASE..HEAD"
    case .notOneRevision(let text, let count):
      return
        "\"\(text)\" is \(count == 0 ? "no revision" : "\(count) revisions"), and one is asked for"
        + (count == 0 ? "" : "; latest(...) takes the newest of them")
    case .badSelector(let text): return text
    }
  }
}
