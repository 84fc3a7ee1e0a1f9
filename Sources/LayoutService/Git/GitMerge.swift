public import LayoutModel

/// Documents that git left in conflict, merged again from the three versions it keeps of each.
///
/// Ours is git's second version, theirs its third: in a rebase, theirs is what is being replayed.
public struct GitMerge: Sendable {
  /// The top of the working tree.
  public let root: String
  /// The documents in conflict, from the top.
  public let paths: [DocumentPath]
  private let versions: [DocumentPath: [Int: String]]

  /// nil: `folder` is in no repository, or git has no document in conflict.
  public init?(in folder: String) throws(GitError) {
    let (code, top) = try GitProcess.outcome(
      repository: folder, ["rev-parse", "--show-toplevel"])
    guard code == 0 else { return nil }
    root = String(decoding: top.prefix { $0 != 0x0A }, as: UTF8.self)
    guard !root.isEmpty else { return nil }
    let listing = try GitProcess.output(repository: root, ["ls-files", "-u", "-z"])
    var versions: [DocumentPath: [Int: String]] = [:]
    for entry in listing.split(separator: 0) {
      // Mode, id, version, a tab, the path.
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      let path = DocumentPath(String(decoding: parts[1], as: UTF8.self))
      guard words.count == 3, let version = Int(words[2]), FileRole.isDocument(path) else {
        continue
      }
      versions[path, default: [:]][version] = words[1]
    }
    guard !versions.isEmpty else { return nil }
    self.versions = versions
    paths = versions.keys.sorted()
  }

  /// What tells this conflict of a document from a later one.
  public func key(of path: DocumentPath) -> String {
    (1...3).map { versions[path]?[$0] ?? "-" }.joined(separator: " ")
  }

  /// Where decisions are kept while the merge is under way: among git's own files.
  public func decisionsFile() throws(GitError) -> String {
    let output = try GitProcess.output(
      repository: root, ["rev-parse", "--path-format=absolute", "--git-path", "keyline-resolve"])
    return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// A document as ours has it; nil: ours has none.
  public func ours(_ path: DocumentPath) throws(GitError) -> [UInt8]? { try bytes(path, 2) }

  func bytes(_ path: DocumentPath, _ version: Int) throws(GitError) -> [UInt8]? {
    guard let id = versions[path]?[version] else { return nil }
    return try GitProcess.output(repository: root, ["cat-file", "blob", id])
  }

  /// Merges documents again. Writes nothing.
  public func merged(
    _ paths: [DocumentPath], _ request: MergeRequest,
    overrides: [DocumentPath: LayoutOverrides] = [:]
  ) async throws -> TreeMergeReport {
    var report = try await TreeMerge(
      request: request, base: { try bytes($0, 1) }, ours: { try bytes($0, 2) },
      theirs: { try bytes($0, 3) },
      overrides: { overrides[$0] ?? .none }
    ).run(paths)
    try report.sign { path, side in try edits(of: path, on: side) }
    return report
  }

  /// Tells git that a document is no longer in conflict: as it lies on the disk, or removed.
  public func finish(_ path: DocumentPath) throws(GitError) {
    _ = try GitProcess.output(
      repository: root, ["add", "--all", "--", ":(top,literal)" + path.text])
  }
}
