internal import LayoutModel
internal import LayoutStore

extension Workspace {
  /// A revision; nothing before the first.
  func snapshot(at revision: RevisionID?) throws -> TreeSnapshot {
    guard let revision else { return .empty }
    let store = store
    return try TreeSnapshot(
      store.tree(of: revision).map { entry in
        TreeFile(path: entry.path, mark: .content(entry.digest)) {
          try store.bytes(path: entry.path, at: revision)
        }
      })
  }
}

extension WorkTree {
  /// The files on the disk, and of what they do not cover what stands in another state.
  ///
  /// - Parameter base: the state that a verb compares them with.
  /// - Throws: where a file of declarations cannot be read: frames would silently do without.
  func snapshot(over base: TreeSnapshot = .empty) throws -> TreeSnapshot {
    let own = Set(files.map(\.path))
    return try TreeSnapshot(
      files.map { TreeFile($0) }
        + base.files.values.filter { file in
          !covers(file.path) || !own.contains(file.path) && isThere(file.path)
        })
  }
}

extension TreeSnapshot {
  /// Files on the disk.
  ///
  /// - Parameters:
  ///   - files: documents, declarations and tables of translations by their paths from the root.
  ///   - fonts: the font files that lie in the tree.
  /// - Throws: where a file of declarations cannot be read.
  package init(disk files: [SourceFile], fonts: FontShelf) throws {
    try self.init(files.map { TreeFile($0) }, fonts: fonts)
  }

  /// How the documents are solved by what the tree declares.
  var solving: SolveOptions {
    var options = SolveOptions()
    for path in documents { options.overridesByPath[path] = declared.overrides(for: path) }
    return options
  }
}
