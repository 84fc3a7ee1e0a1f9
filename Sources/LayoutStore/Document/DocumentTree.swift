internal import Foundation
internal import GRDB
public import LayoutModel

/// How the bytes of a document were taken.
package enum DocumentStatus: Sendable, Hashable {
  /// Read as a layout document.
  case parsed
  /// Kept byte for byte without being read, and why.
  case kept(reason: String)
}

/// One document of a revision.
public struct TreeEntry: Sendable, Hashable {
  /// Relative to the root of the tree, with `/` between its parts.
  public var path: DocumentPath
  /// SHA-256 of the bytes.
  public var digest: ContentHash
  package var byteCount: Int
  package var status: DocumentStatus
}

/// A point on a line of history, as the tables know it.
struct Place: Hashable {
  var lane: Int64
  var seq: Int64
}

/// The documents of each revision, as changes along its line.
struct DocumentTree {
  let db: Database

  struct Entry {
    var document: Int64
    var artifact: Int64
    var entry: TreeEntry
  }

  /// All documents at `place`, by path bytes. O(documents ever stored).
  func entries(at place: Place) throws -> [Entry] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT d.id, d.path, a.id, a.digest, a.byteCount, c.keptReason
        FROM document d CROSS JOIN lane_scope s ON s.lane = ?1
        CROSS JOIN document_change c ON c.document = d.id AND c.lane = s.ancestor AND c.seq = (
          SELECT n.seq FROM lane_scope q CROSS JOIN document_change n ON n.document = d.id
            AND n.lane = q.ancestor AND n.seq <= min(?2, q.maxSeq)
          WHERE q.lane = ?1 ORDER BY q.maxSeq DESC, n.seq DESC LIMIT 1)
          AND c.seq <= s.maxSeq
        JOIN artifact a ON a.id = c.artifact
        """)
    let rows = try Row.fetchAll(statement, arguments: [place.lane, place.seq])
    return try rows.map { try entry($0) }
      .sorted { $0.entry.path < $1.entry.path }
  }

  /// One document at `place`.
  func entry(path: DocumentPath, at place: Place) throws -> Entry? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT d.id, d.path, a.id, a.digest, a.byteCount, c.keptReason, c.lane, c.seq, c.artifact,
          c.seal
        FROM document d
        CROSS JOIN lane_scope s ON s.lane = ?1
        CROSS JOIN document_change c ON c.document = d.id AND c.lane = s.ancestor
          AND c.seq <= min(?2, s.maxSeq)
        LEFT JOIN artifact a ON a.id = c.artifact
        WHERE d.path = ?3 ORDER BY s.maxSeq DESC, c.seq DESC LIMIT 1
        """)
    guard let row = try Row.fetchOne(statement, arguments: [place.lane, place.seq, path.text])
    else { return nil }
    let changed = try Place(lane: row.at(6), seq: row.at(7))
    let seal = try Self.seal(row.at(0), changed, row.at(8), row.at(5))
    try ReadChecks.require(try row.at(9) == seal, "document_change of \(path)")
    guard try (row.at(2) as Int64?) != nil else { return nil }
    return try entry(row)
  }

  private func entry(_ row: Row) throws -> Entry {
    guard let digest = ContentHash(bytes: try row.at(3)) else {
      throw StoreError.damaged(path: "artifact", detail: "a digest has not 32 bytes")
    }
    let reason: String? = try row.at(5)
    return try Entry(
      document: row.at(0), artifact: row.at(2),
      entry: TreeEntry(
        path: row.at(1), digest: digest, byteCount: row.at(4),
        status: reason.map { .kept(reason: $0) } ?? .parsed))
  }

  /// The number of the document at `path`, made now if it is new.
  func document(_ path: DocumentPath) throws -> Int64 {
    let find = try db.cachedStatement(sql: "SELECT id FROM document WHERE path = ?")
    if let known = try Int64.fetchOne(find, arguments: [path.text]) { return known }
    let insert = try db.cachedStatement(sql: "INSERT INTO document (path) VALUES (?)")
    try insert.execute(arguments: [path.text])
    return db.lastInsertedRowID
  }

  /// Records that `document` is `artifact` from `place` on; nil = removed.
  func record(_ document: Int64, artifact: Int64?, status: DocumentStatus, at place: Place) throws {
    var reason: String?
    if case .kept(let why) = status { reason = why }
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO document_change (document, lane, seq, artifact, keptReason, seal)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    try insert.execute(arguments: [
      document, place.lane, place.seq, artifact, reason,
      Self.seal(document, place, artifact, reason),
    ])
  }

  static func seal(_ document: Int64, _ place: Place, _ artifact: Int64?, _ reason: String?)
    -> Int64
  {
    var seal = Seal("document_change")
    seal.add(document)
    seal.add(place.lane)
    seal.add(place.seq)
    seal.add(artifact)
    seal.add(reason)
    return seal.value
  }

  /// SHA-256 over the sorted (path, digest) pairs: what a tree is known by.
  static func state(_ entries: [TreeEntry]) -> ContentHash {
    var state = Seal("tree")
    for entry in entries {
      state.add(entry.path.text)
      state.add(entry.digest.bytes)
    }
    return state.digest
  }

  /// Refuses paths that are not plain relative ones: an export must never leave its folder.
  static func check(_ path: DocumentPath) throws {
    func refuse(_ reason: String) throws -> Never {
      throw StoreError.invalidPath(path.text, reason: reason)
    }
    if path.isEmpty { try refuse("it is empty") }
    if path.text.utf8.count > 4096 { try refuse("it is longer than 4096 bytes") }
    if path.text.utf8.contains(0) { try refuse("it contains a NUL") }
    if path.text.utf8.first == UInt8(ascii: "/") { try refuse("it is absolute") }
    for part in path.parts {
      if part.isEmpty || part == "." || part == ".." {
        try refuse("it has the part \"\(part)\"")
      }
    }
  }
}
