internal import GRDB
public import LayoutModel

/// A line of history by its name.
public struct Branch: Sendable, Hashable {
  public var name: String
  /// nil while it has no revision.
  public var head: RevisionID?
  /// Whether new revisions go there by default.
  public var isCurrent: Bool
}

extension DocumentStore {
  /// Every branch, by name.
  public func branches() throws -> [Branch] {
    try read { db in
      let lanes = Lanes(db: db)
      let current = try lanes.current()
      return try lanes.allLanes().map {
        Branch(
          name: $0.name, head: try RevisionTable(db: db).newest(in: $0.id)?.id,
          isCurrent: $0.id == current.id)
      }.sorted { $0.name.precedes($1.name) }
    }
  }

  /// Starts a line of history at `revision`; the current branch stays the current one.
  package func createBranch(_ name: String, at revision: RevisionID) throws {
    try Lanes.check(name)
    try write { db in
      let place = try RevisionTable(db: db).require(revision).place
      try refuseTaken(name, db)
      try Lanes(db: db).insert(name: name, parent: place.lane, forkSeq: place.seq)
    }
  }

  /// Gives a branch another name; its revisions stay as they are.
  package func renameBranch(_ name: String, to other: String) throws {
    try Lanes.check(other)
    try write { db in
      try refuseTaken(other, db)
      let lanes = Lanes(db: db)
      try lanes.rename(lanes.find(name), to: other)
    }
  }

  /// Makes `name` the branch that `HEAD` stands for and that commits go to.
  public func switchBranch(to name: String) throws {
    try write { db in
      let lane = try Lanes(db: db).find(name)
      try Settings(db: db).set("lane", to: String(lane.id))
    }
  }

  /// Every tag, by name.
  public func tags() throws -> [(name: String, revision: RevisionID)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT t.name, lower(hex(r.digest)) FROM tag t JOIN revision r ON r.id = t.revision
          ORDER BY t.name
          """
      ).map { try (name: $0.at(0), revision: RevisionID(rawValue: $0.at(1))) }
    }
  }

  /// Names a revision for good.
  public func tag(_ name: String, at revision: RevisionID) throws {
    try Lanes.check(name)
    try write { db in
      let number = try RevisionTable(db: db).require(revision).number
      try refuseTaken(name, db)
      try Ledger(db: db).booking(.tag, where: "name = ?", [name]) {
        try db.execute(
          sql: "INSERT INTO tag VALUES (?, ?, ?)",
          arguments: [name, number, tagSeal(name, number)])
      }
    }
  }

  /// Takes a tag away; its revision stays.
  public func removeTag(_ name: String) throws {
    try write { db in
      var count = 0
      try Ledger(db: db).booking(.tag, where: "name = ?", [name]) {
        try db.execute(sql: "DELETE FROM tag WHERE name = ?", arguments: [name])
        count = db.changesCount
      }
      guard count == 1 else { throw StoreError.unknownTag(name) }
    }
  }

  private func refuseTaken(_ name: String, _ db: Database) throws {
    let isTag =
      try Bool.fetchOne(
        db, sql: "SELECT count(*) FROM tag WHERE name = ?", arguments: [name]) ?? false
    if try isTag || Lanes(db: db).lane(named: name) != nil { throw StoreError.nameTaken(name) }
  }
}

func tagSeal(_ name: String, _ revision: Int64) -> Int64 {
  var seal = Seal("tag")
  seal.add(name)
  seal.add(revision)
  return seal.value
}
