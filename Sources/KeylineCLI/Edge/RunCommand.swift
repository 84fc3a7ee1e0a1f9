import Foundation
import LayoutModel
import LayoutService

/// A command of the shell that is asked about a revision, in a folder with its documents.
struct RunCommand {
  let command: String

  init(_ command: String) { self.command = command }

  /// - Returns: no for exit 0, unknown for 125, yes for every other.
  /// - Throws: ``FileProblem`` where the documents cannot be written, `CommandError.needsOne` where the
  ///   command ends by a signal, or by 126 and above: it was not found, or somebody stopped it.
  func ask(_ revision: String, of workspace: Workspace) throws -> Bisection.Answer {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "keyline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try workspace.paths(at: revision) {
      let file = folder.appending(path: path.text)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(workspace.export(path, at: revision).bytes).write(to: file)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["KEYLINE_REVISION": revision, "KEYLINE_HERE": OwnProcess.folder]) { _, own in own }
    // The answer stands on standard output; what the command says belongs beside it.
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus < 126 else {
      throw CommandError.needsOne(
        "`\(command)` could not be run or was stopped; 0 says not so, 1 to 124 so, 125 unknown")
    }
    return switch process.terminationStatus {
    case 0: .no
    case 125: .unknown
    default: .yes
    }
  }
}
