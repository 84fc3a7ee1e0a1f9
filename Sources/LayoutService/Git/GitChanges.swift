internal import LayoutModel

/// A file that differs between two states of a git repository.
struct GitFileChange: Sendable, Hashable {
  /// A file by its path from the root of the repository, and its blob; no blob = only on disk.
  struct File: Sendable, Hashable {
    var path: DocumentPath
    var blob: String?
  }

  /// nil = added.
  var old: File?
  /// nil = removed.
  var new: File?
}

/// Reads `git diff --raw -z`, `git ls-tree -r -z` and `git ls-files --stage -z`.
enum GitRawReader {
  /// The files that differ; links and submodules are no files. A file without a blob is on disk.
  static func changes(_ bytes: [UInt8]) throws(GitError) -> [GitFileChange] {
    var pieces = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
    func next() -> String? { pieces.popFirst().map { String(decoding: $0, as: UTF8.self) } }
    var changes: [GitFileChange] = []
    while let entry = next() {
      if entry.isEmpty { continue }
      let parts = entry.split(separator: " ").map(String.init)
      guard parts.count == 5, parts[0].hasPrefix(":"), let path = next() else {
        throw .failed(command: "diff", reason: "its output has an entry of an unknown kind")
      }
      let isMoved = parts[4].hasPrefix("R") || parts[4].hasPrefix("C")
      guard let newPath = isMoved ? next() : path else {
        throw .failed(command: "diff", reason: "its output ends in the middle of an entry")
      }
      let change = GitFileChange(
        old: file(path, mode: parts[0].dropFirst(), blob: parts[2]),
        new: file(newPath, mode: parts[1][...], blob: parts[3]))
      if change.old != nil || change.new != nil { changes.append(change) }
    }
    return changes
  }

  /// The files of a tree, by path: mode, kind and blob before each path.
  static func tree(_ bytes: [UInt8]) throws(GitError) -> [GitFileChange.File] {
    try entries(bytes, of: "ls-tree", blobAt: 2)
  }

  /// The files that are staged, by path: mode, blob and stage before each path.
  static func index(_ bytes: [UInt8]) throws(GitError) -> [GitFileChange.File] {
    try entries(bytes, of: "ls-files", blobAt: 1)
  }

  private static func entries(
    _ bytes: [UInt8], of command: String, blobAt place: Int
  ) throws(GitError) -> [GitFileChange.File] {
    var files: [GitFileChange.File] = []
    for entry in bytes.split(separator: 0) {
      let sides = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let parts = String(decoding: sides.first ?? [], as: UTF8.self).split(separator: " ")
      guard sides.count == 2, parts.count == 3 else {
        throw .failed(command: command, reason: "its output has an entry of an unknown kind")
      }
      let path = String(decoding: sides[1], as: UTF8.self)
      if let file = file(path, mode: parts[0], blob: String(parts[place])) { files.append(file) }
    }
    return files
  }

  private static func file(
    _ path: String, mode: Substring, blob: String
  ) -> GitFileChange.File? {
    guard mode.hasPrefix("100") else { return nil }
    let isOnDisk = blob.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
    return GitFileChange.File(path: DocumentPath(path), blob: isOnDisk ? nil : blob)
  }
}
