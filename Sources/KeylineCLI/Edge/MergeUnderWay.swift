import LayoutModel
import LayoutService

/// Documents that a merge left open, in the store or in git's working tree, with what was decided
/// about them so far.
struct MergeUnderWay {
  enum Place {
    case store(Workspace, StorePlace, UnfinishedMerge)
    case git(GitMerge)
  }

  private(set) var paths: [DocumentPath]
  private(set) var decisions: [DocumentPath: MergeDecisions]
  let place: Place
  private let file: DecisionFile

  /// The merge of the store here; else what git has in conflict.
  /// - Parameter isDecided: whether documents of git count that are decided and staged by now.
  static func find(
    _ store: StoreOptions, evenIf isDecided: Bool = false
  ) async throws -> MergeUnderWay {
    guard let merge = try await findAny(store, evenIf: isDecided) else {
      throw CommandError.needsOne("no merge is under way: nothing is left to decide")
    }
    return merge
  }

  /// The same; nil where no merge is under way.
  static func findAny(
    _ store: StoreOptions, evenIf isDecided: Bool = false
  ) async throws -> MergeUnderWay? {
    if store.find() != nil {
      let (workspace, place) = try store.open(for: .reading)
      if let merge = try UnfinishedMerge.find(at: place, of: workspace) {
        return try MergeUnderWay(
          .store(workspace, place, merge), merge.paths,
          DecisionFile(path: UnfinishedMerge.decisions(of: place)))
      }
    }
    guard store.store == nil, let merge = try GitMerge(in: OwnProcess.folder) else { return nil }
    var found = try await stagedOpen(merge)
    if isDecided {
      let decided = merge.stagedPaths.filter { found.decisions[$0]?.isEmpty == false }
      found.paths = Set(found.paths + decided).sorted()
    }
    return found.paths.isEmpty ? nil : found
  }

  /// The documents that git has staged with conflicts that nobody decided.
  ///
  /// `git add --all` does that without a word, and git then takes the conflict for ended.
  static func stagedUndecided() async throws -> [Undecided] {
    guard GitPlace.find(OwnProcess.folder)?.isMerging == true,
      let merge = try GitMerge(in: OwnProcess.folder), !merge.stagedPaths.isEmpty
    else { return [] }
    return try await all(merge).undecided(among: merge.stagedPaths)
  }

  /// The documents that git has in conflict, and those that it has no more but nobody decided.
  private static func stagedOpen(_ merge: GitMerge) async throws -> MergeUnderWay {
    var found = try all(merge)
    guard !merge.stagedPaths.isEmpty else { return found }
    let open = try await found.undecided(among: merge.stagedPaths).map(\.path)
    found.paths = (merge.paths + open).sorted()
    return found
  }

  /// All documents that git had in conflict, staged ones too.
  private static func all(_ merge: GitMerge) throws -> MergeUnderWay {
    try MergeUnderWay(
      .git(merge), merge.paths + merge.stagedPaths, DecisionFile(path: merge.decisionsFile))
  }

  private init(_ place: Place, _ paths: [DocumentPath], _ file: DecisionFile) throws {
    (self.place, self.paths, self.file, decisions) = (place, paths, file, [:])
    decisions = try file.read(key: key)
  }

  /// Where documents are staged once nothing of them is open.
  var isGit: Bool { if case .git = place { true } else { false } }

  /// A path of the command line as the merge has it.
  func relative(_ path: String) throws -> DocumentPath {
    let document: DocumentPath
    switch place {
    case .store(_, let place, _): document = try place.relative(path)
    case .git(let merge):
      let full = Paths.absolute(path, in: OwnProcess.folder)
      guard let below = Paths.relative(full, to: merge.root) else {
        throw CommandError.outsideTree(path: path, root: merge.root)
      }
      document = DocumentPath(below)
    }
    guard paths.contains(document) else {
      throw CommandError.needsOne("\(document) is not under merge")
    }
    return document
  }

  /// The revisions under merge; nil in git, whose commits the store need not have.
  var state: MergeState? { if case .store(_, _, let merge) = place { merge.state } else { nil } }

  /// The command that ends a merge once nothing is open.
  static func ending(isGit: Bool) -> String { isGit ? "git's own command" : "`keyline commit`" }

