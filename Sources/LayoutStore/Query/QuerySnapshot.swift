internal import GRDB
internal import LayoutModel
internal import Migrations

/// Sets up what a raw query sees: the documented views, and two revisions decoded.
///
/// The views are made again as temporary ones, from the text in this program, and so hide those in
/// the file: nothing a file says is run, and SQLite needs not trust its schema.
struct QuerySnapshot {
  let db: Database
  let request: QueryRequest
  let foreignNames: DocumentStore.ForeignNames

  struct Bound {
    /// Full ids; nil where the store is empty or there is no parent.
    var revision: String?
    var base: String?
    /// nil: the query does not ask for frames.
    var frames: FrameSource?
  }

  /// Views with a column that has to be decoded, and what their rows are looked up by.
  private static let located = [
    "screens": "screen", "views": "view", "guides": "guide", "constraints": "cid",
    "variations": "owner", "unresolved": "cid",
  ]

  func prepare() throws -> Bound {
    var bound = try bind()
    let taken =
      request.usesBoundRevisions
      ? Self.located.keys.filter(request.words.contains).sorted() : []
    try createViews(renaming: taken)
    let rows = try [bound.revision, bound.base].compactMap { $0 }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }.map { try RevisionTable(db: db).require(RevisionID(rawValue: $0)) }
    if !taken.isEmpty {
      try fillLines(rows)
      for name in taken { try take(name, rows.map(\.id.rawValue)) }
    }
    if request.words.contains("frames") {
      let source = FrameSource(db: db, rows: rows)
      try FramesModule.register(source, on: db)
      bound.frames = source
    }
    return bound
  }

  private func bind() throws -> Bound {
    let specs = RevisionSpec(db: db, foreignNames: foreignNames)
    func named(_ name: String) throws -> RevisionTable.StoredRow? {
      guard case .text(let spec) = request.arguments[name] else { return nil }
      return try specs.row(spec)
    }
    var head = try named("r")
    if head == nil {
      head = try RevisionTable(db: db).newest(in: try Lanes(db: db).current().id)
    }
    if let base = try named("base") {
      return Bound(revision: head?.id.rawValue, base: base.id.rawValue)
    }
    return Bound(revision: head?.id.rawValue, base: head?.record.parents.first?.rawValue)
  }

  private func createViews(renaming taken: [String]) throws {
    for view in Schema.views {
      let name = taken.contains(view.name) ? "all_" + view.name : view.name
      try db.execute(sql: "CREATE TEMP VIEW \(name) AS\n\(view.selection)")
    }
  }

  /// A temporary table of a view's rows for the bound revisions, with their lines.
  private func take(_ name: String, _ revisions: [String]) throws {
    let marks = revisions.map { _ in "?" }.joined(separator: ",")
    try db.execute(
      sql: "CREATE TEMP TABLE \(name) AS SELECT * FROM all_\(name) WHERE rev IN (\(marks))",
      arguments: StatementArguments(revisions))
    try db.execute(
      sql: """
        UPDATE temp.\(name) SET line = (
          SELECT l.line FROM bound_line l WHERE l.rev = \(name).rev AND l.entity = \(name).entity);
        CREATE INDEX temp.bound_\(name) ON \(name) (rev, document, \(Self.located[name] ?? "rev"))
        """)
  }

  private func fillLines(_ rows: [RevisionTable.StoredRow]) throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE bound_line (
          rev TEXT NOT NULL, entity INTEGER NOT NULL, line INTEGER NOT NULL,
          PRIMARY KEY (rev, entity)) WITHOUT ROWID
        """)
    let insert = try db.makeStatement(sql: "INSERT OR REPLACE INTO bound_line VALUES (?, ?, ?)")
    for row in rows {
      let reader = SceneReader(db: db, place: row.place)
      for found in try reader.documentContents() {
        guard let line = found.location?.line else { continue }
        try insert.execute(arguments: [row.id.rawValue, found.entity, line])
      }
      for scene in try reader.scenes() {
        for found in try reader.contents(of: scene) {
          guard let line = found.location?.line else { continue }
          try insert.execute(arguments: [row.id.rawValue, found.entity, line])
        }
      }
    }
  }
}
