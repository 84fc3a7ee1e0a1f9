internal import GRDB
public import LayoutModel

/// A stretch of history: what `to` has and `from` has not.
public struct RevisionRange: Sendable, Hashable {
  /// Not itself part of the range; nil = from the beginning.
  public var from: Revision?
  public var to: Revision

  public init(from: Revision?, to: Revision) {
    self.from = from
    self.to = to
  }
}

extension DocumentStore {
  /// The revision that `spec` names.
  ///
  /// A spec is `HEAD` (or `@`), a tag, a branch or an id's first digits (four or more), then any
  /// number of `~N` (N first parents back), `^` (one back) and `^2` (the merged parent).
  /// - Throws: `unknownRevision`, or `ambiguousRevision` with up to three candidates.
  public func revision(matching spec: String) throws -> Revision {
    try read { try RevisionSpec(db: $0).row(spec).revision }
  }

  /// The range `A..B`; a missing A is the beginning, a missing B is `HEAD`. A lone revision R means
  /// everything up to R.
  public func range(matching spec: String) throws -> RevisionRange {
    try read { db in
      let specs = RevisionSpec(db: db)
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
  public func log(_ range: RevisionRange) throws -> [Revision] {
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
    if let number = try Int64.fetchOne(
      db, sql: "SELECT revision FROM tag WHERE name = ?", arguments: [name]),
      let row = try table.row(number)
    {
      return row
    }
    if let lane = try Lanes(db: db).lane(named: name) {
      guard let head = try table.newest(in: lane.id) else { throw StoreError.noRevisions }
      return head
    }
    let prefix = name.lowercased()
    guard (4...64).contains(prefix.utf8.count), prefix.utf8.allSatisfy({ Hex.value($0) != nil })
    else { throw StoreError.unknownRevision(spec) }
    let rows = try table.rows(prefix: prefix)
    guard let row = rows.first else { throw StoreError.unknownRevision(spec) }
    guard rows.count == 1 else {
      throw StoreError.ambiguousRevision(spec, candidates: rows.map(\.id))
    }
    return row
  }
}
