import Foundation
import Testing

let hasGit = ["/usr/bin/git", "/bin/git"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Runs git in a folder, untouched by the settings of whoever runs the tests.
func git(_ folder: URL, _ arguments: String...) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    ["git", "-C", folder.path, "-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    + arguments
  process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null"]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0)
}
