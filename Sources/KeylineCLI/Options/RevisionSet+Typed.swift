import LayoutModel
import LayoutService

extension RevisionSet {
  /// The set that somebody typed, with dates as every verb reads them.
  init(typed text: String) throws { try self.init(text, date: DateText.seconds) }
}

extension Workspace {
  /// The store's name for the one revision that somebody typed: the text itself, or, where it describes a set
  /// of revisions, the id of the only one in it.
  func spec(_ text: String, policy: FindingPolicy? = nil) throws -> String {
    guard let set = try? RevisionSet(typed: text), set.isPlain else {
      return try revision(in: RevisionSet(typed: text), policy: policy).id.rawValue
    }
    return text
  }

  /// The same by the settings here, which are read only where the text asks for more than a name.
  func judgedSpec(_ text: String) throws -> String {
    guard (try? RevisionSet(typed: text))?.isPlain == false else { return text }
    return try spec(text, policy: FindingPolicy(SettingsSearch.load()))
  }
}
