/// Why the history of a git repository could not be read.
public enum GitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No executable `git` in any folder of PATH.
  case missing
  case noRepository(path: String, reason: String)
  /// History ends somewhere; the commits before are not there.
  case shallow(path: String)
  /// No branch or commit of that name, and one whose name is like it.
  case unknownBranch(String, path: String, nearest: String? = nil)
  /// A commit that this clone does not have, and the command that fetches it.
  case notFetched(String, path: String, fetch: [String])
  /// Two commits whose histories do not meet, as far as this clone has them.
  case noMergeBase(String, String, isShallow: Bool)
  /// No range, or one with two heads.
  case badRange(String)
  /// A path that is empty or cannot be handed to git.
  case badPath(String)
  /// A file or folder that neither state has, and one that is like it.
  case nothingThere(String, nearest: String?)
  /// A partial clone left out what is needed, and git may not, or cannot, fetch it.
  case leftOut(path: String)
  /// git ended with an error, or said what cannot be understood.
  case failed(command: String, reason: String)
  /// Commits in front of imported ones are not imported: they were left out by other paths.
  case outOfOrder(commit: String, path: String)

  /// The arguments by which git fetches the history that a shallow clone lacks.
  static let unshallow = ["fetch", "--unshallow"]

  /// A command of git as it is typed.
  static func words(_ arguments: [String]) -> String {
    "git " + arguments.map { $0.contains("*") ? "'\($0)'" : $0 }.joined(separator: " ")
  }

  public var description: String {
    switch self {
    case .missing: "git was not found; install it, or add its folder to PATH"
    case .noRepository(let path, let reason):
      // What git says of a folder outside of any repository says no more than this.
      reason.hasPrefix("not a git repository")
        ? "\(path) is no git repository and lies in none"
        : reason.hasPrefix("detected dubious ownership")
          ? "git does not read \(path), which belongs to another user; "
            + "`git config --global --add safe.directory \(path)` lets it"
          : "\(path) is no git repository: \(reason)"
    case .shallow(let path):
      "\(path) is a shallow clone, its older commits are missing; `git fetch --unshallow` gets them"
    case .unknownBranch(let name, let path, let nearest):
      "\(path) has no branch or commit \"\(name)\""
        + (nearest.map { "; did you mean \($0)?" }
          ?? "; `git branch --all` and `git tag` list the names")
    case .notFetched(let name, let path, let fetch):
      "\(path) does not have \"\(name)\"; `\(Self.words(fetch))` gets it"
    case .noMergeBase(let first, let second, let isShallow):
      isShallow
        ? "the histories of \(first) and \(second) do not meet in this shallow clone; "
          + "`git fetch --unshallow` gets the rest, `--git \(first)..\(second)` compares them as "
          + "they are"
        : "\(first) and \(second) have no commit in common; `--git \(first)..\(second)` compares "
          + "them as they are"
    case .badRange(let text):
      "\"\(text)\" is no range to compare; give a commit, A..B or A...B, or a commit with --staged "
        + "or --disk"
    case .nothingThere(let text, let nearest):
      "neither state has a file or folder \"\(text)\""
        + (nearest.map { "; did you mean \($0)?" } ?? "; paths are from the current folder")
    case .leftOut(let path):
      "\(path) is a partial clone, which left out what this needs; --fetch lets git bring it from the "
        + "remote, `git fetch --refetch --no-filter` brings all of it"
    case .badPath(let path): "\"\(path)\" cannot be looked for in a git repository"
    case .failed(let command, let reason): "git \(command) failed: \(reason)"
    case .outOfOrder(let commit, let path):
      "commit \(commit.prefix(10)) changes \(path), but was left out when the commits after it were "
        + "imported; name the same paths again, or import into a new store"
    }
  }
}
