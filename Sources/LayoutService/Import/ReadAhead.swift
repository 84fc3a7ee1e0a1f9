internal import LayoutModel
internal import LayoutStore

/// Reads the commits of a branch in their order and does on all cores what needs no database, while earlier
/// commits are recorded.
///
/// It assumes that each document is as the branch's previous commit left it. Where another process recorded
/// something in between, the work is done again; what is recorded is the same.
struct ReadAhead {
  private static let mostCommits = 8
  private static let mostBytes = 1 << 24

  private let objects: GitObjects
  private let solving: SceneSolving
  private let isSolved: Bool
  /// The state that the first commit changes.
  private let start: TreeSnapshot
  /// The newest version of each document that was read so far; nil = removed.
  private var newest: [DocumentPath: DocumentVersion?] = [:]
  private var declared: Declarations
  private var fonts: FontTrace

  /// - Parameter head: the branch's head, which the commits follow.
  init(
    workspace: Workspace, repository: GitRepository, objects: GitObjects, request: ImportRequest,
    after head: Revision?
  ) throws {
    self.objects = objects
    solving = SceneSolving(matrix: request.matrix)
    start = try workspace.snapshot(at: head?.id)
    // Rows are derived from the parent's: without those, they wait for a rebuild.
    let isHeadSolved = try head.map { try workspace.store.engine(of: $0.id) != nil } ?? true
    isSolved = !request.isUnsolved && isHeadSolved
    declared = start.declared
    fonts = FontTrace(repository, objects, documents: start.documents)
  }

  /// Prepares `commits` and hands them on in their order.
  ///
  /// At most eight commits exist at a time, and none is begun while those before it hold more than 16 MB of
  /// documents. `wait` is called with the number of bytes before a commit is waited for.
  mutating func run(
    _ commits: [GitCommit],
    wait: (_ byteCount: Int) throws -> Void,
    deliver: (PreparedCommit) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, PreparedCommit).self) { group in
      var started = 0
      var held = 0
      var sizes: [Int: Int] = [:]
      var early: [Int: PreparedCommit] = [:]
      // An unreadable commit ends the import there; those before it are still recorded.
      var failure: (any Error)?
      defer { group.cancelAll() }
      for delivered in commits.indices {
        while failure == nil, started < commits.count, started - delivered < Self.mostCommits,
          started == delivered || held < Self.mostBytes
        {
          do {
            let (position, work) = (started, try read(commits[started]))
            let byteCount = work.prepared.byteCount + (work.brought?.byteCount ?? 0)
            sizes[position] = byteCount
            held += byteCount
            group.addTask { (position, await work.run()) }
            started += 1
          } catch {
            failure = error
          }
        }
        if early[delivered] == nil { try wait(sizes[delivered] ?? 0) }
        while early[delivered] == nil, let (position, prepared) = try await group.next() {
          early[position] = prepared
        }
        if let next = early.removeValue(forKey: delivered) {
          held -= sizes.removeValue(forKey: delivered) ?? 0
          try await deliver(next)
        } else if let failure {
          throw failure
        }
      }
    }
  }

  /// Takes a commit's files out of git.
  private mutating func read(_ commit: GitCommit) throws -> Preparation {
    var work = Preparation(
      prepared: PreparedCommit(commit: commit), solving: isSolved ? solving : nil)
    var files: [(path: DocumentPath, bytes: [UInt8]?)] = []
    for change in commit.changes {
      guard change.isText else {
        work.prepared.problems.append(
          FileProblem(path: change.path.text, reason: "its name is not UTF-8; rename the file"))
        continue
      }
      guard DocumentStore.isPath(change.path) else {
        work.prepared.problems.append(
          FileProblem(path: change.path.text, reason: "the path cannot be one in the store"))
        continue
      }
      let bytes = try change.blob.map { try self.bytes(of: $0, at: change.path, in: commit.id) }
      files.append((change.path, bytes))
      guard OverridesFile.isOne(change.path) else { continue }
      if let bytes {
        declared.putStored(bytes, at: change.path)
      } else {
        declared.remove(change.path)
      }
    }
    try addFontRecord(of: commit, to: &files)
    for (path, bytes) in files {
      var version: DocumentVersion?
      if let bytes {
        version = DocumentVersion(
          path: path, bytes: bytes, overrides: declared.overrides(for: path))
        work.bases[path] = try before(path)
      }
      work.prepared.versions.append((path, version))
      newest[path] = .some(version)
    }
    if !commit.brought.isEmpty { work.brought = try MergedSide(of: commit, from: objects) }
    return work
  }

  /// Adds what the revision keeps of the repository's fonts, where that is not what the one before it
  /// keeps.
  private mutating func addFontRecord(
    of commit: GitCommit, to files: inout [(path: DocumentPath, bytes: [UInt8]?)]
  ) throws {
    // What the commit itself says of the record has been declared already.
    let isNamed = files.contains { $0.path == FontTrace.path }
    let before = declared.bytes(at: FontTrace.path)
    let record = try fonts.record(at: commit, files, declared)
    guard record != before else { return }
    files.removeAll { $0.path == FontTrace.path }
    if let record {
      declared.putStored(record, at: FontTrace.path)
    } else {
      declared.remove(FontTrace.path)
    }
    if record != nil || before != nil || isNamed { files.append((FontTrace.path, record)) }
  }

  /// The version of a document that the next commit changes.
  private mutating func before(_ path: DocumentPath) throws -> DocumentVersion? {
    if let known = newest[path] { return known }
    // No commit has touched it yet, so that the store's declarations hold for it.
    return try start.bytes(at: path).map {
      DocumentVersion(path: path, bytes: $0, overrides: start.declared.overrides(for: path))
    }
  }

  /// A version's bytes; declarations with the metrics of the font files of the same commit.
  private func bytes(
    of blob: String, at path: DocumentPath, in commit: String
  ) throws -> [UInt8] {
    let bytes = try objects.bytes(of: blob)
    guard OverridesFile.isOne(path) else { return bytes }
    // Declarations that cannot be resolved are kept as they are; reading them reports why.
    return (try? objects.resolvingFonts(of: bytes, at: path, in: commit)) ?? bytes
  }
}

/// The work on one commit that needs no database.
private struct Preparation: Sendable {
  var prepared: PreparedCommit
  /// nil: nothing is solved.
  let solving: SceneSolving?
  /// The versions before, by path.
  var bases: [DocumentPath: DocumentVersion] = [:]
  /// Of a merge: the versions that the commits read and wrote whose work it brought.
  var brought: MergedSide?

  func run() async -> PreparedCommit {
    var prepared = prepared
    for (path, version) in prepared.versions {
      guard let version, !Task.isCancelled else { continue }
      let base = bases[path]
      if base?.digest == version.digest { continue }
      prepared.compressed[path] = CompressedDocument(
        version.bytes, after: base.map { ($0.bytes, $0.digest) })
      guard let solving else { continue }
      let known = base?.keys(by: solving.keys) ?? [:]
      let keys = version.keys(by: solving.keys)
      let document = version.document
      let changed = document.solvableScenes.filter { known[$0.id] != keys[$0.id] }
      for solved in await solving.solveUnlessCancelled(document.tasks(for: changed)) {
        if let key = keys[solved.scene.id] { prepared.scenes.put(solved, key) }
      }
    }
    if let brought, !Task.isCancelled { prepared.brought = brought.edits() }
    return prepared
  }
}
