/// Why the history of a git repository could not be read.
public enum GitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No executable `git` in any folder of PATH.
  case missing
  case noRepository(path: String, reason: String)
  /// History ends somewhere; the commits before are not there.
  case shallow(path: String)
  case unknownBranch(String, path: String)
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
    case .badPath(let path): "\"\(path)\" cannot be looked for in a git repository"
    case .failed(let command, let reason): "git \(command) failed: \(reason)"
    case .outOfOrder(let commit, let path):
      "commit \(commit.prefix(10)) changes \(path), but was left out when the commits after it were "
        + "imported; name the same paths again, or import into a new store"
    }
  }
}
