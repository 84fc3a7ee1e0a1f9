internal import LayoutModel
internal import LayoutStore

/// One state of a tree of layout documents: a revision of a store, a state of git, or files on the disk.
///
/// Its files are listed and its declarations are read when it is made; other bytes are read when they are
/// asked for.
package struct TreeSnapshot: Sendable {
  /// Documents, declarations and tables of translations by their paths from the root, with the record of
  /// the fonts that lie in the tree.
  let files: [DocumentPath: TreeFile]
  /// The declarations for the documents.
  let declared: Declarations

  /// A state in which there is nothing.
  static let empty = TreeSnapshot()

  private init() {
    files = [:]
    declared = Declarations()
  }

  /// - Parameters:
  ///   - files: the first of those with one path counts.
  ///   - fonts: the font files that lie in the tree.
  /// - Throws: where declarations cannot be read that can still be corrected.
  init(_ files: some Sequence<TreeFile>, fonts: FontShelf = FontShelf([])) throws {
    var known = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var declared = Declarations()
    // The first by its path tells what is wrong.
    for path in known.keys.sorted() where OverridesFile.isOne(path) {
      if let file = known[path] { try declared.put(file) }
    }
    if let record = fonts.record(of: known, declared) {
      known[record.path] = record
      try declared.put(record)
    }
    self.files = known
    self.declared = declared
  }

  /// The paths of all files, sorted.
  var paths: [DocumentPath] { files.keys.sorted() }

  /// The paths of the documents, sorted.
  var documents: [DocumentPath] { files.keys.filter { FileRole($0) == .document }.sorted() }

  /// A file's bytes; nil where there is no such file.
  func bytes(at path: DocumentPath) throws -> [UInt8]? { try files[path]?.read() }

  /// A file read by what is declared for it; nil where there is none.
  func document(at path: DocumentPath) throws -> ReadDocument? {
    try bytes(at: path).map {
      ReadDocument(path: path, bytes: $0, overrides: declared.overrides(for: path))
    }
  }

  /// The documents but for those at `paths`, read; of many only their bytes are held, packed.
  func documents(besides paths: Set<DocumentPath>) throws -> [ReadDocument] {
    let wanted = documents.filter { !paths.contains($0) }
    let isMany = wanted.count > Derivation.usualDocumentsAtATime
    return try onAllCores(wanted) { path in
      Result { try document(at: path).map { isMany ? $0.lettingGo() : $0 } }
    }.compactMap { try $0.get() }
  }

  /// The translations that `paths` hold, as far as they lie in the tree.
  func tables(_ paths: some Sequence<DocumentPath>) throws -> TableSet {
    var tables = TableSet(for: documents) { files[$0] != nil }
    for path in paths {
      if let bytes = try bytes(at: path) { tables.put(bytes, at: path) }
    }
    return tables
  }

  /// The translations of one document.
  func tables(of path: DocumentPath) throws -> TableSet {
    try tables(TablePlaces.tables(of: path, among: files.keys))
  }
}

extension Declarations {
  /// Adds a file. Declarations that cannot be read, of a state that nobody can correct any more, count as
  /// empty.
  fileprivate mutating func put(_ file: TreeFile) throws {
    if file.isCorrectable {
      try put(try file.read(), at: file.path)
    } else {
      putStored(try file.read(), at: file.path)
    }
  }
}

extension FontShelf {
  /// The record of fonts: those on the shelf that documents among `files` name, and those that a record
  /// among `files` has already; nil where no document names one. What cannot be read here is reported by
  /// whoever reads it.
  func record(of files: [DocumentPath: TreeFile], _ declared: Declarations) -> TreeFile? {
    guard !isEmpty else { return nil }
    let path = DocumentPath(OverridesFile.foundFontsName)
    let documents = files.lazy.filter { FileRole($0.key) == .document }.compactMap { path, file in
      (try? file.read()).map { (bytes: $0, declared: declared.fontNames(for: path)) }
    }
    let kept = files[path].flatMap { try? $0.read() }
    guard let bytes = (try? record(of: documents, kept: kept)) ?? nil else { return nil }
    return TreeFile(path: path, mark: .content(ContentHash(of: bytes))) { bytes }
  }
}
