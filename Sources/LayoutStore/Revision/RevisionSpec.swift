internal import GRDB
public import LayoutModel

/// A stretch of history: what `to` has and `from` has not.
package struct RevisionRange: Sendable, Hashable {
  /// Not itself part of the range; nil = from the beginning.
  package var from: Revision?
  package var to: Revision

  package init(from: Revision?, to: Revision) {
    self.from = from
    self.to = to
  }
}

extension DocumentStore {
  /// The revision that `spec` names.
  ///
  /// A spec is `HEAD` (or `@`), a tag, a branch, the first digits (four or more) of an id or of the
  /// id of a git commit it was made of, or a name that `foreignNames` knows; then any number of
  /// `~N` (N first parents back), `^` (one back) and `^2` (the merged parent).
  /// - Throws: `unknownRevision`, or `ambiguousRevision` with up to three candidates.
  public func revision(matching spec: String) throws -> Revision {
    try read { try RevisionSpec(db: $0, foreignNames: foreignNames).row(spec).revision }
  }

  /// The range `A..B`; a missing A is the beginning, a missing B is `HEAD`. A lone revision R means
  /// everything up to R.
  package func range(matching spec: String) throws -> RevisionRange {
    try read { db in
      let specs = RevisionSpec(db: db, foreignNames: foreignNames)
      guard let dots = spec.firstRange(of: "..") else {
        return RevisionRange(from: nil, to: try specs.row(spec).revision)
      }
      let from = String(spec[..<dots.lowerBound])
      let to = String(spec[dots.upperBound...])
      return RevisionRange(
        from: from.isEmpty ? nil : try specs.row(from).revision,
        to: try specs.row(to.isEmpty ? "HEAD" : to).revision)
    }
  }

  /// The newest revision of a branch, by default the current one; nil while it has none.
  public func head(of branch: String? = nil) throws -> Revision? {
    try read { db in
      let lane = try Lanes(db: db).find(branch)
      return try RevisionTable(db: db).newest(in: lane.id)?.revision
    }
  }

  /// First parents from `revision` (by default the head) back, newest first.
  public func log(from revision: RevisionID? = nil, limit: Int = .max) throws -> [Revision] {
    try read { db in
      let table = RevisionTable(db: db)
      var place: Place
      if let revision {
        place = try table.require(revision).place
      } else {
        place = Place(lane: try Lanes(db: db).current().id, seq: Lanes.all)
      }
      place.seq = min(place.seq, Lanes.all)
      return try table.line(place.lane, from: place.seq, limit: max(0, limit)).map(\.revision)
    }
  }

  /// The revisions of a range, newest first: those on `to`'s line that `from`'s line has not.
  package func log(_ range: RevisionRange) throws -> [Revision] {
    guard let from = range.from else { return try log(from: range.to.id) }
    return try read { db in
      let table = RevisionTable(db: db)
      let to = try table.require(range.to.id).place
      let known = try table.require(from.id).place
      // The two lines part where their common ancestors end.
      let seen = try Lanes(db: db).common(known, to)
      return try table.line(to.lane, from: to.seq, limit: .max)
        .filter { $0.place.seq > seen }.map(\.revision)
    }
  }
}

extension Lanes {
  /// The branch of that name, or the current one.
  func find(_ name: String?) throws -> Lane {
    guard let name else { return try current() }
    guard let lane = try lane(named: name) else { throw StoreError.unknownBranch(name) }
    return lane
  }

  /// The last sequence number up to which two places have the same first parents; 0 = none.
  func common(_ left: Place, _ right: Place) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: """
        SELECT max(min(a.maxSeq, b.maxSeq, ?3, ?4)) FROM lane_scope a
        JOIN lane_scope b ON b.ancestor = a.ancestor WHERE a.lane = ?1 AND b.lane = ?2
        """)
    return try Int64.fetchOne(
      statement, arguments: [left.lane, right.lane, left.seq, right.seq]) ?? 0
  }
}

/// Reads revision specifications.
struct RevisionSpec {
  let db: Database
  let foreignNames: DocumentStore.ForeignNames

  func row(_ spec: String) throws -> RevisionTable.StoredRow {
    let end = spec.firstIndex { $0 == "~" || $0 == "^" } ?? spec.endIndex
    var row = try named(String(spec[..<end]), spec)
    var rest = spec[end...]
    let table = RevisionTable(db: db)
    while let mark = rest.first {
      rest.removeFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      guard let count = digits.isEmpty ? 1 : Int64(digits), mark == "~" || mark == "^" else {
        throw StoreError.unknownRevision(spec)
      }
      var next: RevisionTable.StoredRow?
      if mark == "^", count == 2 {
        next = try row.mergeParent.flatMap { try table.row($0) }
      } else if mark == "~" || count <= 1 {
        guard count < row.place.seq else { throw StoreError.unknownRevision(spec) }
        next = try table.newest(in: row.place.lane, upTo: row.place.seq - count)
      }
      guard let next else { throw StoreError.unknownRevision(spec) }
      row = next
    }
    return row
  }

  private func named(_ name: String, _ spec: String) throws -> RevisionTable.StoredRow {
    let table = RevisionTable(db: db)
    if name == "HEAD" || name == "@" {
      guard let head = try table.newest(in: try Lanes(db: db).current().id) else {
        throw StoreError.noRevisions
      }
      return head
    }
    if let tag = try Row.fetchOne(
      db, sql: "SELECT revision, seal FROM tag WHERE name = ?", arguments: [name])
    {
      let number: Int64 = try tag.at(0)
      try ReadChecks.require(try tag.at(1) == tagSeal(name, number), "tag \(name)")
      if let row = try table.row(number) { return row }
    }
    if let lane = try Lanes(db: db).lane(named: name) {
      guard let head = try table.newest(in: lane.id) else { throw StoreError.noRevisions }
      return head
    }
    let prefix = name.lowercased()
    if (4...64).contains(prefix.utf8.count), prefix.utf8.allSatisfy({ Hex.value($0) != nil }) {
      var rows = try table.rows(prefix: prefix)
      if rows.isEmpty { rows = try ofOneCommit(table.rows(originPrefix: prefix)) }
      if rows.count > 1 {
        throw StoreError.ambiguousRevision(spec, candidates: rows.map(\.id))
      }
      if let row = rows.first { return row }
    }
    guard let row = try foreign(name) else { throw StoreError.unknownRevision(spec) }
    return row
  }

  /// One commit that was imported on several branches stands for the first revision made of it.
  private func ofOneCommit(_ rows: [RevisionTable.StoredRow]) -> [RevisionTable.StoredRow] {
    let isOne = rows.allSatisfy { $0.record.origin == rows.first?.record.origin }
    return isOne ? Array(rows.prefix(1)) : rows
  }

  /// The newest revision made of one of the commits that a name of git's stands for.
  private func foreign(_ name: String) throws -> RevisionTable.StoredRow? {
    let commits = foreignNames(name)
    guard !commits.isEmpty else { return nil }
    let rows = try Row.fetchAll(
      db, sql: "SELECT origin, id FROM revision WHERE origin IS NOT NULL ORDER BY id DESC")
    let numbers = try Dictionary(
      rows.map { (try $0.at(0) as String, try $0.at(1) as Int64) },
      uniquingKeysWith: { _, first in first })
    return try commits.lazy.compactMap { numbers[$0] }.first.flatMap {
      try RevisionTable(db: db).row($0)
    }
  }
}
