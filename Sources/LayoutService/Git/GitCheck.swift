internal import LayoutEngine
public import LayoutModel
public import LayoutSettings

/// Compares the layouts of two states of a git repository; needs no store.
///
/// Both sides are solved by this engine. Documents that git finds renamed are compared with what
/// they were.
public struct GitCheck: Sendable {
  /// A folder of the repository.
  public var repository: String
  public var range: GitRange
  /// Files and folders, relative to `repository`; none = the whole repository.
  public var paths: [String]
  public var matrix: Matrix
  /// Which documents of both states are looked at.
  public var scope = PathScope()

  public init(
    repository: String, range: GitRange, paths: [String] = [], matrix: Matrix = .standard
  ) {
    self.repository = repository
    self.range = range
    self.paths = paths
    self.matrix = matrix
  }

  /// - Parameters:
  ///   - progress: told what is done, and how much there is.
  ///   - disk: a file of the disk by its absolute path, under the name it has in the repository;
  ///     asked only where the head is the files on disk.
  /// - Throws: ``GitError`` where git or the range fails, ``FileProblem`` for unreadable files.
  public func run(
    disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile,
    progress: SceneProgress = { _, _ in }
  ) async throws -> CheckReport {
    let (git, range, reader) = try open(disk)
    defer { reader.end() }
    let sources = sources(disk: disk)
    let others = try reader.unchangedDocuments()
    var pairs = try pairs(git, range, reader).map { $0.shown(by: sources) }
    if pairs.contains(where: { $0.head?.document?.kind == .xib }) {
      let places = NibPlaces(in: pairs.compactMap(\.head) + others)
      pairs = pairs.map { $0.placed(in: places) }
    }
    let comparer = Comparer(matrix: matrix, sources: sources)
    var comparison = try await comparer.compare(
      pairs, hasBase: true, others: { others }, progress: progress)
    comparison.regressions += try await ShownViews(comparer: comparer, sources: sources)
      .regressions(
        pairs, known: Set(comparison.regressions.map(\.finding.identity)), others: { others })
    var report = CheckReport(comparison, of: pairs)
    report.comparedWith = range.words
    report.documentCount =
      pairs.count { $0.head != nil && FileRole($0.path) == .document } - comparison.unfinishedCount
    let languages = try reader.languages(matrix, pairs)
    report.regressions += try await languages.regressions(
      pairs, documents: reader.headDocuments,
      known: Set(report.regressions.map(\.finding.identity)))
    return report
  }
}

extension GitCheck {
  /// The app's sources as the head has them; nothing is read before something is asked.
  ///
  /// - Parameter disk: as ``run(disk:progress:)`` takes it.
  package func sources(
    disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile
  ) -> AppSources {
    let root = (try? GitRepository(path: repository, allowsShallow: true))?.topLevel ?? ""
    return AppSources(
      .git(repository, at: range.head) { try disk(root + "/" + $0.text, $0).read() })
  }

  /// What differs between the two states: edits, frames and findings.
  public func diff(
    disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile,
    progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    let (git, range, reader) = try open(disk)
    defer { reader.end() }
    let pairs = try pairs(git, range, reader)
    let others = try reader.unchangedDocuments()
    var report = DiffReport(
      comparison: try await Comparer(matrix: matrix).compare(
        pairs, hasBase: true, others: { others }, progress: progress))
    report.baseName = range.words
    report.headName =
      switch self.range.head {
      case .commit(let name): range.head.map { "\($0.prefix(10)) (\(name))" } ?? name
      case .index: "what is staged"
      case .worktree: "the files on disk"
      }
    return report
  }

  private func open(
    _ disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile
  ) throws -> (GitRepository, GitRepository.ResolvedRange, GitStateReader) {
    let git = try GitRepository(path: repository, allowsShallow: true)
    let range = try git.resolve(self.range)
    let reader = try GitStateReader(git: git, range: range, head: self.range.head, disk: disk)
    return (git, range, reader)
  }

