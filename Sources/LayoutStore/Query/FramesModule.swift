internal import GRDB
internal import GRDBSQLite
internal import LayoutModel

/// The view `frames` as a virtual table of SQLite: a statement that names a document, a screen, a
/// view or a configuration decodes only what it names (sqlite.org/vtab.html).
///
/// Memory that SQLite hands around begins with SQLite's own structure; what Swift adds stands
/// behind it. A failure is kept in the source, whose owner throws it in place of SQLite's.
enum FramesModule {
  /// Makes `frames` known to a connection, for as long as that lives.
  static func register(_ source: FrameSource, on db: Database) throws {
    let code = sqlite3_create_module_v2(
      db.sqliteConnection, "frames", module, Unmanaged.passRetained(source).toOpaque(),
      { pointer in
        guard let pointer else { return }
        Unmanaged<FrameSource>.fromOpaque(pointer).release()
      })
    guard code == SQLITE_OK else {
      throw StoreError.system(path: "frames", reason: "SQLite error \(code)")
    }
  }

  static let declaration =
    "CREATE TABLE frames ("
    + FrameColumn.all.map { "\($0.name) \($0.type)" }.joined(separator: ", ") + ")"

  private struct Table {
    var base: sqlite3_vtab
    var source: Unmanaged<FrameSource>
  }
  private struct Cursor {
    var base: sqlite3_vtab_cursor
    var rows: Unmanaged<FrameRows>
  }

