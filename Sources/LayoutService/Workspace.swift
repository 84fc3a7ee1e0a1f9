internal import LayoutEngine
public import LayoutModel
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
/// clock and author come in with the request: nothing here looks at the machine but the store's own
/// file.
public struct Workspace: Sendable {
  let store: DocumentStore

  /// The purpose that a workspace is opened for.
  public enum Access: Sendable { case reading, writing }

  /// Opens the store at `path`.
  ///
  /// - Parameters:
  ///   - path: the store's file.
  ///   - access: reading, or writing too.
  ///   - repository: a folder of the git repository whose history was imported: names of its
  ///     branches, tags and commits name the newest revision made of the commit or of one before
  ///     it, where the store has no such name of its own. nil = none.
  public init(path: String, for access: Access, repository: String? = nil) throws {
    store = try DocumentStore(
      path: path, access: access == .writing ? .readWrite : .readOnly,
      foreignNames: { name in
        guard let repository else { return [] }
        // What git cannot answer is a name that nobody knows.
        let git = try? GitRepository(path: repository, allowsShallow: true)
        return (try? git?.line(of: name)) ?? []
      })
  }

  init(store: DocumentStore) { self.store = store }

  /// Makes a new, empty store. Refuses a path where something is already.
  public static func create(at path: String) throws -> Workspace {
    Workspace(store: try DocumentStore.create(at: path))
  }

  /// Whether the first hundred bytes of a file are those of a store.
  package static func isStore(header: [UInt8]) -> Bool { DocumentStore.isStore(header: header) }

  /// The version of the rules that frames and findings follow.
  package static var engineVersion: Int { EngineVersion.current }
  /// SQLite as it is linked.
  package static var sqliteVersion: String { DocumentStore.sqliteVersion }
  /// The version of Keyline, such as `0.1.0`.
  public static var version: String { DocumentStore.keylineVersion }

  // MARK: States

  /// Every document of a revision with its bytes' hash, by path.
  func entries(at revision: RevisionID?) throws -> [DocumentPath: TreeEntry] {
    guard let revision else { return [:] }
    return Dictionary(
      try store.tree(of: revision).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether some revision has a file of these bytes: nothing is lost where one is written over.
  package func holds(_ bytes: [UInt8]) throws -> Bool {
    try store.bytes(of: ContentHash(of: bytes)) != nil
  }

  func readDocument(
    _ path: DocumentPath, at revision: RevisionID, _ declared: Declarations = Declarations()
  ) throws -> ReadDocument {
    ReadDocument(
      path: path, bytes: try store.bytes(path: path, at: revision),
      overrides: declared.overrides(for: path))
  }

  /// The documents that differ between two revisions, or for which something else is declared,
  /// read; paths outside `scope` are left out.
  func pairs(from base: RevisionID?, to head: RevisionID?, scope: [DocumentPath] = []) throws
    -> [DocumentPair]
  {
    let states = TreeComparison(base: try snapshot(at: base), head: try snapshot(at: head))
    return try comparingReadable(
      try states.pairs { isInside($0, scope) }, at: base, states.base.declared)
  }

  /// The documents on disk that differ from a revision, or for which something else is declared,
  /// read.
  ///
  /// Throws where a file of declarations cannot be read: frames would silently do without.
  func pairs(
    from base: RevisionID?, to tree: WorkTree,
    _ reading: TreeComparison.Reading = TreeComparison.Reading()
  ) throws -> [DocumentPair] {
    try pairs(try comparison(from: base, to: tree), at: base, reading)
  }

  /// A revision and the files on disk.
  func comparison(from base: RevisionID?, to tree: WorkTree) throws -> TreeComparison {
    let base = try snapshot(at: base)
    return TreeComparison(base: base, head: try tree.snapshot(over: base))
  }

  /// The documents that differ from a revision.
  func pairs(
    _ states: TreeComparison, at base: RevisionID?,
    _ reading: TreeComparison.Reading = TreeComparison.Reading()
  ) throws -> [DocumentPair] {
    let pairs = try states.pairs(reading)
    return reading.readsBase
      ? try comparingReadable(pairs, at: base, states.base.declared) : pairs
  }

  /// The documents of a revision that none of `pairs` is about, read.
  func unchanged(by pairs: [DocumentPair], at revision: RevisionID?) throws -> [ReadDocument] {
    try snapshot(at: revision).documents(besides: Set(pairs.map(\.path)))
  }

  /// The paths of a revision once `pairs` are committed on top of it.
  func paths(at revision: RevisionID?, after pairs: [DocumentPair]) throws -> Set<DocumentPath> {
    var paths = Set(try entries(at: revision).keys)
    for pair in pairs {
      if pair.head == nil { paths.remove(pair.path) } else { paths.insert(pair.path) }
    }
    return paths
  }

  func isInside(_ path: DocumentPath, _ scope: [DocumentPath]) -> Bool {
    scope.isEmpty || scope.contains { path.isInside($0) }
  }

  /// The paths of all documents of a revision.
  public func paths(at spec: String) throws -> [DocumentPath] {
    try entries(at: store.revision(matching: spec).id).keys.sorted()
  }

  /// The paths of all documents of the newest revision.
  package func storedPaths() throws -> [DocumentPath] {
    try entries(at: store.head()?.id).keys.sorted()
  }
}
