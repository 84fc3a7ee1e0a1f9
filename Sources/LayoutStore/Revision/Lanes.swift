internal import GRDB

/// Lines of history. A line is a branch: its name, where it forked off, and what it can see.
struct Lanes {
  let db: Database

  struct Lane: Hashable {
    var id: Int64
    var name: String
    var parent: Int64?
    var forkSeq: Int64
  }

  /// Beyond any sequence number: a line sees all of itself.
  static let all: Int64 = 1 << 52

  func lane(named name: String) throws -> Lane? {
    try fetch("WHERE name = ?", [name]).first.map(checked)
  }

  private func checked(_ lane: Lane) throws -> Lane {
    let seal = try Int64.fetchOne(
      db, sql: "SELECT seal FROM lane WHERE id = ?", arguments: [lane.id])
    try ReadChecks.require(seal == Self.seal(lane), "branch \(lane.name)")
    return lane
  }

  func lane(_ id: Int64) throws -> Lane? { try fetch("WHERE id = ?", [id]).first }
  func allLanes() throws -> [Lane] { try fetch("ORDER BY id", []) }

  private func fetch(_ clause: String, _ arguments: StatementArguments) throws -> [Lane] {
    let statement = try db.cachedStatement(
      sql: "SELECT id, name, parent, forkSeq FROM lane \(clause)")
    return try Row.fetchAll(statement, arguments: arguments).map {
      try Lane(id: $0.at(0), name: $0.at(1), parent: $0.at(2), forkSeq: $0.at(3))
    }
  }

  /// The line that is worked on.
  func current() throws -> Lane {
    guard let text = try Settings(db: db).value("lane"), let id = Int64(text),
      let lane = try lane(id)
    else { throw StoreError.damaged(path: "setting", detail: "no current branch") }
    return try checked(lane)
  }

  @discardableResult
  func insert(name: String, parent: Int64?, forkSeq: Int64) throws -> Int64 {
    var lane = Lane(id: 0, name: name, parent: parent, forkSeq: forkSeq)
    lane.id = (try Int64.fetchOne(db, sql: "SELECT max(id) FROM lane") ?? 0) + 1
    try Ledger(db: db).booking(.lane, where: "id = ?", [lane.id]) {
      try db.execute(
        sql: "INSERT INTO lane VALUES (?, ?, ?, ?, ?)",
        arguments: [lane.id, name, parent, forkSeq, Self.seal(lane)])
    }
    for (ancestor, maxSeq) in try scope(of: lane) {
      try db.execute(
        sql: "INSERT INTO lane_scope (lane, ancestor, maxSeq) VALUES (?, ?, ?)",
        arguments: [lane.id, ancestor, maxSeq])
    }
    return lane.id
  }

  func rename(_ lane: Lane, to name: String) throws {
    var renamed = lane
    renamed.name = name
    try Ledger(db: db).booking(.lane, where: "id = ?", [lane.id]) {
      try db.execute(
        sql: "UPDATE lane SET name = ?, seal = ? WHERE id = ?",
        arguments: [name, Self.seal(renamed), lane.id])
    }
  }

  /// The lanes that `lane` sees, from the `lane` rows alone: itself, and each ancestor up to the fork.
  func scope(of lane: Lane) throws -> [(ancestor: Int64, maxSeq: Int64)] {
    var result = [(ancestor: lane.id, maxSeq: Self.all)]
    var limit = Self.all
    var link = lane
    while let parent = link.parent {
      limit = min(limit, link.forkSeq)
      // Numbers fall towards the root by a CHECK of the schema; a damaged file may not keep it.
      guard parent < link.id, let next = try self.lane(parent) else {
        throw StoreError.damaged(path: "lane \(link.name)", detail: "its parent is missing")
      }
      // A parent that itself forked off later than this has no row that could be seen.
      if next.forkSeq < limit { result.append((ancestor: parent, maxSeq: limit)) }
      link = next
    }
    return result
  }

  static func seal(_ lane: Lane) -> Int64 {
    var seal = Seal("lane")
    seal.add(lane.id)
    seal.add(lane.name)
    seal.add(lane.parent)
    seal.add(lane.forkSeq)
    return seal.value
  }

  /// Refuses names that a revision specification would read as something else.
  static func check(_ name: String) throws {
    func refuse(_ reason: String) throws -> Never {
      throw StoreError.invalidName(name, reason: reason)
    }
    if name.isEmpty || name.utf8.count > 255 { try refuse("it has not 1 to 255 bytes") }
    if name == "HEAD" || name == "@" { try refuse("it stands for the newest revision") }
    if name.hasPrefix("-") || name.hasPrefix("/") { try refuse("it begins with \(name.prefix(1))") }
    if name.contains("..") { try refuse("\"..\" stands for a range") }
    for character in name.unicodeScalars {
      if character.value <= 0x20 || (0x7F...0x9F).contains(character.value)
        || "~^:?*[\\@".unicodeScalars.contains(character)
      {
        try refuse("it contains a character with a meaning of its own")
      }
    }
  }
}

/// Facts about the store itself.
struct Settings {
  let db: Database

  func value(_ name: String) throws -> String? {
    guard
      let row = try Row.fetchOne(
        db, sql: "SELECT value, seal FROM setting WHERE name = ?", arguments: [name])
    else { return nil }
    let value: String = try row.at(0)
    try ReadChecks.require(try row.at(1) == Self.seal(name, value), "setting \(name)")
    return value
  }
  func set(_ name: String, to value: String) throws {
    try Ledger(db: db).booking(.setting, where: "name = ?", [name]) {
      try db.execute(
        sql: "INSERT OR REPLACE INTO setting VALUES (?, ?, ?)",
        arguments: [name, value, Self.seal(name, value)])
    }
  }
  static func seal(_ name: String, _ value: String) -> Int64 {
    var seal = Seal("setting")
    seal.add(name)
    seal.add(value)
    return seal.value
  }
}
