internal import Dispatch
internal import LayoutStore

extension DocumentStore {
  /// Runs what waits for the disk or for another writer on a thread of its own: none of the few
  /// threads that all tasks share stands still meanwhile.
  func waiting<Value: Sendable>(
    for work: @escaping @Sendable (DocumentStore) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try work(self) }) }
    }
  }
}
