internal import GRDB
package import LayoutModel

/// Several revisions in one transaction, which waits for the disk once.
///
///     let store = try store.anotherConnection()
///     let batch = try RevisionBatch(store)
///     for draft in drafts { newest = try store.commit(draft) }
///     try batch.commit(upTo: newest)
///
/// Nothing is promised before `commit` returns: a kill or a loss of power takes all of the batch. A
/// revision that fails takes back itself only, where SQLite can, and the others may still be
/// committed. From beginning to end the writes of other processes and connections wait, and reads
/// through the same store see what the batch wrote so far. What is written through the same store
/// belongs to the batch: so it has a connection that nobody else knows. A batch that goes away
/// uncommitted is rolled back.
package final class RevisionBatch {
  private let store: DocumentStore
  private var isOpen = true

  /// - Throws: `locked` when another process writes for longer than `lockTimeout`.
  package init(_ store: DocumentStore) throws {
    guard store.access == .readWrite else { throw StoreError.readOnly(path: store.path) }
    self.store = store
    try store.lock.take(storePath: store.path, waiting: store.lockTimeout)
    do {
      try naming(store.path) {
        try store.queue.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
      }
    } catch {
      isOpen = false
      store.lock.letGo()
      throw error
    }
  }

  deinit { close { if $0.isInsideTransaction { try $0.rollback() } } }

  /// Puts all of the batch on the disk; `newest` is its last revision.
  /// - Throws: what ended the transaction; then nothing of the batch is stored.
  package func commit(upTo newest: Revision) throws {
    var failure: (any Error)?
    close { db in
      guard db.isInsideTransaction else {
        failure = StoreError.system(path: store.path, reason: "the batch was rolled back")
        return
      }
      do {
        try naming(store.path) { try db.commit() }
      } catch {
        failure = error
        if db.isInsideTransaction { try? db.rollback() }
      }
    }
    guard let failure else { return }
    if case StoreError.system(let path, let reason) = failure,
      try store.isStored(newest, path, reason)
    {
      return
    }
    throw failure
  }

  private func close(_ body: (Database) throws -> Void) {
    guard isOpen else { return }
    isOpen = false
    try? store.queue.writeWithoutTransaction(body)
    store.lock.letGo()
  }
}
