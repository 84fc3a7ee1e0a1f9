import Foundation
import Testing

extension Keyline {
  /// Runs a shell line in the folder, with `keyline` as `$K`; ends it after two minutes.
  @discardableResult
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = [
      "K": try Keyline.binary.path, "KEYLINE_AUTHOR": "Ada", "PATH": "/usr/bin:/bin",
      "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada",
      "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
      "GIT_COMMITTER_EMAIL": "ada@example.org",
    ].merging(environment) { $1 }
    let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let (out, err) = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
    for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    defer { for file in [out, err] { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let deadline = Date().addingTimeInterval(120)
    while process.isRunning, Date() < deadline { usleep(5_000) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    let bytes = try Data(contentsOf: out)
    return Outcome(
      code: process.terminationStatus, out: String(decoding: bytes, as: UTF8.self),
      err: String(decoding: try Data(contentsOf: err), as: UTF8.self), bytes: bytes)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  func path(_ name: String) -> String { folder.appending(path: name).path }
}
