import Foundation
import GRDB
import LayoutModel
import LayoutStore

/// A whole store that someone altered: opening refuses it, or everything that reads it answers.
///
/// The input is a list of changes to a golden store. Each begins with a byte: an even one puts up
/// to 15 bytes over any place of the file, an odd one puts a value into a column of some row.
enum StoreTarget: FuzzTarget {
  static let name = "store"

  static func run(_ bytes: [UInt8]) {
    do {
      try? FileManager.default.removeItem(atPath: path + "-journal")
      var reader = ArraySlice(bytes)
      var file = golden
      var updates: [(sql: String, value: DatabaseValue)] = []
      while let kind = reader.popFirst() {
        if kind & 1 == 0 {
          let place = number(&reader, 3) % file.count
          for (offset, byte) in take(&reader, Int(kind >> 1) % 16).enumerated()
          where place + offset < file.count { file[place + offset] = byte }
        } else {
          updates.append(update(&reader))
        }
      }
      try Data(file).write(to: URL(fileURLWithPath: path))
      if !updates.isEmpty { try? apply(updates) }
      try read(DocumentStore(path: path, access: .readOnly))
    } catch is StoreError {
    } catch {
      fatalError("an error of another kind: \(error)")
    }
  }

  /// Everything that a command asks of a store it reads.
  private static func read(_ store: DocumentStore) throws {
    let report = try store.verify()
    let log = try? store.log()
    _ = try? store.stats()
    for revision in (log ?? []).prefix(4) {
      for entry in (try? store.tree(of: revision.id)) ?? [] {
        let bytes = try? store.bytes(path: entry.path, at: revision.id)
        require(bytes != nil || !report.isClean, "a clean store without its documents")
      }
      _ = try? store.frames(scene: "root0", path: "Main.storyboard", at: revision.id)
      _ = try? store.views(at: revision.id, path: "Main.storyboard")
    }
    _ = try? store.query(sql: "SELECT * FROM frames LIMIT 20")
  }

  // MARK: Changes

  private static func update(_ reader: inout ArraySlice<UInt8>) -> (String, DatabaseValue) {
    let column = columns[number(&reader, 1) % columns.count]
    let row = number(&reader, 1)
    let value: DatabaseValue
    let kind = number(&reader, 1)
    switch kind % 4 {
    case 0: value = .null
    case 1:
      var bits: UInt64 = 0
      for byte in take(&reader, kind >> 2 & 7) { bits = bits << 8 | UInt64(byte) }
      value = Int64(bitPattern: bits).databaseValue
    case 2: value = String(decoding: take(&reader, kind >> 2), as: UTF8.self).databaseValue
    default: value = Data(take(&reader, kind >> 2)).databaseValue
    }
    let sql = """
      UPDATE "\(column.table)" SET "\(column.name)" = ? WHERE ("\(column.table)"."\(column.key)") =
        (SELECT "\(column.key)" FROM "\(column.table)" LIMIT 1 OFFSET \(row % 12))
      """
    return (sql, value)
  }

  private static func apply(_ updates: [(sql: String, value: DatabaseValue)]) throws {
    var configuration = GRDB.Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF")
      for update in updates { try? db.execute(sql: update.sql, arguments: [update.value]) }
    }
    try queue.close()
  }

  private static func number(_ reader: inout ArraySlice<UInt8>, _ count: Int) -> Int {
    take(&reader, count).reduce(0) { $0 << 8 | Int($1) }
  }
  private static func take(_ reader: inout ArraySlice<UInt8>, _ count: Int) -> [UInt8] {
    let taken = Array(reader.prefix(count))
    reader.removeFirst(taken.count)
    return taken
  }

  // MARK: The golden store

  private static let path: String = {
    let memory = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
    return "\(memory)/keyline-fuzz-\(getpid()).keyline"
  }()

  private static let golden: [UInt8] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Tests/LayoutStoreTests/Golden")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let newest = names.filter { $0.hasSuffix(".keyline") }
      .max { $0.compare($1, options: .numeric) == .orderedAscending }
    guard let newest,
      let data = try? Data(contentsOf: folder.appendingPathComponent(newest))
    else { fatalError("no golden store in \(folder.path)") }
    return [UInt8](data)
  }()

  private struct Column {
    var table: String
    var name: String
    var key: String
  }

  private static let columns: [Column] = {
    do {
      try Data(golden).write(to: URL(fileURLWithPath: path))
      let queue = try DatabaseQueue(path: path)
      defer { try? queue.close() }
      return try queue.read { db in
        let tables = try String.fetchAll(
          db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        return try tables.flatMap { table in
          let columns = try db.columns(in: table)
          let key = try db.primaryKey(table).columns.first ?? "rowid"
          return columns.map { Column(table: table, name: $0.name, key: key) }
        }
      }
    } catch {
      fatalError("the golden store: \(error)")
    }
  }()
}