  private func pairs(
    _ git: GitRepository, _ range: GitRepository.ResolvedRange, _ reader: GitStateReader
  ) throws -> [DocumentPair] {
    for path in paths { try git.require(path, in: range, head: self.range.head) }
    let scope = paths.compactMap { git.path(fromRoot: $0) }
    return try reader.pairs().filter { pair in
      guard self.scope.contains(pair.path) else { return false }
      return scope.count < paths.count || scope.isEmpty || scope.contains { pair.path.isInside($0) }
    }
  }
}

/// Reads the documents of both states of a range, with what is declared for them.
private final class GitStateReader {
  private let git: GitRepository
  private let range: GitRepository.ResolvedRange
  private let disk: (String, DocumentPath) -> SourceFile
  private let objects: GitObjects
  private let baseFiles: [GitFileChange.File]
  private let changes: [GitFileChange]
  /// The font files of the base, and those that differ in the head.
  private let baseFonts: [GitFileChange.File]
  private let fontChanges: [GitFileChange]
  private var declared: (Declarations, Declarations)?

  init(
    git: GitRepository, range: GitRepository.ResolvedRange, head: GitRange.Head,
    disk: @escaping (String, DocumentPath) -> SourceFile
  ) throws(GitError) {
    self.git = git
    self.range = range
    self.disk = disk
    objects = try git.objects()
    let all = try git.allFiles(at: range.base)
    let files = all.filter { FileRole.isLayoutFile($0.path) }
    let found = try git.changes(from: range.base, to: head, commit: range.head)
    baseFonts = all.filter { FontShelf.isFont($0.path) }
    fontChanges = try git.changes(
      from: range.base, to: head, commit: range.head, scope: FontShelf.gitScope)
    // A table that belongs to no document is read by code and is no concern of layouts.
    let wanted = Set(
      FileRole.layoutFiles(
        among: Set(
          files.map(\.path)
            + found.flatMap { [$0.old?.path, $0.new?.path] }.compactMap(\.self)
            .filter(FileRole.isLayoutFile))))
    baseFiles = files.filter { wanted.contains($0.path) }
    changes = found.filter { change in
      [change.old?.path, change.new?.path].contains { $0.map(wanted.contains) ?? false }
    }
  }

  func end() { objects.end() }

  /// The documents that differ or for which something else is declared, by path.
  func pairs() throws -> [DocumentPair] {
    let (old, new) = try declarations()
    var pairs: [DocumentPath: DocumentPair] = [:]
    for change in changes {
      guard let path = change.new?.path ?? change.old?.path, !OverridesFile.isOne(path) else {
        continue
      }
      // A renamed document is read under its new name, so that both sides speak of one document.
      let base = try change.old.map {
        ReadDocument(
          path: path, bytes: try bytes($0, in: range.base),
          overrides: old.overrides(for: $0.path))
      }
      let head = try change.new.map {
        ReadDocument(
          path: path, bytes: try bytes($0, in: range.head), overrides: new.overrides(for: path))
      }
      pairs[path] = DocumentPair(path: path, base: base, head: head)
    }
    for file in unchanged where !new.agrees(with: old, for: file.path) {
      let read = ReadDocument(path: file.path, bytes: try bytes(file, in: range.base))
      pairs[file.path] = DocumentPair(
        read, from: old.overrides(for: file.path), to: new.overrides(for: file.path))
    }
    return pairs.values.sorted { $0.path < $1.path }
  }

  /// The documents that both states have alike.
  func unchangedDocuments() throws -> [ReadDocument] {
    let (old, _) = try declarations()
    return try unchanged.map {
      ReadDocument(
        path: $0.path, bytes: try bytes($0, in: range.base), overrides: old.overrides(for: $0.path))
    }
  }

  private var unchanged: [GitFileChange.File] {
    let changed = Set(changes.compactMap(\.old?.path))
    return baseFiles.filter { FileRole($0.path) == .document && !changed.contains($0.path) }
  }

