internal import LayoutModel

/// The font files that lie in a git repository along a line of commits, and the record that each
/// revision keeps of those its documents name.
///
/// A commit that changes nothing but font files makes no revision: the next one has their record.
struct FontTrace {
  /// Where a revision keeps the record.
  static let path = DocumentPath(OverridesFile.foundFontsName)

  private let repository: GitRepository
  private let objects: GitObjects
  /// The font files of the commit read last; nil before the first.
  private var blobs: [DocumentPath: String]?
  private var shelf = FontShelf([])
  /// The fonts on the shelf that each document of the line names.
  private var names: [DocumentPath: Set<String>]
  /// A record that lies in the repository itself.
  private var kept: [UInt8]?

  /// - Parameter documents: those that the line begins with.
  init(_ repository: GitRepository, _ objects: GitObjects, documents: [DocumentPath]) {
    self.repository = repository
    self.objects = objects
    names = Dictionary(documents.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
  }

  /// The record at a commit; nil where no document names a font of the repository.
  ///
  /// - Parameter files: what the commit makes of its files; nil = removed.
  mutating func record(
    at commit: GitCommit, _ files: [(path: DocumentPath, bytes: [UInt8]?)],
    _ declared: Declarations
  ) throws -> [UInt8]? {
    for (path, bytes) in files {
      if path == Self.path {
        kept = bytes
      } else if FileRole(path) == .document {
        names[path] = bytes.map { shelf.names(in: $0) }
      }
    }
    if blobs == nil || commit.changesFonts { try lookForFonts(at: commit.id) }
    guard !shelf.isEmpty || kept != nil else { return nil }
    let wanted = names.reduce(into: Set<String>()) { wanted, document in
      guard !document.value.isEmpty else { return }
      wanted.formUnion(document.value.subtracting(declared.fontNames(for: document.key)))
    }
    // A record that cannot be read is reported where it is read as declarations.
    return (try? shelf.record(naming: wanted, kept: kept)) ?? kept
  }

  private mutating func lookForFonts(at commit: String) throws {
    let all = try repository.allFiles(at: commit)
    if blobs == nil, kept == nil {
      kept = all.first { $0.path == Self.path }.flatMap { bytes(of: $0.blob) }
    }
    var found: [DocumentPath: String] = [:]
    for file in all where FileRole.isFont(file.path) { found[file.path] = file.blob }
    guard found != blobs else { return }
    blobs = found
    // What a partial clone lacks has no fonts.
    shelf = FontShelf(
      found.compactMap { path, blob in
        bytes(of: blob).map { SourceFile(path: path, bytes: $0) }
      })
    for file in all where names[file.path] != nil {
      names[file.path] = bytes(of: file.blob).map { shelf.names(in: $0) } ?? []
    }
  }

  private func bytes(of blob: String?) -> [UInt8]? { blob.flatMap { try? objects.bytes(of: $0) } }
}
