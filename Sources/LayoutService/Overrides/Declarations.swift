internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// The files of declarations in one state of the documents.
struct Declarations: Sendable {
  private var files: [DocumentPath: File] = [:]

  private struct File: Sendable {
    var digest: ContentHash
    var overrides: LayoutOverrides
  }

  /// Takes the file at `path`; the error tells file, line and column.
  mutating func put(_ bytes: [UInt8], at path: DocumentPath) throws(OverridesError) {
    let overrides = try OverridesFile.read(bytes, path: path.text)
    files[path] = File(digest: ContentHash(of: bytes), overrides: overrides)
  }

  /// Takes a file that history holds: one that cannot be read declares nothing.
  mutating func putStored(_ bytes: [UInt8], at path: DocumentPath) {
    do throws(OverridesError) {
      try put(bytes, at: path)
    } catch {
      files[path] = File(digest: ContentHash(of: bytes), overrides: .none)
    }
  }

  mutating func remove(_ path: DocumentPath) { files[path] = nil }

  var paths: [DocumentPath] { Array(files.keys) }

  private func file(for document: DocumentPath) -> File? {
    guard !files.isEmpty else { return nil }
    return OverridesFile.folders(of: document).lazy
      .compactMap { files[OverridesFile.path(in: $0)] }.first
  }

  /// What counts for the document at `path`.
  func overrides(for path: DocumentPath) -> LayoutOverrides { file(for: path)?.overrides ?? .none }

  /// Whether the document at `path` takes the same file, byte for byte, in both states.
  func agrees(with other: Declarations, for path: DocumentPath) -> Bool {
    file(for: path)?.digest == other.file(for: path)?.digest
  }
}

extension WorkTree {
  /// What counts with these files in place of the stored ones.
  func declarations(over stored: Declarations = Declarations()) throws -> Declarations {
    var declared = stored
    for path in stored.paths where covers(path) { declared.remove(path) }
    for file in files where OverridesFile.isOne(file.path) {
      try declared.put(try file.read(), at: file.path)
    }
    return declared
  }

  /// How the documents are solved by what the tree itself declares.
  var solving: SolveOptions {
    get throws {
      let declared = try declarations()
      var options = SolveOptions()
      for file in files { options.overridesByPath[file.path] = declared.overrides(for: file.path) }
      return options
    }
  }
}

extension Workspace {
  /// What a revision's files declare; nothing before the first revision.
  func declarations(at revision: RevisionID?) throws -> Declarations {
    try declarations(at: revision, among: try entries(at: revision).keys)
  }

  /// The same, where the revision's paths are known already.
  func declarations(
    at revision: RevisionID?, among paths: some Sequence<DocumentPath>
  ) throws -> Declarations {
    var declared = Declarations()
    guard let revision else { return declared }
    for path in paths where OverridesFile.isOne(path) {
      declared.putStored(try store.bytes(path: path, at: revision), at: path)
    }
    return declared
  }
}
