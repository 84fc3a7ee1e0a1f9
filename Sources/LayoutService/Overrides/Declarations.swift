internal import LayoutEngine
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

  var paths: [DocumentPath] { Array(files.keys) }

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
  public func recordingFonts(_ shelf: FontShelf) -> WorkTree {
    guard !shelf.isEmpty else { return self }
    let path = DocumentPath(OverridesFile.foundFontsName)
    let declared = (try? declarations()) ?? Declarations()
    let documents = files.lazy.filter { FileRole($0.path) == .document }.compactMap { file in
      (try? file.read()).map { (bytes: $0, declared: declared.fontNames(for: file.path)) }
    }
    let kept = files.first { $0.path == path }.flatMap { try? $0.read() }
    guard let record = try? shelf.record(of: documents, kept: kept) else { return self }
    var tree = self
    tree.files.removeAll { $0.path == path }
    tree.files.append(SourceFile(path: path, bytes: record))
    return tree
  }

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
