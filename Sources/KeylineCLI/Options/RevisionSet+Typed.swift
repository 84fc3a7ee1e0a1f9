import LayoutModel
import LayoutService

extension RevisionSet {
  /// The set that somebody typed, with dates as every verb reads them.
  init(typed text: String) throws { try self.init(text, date: DateText.seconds) }
}

extension Workspace {
  /// How the store names what somebody typed where one revision is asked for: as it is, or the id of
  /// the one revision of a set.
  func spec(_ text: String, policy: FindingPolicy? = nil) throws -> String {
    guard let set = try? RevisionSet(typed: text), set.isPlain else {
      return try revision(in: RevisionSet(typed: text), policy: policy).id.rawValue
    }
    return text
  }
}
