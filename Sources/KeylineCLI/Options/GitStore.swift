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
    let spec = try await untilStopped(progress) { isStopping, tell in
      try await workspace.recordStates(
        range, of: Surroundings.folder, matrix: matrix, isUnsolved: isUnsolved,
        isStopping: isStopping, progress: tell)
    }
    guard let spec else { throw ExitCode(Interruption.exitCode) }
    return spec
  }

  /// Fills it with the history of the documents that may hold a view, up to a commit.
  func record(
    historyOf view: String, to revision: String, matrix: Matrix, progress: ProgressLine
  ) async throws {
    let isWhole = try await untilStopped(progress) { isStopping, tell in
      try await workspace.recordHistory(
        of: view, to: revision, of: Surroundings.folder, matrix: matrix, isStopping: isStopping,
        progress: tell)
    }
    guard isWhole else { throw ExitCode(Interruption.exitCode) }
  }

  /// Records until Ctrl-C, and tells how far it is.
  private func untilStopped<Answer>(
    _ progress: ProgressLine,
    _ record: (_ isStopping: () -> Bool, _ tell: (Int, Int) -> Void) async throws -> Answer
  ) async throws -> Answer {
    Interruption.listen()
    let answer = try await record({ Interruption.isAsked }) { progress.update(done: $0, total: $1) }
    progress.end()
    return answer
  }
}
