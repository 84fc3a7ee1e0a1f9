internal import GRDB
internal import LayoutModel

/// Revisions by their places, for answers that name hundreds of them.
///
/// The index from places to numbers costs as much as the row. Numbers grow with places one by one
/// unless another line is worked on in between, so the number is foretold from the revision looked
/// up before, and the row tells whether that was right. The row in front of it is read along:
/// mostly that is the parent, whose id is part of the answer.
/// - Complexity: one look-up where places come in order along a line, two where the line jumps.
struct RevisionLookup {
  private let db: Database
  private let columns: StatementColumns
  /// Number less sequence number of the revision looked up last.
  private var ahead: Int64 = 0
  private var author = ""

  init(db: Database) throws {
    self.db = db
    columns = StatementColumns(try db.cachedStatement(sql: Self.rows))
  }

  /// Number ?1 and the one before it.
  static let rows = """
    SELECT id, digest, lane, seq, author, time, message, parent, mergeParent, origin
    FROM revision
    WHERE id BETWEEN ?1 - 1 AND ?1 ORDER BY id
    """
  static let number = "SELECT id FROM revision WHERE lane = ? AND seq = ?"

  /// The revision at a place that the store has rows of.
  mutating func revision(at place: Place) throws -> Revision {
    if let found = try revision(place.seq &+ ahead, at: place) { return found }
    let statement = try db.cachedStatement(sql: Self.number)
    guard
      let number = try Int64.fetchOne(statement, arguments: [place.lane, place.seq]),
      let found = try revision(number, at: place)
    else {
      throw StoreError.damaged(
        path: "revision \(place.seq)", detail: "what it changed is there, but not itself")
    }
    ahead = number &- place.seq
    return found
  }

  /// nil when the revision of that number has another place.
  private mutating func revision(_ number: Int64, at place: Place) throws -> Revision? {
    defer { columns.leave() }
    guard try columns.find(number) else { return nil }
    var before: (number: Int64, id: String)?
    if try columns.integer(0) != number {
      before = (try columns.integer(0), try columns.hex(1))
      guard try columns.next() else { return nil }
    }
    guard try columns.integer(2) == place.lane, try columns.integer(3) == place.seq else {
      return nil
    }
    var parents: [RevisionID] = []
    for column: Int32 in [7, 8] {
      guard let parent = try columns.integerOrNull(column) else { continue }
      if let before, before.number == parent {
        parents.append(RevisionID(rawValue: before.id))
      } else if let id = try id(of: parent) {
        parents.append(id)
      }
    }
    return try Revision(
      id: RevisionID(rawValue: columns.hex(1)), parents: parents,
      author: columns.text(4, sharing: &author), time: columns.integer(5),
      message: columns.text(6), sequence: Int(clamping: place.seq), origin: columns.textOrNull(9))
  }

  private func id(of number: Int64) throws -> RevisionID? {
    let statement = try db.cachedStatement(sql: "SELECT digest FROM revision WHERE id = ?")
    let row = try Row.fetchOne(statement, arguments: [number])
    return try row.map { RevisionID(rawValue: Hex.text(try $0.at(0))) }
  }
}
