internal import GRDB
internal import Migrations

/// The views of the query contract as a store's file holds them, for other programs that read it.
///
/// Keyline's own queries never run them (`QuerySnapshot`), so that a store with the views of another
/// build answers as any other. Their digest is one of the store's settings: views that it does not fit
/// were changed by something else than Keyline. A store without that setting has no views.
struct StoredViews {
  let db: Database

  private static let setting = "views"

  /// The digest of this build's views.
  static let current = digest(
    Schema.views.map {
      SchemaCheck.Object(type: "view", name: $0.name, table: $0.name, sql: $0.statement)
    })

  /// Whether the file holds the views of this build.
  func areCurrent() throws -> Bool { try recorded() == Self.current }

  /// How many views of the file are not this build's, and of this build's are not in the file.
  func differences() throws -> Int {
    let found = Dictionary(
      try objects().map { ($0.name, $0.sql) }, uniquingKeysWith: { first, _ in first })
    let own = Dictionary(
      Schema.views.map { ($0.name, $0.statement) }, uniquingKeysWith: { first, _ in first })
    return Set(found.keys).union(own.keys).count(where: { found[$0] != own[$0] })
  }

  /// Refuses views that no build of Keyline made.
  func check(path: String) throws {
    let found = try objects()
    guard Self.digest(found) != (try recorded()) else { return }
    throw StoreError.foreignSchema(path: path, object: try strange(found))
  }

  /// Makes the views of `views`, and drops all others. Must run within a transaction.
  func renew(_ views: [Schema.View] = Schema.views) throws {
    for object in try objects() {
      try db.execute(sql: "DROP VIEW \(object.name.quotedDatabaseIdentifier)")
    }
    for view in views { try db.execute(sql: view.statement) }
    try Settings(db: db).set(Self.setting, to: Self.digest(try objects()))
  }

  private func objects() throws -> [SchemaCheck.Object] {
    try SchemaCheck.objects(db).filter { $0.type == "view" }
  }

  private func recorded() throws -> String {
    try Settings(db: db).value(Self.setting) ?? Self.digest([])
  }

  private static func digest(_ views: [SchemaCheck.Object]) -> String {
    SchemaCheck.digest(Set(views)).description
  }

  /// A description of views that are not as expected, by name where they should be this build's.
  private func strange(_ found: [SchemaCheck.Object]) throws -> String {
    guard try areCurrent() else { return "views that differ from their recorded digest" }
    let own = Dictionary(
      Schema.views.map { ($0.name, $0.statement) }, uniquingKeysWith: { first, _ in first })
    let names = found.map(\.name).sorted()
    if let name = names.first(where: { own[$0] == nil }) { return "unknown view \(name)" }
    if let object = found.first(where: { own[$0.name] != $0.sql }) {
      return "altered view \(object.name)"
    }
    return "no view \(own.keys.sorted().first { !names.contains($0) } ?? "of those recorded")"
  }
}

extension Schema {
  /// The views of the query contract, in the order of `views.sql`.
  static let views = viewsWithWords.map { $0.filled(words) }

  /// The numbers of kinds and components, by the words that stand for them.
  static let words: [String: String] = {
    var words = Dictionary(
      uniqueKeysWithValues: EntityKind.allCases.map { ($0.word, "\($0)") })
    let components = FrameComponent.ofView
    words["names"] = components.map { "WHEN \($0.rawValue) THEN '\($0.name)'" }
      .joined(separator: " ")
    words["counts"] = components.filter { !$0.isLength }.map { "\($0.rawValue)" }
      .joined(separator: ", ")
    return words
  }()
}

extension DocumentStore {
  /// How many views of the query contract are not this build's; see `StoredViews`.
  func foreignViews() throws -> Int { try read { try StoredViews(db: $0).differences() } }
}
