package import LayoutModel
package import LayoutSettings

/// Compares the layouts of two states of a git repository; needs no store.
///
/// Both sides are solved by this engine. A document that git finds renamed is compared with the one
/// under its old name.
package struct GitCheck: Sendable {
  /// A folder of the repository.
  package var repository: String
  package var range: GitRange
  /// Files and folders, relative to `repository`; none = the whole repository.
  package var paths: [String]
  package var matrix: Matrix
  /// Which documents of both states are looked at.
  package var scope = PathScope()

  package init(
    repository: String, range: GitRange, paths: [String] = [], matrix: Matrix = .standard
  ) {
    self.repository = repository
    self.range = range
    self.paths = paths
    self.matrix = matrix
  }

  /// - Parameters:
  ///   - progress: called with what is done, and how much there is.
  ///   - disk: reads a file on disk by its absolute path and gives it its name in the repository;
  ///     called only where the head is the files on disk.
  /// - Throws: ``GitError`` where git or the range fails, ``FileProblem`` for unreadable files.
  package func run(
    disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile,
    progress: SceneProgress = { _, _ in }
  ) async throws -> CheckReport {
    let states = try open(disk)
    let (comparison, pairs) = try await compared(states, disk, progress)
    var report = CheckReport(comparison, of: pairs)
    report.comparedWith = states.range.words
    report.documentCount =
      pairs.count { $0.head != nil && FileRole($0.path) == .document } - comparison.unfinishedCount
    report.exportCount = states.all.count {
      $0.head != nil && FileRole($0.path) == .document && $0.path.isInExport
        && !scope.takes($0.path)
    }
    return report
  }

  /// The comparison in the documents' own texts and in their languages, with what the code shows.
  private func compared(
    _ states: States,
    _ disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile,
    _ progress: SceneProgress
  ) async throws -> (Comparison, [DocumentPair]) {
    let sources = sources(disk: disk)
    let others = try states.others
    var pairs = states.pairs.map { $0.shown(by: sources) }
    if pairs.contains(where: { $0.head?.document?.kind == .xib }) {
      let places = NibPlaces(in: pairs.compactMap(\.head) + others)
      pairs = pairs.map { $0.placed(in: places) }
    }
    let comparer = Comparer(matrix: matrix, sources: sources)
    let known = others + states.restored
    var comparison = try await comparer.compare(
      pairs, hasBase: true, others: { known }, progress: progress)
    comparison.regressions += try await ShownViews(comparer: comparer, sources: sources)
      .regressions(
        pairs, known: Set(comparison.regressions.map(\.finding.identity)), others: { others })
    comparison.regressions += try await states.comparison.regressionsInLanguages(
      of: pairs, matrix, known: comparison.regressions, sources: sources)
    return (comparison, pairs)
  }
}

extension GitCheck {
  /// The app's sources at the head, read when they are first needed.
  ///
  /// - Parameter disk: as ``run(disk:progress:)`` takes it.
  package func sources(
    disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile
  ) -> AppSources {
    let root = (try? GitRepository(path: repository, allowsShallow: true))?.topLevel ?? ""
    return AppSources(
      .git(repository, at: range.head) { try disk(root + "/" + $0.text, $0).read() })
  }

  /// Compares the two states: edits, frames and findings.
  package func diff(
    disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile,
    progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    let states = try open(disk)
    var report = DiffReport(comparison: try await compared(states, disk, progress).0)
    report.baseName = states.range.words
    report.headName =
      switch self.range.head {
      case .commit(let name): states.range.head.map { "\($0.prefix(10)) (\(name))" } ?? name
      case .index: "what is staged"
      case .worktree: "the files on disk"
      }
    return report
  }

  /// Both states, and the documents of them that are compared.
  private struct States {
    var range: GitRepository.ResolvedRange
    var comparison: TreeComparison
    /// All documents and tables that differ.
    var all: [DocumentPair]
    /// Those of them that are asked for.
    var pairs: [DocumentPair]
    /// What stood where the head has documents that the base has not: a commit may restore what was deleted.
    var restored: [ReadDocument]

    /// The documents that both states have alike.
    var others: [ReadDocument] { get throws { try comparison.unchanged(by: all) } }
  }

  /// Evidence only: a partial clone may have left out what was deleted, and git may end over it.
  private func restored(
    _ added: [DocumentPath], in git: GitRepository, before base: String,
    _ disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile
  ) -> [ReadDocument] {
    guard !added.isEmpty, let tree = try? GitTree(git, disk: disk) else { return [] }
    return (try? tree.deleted(added, before: base)) ?? []
  }

  private func open(
    _ disk: @escaping @Sendable (_ path: String, _ name: DocumentPath) -> SourceFile
  ) throws -> States {
    let git = try GitRepository(path: repository, allowsShallow: true)
    let range = try git.resolve(self.range)
    for path in paths { try git.require(path, in: range, head: self.range.head) }
    let comparison = try GitTree(git, disk: disk).comparison(range, head: self.range.head)
    let all = try comparison.pairs { !OverridesFile.isOne($0) }
    let scope = paths.compactMap { git.path(fromRoot: $0) }
    let pairs = all.filter { pair in
      guard
        self.scope.takes(pair.path)
          || self.scope.contains(pair.path)
            && scope.contains(where: { $0.isInExport && pair.path.isInside($0) })
      else { return false }
      return scope.count < paths.count || scope.isEmpty || scope.contains { pair.path.isInside($0) }
    }
    let added = pairs.filter { $0.base == nil && FileRole($0.path) == .document }.map(\.path)
    return States(
      range: range, comparison: comparison, all: all, pairs: pairs,
      restored: restored(added, in: git, before: range.base, disk))
  }
}
