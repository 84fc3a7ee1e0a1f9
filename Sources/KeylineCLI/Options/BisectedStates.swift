import LayoutModel
import LayoutService

/// The revisions or commits among which one is looked for, the oldest first.
struct BisectedStates {
  /// A revision of the store or a commit of git.
  struct State {
    /// By what the store or git knows it.
    var name: String
    var author: String
    /// Seconds since 1970, UTC.
    var time: Int64
    var message: String

    var short: String { String(name.prefix(10)) }
    /// The first line of the message.
    var title: String { message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
  }

  let all: [State]
  /// `revision` or `commit`.
  let noun: String
  /// nil for commits of git.
  let workspace: Workspace?

  /// The revisions of a set, and what the oldest of them was made of.
  init(_ set: RevisionSet, of workspace: Workspace, policy: FindingPolicy) throws {
    var revisions = try workspace.revisions(in: set, policy: policy)
    if let parent = revisions.last?.parents.first {
      revisions.append(try workspace.revision(in: RevisionSet(parent.rawValue)))
    }
    all = revisions.reversed().map {
      State(name: $0.id.rawValue, author: $0.author, time: $0.time, message: $0.message)
    }
    noun = "revision"
    self.workspace = workspace
  }

  /// The commits of a range that change layouts, and the state that the range begins with.
  init(git range: String) throws {
    let folder = OwnProcess.folder
    all = try ListedCommit.changingLayouts(in: range, of: folder).map {
      State(name: $0.id, author: $0.author, time: $0.time, message: $0.message)
    }
    noun = "commit"
    workspace = nil
  }

  /// Asks a store that has the state: the one it is from, or one that is made for it and thrown away.
  func asking<Answer>(
    _ state: State, _ matrix: Matrix, _ ask: (Workspace, String) async throws -> Answer
  ) async throws -> Answer {
    if let workspace { return try await ask(workspace, state.name) }
    let made = try GitStore()
    defer { made.discard() }
    let name = try await made.workspace.recordStates(
      state.name, of: OwnProcess.folder, matrix: matrix, isUnsolved: true)
    return try await ask(made.workspace, name ?? "HEAD")
  }
}