  /// Filled once and never changed: SQLite only reads it.
  nonisolated(unsafe) private static let module: UnsafeMutablePointer<sqlite3_module> = {
    let module = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
    var own = sqlite3_module()
    own.iVersion = 1
    // Without xCreate it is there on its own, and cannot be made under another name.
    own.xConnect = { connection, context, _, _, table, _ in
      guard let context, let table else { return SQLITE_MISUSE }
      let code = sqlite3_declare_vtab(connection, FramesModule.declaration)
      guard code == SQLITE_OK else { return code }
      let memory = UnsafeMutablePointer<Table>.allocate(capacity: 1)
      memory.initialize(
        to: Table(base: sqlite3_vtab(), source: Unmanaged<FrameSource>.fromOpaque(context)))
      table.pointee = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: sqlite3_vtab.self)
      return SQLITE_OK
    }
    own.xBestIndex = { _, info in FramesModule.plan(info) }
    own.xDisconnect = { table in
      guard let table else { return SQLITE_MISUSE }
      UnsafeMutableRawPointer(table).assumingMemoryBound(to: Table.self).deallocate()
      return SQLITE_OK
    }
    own.xOpen = { table, cursor in
      guard let table, let cursor else { return SQLITE_MISUSE }
      let source = UnsafeMutableRawPointer(table).assumingMemoryBound(to: Table.self).pointee.source
      let memory = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
      memory.initialize(
        to: Cursor(
          base: sqlite3_vtab_cursor(),
          rows: Unmanaged.passRetained(FrameRows(source.takeUnretainedValue()))))
      cursor.pointee = UnsafeMutableRawPointer(memory)
        .assumingMemoryBound(to: sqlite3_vtab_cursor.self)
      return SQLITE_OK
    }
    own.xClose = { cursor in
      guard let cursor else { return SQLITE_MISUSE }
      let memory = UnsafeMutableRawPointer(cursor).assumingMemoryBound(to: Cursor.self)
      memory.pointee.rows.release()
      memory.deallocate()
      return SQLITE_OK
    }
    own.xFilter = { cursor, number, _, count, values in
      FramesModule.attempt(cursor) { rows in
        guard number & FramesModule.asksOtherwise == 0 else {
          throw FrameSource.unnamed("rev is compared by other than =")
        }
        try rows.start(FramesModule.wanted(number, (0..<Int(count)).map { values?[$0] }))
      }
    }
    own.xNext = { cursor in FramesModule.attempt(cursor) { try $0.advance() } }
    own.xEof = { cursor in FramesModule.rows(cursor)?.current == nil ? 1 : 0 }
    own.xColumn = { cursor, context, column in
      FramesModule.rows(cursor)?.answer(Int(column), context)
      return SQLITE_OK
    }
    own.xRowid = { cursor, number in
      number?.pointee = FramesModule.rows(cursor)?.number ?? 0
      return SQLITE_OK
    }
    module.initialize(to: own)
    return module
  }()

  private static func rows(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> FrameRows? {
    cursor.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Cursor.self).pointee.rows
        .takeUnretainedValue()
    }
  }

  private static func attempt(
    _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?, _ body: (FrameRows) throws -> Void
  ) -> Int32 {
    guard let rows = rows(cursor) else { return SQLITE_MISUSE }
    do {
      try body(rows)
      return SQLITE_OK
    } catch let error as StoreError {
      rows.source.failure = error
    } catch {
      rows.source.failure = .damaged(path: "frames", detail: "\(error)")
    }
    return SQLITE_ERROR
  }

  /// A bit of a plan's number: the statement asks for revisions by something else than equality, which would
  /// pass over all revisions that the query is not bound to.
  private static let asksOtherwise: Int32 = 1 << 8

  /// Comparisons of `rev` that some other revision than the bound ones could satisfy, on purpose.
  private static let searches: Set<Int32> = [
    SQLITE_INDEX_CONSTRAINT_LIKE, SQLITE_INDEX_CONSTRAINT_GLOB, SQLITE_INDEX_CONSTRAINT_REGEXP,
    SQLITE_INDEX_CONSTRAINT_MATCH, SQLITE_INDEX_CONSTRAINT_GT, SQLITE_INDEX_CONSTRAINT_GE,
    SQLITE_INDEX_CONSTRAINT_LT, SQLITE_INDEX_CONSTRAINT_LE,
  ]

  /// Takes equalities on the first five columns; each narrows what is decoded. The plan's number
  /// has a bit for each, and their values follow in the order of the columns. A plan that does not
  /// know yet which revision a join asks for comes last.
  private static func plan(_ info: UnsafeMutablePointer<sqlite3_index_info>?) -> Int32 {
    guard let info else { return SQLITE_MISUSE }
    var found = [Int?](repeating: nil, count: 5)
    var number: Int32 = 0
    var isTooEarly = false
    for index in 0..<Int(info.pointee.nConstraint) {
      if let constraint = info.pointee.aConstraint?[index], constraint.iColumn == 0 {
        let operation = Int32(constraint.op)
        if operation == SQLITE_INDEX_CONSTRAINT_EQ, constraint.usable == 0 { isTooEarly = true }
        if searches.contains(operation) { number |= asksOtherwise }
      }
      guard let constraint = info.pointee.aConstraint?[index], constraint.usable != 0,
        Int32(constraint.op) == SQLITE_INDEX_CONSTRAINT_EQ,
        found.indices.contains(Int(constraint.iColumn)),
        let collation = sqlite3_vtab_collation(info, Int32(index)),
        String(cString: collation) == "BINARY"
      else { continue }
      found[Int(constraint.iColumn)] = index
    }
    var place: Int32 = 1
    var rows = 100_000.0
    for (column, index) in found.enumerated() {
      guard let index else { continue }
      number |= 1 << Int32(column)
      // SQLite compares again: a value that is no text narrows nothing here.
      info.pointee.aConstraintUsage[index].argvIndex = place
      place += 1
      rows /= 10
    }
    info.pointee.idxNum = number
    info.pointee.estimatedRows = Int64(max(1, rows))
    info.pointee.estimatedCost = isTooEarly ? 1e50 : rows * 10
    return SQLITE_OK
  }

  private static func wanted(_ number: Int32, _ values: [OpaquePointer??]) -> FrameSource.Wanted {
    var texts = [String?](repeating: nil, count: 5)
    var place = 0
    for column in texts.indices where number & (1 << Int32(column)) != 0 {
      if let value = values[place] ?? nil, sqlite3_value_type(value) == SQLITE_TEXT,
        let text = sqlite3_value_text(value)
      {
        texts[column] = String(cString: text)
      }
      place += 1
    }
    return FrameSource.Wanted(
      revision: texts[0], document: texts[1].map { DocumentPath($0) },
      screen: texts[2].map { ObjectID($0) }, view: texts[3].map { ObjectID($0) },
      configuration: texts[4])
  }
}
