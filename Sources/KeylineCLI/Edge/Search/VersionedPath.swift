import LayoutModel
import LayoutService

/// A document of a revision, as the command line names it: `Main.storyboard@HEAD~3`,
/// `Main.storyboard@git:v1.2` or, as git has it, `git:v1.2:App/Main.storyboard`.
///
/// A revision is looked for in the store, if there is one, then in git; `git:` asks git alone. A
/// file on the disk that is called so comes first.
struct VersionedPath {
  let path: DocumentPath
  let revision: String
  /// The path is relative to the top of the repository, not to the current folder.
  let isFromTop: Bool
  let isGit: Bool

  init?(_ text: String) {
    guard Disk.kind(of: text) == .missing else { return nil }
    if text.hasPrefix("git:"), let colon = text.dropFirst(4).firstIndex(of: ":") {
      self.init(
        path: String(text[text.index(after: colon)...]),
        revision: String(text.dropFirst(4)[..<colon]),
        isFromTop: true, isGit: true)
      return
    }
    guard let at = text.lastIndex(of: "@"), !text[text.index(after: at)...].contains("{") else {
      return nil
    }
    let revision = text[text.index(after: at)...]
    let isGit = revision.hasPrefix("git:")
    self.init(
      path: String(text[..<at]), revision: String(isGit ? revision.dropFirst(4) : revision),
      isFromTop: false, isGit: isGit)
  }

  /// A document and a revision that are given apart; `git:REV` asks git alone.
  init?(_ path: String, at revision: String) {
    let isGit = revision.hasPrefix("git:")
    self.init(
      path: path, revision: isGit ? String(revision.dropFirst(4)) : revision, isFromTop: false,
      isGit: isGit)
  }

  private init?(path: String, revision: String, isFromTop: Bool, isGit: Bool) {
    guard Paths.isDocument(path), !revision.isEmpty, !revision.hasPrefix("-") else { return nil }
    self.path = DocumentPath(path)
    self.revision = revision
    self.isFromTop = isFromTop
    self.isGit = isGit
  }

  /// A path of the command line without its revision.
  static func plain(_ text: String) -> String { VersionedPath(text)?.path.text ?? text }

  /// The document as the revision has it.
  func read() throws(FileProblem) -> [UInt8] {
    var reason = "neither a store nor a git repository is here"
    if !isGit, let place = StorePlace.find() {
      do {
        let workspace = try place.workspace(for: .reading)
        return try workspace.export(
          place.relative(path.text), at: workspace.judgedSpec(revision)
        ).bytes
      } catch {
        reason = "\(error)"
      }
    }
    let inTree = isFromTop ? path.text : "./" + path.text
    do throws(GitError) {
      if let bytes = try GitFiles.blob(inTree, at: revision, in: OwnProcess.folder) {
        return bytes
      }
      if isGit { reason = "git has no such file at \(revision)" }
    } catch {
      if isGit { reason = "\(error)" }
    }
    throw FileProblem(path: "\(path)@\(revision)", reason: reason)
  }
}
