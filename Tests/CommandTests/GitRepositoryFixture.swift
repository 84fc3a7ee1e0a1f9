import Foundation
import Testing

let hasGit = ["/usr/bin/git", "/bin/git"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Runs git in a folder, untouched by the settings of whoever runs the tests; it has to succeed.
func git(_ folder: URL, _ arguments: String...) throws {
  try #require(try gitStatus(folder, arguments) == 0)
}

/// The same, answering git's exit code.
func gitStatus(
  _ folder: URL, _ arguments: [String], environment: [String: String] = [:]
) throws -> Int32 {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    ["git", "-C", folder.path, "-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    + arguments
  process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null"]
    .merging(environment) { _, given in given }
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus
}
