internal import Foundation
internal import GRDB

extension DocumentStore {
  /// Writes a consistent copy of the store to a new file, packed, while others may read and write.
  ///
  /// The copy is synced to the disk before this returns.
  public func backup(to destination: String) throws {
    guard !FileManager.default.fileExists(atPath: destination) else {
      throw StoreError.alreadyExists(path: destination)
    }
    do {
      try naming(path) {
        try queue.writeWithoutTransaction {
          try $0.execute(sql: "VACUUM INTO ?", arguments: [destination])
        }
      }
      try syncToDisk(destination)
    } catch {
      // Half a copy must not be taken for a whole one.
      try? FileManager.default.removeItem(atPath: destination)
      throw error
    }
  }

  /// Makes a store at a free path out of a backup, after verifying the backup in full.
  @discardableResult
  public static func restore(from backup: String, to path: String) throws -> DocumentStore {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw StoreError.alreadyExists(path: path)
    }
    let source = try DocumentStore(path: backup, access: .readOnly)
    let report = try source.verify(level: .full)
    if let problem = report.problems.first {
      throw StoreError.damaged(path: backup, detail: problem.description)
    }
    try source.backup(to: path)
    return try DocumentStore(path: path, access: .readWrite)
  }

  /// What could be removed without losing any revision: derived records and vectors that nothing
  /// uses any more. Artifacts are never removed: every one belongs to a revision.
  package struct Garbage: Sendable, Hashable {
    package var contents: Int
    package var vectors: Int
    package var bytes: Int
  }

  /// Counts unused derived rows and, unless `dryRun`, deletes them and packs the file.
  @discardableResult
  package func collectGarbage(dryRun: Bool) throws -> Garbage {
    let content = """
      FROM content WHERE id NOT IN (SELECT content FROM entity_change WHERE content IS NOT NULL)
        AND id NOT IN (SELECT content FROM regression)
      """
    // Only vectors that nothing is stored against: a chain goes from its end, run by run.
    let vector = """
      FROM vector WHERE id NOT IN (SELECT vector FROM frame_span WHERE vector IS NOT NULL)
        AND id NOT IN (SELECT lines FROM location_span WHERE lines IS NOT NULL)
        AND id NOT IN (SELECT columns FROM location_span WHERE columns IS NOT NULL)
        AND id NOT IN (SELECT base FROM vector WHERE base IS NOT NULL)
      """
    func count(_ db: Database) throws -> Garbage {
      func pair(_ clause: String) throws -> (Int, Int) {
        guard
          let row = try Row.fetchOne(
            db, sql: "SELECT count(*), ifnull(sum(length(data)), 0) \(clause)")
        else { return (0, 0) }
        return try (row.at(0), row.at(1))
      }
      let contents = try pair(content)
      let vectors = try pair(vector)
      return Garbage(contents: contents.0, vectors: vectors.0, bytes: contents.1 + vectors.1)
    }
    if dryRun { return try read(count) }
    return try whileWriting {
      let garbage = try write { db in
        let garbage = try count(db)
        try db.execute(sql: "DELETE \(content)")
        repeat { try db.execute(sql: "DELETE \(vector)") } while db.changesCount > 0
        return garbage
      }
      try naming(path) { try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM") } }
      return garbage
    }
  }
}
