import ArgumentParser
import LayoutModel
import LayoutService

/// A store for one question about a git repository: filled, asked and thrown away.
struct GitStore {
  private let folder: TemporaryFolder
  let workspace: Workspace

  init() throws {
    folder = try TemporaryFolder()
    workspace = try Workspace.create(at: Paths.join(folder.path, StorePlace.fileName))
  }

  /// Removes it from the disk; questions asked later fail.
  func discard() { folder.remove() }

  /// Fills it with the states of a commit and its parent, or of `A..B`.
  /// - Returns: how the store names them.
  func record(
    states range: String, matrix: Matrix, isUnsolved: Bool, progress: ProgressLine
  ) async throws -> String {
    Interruption.listen()
    let spec = try await workspace.recordStates(
      range, of: OwnProcess.folder, matrix: matrix, isUnsolved: isUnsolved
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    guard let spec else { throw ExitCode(Interruption.exitCode) }
    return spec
  }

  /// Fills it with the history of the documents that may hold a view, up to a commit.
  func record(
    historyOf view: String, to revision: String, matrix: Matrix, progress: ProgressLine
  ) async throws {
    Interruption.listen()
    let isWhole = try await workspace.recordHistory(
      of: view, to: revision, of: OwnProcess.folder, matrix: matrix
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    guard isWhole else { throw ExitCode(Interruption.exitCode) }
  }
}
