internal import LayoutStore

/// Puts the revisions of an import into transactions of several: each waits for the disk five
/// times, which can take longer than solving.
///
/// Revisions are handed out once their transaction is on the disk, and are no promise before.
struct ImportBatches {
  private let store: DocumentStore
  private var batch: RevisionBatch?
  private var begin = ContinuousClock.now
  private var waiting: [ImportedRevision] = []

  /// The most revisions that a kill can take back, and how long other processes' writes wait.
  private static let most = 16
  private static let longest = Duration.milliseconds(400)
  /// Nobody waits for a transaction that itself waits for the next commit's layouts longer than so.
  private static let patience = Duration.milliseconds(100)
  /// Documents of more bytes take long.
  private static let long = 1 << 20

  init(store: DocumentStore) { self.store = store }

  /// Begins a batch for all that is written from now on.
  mutating func open() throws {
    guard batch == nil else { return }
    batch = try RevisionBatch(store)
    begin = .now
  }

  mutating func add(_ imported: ImportedRevision) { waiting.append(imported) }

  var isFull: Bool { waiting.count >= Self.most || ContinuousClock.now - begin > Self.longest }

  /// Whether the batch should not stay open until a commit with so many bytes is solved.
  func isHeld(upBy byteCount: Int) -> Bool {
    batch != nil && (byteCount > Self.long || ContinuousClock.now - begin > Self.patience)
  }

  /// Ends the batch and returns its revisions, which are on the disk now.
  mutating func close() throws -> [ImportedRevision] {
    defer {
      batch = nil
      waiting = []
    }
    if let newest = waiting.last { try batch?.commit(upTo: newest.revision) }
    return waiting
  }
}
