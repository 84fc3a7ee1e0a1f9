public import LayoutModel

/// Why the store could not do what was asked. Every case carries what to name in a message.
public enum StoreError: Error, Sendable, Equatable {
  /// No file at this path.
  case notFound(path: String)
  /// A file is already there.
  case alreadyExists(path: String)
  /// The file is not a Keyline store (another application's database, or no database at all).
  case notAStore(path: String, reason: String)
  /// Made by a newer Keyline; left untouched.
  case newerStore(path: String, version: Int, supported: Int)
  /// Made by an older Keyline and opened without permission to migrate.
  case olderStore(path: String, version: Int, current: Int)
  /// Made by a build of Keyline before its first release; left untouched.
  case unreleasedStore(path: String, version: Int, first: Int)
  /// The schema is not the one the migrations make: something was added, removed or altered.
  case foreignSchema(path: String, object: String)
  /// SQLite or a stored hash says the file is damaged.
  case damaged(path: String, detail: String)
  /// Another process writes; it held the lock for all of the wait.
  case locked(path: String, holder: LockHolder?, waitedSeconds: Double)
  /// The branch's head is not the one the draft was made on.
  case lineMoved(branch: String, expected: RevisionID?, found: RevisionID?)
  case noRevisions
  case unknownRevision(String)
  /// An abbreviated id that several revisions share.
  case ambiguousRevision(String, candidates: [RevisionID])
  case unknownBranch(String)
  case unknownTag(String)
  case nameTaken(String)
  /// A branch or tag name that could be read as something else.
  case invalidName(String, reason: String)
  /// A document path that is absolute, leaves the tree or is otherwise unusable.
  case invalidPath(String, reason: String)
  /// A document longer than the store takes.
  case documentTooLong(DocumentPath, byteCount: Int, most: Int)
  /// The revision has no such document.
  case unknownPath(String, revision: RevisionID)
  case unknownScene(String, path: String)
  case unknownConfiguration(String)
  /// Read-only access was asked for.
  case readOnly(path: String)
  case diskFull(path: String)
  /// What was written did not read back as it was meant; nothing was committed.
  case verificationFailed(String)
  /// The derived rows of an earlier revision are missing: rebuild in order, oldest first.
  case notDerived(RevisionID)
  /// A raw query that is not one SELECT.
  case queryRefused(reason: String)
  /// SQLite's complaint about a raw query.
  case queryFailed(sql: String, reason: String)
  case queryTimedOut(seconds: Double)
  /// Anything else SQLite or the system reports.
  case system(path: String, reason: String)
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let path): "no store at \(path)"
    case .alreadyExists(let path): "\(path) already exists"
    case .notAStore(let path, let reason): "\(path) is not a Keyline store: \(reason)"
    case .newerStore(let path, let version, let supported):
      "\(path) has schema version \(version), this Keyline knows up to \(supported): "
        + "update Keyline; the file was not touched"
    case .olderStore(let path, let version, let current):
      "\(path) has schema version \(version), older than \(current)"
    case .unreleasedStore(let path, let version, let first):
      "\(path) has schema version \(version), which no release made: stores begin with \(first); "
        + "make a new one of the documents or of their git history; the file was not touched"
    case .foreignSchema(let path, let object):
      "\(path) is not as Keyline made it: \(object); it was not opened"
    case .damaged(let path, let detail): "\(path) is damaged: \(detail)"
    case .locked(let path, let holder, let waited):
      "another process writes to \(path): \(holder.map(\.description) ?? "holder unknown"); "
        + "waited \(rounded(waited)) s"
    case .lineMoved(let branch, let expected, let found):
      "\(branch) moved: it was at \(expected?.short ?? "no revision"), now it is at "
        + "\(found?.short ?? "no revision"); look at the new revisions and commit again"
    case .noRevisions: "the store has no revision yet"
    case .unknownRevision(let spec): "no revision is named \(quoted(spec))"
    case .ambiguousRevision(let spec, let candidates):
      "\(quoted(spec)) is short for several revisions: "
        + candidates.map(\.short).joined(separator: ", ")
    case .unknownBranch(let name): "no branch is named \(quoted(name))"
    case .unknownTag(let name): "no tag is named \(quoted(name))"
    case .nameTaken(let name): "the name \(quoted(name)) is taken"
    case .invalidName(let name, let reason): "\(quoted(name)) cannot be a name: \(reason)"
    case .invalidPath(let path, let reason): "\(quoted(path)) cannot be stored: \(reason)"
    case .documentTooLong(let path, let byteCount, let most):
      "\(quoted(path.text)) has \(byteCount) bytes; a document that is stored has at most \(most)"
    case .unknownPath(let path, let revision): "\(quoted(path)) is not in \(revision.short)"
    case .unknownScene(let scene, let path): "\(quoted(path)) has no scene \(quoted(scene))"
    case .unknownConfiguration(let name): "no configuration is named \(quoted(name))"
    case .readOnly(let path): "\(path) was opened for reading only"
    case .diskFull(let path): "the disk is full: \(path) was left as it was"
    case .verificationFailed(let what):
      "what was written did not read back as meant (\(what)); nothing was committed"
    case .notDerived(let revision):
      "the derived rows of \(revision.short) are missing; rebuild the store first"
    case .queryRefused(let reason): "the query was refused: \(reason)"
    case .queryFailed(_, let reason): "the query failed: \(reason)"
    case .queryTimedOut(let seconds): "the query was stopped after \(rounded(seconds)) s"
    case .system(let path, let reason): "\(path): \(reason)"
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
  private func rounded(_ seconds: Double) -> String {
    let tenths = (seconds * 10).rounded() / 10
    return String(tenths)
  }
}
