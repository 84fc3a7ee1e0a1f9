internal import LayoutModel

/// A commit of a git repository, as far as it concerns layout files.
struct GitCommit: Sendable, Hashable {
  var id: String
  /// `Name <address>`.
  var author: String
  /// The author's date in seconds since 1970, UTC.
  var time: Int64
  var message: String
  /// Its changes against its first parent.
  var changes: [Change]
  /// Of a merge: the commits that it merged and that change one of the same files, the newest
  /// first; see `GitRepository.withBrought`.
  var brought: [GitCommit] = []
  /// It, or one before it that is left out, adds, changes or removes font files.
  var changesFonts = false

  struct Change: Sendable, Hashable {
    /// From the root of the repository.
    var path: DocumentPath
    /// The file's new blob; nil = removed.
    var blob: String?
    /// The blob before; nil = added, or not known.
    var base: String?
    /// `false`: the name is not UTF-8, and `path` only what can be shown of it.
    var isText = true
  }
}

/// Reads `git log --raw -z`: fields and entries, each ended by a zero byte.
struct GitLogReader {
  /// Marks a commit's first field: no path or mode begins with it.
  static let format = "%x01%H%x00%an%x00%ae%x00%at%x00%B%x00"
  private var pieces: [ArraySlice<UInt8>]
  private var next = 0

  init(_ bytes: [UInt8]) {
    pieces = bytes.split(separator: 0, omittingEmptySubsequences: false)
  }

  /// The commits in the order of the log; `isWanted` decides which files count.
  static func commits(
    _ bytes: [UInt8], isWanted: (DocumentPath) -> Bool
  ) throws(GitError) -> [GitCommit] {
    try headers(bytes, isWanted: isWanted).filter { !$0.changes.isEmpty }
  }

  /// The commits in the order of the log, those without a change that counts included.
  static func headers(
    _ bytes: [UInt8], isWanted: (DocumentPath) -> Bool = { _ in false }
  ) throws(GitError) -> [GitCommit] {
    var reader = GitLogReader(bytes)
    var commits: [GitCommit] = []
    while let piece = reader.take() {
      let text = piece.drop { $0 == UInt8(ascii: "\n") }
      if text.isEmpty { continue }
      if text.first == 1 {
        commits.append(try reader.commit(id: String(decoding: text.dropFirst(), as: UTF8.self)))
      } else if let change = try reader.change(text), isWanted(change.path), !commits.isEmpty {
        commits[commits.count - 1].changes.append(change)
      }
    }
    return commits
  }

  private mutating func take() -> ArraySlice<UInt8>? {
    guard next < pieces.count else { return nil }
    defer { next += 1 }
    return pieces[next]
  }

  private mutating func field() throws(GitError) -> String {
    guard let piece = take() else {
      throw .failed(command: "log", reason: "its output ends in the middle of a commit")
    }
    return String(decoding: piece, as: UTF8.self)
  }

  private mutating func commit(id: String) throws(GitError) -> GitCommit {
    guard Self.isObjectID(id) else {
      throw .failed(command: "log", reason: "its output has no commit id")
    }
    let (name, address) = (try field(), try field())
    let time = Int64(try field()) ?? 0
    var message = try field()
    while message.last?.isNewline == true { message.removeLast() }
    return GitCommit(
      id: id, author: address.isEmpty ? name : "\(name) <\(address)>", time: time,
      message: message, changes: [])
  }

  /// `:oldmode newmode oldblob newblob status`, then the path. nil where the bytes stay the same.
  private mutating func change(_ entry: ArraySlice<UInt8>) throws(GitError) -> GitCommit.Change? {
    let parts = String(decoding: entry, as: UTF8.self).split(separator: " ").map(String.init)
    let bytes = take()
    guard parts.count == 5, parts[0].hasPrefix(":"), let bytes, Self.isObjectID(parts[2]),
      Self.isObjectID(parts[3])
    else { throw .failed(command: "log", reason: "its output has an entry of an unknown kind") }
    let path = DocumentPath(String(decoding: bytes, as: UTF8.self))
    // Links and submodules are no files.
    let (wasFile, isFile) = (parts[0].hasPrefix(":100"), parts[1].hasPrefix("100"))
    if isFile, wasFile, parts[2] == parts[3] { return nil }
    if !isFile, !wasFile { return nil }
    return GitCommit.Change(
      path: path, blob: isFile ? parts[3] : nil, base: wasFile ? parts[2] : nil,
      isText: path.text.utf8.elementsEqual(bytes))
  }

  static func isObjectID(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
