internal import Dispatch
internal import GRDB

/// Every stored version, decoded and hashed.
extension Verification {
  private struct Decoded {
    var number: Int64
    /// The whole version that its chain of deltas begins with.
    var root: Int64
    var list: PieceList
    var digest: [UInt8]
  }

  /// Versions that are decoded before they are hashed, on all cores.
  private static let batch = 128

  mutating func checkArtifacts() throws {
    let table = ArtifactTable(db: db)
    // A version is decoded from the one before it, not from the beginning of its chain.
    var known: [Int64: PieceList] = [:]
    var batch: [Decoded] = []
    var places: [Int64: (place: Int, root: Int64)] = [:]
    for number in try Int64.fetchAll(db, sql: "SELECT id FROM artifact ORDER BY id") {
      report.artifacts += 1
      check("artifact \(number)") { _ in
        let row = try table.row(number)
        // No hash covers the place, but what the next version is stored against depends on it.
        var root = number
        if let base = row.base {
          let from = try places[base] ?? (table.row(base).place, base)
          guard DeltaChain.isStored(row.place, against: from.place) else {
            throw table.damage(number, "its place on the chain of deltas is wrong")
          }
          root = from.root
        }
        places[number] = (row.place, root)
        let list = try table.decoded(row, known: known)
        if known.count > 200 { known = [:] }
        known[number] = list
        batch.append(Decoded(number: number, root: root, list: list, digest: row.digest))
      }
      if batch.count == Self.batch { checkDigests(&batch) }
    }
    checkDigests(&batch)
    let strays = try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM artifact WHERE id NOT IN
          (SELECT artifact FROM document_change WHERE artifact IS NOT NULL)
        """)
    if let strays, strays > 0 { report("table artifact", "\(strays) belong to no revision") }
  }

  /// Hashes decoded artifacts on all cores: most of the time of a full check.
  private mutating func checkDigests(_ batch: inout [Decoded]) {
    // Versions of one chain follow each other, so that what they share is hashed once; a quarter of
    // a batch at a time, so that no core is left without work.
    var runs: [[Decoded]] = []
    for chain in Dictionary(grouping: batch, by: \.root).values {
      for start in stride(from: 0, to: chain.count, by: Self.batch / 4) {
        runs.append(Array(chain[start..<min(chain.count, start + Self.batch / 4)]))
      }
    }
    let work = runs
    let unsound = [[Int64]](unsafeUninitializedCapacity: work.count) { buffer, count in
      // Every iteration initializes an element of its own, and all are done before the buffer is
      // read.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: work.count) { index in
        var hasher = SharedPrefixHasher()
        let numbers = work[index].filter { hasher.digest(of: $0.list).bytes != $0.digest }
        results.initializeElement(at: index, to: numbers.map(\.number))
      }
      count = work.count
    }
    for number in unsound.joined().sorted() {
      report("artifact \(number)", "its bytes do not have its hash")
    }
    batch.removeAll(keepingCapacity: true)
  }
}
