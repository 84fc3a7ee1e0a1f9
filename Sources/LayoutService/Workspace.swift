internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// A tree of layout documents with its history: what a user does.
///
/// ```swift
/// let workspace = try Workspace.create(at: ".keyline/store.sqlite")
/// let report = try await workspace.commit(
///   CommitRequest(tree: WorkTree(files: files), message: "Start", author: "Ada", time: 0))
/// print(report.work.solved, report.regressions.count)
/// ```
///
/// Verbs that solve are asynchronous and use all cores; their answers do not depend on it. Files,
/// clock and author come in with the request: nothing here looks at the machine but the store's own file.
public struct Workspace: Sendable {
  let store: DocumentStore

  /// What a workspace is opened for.
  public enum Access: Sendable { case reading, writing }

  /// Opens the store at `path`.
  public init(path: String, for access: Access) throws {
    store = try DocumentStore(path: path, access: access == .writing ? .readWrite : .readOnly)
  }

  private init(store: DocumentStore) { self.store = store }

  /// Makes a new, empty store. Refuses a path where something is already.
  public static func create(at path: String) throws -> Workspace {
    Workspace(store: try DocumentStore.create(at: path))
  }

  /// The version of the rules that frames and findings follow.
  public static var engineVersion: Int { EngineVersion.current }
  /// SQLite as it is linked.
  public static var sqliteVersion: String { DocumentStore.sqliteVersion }

  // MARK: States

  /// Every document of a revision with its bytes' hash, by path.
  func entries(at revision: RevisionID?) throws -> [String: TreeEntry] {
    guard let revision else { return [:] }
    return Dictionary(
      try store.tree(of: revision).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func readDocument(_ path: String, at revision: RevisionID) throws -> ReadDocument {
    ReadDocument(path: path, bytes: try store.bytes(path: path, at: revision))
  }

  /// The documents that differ between two revisions, read; paths outside `scope` are left out.
  func pairs(from base: RevisionID?, to head: RevisionID?, scope: [String] = []) throws
    -> [DocumentPair]
  {
    let before = try entries(at: base)
    let after = try entries(at: head)
    return try Set(before.keys).union(after.keys).filter { path in
      before[path]?.digest != after[path]?.digest && isInside(path, scope)
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    .map { path in
      DocumentPair(
        path: path,
        base: try base.flatMap { before[path] == nil ? nil : try readDocument(path, at: $0) },
        head: try head.flatMap { after[path] == nil ? nil : try readDocument(path, at: $0) })
    }
  }

  /// The documents on disk that differ from a revision, read.
  func pairs(from base: RevisionID?, to tree: WorkTree) throws -> [DocumentPair] {
    let before = try entries(at: base)
    var pairs: [DocumentPair] = []
    var seen: Set<String> = []
    for file in tree.files where seen.insert(file.path).inserted {
      let bytes = try file.read()
      guard before[file.path]?.digest != ContentHash(of: bytes) else { continue }
      pairs.append(
        DocumentPair(
          path: file.path,
          base: try base.flatMap {
            before[file.path] == nil ? nil : try readDocument(file.path, at: $0)
          },
          head: ReadDocument(path: file.path, bytes: bytes)))
    }
    if let base {
      for path in before.keys where !seen.contains(path) && tree.covers(path) {
        pairs.append(
          DocumentPair(path: path, base: try readDocument(path, at: base), head: nil))
      }
    }
    return pairs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func isInside(_ path: String, _ scope: [String]) -> Bool {
    scope.isEmpty || scope.contains { $0.isEmpty || $0 == path || path.hasPrefix($0 + "/") }
  }

  /// The paths of all documents of the newest revision.
  public func storedPaths() throws -> [String] {
    try entries(at: store.head()?.id).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
