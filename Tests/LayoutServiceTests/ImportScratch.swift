import Foundation

/// A git repository in a folder of its own, made commit by commit.
struct Scratch {
  let folder: URL
  /// The ids of the commits made, oldest first.
  private(set) var commits: [String] = []

  static let git: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { $0 + "/git" }
    .first { FileManager.default.isExecutableFile(atPath: String($0)) }.map { String($0) }
  static var hasGit: Bool { git != nil }
  var path: String { folder.path }

  struct Failed: Error, CustomStringConvertible { var description: String }

  /// Runs `body` with an empty repository that goes away afterwards.
  static func with(_ body: (inout Scratch) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var scratch = Scratch(folder: folder)
    try scratch.run("init", "-q", "-b", "trunk")
    try await body(&scratch)
  }

  @discardableResult
  func run(_ arguments: String..., time: Int = 1_000_000_000) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: Self.git ?? "/usr/bin/git")
    process.arguments = ["-C", folder.path] + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
      "GIT_COMMITTER_NAME": "Bob", "GIT_COMMITTER_EMAIL": "bob@example.org",
      "GIT_AUTHOR_DATE": "\(time) +0200", "GIT_COMMITTER_DATE": "\(time + 5) +0000",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "git \(arguments.joined(separator: " "))")
    }
    return [UInt8](bytes)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Commits everything as it lies there.
  mutating func commit(_ message: String) throws {
    try run("add", "-A")
    try run(
      "commit", "-q", "--allow-empty", "--allow-empty-message", "--cleanup=verbatim", "-m", message,
      time: 1_000_000_000 + commits.count * 60)
    commits.append(try head())
  }

  func head() throws -> String {
    String(decoding: try run("rev-parse", "HEAD").prefix(40), as: UTF8.self)
  }

  /// The paths of the layout files of a commit, as git lists them.
  func paths(at commit: String) throws -> [String] {
    try run("ls-tree", "-r", "-z", "--name-only", commit).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
  }
}