  /// All conflicts of some documents, decided ones too.
  func conflicts(of paths: [DocumentPath]) async throws -> ConflictList {
    let decided = try await merged(paths)
    let undecided = try await decisions.isEmpty ? decided : merged(paths, decided: false)
    return ConflictList(undecided, decided, decisions)
  }

  /// The documents with conflicts that nobody decided yet, and how many each has.
  func open() async throws -> [(path: DocumentPath, conflicts: Int)] {
    let items = try await conflicts(of: paths).items.filter(\.isOpen)
    return paths.compactMap { path in
      let count = items.count { $0.path == path }
      return count > 0 ? (path, count) : nil
    }
  }

  /// Writes some documents as they are decided by now, and the decisions; in git, what has no
  /// conflict left is staged.
  /// - Parameters:
  ///   - list: the conflicts before.
  ///   - left: the documents as the merge left them, whose edits since then stay.
  /// - Throws: an error if an edit contradicts what is decided.
  func write(
    _ paths: [DocumentPath], of list: ConflictList, onto left: [DocumentPath: [UInt8]]
  ) async throws -> ConflictList {
    var report = try await merged(paths)
    for path in paths {
      guard let was = left[path] else { continue }
      report.files[path] = .some(try decided(report.files[path] ?? nil, path, editedSince: was))
    }
    if case .git(let merge) = place {
      let contested = Set(report.conflicts.map(\.path))
      try merge.reopen(paths.filter(contested.contains))
    }
    try write(report, paths)
    return list.decided(report, decisions)
  }

  /// The documents merged again with what is decided, or with nothing decided.
  func merged(
    _ paths: [DocumentPath], decided: Bool = true, solves: Bool = true
  ) async throws -> TreeMergeReport {
    var request = MergeRequest(
      author: "", time: 0, matrix: solves ? SettingsSearch.matrix() : .standard)
    request.solves = solves
    if decided { request.decisions = decisions }
    var report: TreeMergeReport
    switch place {
    case .store(let workspace, _, let merge):
      report = try await workspace.merged(merge.state, paths: paths, request)
      for path in paths where report.files[path] == nil {
        report.files[path] = .some(try? workspace.export(path, at: merge.state.ours.rawValue).bytes)
      }
    case .git(let merge):
      let declared = solves ? try SourceOptions.declared(for: paths.map(diskPath(of:))) : [:]
      let overrides = Dictionary(
        paths.compactMap { path in
          declared[DocumentPath(diskPath(of: path))].map { (path, $0) }
        }, uniquingKeysWith: { first, _ in first })
      report = try await merge.merged(paths, request, overrides: overrides)
      for path in paths where report.files[path] == nil {
        report.files[path] = .some(try merge.ours(path))
      }
    }
    return report
  }

  /// - Parameter decision: nil = open again.
  mutating func decide(
    _ conflict: MergeConflict, of path: DocumentPath, _ decision: MergeDecision?
  ) {
    decisions[path, default: [:]][conflict.identity] = decision
  }

  private func write(_ report: TreeMergeReport, _ paths: [DocumentPath]) throws {
    var pending = PendingWrites(verb: "resolve")
    pending.addOwn(file.path, becomes: DecisionFile.bytes(of: decisions, key: key))
    let contested = Set(report.conflicts.map(\.path))
    for path in paths {
      let isStaged = isGit && !contested.contains(path)
      if let bytes = report.files[path] {
        try pending.add(path, below: root, becomes: bytes, isStaged: isStaged)
      } else if isStaged {
        try pending.add(
          path, below: root, becomes: try? Disk.read(diskPath(of: path)), isStaged: true)
      }
    }
    try pending.carryOut(note, in: root)
  }

  /// The note of pending writes, which lies beside the decisions.
  private var note: String {
    switch place {
    case .store(_, let place, _): place.note
    case .git: Paths.join(Paths.folder(of: file.path), PendingWrites.nameInGit)
    }
  }

  /// The top of the tree.
  private var root: String {
    switch place {
    case .store(_, let place, _): place.root
    case .git(let merge): merge.root
    }
  }

  func diskPath(of path: DocumentPath) -> String { Paths.join(root, path.text) }

  private func key(_ path: DocumentPath) -> String {
    switch place {
    case .store(_, _, let merge):
      "\(merge.state.ours.rawValue) \(merge.state.theirs?.rawValue ?? "-")"
    case .git(let merge): merge.key(of: path)
    }
  }
}
