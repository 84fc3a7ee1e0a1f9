internal import LayoutModel
internal import Synchronization

/// The states of a git repository as snapshots. One process of git reads the files of all, and ends with
/// the last snapshot.
final class GitTree: Sendable {
  private let git: GitRepository
  private let objects: Mutex<GitObjects>
  private let disk: @Sendable (String, DocumentPath) -> SourceFile

  /// - Parameter disk: a file of the disk by its absolute path, under the name it has in the repository.
  init(
    _ git: GitRepository, disk: @escaping @Sendable (String, DocumentPath) -> SourceFile
  ) throws(GitError) {
    self.git = git
    self.disk = disk
    objects = Mutex(try git.objects())
  }

  deinit { objects.withLock { $0.end() } }

  /// A commit, or what is staged. Git does not list the files on the disk, so they are no such state.
  func snapshot(of head: GitRange.Head) throws -> TreeSnapshot {
    let all = try git.allFiles(of: head)
    let commit = if case .commit(let name) = head { name } else { "" }
    let wanted = Set(FileRole.layoutFiles(among: all.map(\.path).filter(FileRole.isLayoutFile)))
    return try TreeSnapshot(
      all.filter { wanted.contains($0.path) }.map {
        file($0, in: commit, isCorrectable: true)
      }, fonts: shelf(of: all.filter { FileRole.isFont($0.path) }, in: commit))
  }

  /// Both states of a range; renamed files are found by git.
  func comparison(
    _ range: GitRepository.ResolvedRange, head: GitRange.Head
  ) throws -> TreeComparison {
    let all = try git.allFiles(at: range.base)
    let changes = try git.changes(from: range.base, to: head, commit: range.head)
    // A table without a document in either state is read by code, and changes no layout.
    let wanted = Set(
      FileRole.layoutFiles(
        among: Set(
          (all.map(\.path) + changes.flatMap { [$0.old?.path, $0.new?.path] }.compactMap(\.self))
            .filter(FileRole.isLayoutFile))))
    let old = all.filter { wanted.contains($0.path) }
    let (gone, came) = (Set(changes.compactMap(\.old?.path)), changes.compactMap(\.new))
    let before = old.map { file($0, in: range.base, isCorrectable: false) }
    let after =
      before.filter { !gone.contains($0.path) }
      + came.filter { wanted.contains($0.path) }
      .map { file($0, in: range.head ?? range.base, isCorrectable: true) }
    let fonts = try fonts(among: all, range, head: head)
    let renames = changes.compactMap { change -> (DocumentPath, DocumentPath)? in
      guard let old = change.old?.path, let new = change.new?.path, old != new else { return nil }
      return (new, old)
    }
    return TreeComparison(
      base: try TreeSnapshot(before, fonts: fonts.base),
      head: try TreeSnapshot(after, fonts: fonts.head),
      origins: Dictionary(renames, uniquingKeysWith: { first, _ in first }))
  }

  /// The newest versions of deleted documents that were at these paths.
  func deleted(_ paths: [DocumentPath], before commit: String) throws -> [ReadDocument] {
    try git.deleted(paths, before: commit).map {
      ReadDocument(
        path: $0.path, bytes: try file($0, in: commit, isCorrectable: false).read(),
        overrides: .none)
    }
  }

  private func fonts(
    among all: [GitFileChange.File], _ range: GitRepository.ResolvedRange, head: GitRange.Head
  ) throws(GitError) -> (base: FontShelf, head: FontShelf) {
    let base = all.filter { FileRole.isFont($0.path) }
    let changes = try git.changes(
      from: range.base, to: head, commit: range.head, scope: FileRole.gitFonts)
    let gone = Set(changes.compactMap(\.old?.path))
    return (
      shelf(of: base, in: range.base),
      shelf(
        of: base.filter { !gone.contains($0.path) } + changes.compactMap(\.new),
        in: range.head ?? range.base)
    )
  }

  private func shelf(of fonts: [GitFileChange.File], in commit: String) -> FontShelf {
    FontShelf(fonts.map { file($0, in: commit, isCorrectable: false).source })
  }

  private func file(
    _ file: GitFileChange.File, in commit: String, isCorrectable: Bool
  ) -> TreeFile {
    let path = file.path
    guard let blob = file.blob else {
      return TreeFile(disk(git.topLevel + "/" + path.text, path))
    }
    return TreeFile(path: path, mark: .blob(blob), isCorrectable: isCorrectable) {
      try self.objects.withLock { objects in
        let bytes = try objects.bytes(of: blob)
        guard OverridesFile.isOne(path) else { return bytes }
        return try objects.resolvingFonts(of: bytes, at: path, in: commit)
      }
    }
  }
}

extension GitRange.Head {
  /// The state of a head: a commit, or what is staged.
  ///
  /// - Parameter repository: a folder of the repository.
  /// - Throws: ``GitError`` where git or the name fails, and where declarations cannot be read.
  package func snapshot(in repository: String) throws -> TreeSnapshot {
    let git = try GitRepository(path: repository, allowsShallow: true)
    return try GitTree(git, disk: { SourceFile(path: $1, bytes: []) }).snapshot(of: self)
  }
}