  /// The paths of all documents of the head.
  var headDocuments: [DocumentPath] {
    (unchanged.map(\.path) + changes.compactMap(\.new?.path)).filter { FileRole($0) == .document }
      .sorted()
  }

  /// The comparison in the languages of both states; documents of the head are read when asked for.
  func languages(_ matrix: Matrix, _ pairs: [DocumentPair]) throws -> LanguageComparison {
    let (_, declared) = try declarations()
    let tables = Set(
      TablePlaces.tables(touchedBy: pairs.map(\.path), among: baseFiles.map(\.path)))
    var base = TableSet()
    for file in baseFiles where tables.contains(file.path) {
      base.put(try bytes(file, in: range.base), at: file.path)
    }
    var head = base
    for change in changes {
      if let path = change.old?.path { head.remove(path) }
      guard let file = change.new, FileRole(file.path) == .table else { continue }
      head.put(try bytes(file, in: range.head), at: file.path)
    }
    let files = Dictionary(
      unchanged.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return LanguageComparison(
      matrix: matrix,
      headDocument: { path in
        try files[path].map {
          ReadDocument(
            path: path, bytes: try self.bytes($0, in: self.range.base),
            overrides: declared.overrides(for: path))
        }
      }, baseTables: base, headTables: head)
  }

  /// What is declared in the base and in the head; read once.
  private func declarations() throws -> (Declarations, Declarations) {
    if let declared { return declared }
    var old = Declarations()
    for file in baseFiles where OverridesFile.isOne(file.path) {
      old.putStored(try bytes(file, in: range.base), at: file.path)
    }
    var new = old
    for change in changes {
      if let path = change.old?.path, OverridesFile.isOne(path) { new.remove(path) }
      if let file = change.new, OverridesFile.isOne(file.path) {
        try new.put(try bytes(file, in: range.head), at: file.path)
      }
    }
    try addFonts(to: &old, &new)
    declared = (old, new)
    return (old, new)
  }

  /// Adds the record of the fonts that lie in each state, as a commit to the store would have it.
  private func addFonts(to old: inout Declarations, _ new: inout Declarations) throws {
    guard !(baseFonts.isEmpty && fontChanges.isEmpty) else { return }
    let replaced = Set(fontChanges.compactMap(\.old?.path))
    let headFonts =
      baseFonts.filter { !replaced.contains($0.path) } + fontChanges.compactMap(\.new)
    let headFiles = unchanged + changes.compactMap(\.new).filter { FileRole($0.path) == .document }
    try addFonts(baseFonts, to: &old, of: baseFiles, in: range.base)
    try addFonts(headFonts, to: &new, of: headFiles, in: range.head)
  }

  private func addFonts(
    _ fonts: [GitFileChange.File], to declared: inout Declarations,
    of files: [GitFileChange.File], in commit: String?
  ) throws {
    let path = DocumentPath(OverridesFile.foundFontsName)
    let shelf = FontShelf(
      try fonts.map { SourceFile(path: $0.path, bytes: try bytes($0, in: commit)) })
    let documents = try files.filter { FileRole($0.path) == .document }.map {
      (bytes: try bytes($0, in: commit), declared: declared.fontNames(for: $0.path))
    }
    if let record = try shelf.record(of: documents, kept: declared.bytes(at: path)) {
      try declared.put(record, at: path)
    }
  }

  /// A file's bytes; declarations with the metrics of the font files of the same state.
  private func bytes(_ file: GitFileChange.File, in commit: String?) throws -> [UInt8] {
    guard let blob = file.blob else {
      return try disk(git.topLevel + "/" + file.path.text, file.path).read()
    }
    let bytes = try objects.bytes(of: blob)
    guard OverridesFile.isOne(file.path) else { return bytes }
    return try objects.resolvingFonts(of: bytes, at: file.path, in: commit ?? range.base)
  }
}
