internal import Foundation
internal import GRDB
package import LayoutModel

/// The edits of commits that came in by imported merges.
struct BroughtTable {
  let db: Database

  /// - Parameter brought: the newest commit first.
  func record(_ brought: [BroughtEdits], revision: Int64, document: Int64) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO brought_edit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let ledger = Ledger(db: db)
    try ledger.booking(.brought, where: "revision = ? AND document = ?", [revision, document]) {
      for (ordinal, one) in brought.enumerated() {
        // Without a row, the merge's own author counts as the author of the edits.
        guard let data = EditTable.encoded(one.edits) else { continue }
        let seal = Self.seal(revision, document, Int64(ordinal), one.commit, Array(data))
        try statement.execute(arguments: [
          revision, document, ordinal, one.commit.id, one.commit.author, one.commit.time,
          one.commit.message, data, seal,
        ])
      }
    }
  }

  /// The commits that edited a document before the revision merged their work, the newest first, each
  /// with those of its edits that concern a view.
  func edits(
    revision: Int64, path: DocumentPath, concerning view: ObjectID
  ) throws -> [BroughtEdits] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT n.* FROM document d CROSS JOIN brought_edit n
        ON n.revision = ?2 AND n.document = d.id WHERE d.path = ?1 ORDER BY n.ordinal
        """)
    return try Row.fetchAll(statement, arguments: [path.text, revision]).map {
      try Self.edits($0, concerning: view)
    }
  }

  /// Reads every row as `edits` does.
  func check() throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT * FROM brought_edit")
    while let row = try rows.next() { _ = try Self.edits(row, concerning: nil) }
  }

  private static func edits(_ row: Row, concerning view: ObjectID?) throws -> BroughtEdits {
    let commit = BroughtCommit(
      id: try row.at(3), author: try row.at(4), time: try row.at(5), message: try row.at(6))
    let data: [UInt8] = try row.at(7)
    try ReadChecks.require(
      try row.at(8) == seal(row.at(0), row.at(1), row.at(2), commit, data),
      "brought edits of commit \(commit.id.prefix(10))")
    return BroughtEdits(
      commit: commit, edits: try EditTable.decode(data, concerning: view))
  }

  private static func seal(
    _ revision: Int64, _ document: Int64, _ ordinal: Int64, _ commit: BroughtCommit,
    _ data: [UInt8]
  ) -> Int64 {
    var seal = Seal(Ledger.Table.brought.rawValue)
    seal.add(revision)
    seal.add(document)
    seal.add(ordinal)
    seal.add(commit.id)
    seal.add(commit.author)
    seal.add(commit.time)
    seal.add(commit.message)
    seal.add(data)
    return seal.value
  }
}

extension DocumentStore {
  /// The commits of git that edited a document before an imported merge brought their work, the newest
  /// first, each with those of its edits that concern a view.
  ///
  /// An import follows first parents, so that these commits have no revisions. Merges that an older
  /// Keyline imported have none of this.
  package func edits(
    broughtBy revision: RevisionID, path: DocumentPath, concerning view: ObjectID
  ) throws -> [BroughtEdits] {
    try read { db in
      let number = try RevisionTable(db: db).require(revision).number
      return try BroughtTable(db: db).edits(revision: number, path: path, concerning: view)
    }
  }
}
