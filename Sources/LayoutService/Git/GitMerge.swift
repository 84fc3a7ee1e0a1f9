internal import Foundation
package import LayoutModel

/// Documents that git left in conflict, merged again from the three versions it keeps of each.
///
/// Ours is git's second version, theirs its third: in a rebase, theirs is what is being replayed.
package struct GitMerge: Sendable {
  /// The top of the working tree.
  package let root: String
  /// The documents in conflict, from the top.
  package let paths: [DocumentPath]
  /// Documents that were in conflict and are staged by now, in whatever form.
  package let stagedPaths: [DocumentPath]
  /// Git's own folder of this working tree.
  private let folder: String
  private let versions: [DocumentPath: [Int: String]]
  /// A mark that another merge of the same commits does not have; empty where git has begun none.
  private let beginning: String

  /// nil: `folder` is in no repository, or git has no document in conflict and staged none.
  package init?(in folder: String) throws(GitError) {
    let (code, top) = try GitProcess.outcome(
      repository: folder, ["rev-parse", "--show-toplevel"])
    guard code == 0 else { return nil }
    root = GitProcess.line(top)
    guard !root.isEmpty else { return nil }
    self.folder = GitProcess.line(
      try GitProcess.output(repository: root, ["rev-parse", "--absolute-git-dir"]))
    beginning = Self.beginning(in: self.folder)
    let open = try Self.versions("-u", in: root)
    // Git forgets these with the merge, and not always at once.
    let staged = beginning.isEmpty ? [:] : try Self.versions("--resolve-undo", in: root)
    guard !open.isEmpty || !staged.isEmpty else { return nil }
    versions = open.merging(staged) { open, _ in open }
    paths = open.keys.sorted()
    stagedPaths = staged.keys.filter { open[$0] == nil }.sorted()
  }

  /// The blobs of each document's versions: those in conflict, or those that were.
  private static func versions(
    _ which: String, in root: String
  ) throws(GitError) -> [DocumentPath: [Int: String]] {
    let listing = try GitProcess.output(repository: root, ["ls-files", which, "-z"])
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
      guard String(validating: parts[1], as: UTF8.self) != nil else {
        throw .failed(
          command: "ls-files", reason: "\(path): its name is not UTF-8; decide it with git alone")
      }
      versions[path, default: [:]][version] = words[1]
    }
    return versions
  }

  /// Files that git writes once as it begins to merge; not all of them each time.
  package static let beginnings = [
    "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "AUTO_MERGE",
  ]

  private static func beginning(in folder: String) -> String {
    beginnings.compactMap { name -> String? in
      guard
        let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name),
        let number = facts[.systemFileNumber] as? UInt64,
        let time = facts[.modificationDate] as? Date
      else { return nil }
      return "\(name) \(number) \(time.timeIntervalSince1970)"
    }.joined(separator: " ")
  }

  /// A key that no later conflict of the document shares, not even one between the same commits.
  package func key(of path: DocumentPath) -> String {
    ((1...3).map { versions[path]?[$0] ?? "-" } + [beginning]).joined(separator: " ")
  }

  /// The staged bytes of a document; nil where nothing is staged.
  package func staged(_ path: DocumentPath) throws(GitError) -> [UInt8]? {
    try GitFiles.blob(path.text, at: "", in: root)
  }

  /// Where decisions are kept while the merge is under way: among git's own files.
  package var decisionsFile: String { folder + "/keyline-resolve" }

  /// A document as ours has it; nil: ours has none.
  package func ours(_ path: DocumentPath) throws(GitError) -> [UInt8]? { try bytes(path, 2) }

  func bytes(_ path: DocumentPath, _ version: Int) throws(GitError) -> [UInt8]? {
    guard let id = versions[path]?[version] else { return nil }
    return try GitProcess.output(repository: root, ["cat-file", "blob", id])
  }

  /// Puts staged documents in conflict again, so that git does not commit them as they were staged.
  package func reopen(_ paths: [DocumentPath]) throws(GitError) {
    let staged = paths.filter(stagedPaths.contains)
    guard !staged.isEmpty else { return }
    _ = try GitProcess.output(
      repository: root, ["update-index", "--unresolve"] + staged.map(\.text))
  }

  /// Merges documents again. Writes nothing.
  package func merged(
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
}
