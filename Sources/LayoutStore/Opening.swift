internal import CSQLiteConfig
internal import Foundation
internal import GRDB
internal import Migrations

/// The checks and settings between a path and a connection that can be trusted.
struct Opening {
  let path: String
  let access: DocumentStore.Access
  let lock: WriterLock
  let lockTimeout: Double
  var schema = Schema.current

  /// A queue or a device may never end, and a folder has no header: refused before it is opened.
  private func checkKind() throws {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFREG else { return }
    let kind =
      switch info.st_mode & S_IFMT {
      case S_IFIFO: "queue"
      case S_IFDIR: "folder"
      case S_IFSOCK: "socket"
      default: "device"
      }
    throw StoreError.notAStore(path: path, reason: "it is a \(kind)")
  }

  func open() throws -> DatabaseQueue {
    try checkKind()
    do {
      try checkHeader()
    } catch let error as StoreError {
      // A power loss while the first page is written may tear the header; the journal has the old.
      guard case .notAStore = error, !startsAsDatabase, hasJournal else { throw error }
      try naming(path) { try recover() }
      try checkHeader()
    }
    return try naming(path) {
      try recover()
      let queue = try connect(readOnly: access == .readOnly)
      if access == .readWrite, try version(queue) < schema.version {
        try lock.whileHeld(storePath: path, waiting: lockTimeout) {
          try Migrator(path: path, queue: queue, schema: schema).migrate()
        }
      }
      try check(queue)
      if access == .readWrite, try !queue.read({ try StoredViews(db: $0).areCurrent() }) {
        try lock.whileHeld(storePath: path, waiting: lockTimeout) {
          try Migrator(path: path, queue: queue, schema: schema).renewViews()
        }
      }
      return queue
    }
  }

  func create() throws {
    try checkKind()
    try lock.whileHeld(storePath: path, waiting: lockTimeout) {
      // A creation that was cut off leaves an empty file, or a journal that makes it empty.
      if hasJournal { try naming(path) { try recover() } }
      if let size = fileSize(path), size > 0 { throw StoreError.alreadyExists(path: path) }
      try naming(path) {
        let queue = try connect(readOnly: false)
        try Migrator(path: path, queue: queue, schema: schema).create()
        try queue.close()
      }
    }
  }

  // MARK: Before SQLite sees the file

  /// The schema version that the file's header states.
  @discardableResult
  func checkHeader() throws -> Int {
    guard let file = FileHandle(forReadingAtPath: path) else {
      if FileManager.default.fileExists(atPath: path) {
        throw StoreError.system(path: path, reason: "cannot be read")
      }
      throw StoreError.notFound(path: path)
    }
    defer { try? file.close() }
    let header = [UInt8]((try? file.read(upToCount: 100)) ?? Data())
    guard !header.isEmpty else {
      throw StoreError.notAStore(path: path, reason: "the file is empty")
    }
    guard header.count == 100, header.starts(with: Self.databaseMark) else {
      throw StoreError.notAStore(path: path, reason: "it is no SQLite database")
    }
    let application = bigEndian(header, 68)
    guard application == UInt32(bitPattern: Schema.applicationID) else {
      throw StoreError.notAStore(
        path: path, reason: "it belongs to another application (id \(application))")
    }
    let version = Int(bigEndian(header, 60))
    try checkIsKnown(version)
    return version
  }

  /// Refuses the versions of other builds: those to come, and those that no release made.
  private func checkIsKnown(_ version: Int) throws {
    guard version <= schema.version else {
      throw StoreError.newerStore(path: path, version: version, supported: schema.version)
    }
    guard version >= schema.first else {
      throw StoreError.unreleasedStore(path: path, version: version, first: schema.first)
    }
  }

  private func bigEndian(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  static let databaseMark = Array("SQLite format 3\0".utf8)
  /// The first eight bytes of a rollback journal (sqlite.org/fileformat2.html, section 3).
  private static let journalMark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  private var startsAsDatabase: Bool { file(path, startsWith: Self.databaseMark) }

  private func file(_ path: String, startsWith mark: [UInt8]) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: mark.count)).map(Array.init) == mark
  }

  /// Whether the file beside the store is a journal indeed: SQLite empties any other as well.
  private var hasJournal: Bool { file(path + "-journal", startsWith: Self.journalMark) }

  /// Lets SQLite roll back a write that a killed process left; a read-only connection may not.
  private func recover() throws {
    guard let size = fileSize(path + "-journal"), size > 0,
      FileManager.default.isWritableFile(atPath: path)
    else { return }
    let queue = try connect(readOnly: false)
    _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }
    try queue.close()
  }

  // MARK: The connection

  func connect(readOnly: Bool) throws -> DatabaseQueue {
    var configuration = GRDB.Configuration()
    configuration.readonly = readOnly
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(max(0.01, lockTimeout))
    configuration.label = "keyline"
    // A `RevisionBatch` is a transaction over several accesses.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      guard let connection = db.sqliteConnection, sqlite_config_set_defensive(connection) == 1
      else { throw StoreError.system(path: path, reason: "the connection is not defensive") }
      try db.execute(
        sql: """
          PRAGMA trusted_schema = OFF;
          PRAGMA cell_size_check = ON;
          PRAGMA mmap_size = 0;
          PRAGMA temp_store = MEMORY;
          PRAGMA cache_size = -65536;
          """)
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    if !readOnly {
      try queue.writeWithoutTransaction { db in
        let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = TRUNCATE")
        guard mode == "truncate" else {
          throw StoreError.system(path: path, reason: "journal mode \(mode ?? "unknown")")
        }
        // Last, and read back: layers above SQLite are known to set it to NORMAL on their own.
        try db.execute(sql: "PRAGMA synchronous = FULL")
        guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else {
          throw StoreError.system(path: path, reason: "synchronous could not be set to FULL")
        }
      }
    }
    return queue
  }

  private func version(_ queue: DatabaseQueue) throws -> Int {
    try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
  }

  /// The version once more, now as SQLite reads it, and the schema word for word.
  private func check(_ queue: DatabaseQueue) throws {
    let version = try version(queue)
    try checkIsKnown(version)
    guard version == schema.version else {
      throw StoreError.olderStore(path: path, version: version, current: schema.version)
    }
    try queue.read { db in
      try SchemaCheck(schema: schema).compare(db, version: version, path: path)
      try Migrator.checkRecords(db, schema.steps(upTo: version), path: path)
    }
  }

  private func fileSize(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
  }
}
