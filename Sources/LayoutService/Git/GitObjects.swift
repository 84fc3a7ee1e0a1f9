internal import LayoutModel

/// The blobs of a repository, read through one `git cat-file --batch`.
final class GitObjects {
  private let git: GitProcess
  /// A blob beyond this many bytes is no layout.
  static let greatest = 1 << 28

  init(repository: String) throws(GitError) {
    git = try GitProcess(repository: repository, ["cat-file", "--batch"])
  }

  func bytes(of blob: String) throws(GitError) -> [UInt8] {
    try git.write(blob + "\n")
    let header = try git.readLine().split(separator: " ")
    guard header.count == 3, header[1] == "blob", let count = Int(header[2]), count >= 0 else {
      throw .failed(command: "cat-file", reason: "blob \(blob) is missing")
    }
    guard count <= Self.greatest else {
      throw .failed(command: "cat-file", reason: "blob \(blob) has \(count) bytes")
    }
    return Array(try git.read(count + 1).dropLast())
  }

  /// How many blobs are asked for before the first is read. Their names fit into a pipe, so that git
  /// never waits for us while we wait for it.
  private static let askedAtOnce = 256

  /// Many blobs, in their order, without a turn of questions for each. A blob that is missing, or is
  /// none, is left out.
  func read(_ blobs: [String], take: (Int, [UInt8]) -> Void) throws(GitError) {
    var first = 0
    while first < blobs.count {
      let last = min(first + Self.askedAtOnce, blobs.count)
      try git.write(blobs[first..<last].joined(separator: "\n") + "\n")
      for position in first..<last {
        let header = try git.readLine().split(separator: " ")
        guard header.count == 3, let count = Int(header[2]), (0...Self.greatest).contains(count)
        else { continue }
        let bytes = try git.read(count + 1)
        if header[1] == "blob" { take(position, Array(bytes.dropLast())) }
      }
      first = last
    }
  }

  /// The file at a path of a commit, both as git has them.
  func bytes(at path: String, in commit: String) throws(GitError) -> [UInt8] {
    let name = "\(commit):\(path)"
    guard !path.isEmpty, !path.utf8.contains(where: { $0 == 0x0A || $0 == 0 }) else {
      throw .failed(command: "cat-file", reason: "\(name) is no path")
    }
    try git.write(name + "\n")
    let header = try git.readLine().split(separator: " ")
    guard header.count == 3, let count = Int(header[2]), (0...Self.greatest).contains(count) else {
      throw .failed(command: "cat-file", reason: "\(name) is missing")
    }
    let bytes = Array(try git.read(count + 1).dropLast())
    guard header[1] == "blob" else {
      throw .failed(command: "cat-file", reason: "\(name) is no file")
    }
    return bytes
  }

  /// Declarations of a commit with the metrics of the font files that lie beside them.
  /// - Throws: `FileProblem` with the place that names a font file which cannot be read.
  func resolvingFonts(
    of bytes: [UInt8], at path: DocumentPath, in commit: String
  ) throws(FileProblem) -> [UInt8] {
    let folder = path.parts.dropLast()
    return try OverridesFile.resolved(bytes, path: path.text) { file throws(FileProblem) in
      do throws(GitError) {
        return try self.bytes(at: Self.path(file, from: folder), in: commit)
      } catch {
        throw FileProblem(path: file, reason: "\(error)")
      }
    }
  }

  /// A relative path from a folder, without `.` and `..`.
  static func path(_ file: String, from folder: ArraySlice<Substring>) -> String {
    var parts = Array(folder)
    for part in DocumentPath(file).parts where part != "." && !part.isEmpty {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  func end() { try? git.end() }
}
