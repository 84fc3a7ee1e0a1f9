internal import GRDB
package import LayoutModel

extension DocumentStore {
  /// The documents that may have all of the views that are asked for, by what some revision said of
  /// them; nil where rows do not tell.
  ///
  /// Documents that have them in another revision only, or nearly have them, are among the answer.
  /// - Complexity: one look at the records of all views for each requirement, none of them decoded.
  package func paths(
    at revision: RevisionID, having requirements: [ViewRequirement]
  ) throws -> Set<DocumentPath>? {
    try read { db in
      let row = try RevisionTable(db: db).require(revision)
      // Without derived rows nothing is known of the views.
      guard try DerivationTable(db: db).isDerived(row.number) else { return nil }
      let candidates = ViewCandidates(db: db)
      var paths: Set<DocumentPath>?
      for requirement in requirements {
        guard let found = try candidates.paths(requirement) else { continue }
        paths = paths?.intersection(found) ?? found
      }
      return paths
    }
  }
}

/// Looks for views in the records of all revisions.
struct ViewCandidates {
  let db: Database

  /// nil: the records do not tell.
  func paths(_ requirement: ViewRequirement) throws -> Set<DocumentPath>? {
    switch requirement {
    case .kind(let wanted):
      let kinds = try kinds().filter { KnownKinds.normal($0) == wanted }
      return try kinds.reduce(into: []) {
        $0.formUnion(try paths(containing: "{\"type\":\(RecordText.quoted($1))"))
      }
    case .customClass(let name):
      guard isPlain(name) else { return nil }
      return try paths(containing: "\"class\":\(RecordText.quoted(name))")
    case .named(let name):
      // A name is made of what records hold, with blanks between words as they may not have them.
      guard let word = name.split(separator: " ").first.map(String.init), isPlain(word) else {
        return nil
      }
      let text = RecordText.quoted(word).dropFirst().dropLast()
      return try paths(containing: String(text)).union(paths(ofID: name))
    }
  }

  /// Whether no other bytes mean the same text.
  private func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }

  /// Every kind that some view has.
  func kinds() throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT substr(data, 10, instr(substr(data, 10), '"') - 1) FROM content
        WHERE substr(data, 1, 9) = '{"type":"'
        """)
  }

  private func paths(containing text: String) throws -> Set<DocumentPath> {
    try paths(
      """
      SELECT DISTINCT e.document FROM entity_change n JOIN entity e ON e.id = n.entity
      WHERE e.kind IN (\(EntityKind.scene), \(EntityKind.view))
        AND n.content IN (SELECT id FROM content WHERE instr(data, ?) > 0)
      """, [text])
  }

  private func paths(ofID id: String) throws -> Set<DocumentPath> {
    try paths(
      "SELECT DISTINCT document FROM entity WHERE kind = \(EntityKind.view) AND uid = ?", [id])
  }

  private func paths(_ numbers: String, _ arguments: StatementArguments) throws
    -> Set<DocumentPath>
  {
    let statement = try db.cachedStatement(
      sql: "SELECT path FROM document WHERE id IN (\(numbers))")
    return Set(try Row.fetchAll(statement, arguments: arguments).map { try $0.at(0) })
  }
}
