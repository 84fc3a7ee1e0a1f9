internal import DeviceCatalogue
internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

/// The findings of documents, with or without a base to compare with.
public struct CheckReport: Sendable {
  /// The revision compared with; nil without a store, or while it is empty.
  public var base: Revision?
  /// The base in words; nil where there was nothing to compare with.
  public var comparedWith: String?
  /// Documents looked at, and those of them that are as in the base.
  public var documentCount = 0
  /// Documents that were left out because they lie in exports for translators.
  package var exportCount = 0
  public var unchangedCount = 0
  /// With a base: what became of its findings, kept ones left out. Without: empty.
  public var regressions: [Regression] = []
  package var keptCount = 0
  /// Without a base: every finding. With one: empty.
  public var findings: [Finding] = []
  /// Documents that could not be read or are not solved, with the reason.
  public var problems: [Problem] = []
  public var configurationCount = 0
  /// Names for people of the scenes that have findings. Documents made from one template share the
  /// ids of their scenes.
  var titles: [SceneReference: String] = [:]
  /// Scenes, of either side, that were left when the task was cancelled.
  public var remainingCount = 0
  public var work = WorkCount()
  /// Accepted findings, and findings that outgrew an acceptance.
  package var accepted: [AcceptedFinding] = []
  /// Acceptances that nothing is found of any more, and those that have expired.
  package var stale: [Acceptance] = []
  /// The documents that have findings, in their two states.
  public var documents: [CheckedDocument] = []

  /// A document without layouts.
  public struct Problem: Sendable, Hashable {
    public var path: DocumentPath
    public var reason: String
    public var kind: Kind

    /// Why there are no layouts.
    public enum Kind: Sendable, Hashable {
      /// The bytes were not read as a document.
      case unreadable
      /// A scene would take too much work.
      case givenUp
      /// A platform that is not solved.
      case notSolved
    }

    /// Whether the document was to be judged and was not: the check could not do its work.
    package var isMissed: Bool { kind != .notSolved }
  }

  /// Whether the check failed: a regression that gates or, without a base, an error.
  public var gates: Bool {
    regressions.contains(where: \.gates) || findings.contains(where: \.gates)
  }
}

/// Checks documents without any store: every finding, none of them known before.
public struct PlainCheck: Sendable {
  public var matrix: Matrix
  public var options: SolveOptions

  public init(matrix: Matrix = .standard, options: SolveOptions = SolveOptions()) {
    self.matrix = matrix
    self.options = options
  }

  /// When the task is cancelled, the scenes that are left are counted and left out.
  ///
  /// Some documents at a time are read and solved, so that memory does not grow with the layouts of
  /// all.
  /// - Parameters:
  ///   - progress: called with what is done, and how much there is as far as it is known.
  ///   - files: the documents.
  public func run(
    _ files: [SourceFile], progress: SceneProgress = { _, _ in }
  ) async throws -> CheckReport {
    var report = CheckReport()
    report.configurationCount = matrix.configurations.count
    var parts = Parts()
    for start in stride(from: 0, to: files.count, by: Derivation.usualDocumentsAtATime) {
      let end = min(start + Derivation.usualDocumentsAtATime, files.count)
      try await run(files[start..<end], of: files.count, &report, &parts, progress)
    }
    report.problems = parts.unread + parts.givenUp
    report.findings = parts.ignored + parts.judged
    let told = Set(report.findings.map(\.document))
    report.documents = parts.documents.filter { told.contains($0.path) }.map {
      CheckedDocument(path: $0.path, base: nil, head: $0)
    }
    return report
  }

  /// The lists of a report, each of all documents.
  private struct Parts {
    var unread: [CheckReport.Problem] = []
    var givenUp: [CheckReport.Problem] = []
    var ignored: [Finding] = []
    var judged: [Finding] = []
    var documents: [ReadDocument] = []
    var sceneCount = 0
  }

  private func run(
    _ files: ArraySlice<SourceFile>, of fileCount: Int, _ report: inout CheckReport,
    _ parts: inout Parts, _ progress: SceneProgress
  ) async throws {
    var documents: [ReadDocument] = []
    for file in files {
      do throws(FileProblem) {
        documents.append(
          ReadDocument(
            path: file.path, bytes: try file.read(), overrides: options.overrides(of: file.path)))
      } catch {
        parts.unread.append(
          CheckReport.Problem(
            path: file.path, reason: "\(file.path): \(error.reason)", kind: .unreadable))
      }
    }
    let tasks = documents.map { $0.tasks(for: $0.solvableScenes) }
    let (doneBefore, before) = (report.work.solved, parts.sceneCount)
    parts.sceneCount += tasks.reduce(0) { $0 + $1.count }
    // At least as many as there are files: those of later turns are not read yet.
    let total = max(parts.sceneCount, files.endIndex == fileCount ? 0 : fileCount)
    // Something is answered even where the task was cancelled before it began, but no more.
    let solved =
      files.startIndex > 0 && Task.isCancelled
      ? []
      : try await SceneSolving(matrix: matrix).solveUntilCancelled(
        Array(tasks.joined()), progress: { done, _ in try progress(before + done, total) })
    var waiting = 0
    report.documentCount += tasks.count { scenes in
      waiting += scenes.count
      return waiting <= solved.count
    }
    report.remainingCount += waiting - solved.count
    parts.unread += documents.compactMap(CheckReport.Problem.init)
    parts.givenUp += solved.filter(\.isGivenUp).map {
      CheckReport.Problem(GivenUpScene(path: $0.path, scene: $0.scene))
    }
    for read in documents {
      guard let document = read.document, read.reasonNotSolved == nil else { continue }
      parts.ignored += ignoredConstraints(
        in: document, path: read.path,
        configurations: matrix.suited(to: document.platform).configurations.map(\.name))
    }
    parts.judged += judged(solved, in: documents)
    report.work.solved = doneBefore + solved.count
    report.work.layouts += solved.map(\.layouts.count).reduce(0, +)
    for document in documents { report.titles.addTitles(of: document) }
    let isOneTurn = fileCount <= Derivation.usualDocumentsAtATime
    parts.documents += isOneTurn ? documents : documents.map { $0.lettingGo() }
  }

