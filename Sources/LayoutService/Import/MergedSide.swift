internal import LayoutEngine
internal import LayoutModel

/// The commits of a merged branch, with the documents before and after each, to find their edits.
struct MergedSide: Sendable {
  private var commits: [GitCommit] = []
  /// The bytes of blobs by their ids.
  private var bytes: [String: [UInt8]] = [:]
  private(set) var byteCount = 0

  /// The most bytes that are read for a merge. Edits of commits older than that are put down to the merge.
  private static let mostBytes = 1 << 25

  /// Reads the documents. Leaves out a commit if git has lost one of its versions.
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
    /// The base of a commit is mostly the result of the next older one, and need not be read again.
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
