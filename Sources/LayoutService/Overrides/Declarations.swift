internal import LayoutModel
internal import LayoutStore

/// The files of declarations in one state of the documents.
struct Declarations: Sendable {
  private var files: [DocumentPath: File] = [:]

  private struct File: Sendable {
    var bytes: [UInt8]
    var digest: ContentHash
    var overrides: LayoutOverrides

    init(_ bytes: [UInt8], _ overrides: LayoutOverrides) {
      self.bytes = bytes
      digest = ContentHash(of: bytes)
      self.overrides = overrides
    }
  }

  /// Takes the file at `path`; the error tells file, line and column.
  mutating func put(_ bytes: [UInt8], at path: DocumentPath) throws(OverridesError) {
    let overrides = try OverridesFile.read(bytes, path: path.text)
    files[path] = File(bytes, overrides)
  }

  /// Takes a file that history holds: one that cannot be read declares nothing.
  mutating func putStored(_ bytes: [UInt8], at path: DocumentPath) {
    do throws(OverridesError) {
      try put(bytes, at: path)
    } catch {
      files[path] = File(bytes, .none)
    }
  }

  mutating func remove(_ path: DocumentPath) { files[path] = nil }

  /// A file of declarations as it was put in.
  func bytes(at path: DocumentPath) -> [UInt8]? { files[path]?.bytes }

  /// The fonts that are declared for the document at `path`, those found in the tree left out.
  func fontNames(for path: DocumentPath) -> Set<String> {
    Set(file(for: path, called: OverridesFile.name)?.overrides.fonts.keys.map { $0 } ?? [])
  }

  private func file(for document: DocumentPath, called name: String) -> File? {
    guard !files.isEmpty else { return nil }
    return OverridesFile.folders(of: document).lazy.compactMap { files[$0.appending(name)] }.first
  }

  /// What counts for the document at `path`: what is declared, and of other fonts what lies in the
  /// tree.
  func overrides(for path: DocumentPath) -> LayoutOverrides {
    let declared = file(for: path, called: OverridesFile.name)?.overrides ?? .none
    let found = file(for: path, called: OverridesFile.foundFontsName)?.overrides.fonts
    return found.map { declared.completed(with: $0) } ?? declared
  }

  /// Whether the document at `path` takes the same files, byte for byte, in both states.
  func agrees(with other: Declarations, for path: DocumentPath) -> Bool {
    [OverridesFile.name, OverridesFile.foundFontsName].allSatisfy {
      file(for: path, called: $0)?.digest == other.file(for: path, called: $0)?.digest
    }
  }
}

extension WorkTree {
  /// The tree with a record of what lies on the shelf and one of its documents names.
  ///
  /// A record that is there already is completed. What cannot be read as declarations is left for
  /// whoever reads it.
  package func recordingFonts(_ shelf: FontShelf) -> WorkTree {
    guard !shelf.isEmpty else { return self }
    let listed = Dictionary(
      files.map { ($0.path, TreeFile($0)) }, uniquingKeysWith: { first, _ in first })
    let declared = (try? snapshot().declared) ?? Declarations()
    guard let record = shelf.record(of: listed, declared) else { return self }
    var tree = self
    tree.files.removeAll { $0.path == record.path }
    tree.files.append(record.source)
    return tree
  }
}

extension Workspace {
  /// The declarations of a revision's files; none before the first revision.
  func declarations(at revision: RevisionID?) throws -> Declarations {
    try snapshot(at: revision).declared
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