  private func judged(_ solved: [SolvedScene], in documents: [ReadDocument]) -> [Finding] {
    let around = Dictionary(
      documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return solved.flatMap { scene -> [Finding] in
      guard let document = around[scene.path]?.document else { return scene.findings }
      return judge(
        scene.findings,
        in: JudgedScene(
          document: document, scene: scene.scene,
          layouts: Array(zip(scene.configurations, scene.layouts)), findings: scene.findings))
    }
  }
}

extension CheckReport {
  /// What a person calls the scene of a finding.
  package func title(of finding: Finding) -> String {
    title(of: finding.scene, in: finding.document)
  }

  /// What a person calls a scene of a document; its id where it has no title.
  package func title(of scene: ObjectID, in document: DocumentPath) -> String {
    titles[SceneReference(path: document, scene: scene)] ?? scene.rawValue
  }

  /// A report of a comparison of documents; whose states they are, the caller adds.
  init(_ comparison: Comparison, of pairs: [DocumentPair]) {
    remainingCount = comparison.remainingCount
    regressions = comparison.regressions
    keptCount = comparison.keptCount
    problems =
      pairs.compactMap { $0.head.flatMap(Problem.init) } + comparison.givenUp.map { Problem($0) }
    configurationCount = comparison.configurationCount
    titles = comparison.titles
    work = comparison.work
    let told = Set(regressions.map(\.finding.document))
    documents = pairs.filter { told.contains($0.path) }.map {
      CheckedDocument(path: $0.path, base: $0.base, head: $0.head)
    }
  }
}

extension CheckReport.Problem {
  init(_ scene: GivenUpScene) {
    self.init(path: scene.path, reason: scene.reason, kind: .givenUp)
  }

  init?(_ read: ReadDocument) {
    guard let reason = read.reasonNotSolved else { return nil }
    self.init(path: read.path, reason: reason, kind: read.isUnreadable ? .unreadable : .notSolved)
  }
}

extension [SceneReference: String] {
  /// Adds what people call the scenes of a document; of two with one id the first counts.
  mutating func addTitles(of read: ReadDocument) {
    for scene in read.solvableScenes {
      let reference = SceneReference(path: read.path, scene: scene.id)
      if self[reference] == nil { self[reference] = scene.title }
    }
  }
}

extension Workspace {
  /// Documents as the base has them that cannot be read, though they once could: a merge that was
  /// never finished. What never was a document, such as an archive of Xcode 3, is left alone.
  private func stillBroken(
    _ tree: WorkTree, besides pairs: [DocumentPair], at revision: RevisionID
  ) throws -> [CheckReport.Problem] {
    let named = Set(pairs.map(\.path))
    let stored = try entries(at: revision)
    return try tree.files.map(\.path).filter { !named.contains($0) && FileRole($0) == .document }
      .compactMap { path in
        guard case .kept(let reason) = stored[path]?.status,
          try lastReadable(path, at: revision, Declarations()) != nil
        else { return nil }
        return CheckReport.Problem(path: path, reason: reason, kind: .unreadable)
      }
  }

  /// Compares files with a revision (nil = the newest) and tells what got worse; when the task is
  /// cancelled, of the scenes solved so far.
  /// - Parameters:
  ///   - base: a name of the revision to compare with.
  ///   - matrix: what is solved for.
  ///   - progress: called with what is done, and how much there is.
  ///   - tree: the documents on disk.
  public func check(
    _ tree: WorkTree, base: String? = nil, matrix: Matrix = .standard,
    progress: SceneProgress = { _, _ in }
  ) async throws -> CheckReport {
    let revision = try base.map { try store.revision(matching: $0) } ?? store.head()
    guard let revision else {
      return try await PlainCheck(matrix: matrix, options: try tree.snapshot().solving).run(
        tree.files.filter { FileRole($0.path) == .document }, progress: progress)
    }
    let states = try comparison(from: revision.id, to: tree).followingMoves()
    let pairs = try pairs(states, at: revision.id, TreeComparison.Reading(mayLetGo: true))
    let comparison = try await Comparer(matrix: matrix).compare(
      pairs, hasBase: true, others: { try states.unchanged(by: pairs) },
      progress: progress)
    var report = CheckReport(comparison, of: pairs)
    report.base = revision
    report.comparedWith = revision.id.short
    report.documentCount = tree.documentCount - comparison.unfinishedCount
    report.unchangedCount =
      tree.documentCount - pairs.count { $0.head != nil && FileRole($0.path) == .document }
    report.problems += try stillBroken(tree, besides: pairs, at: revision.id)
    // What the edits spoil in the languages the documents are translated into.
    report.regressions += try await states.regressionsInLanguages(
      of: pairs, matrix, known: report.regressions)
    return report
  }
}
