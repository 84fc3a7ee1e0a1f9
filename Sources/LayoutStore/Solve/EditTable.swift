internal import Foundation
internal import GRDB
internal import LayoutModel

/// The edits of revisions, by document, compressed.
///
/// The bytes are the length of the encoded edits, then those as they are, or zlib's where that is
/// shorter.
struct EditTable {
  let db: Database

  /// The most encoded bytes that a row may stand for: a damaged length must not fill memory.
  private static let most = 1 << 26

  func record(_ edits: [StructureChange], revision: Int64, document: Int64) throws {
    // The documents tell as well, only slower.
    guard let data = Self.encoded(edits) else { return }
    let statement = try db.cachedStatement(sql: "INSERT INTO document_edit VALUES (?, ?, ?)")
    try statement.execute(arguments: [revision, document, data])
  }

  /// The edits as a row holds them; nil where they are too many for one.
  static func encoded(_ edits: [StructureChange]) -> Data? {
    let bytes = EditCodec.encode(edits)
    guard bytes.count <= most else { return nil }
    var writer = VarintWriter()
    writer.append(bytes.count)
    return Data(writer.bytes + (Zlib.compress(bytes) ?? bytes))
  }

  /// The edits of a document by the revision at a place, or those that concern a view; nil = not
  /// recorded.
  func edits(at place: Place, document: Int64, concerning view: ObjectID? = nil) throws
    -> [StructureChange]?
  {
    let statement = try db.cachedStatement(
      sql: """
        SELECT n.data FROM revision r CROSS JOIN document_edit n
        ON n.revision = r.id AND n.document = ?3 WHERE r.lane = ?1 AND r.seq = ?2
        """)
    let rows = try Row.fetchCursor(statement, arguments: [place.lane, place.seq, document])
    guard try rows.next() != nil else { return nil }
    return try Self.decode(StatementColumns(statement).bytes(0), concerning: view)
  }

  static func decode(_ data: [UInt8], concerning view: ObjectID? = nil) throws -> [StructureChange]
  {
    var reader = VarintReader(data)
    guard let count = reader.count(atMost: most) else { throw damaged }
    let rest = Array(data[reader.place...])
    let bytes = rest.count == count ? rest : Zlib.inflate(rest, count: count)
    guard let bytes, let edits = EditCodec.decode(bytes, concerning: view) else { throw damaged }
    return edits
  }

  private static var damaged: StoreError {
    .damaged(path: "document_edit", detail: "what a revision edited cannot be read")
  }
}
