/// Why the history of a git repository could not be read.
public enum GitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No executable `git` in any folder of PATH.
  case missing
  case noRepository(path: String, reason: String)
  /// History ends somewhere; the commits before are not there.
  case shallow(path: String)
  case unknownBranch(String, path: String)
  /// A commit that this clone does not have, and the command that brings it.
  case notFetched(String, path: String, fetch: String)
  /// Two commits whose histories do not meet, as far as this clone has them.
  case noMergeBase(String, String, isShallow: Bool)
  /// No range, or one with two heads.
  case badRange(String)
  /// A path that is empty or cannot be handed to git.
  case badPath(String)
  /// git ended with an error, or said what cannot be understood.
  case failed(command: String, reason: String)
  /// Commits in front of imported ones are not imported: they were left out by other paths.
  case outOfOrder(commit: String, path: String)

  public var description: String {
    switch self {
    case .missing: "git was not found; install it, or add its folder to PATH"
    case .noRepository(let path, let reason): "\(path) is no git repository: \(reason)"
    case .shallow(let path):
      "\(path) is a shallow clone, its older commits are missing; `git fetch --unshallow` gets them"
    case .unknownBranch(let name, let path): "\(path) has no branch or commit \"\(name)\""
    case .notFetched(let name, let path, let fetch):
      "\(path) does not have \"\(name)\"; `\(fetch)` gets it"
    case .noMergeBase(let first, let second, let isShallow):
      isShallow
        ? "the histories of \(first) and \(second) do not meet in this shallow clone; "
          + "`git fetch --unshallow` gets the rest, `--git \(first)..\(second)` compares them as "
          + "they are"
        : "\(first) and \(second) have no commit in common; `--git \(first)..\(second)` compares "
          + "them as they are"
    case .badRange(let text):
      "\"\(text)\" is no range to compare; give a commit, A..B or A...B, or a commit with --staged "
        + "or --worktree"
    case .badPath(let path): "\"\(path)\" cannot be looked for in a git repository"
    case .failed(let command, let reason): "git \(command) failed: \(reason)"
    case .outOfOrder(let commit, let path):
      "commit \(commit.prefix(10)) changes \(path), but was left out when the commits after it were "
        + "imported; name the same paths again, or import into a new store"
    }
  }
}
