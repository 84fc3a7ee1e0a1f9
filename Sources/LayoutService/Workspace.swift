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

  /// What a workspace is opened for.
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
  public static var engineVersion: Int { EngineVersion.current }
  /// SQLite as it is linked.
  public static var sqliteVersion: String { DocumentStore.sqliteVersion }
  /// The version of Keyline, such as `0.1.0`.
  public static var version: String { DocumentStore.keylineVersion }

  // MARK: States

  /// Every document of a revision with its bytes' hash, by path.
  func entries(at revision: RevisionID?) throws -> [DocumentPath: TreeEntry] {
    guard let revision else { return [:] }
    return Dictionary(
      try store.tree(of: revision).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
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
    let before = try entries(at: base)
    let after = try entries(at: head)
    let old = try declarations(at: base, among: before.keys)
    let new = try declarations(at: head, among: after.keys)
    let pairs = try Set(before.keys).union(after.keys).filter { isInside($0, scope) }
      .sorted()
      .compactMap { path -> DocumentPair? in
        if let head, let entry = after[path], before[path]?.digest == entry.digest {
          guard entry.status == .parsed, !new.agrees(with: old, for: path) else { return nil }
          return DocumentPair(
            try readDocument(path, at: head), from: old.overrides(for: path),
            to: new.overrides(for: path))
        }
        return DocumentPair(
          path: path,
          base: try base.flatMap {
            before[path] == nil ? nil : try readDocument(path, at: $0, old)
          },
          head: try head.flatMap {
            after[path] == nil ? nil : try readDocument(path, at: $0, new)
          })
      }
    return try comparingReadable(pairs, at: base, old)
  }

  /// The documents on disk that differ from a revision, or for which something else is declared,
  /// read.
  ///
  /// Throws where a file of declarations cannot be read: frames would silently do without.
  /// - Parameter isReadingBase: `false` when only bytes are recorded: what stood there before is
  ///   then not read as a document.
  /// - Parameter mayLetGo: whether many documents need not be held in memory, as each is needed
  ///   once or twice.
  func pairs(
    from base: RevisionID?, to tree: WorkTree, isReadingBase: Bool = true,
    mayLetGo: Bool = false
  ) throws -> [DocumentPair] {
    let before = try entries(at: base)
    let old = try declarations(at: base, among: before.keys)
    let new = try tree.declarations(over: old)
    var pairs: [DocumentPair] = []
    var seen: Set<DocumentPath> = []
    var isOneOfMany = false
    for file in tree.files where seen.insert(file.path).inserted {
      let path = file.path
      let bytes = try file.read()
      if let base, before[path]?.digest == ContentHash(of: bytes) {
        guard !new.agrees(with: old, for: path) else { continue }
        pairs += try redeclared(path, at: base, from: old, to: new)
        continue
      }
      let pair = DocumentPair(
        path: path,
        base: try base.flatMap {
          guard before[path] != nil else { return nil }
          return isReadingBase
            ? try readDocument(path, at: $0, old)
            : ReadDocument(path: path, unread: try store.bytes(path: path, at: $0))
        },
        head: ReadDocument(path: path, bytes: bytes, overrides: new.overrides(for: path)))
      pairs.append(isOneOfMany ? pair.lettingGo() : pair)
      if mayLetGo, !isOneOfMany, pairs.count > Derivation.usualDocumentsAtATime {
        isOneOfMany = true
        pairs = pairs.map { $0.lettingGo() }
      }
    }
    if let base {
      for path in before.keys where !seen.contains(path) {
        if tree.covers(path) {
          pairs.append(
            DocumentPair(path: path, base: try readDocument(path, at: base, old), head: nil))
        } else if !new.agrees(with: old, for: path) {
          pairs += try redeclared(path, at: base, from: old, to: new)
        }
      }
    }
    let sorted = pairs.sorted { $0.path < $1.path }
    return isReadingBase ? try comparingReadable(sorted, at: base, old) : sorted
  }

  /// The documents of a revision that none of `pairs` is about, read.
  func unchanged(by pairs: [DocumentPair], at revision: RevisionID?) throws -> [ReadDocument] {
    guard let revision else { return [] }
    let named = Set(pairs.map(\.path))
    return try entries(at: revision).filter { $1.status == .parsed && !named.contains($0) }
      .keys.sorted()
      .filter { FileRole($0) == .document }
      .map { try readDocument($0, at: revision) }
  }

  /// A stored document as it stands, where other declarations concern it.
  func redeclared(
    _ path: DocumentPath, at revision: RevisionID, from old: Declarations, to new: Declarations
  ) throws -> [DocumentPair] {
    guard FileRole(path) == .document else { return [] }
    let pair = DocumentPair(
      try readDocument(path, at: revision), from: old.overrides(for: path),
      to: new.overrides(for: path))
    return pair.map { [$0] } ?? []
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
  public func storedPaths() throws -> [DocumentPath] {
    try entries(at: store.head()?.id).keys.sorted()
  }
}
