internal import LayoutEngine
internal import LayoutModel

/// The documents before and after each of the commits whose work a merge brought, in which their edits
/// are found.
struct MergedSide: Sendable {
  private var commits: [GitCommit] = []
  /// The bytes of blobs by their ids.
  private var bytes: [String: [UInt8]] = [:]
  private(set) var byteCount = 0

  /// The most bytes that are read for a merge. What is older than those is told by the merge alone.
  private static let mostBytes = 1 << 25

  /// Reads what there is: a version that git has lost leaves its commits out.
  init(of merge: GitCommit, from objects: GitObjects) throws(GitError) {
    for commit in merge.brought where byteCount < Self.mostBytes {
      let blobs = Set(commit.changes.flatMap { [$0.base, $0.blob] }.compactMap(\.self))
        .filter { bytes[$0] == nil }.sorted()
      var read: [String: [UInt8]] = [:]
      try objects.read(blobs) { read[blobs[$0]] = $1 }
      guard read.count == blobs.count else { continue }
      bytes.merge(read) { first, _ in first }
      byteCount += read.values.reduce(0) { $0 + $1.count }
      commits.append(commit)
    }
  }

  /// The edits of each commit, by document, the newest first.
  func edits() -> [DocumentPath: [BroughtEdits]] {
    var found: [DocumentPath: [BroughtEdits]] = [:]
    /// What stands before a commit is mostly what the next older one made.
    var last: [DocumentPath: (blob: String, document: Document?)] = [:]
    func document(_ blob: String?, _ path: DocumentPath) -> Document? {
      guard let blob else { return nil }
      if let last = last[path], last.blob == blob { return last.document }
      let document = ReadDocument(path: path, bytes: bytes[blob] ?? []).document
      last[path] = (blob, document)
      return document
    }
    for commit in commits where !Task.isCancelled {
      for change in commit.changes {
        let head = document(change.blob, change.path)
        let edits = structureChanges(base: document(change.base, change.path), head: head)
        guard !edits.isEmpty else { continue }
        found[change.path, default: []].append(
          BroughtEdits(
            commit: BroughtCommit(
              id: commit.id, author: commit.author, time: commit.time,
              message: commit.message.split(whereSeparator: \.isNewline).first.map(String.init)
                ?? ""),
            edits: edits))
      }
    }
    return found
  }
}
