/// The tables of a store: the numbered SQL files of this folder, in the order in which they run.
///
/// A file is never edited once a release made a store by it: a change is a new file at the end.
/// The digests below hold that promise; a test compares them with the files.
package struct Schema: Sendable {
  /// The `user_version` of a store that has been through the first step. The numbers before it
  /// were those of stores that no release made; they are refused.
  package let first: Int

  /// Every step, oldest first.
  package let migrations: [Migration]

  /// The pinned SHA-256 of the tables and indexes that all steps together make, as the store hashes
  /// it, in lower-case hex; nil: made again and compared word for word.
  ///
  /// A store is compared with it when it is opened; a test compares it with the files. A wrong one
  /// costs time, nothing else: the schema is then made again and compared word for word.
  package let objectsSHA256: String?

  package init(first: Int, migrations: [Migration], objectsSHA256: String? = nil) {
    self.first = first
    self.migrations = migrations
    self.objectsSHA256 = objectsSHA256
  }

  /// The schema of this build.
  package static let current = Schema(
    first: 15,
    migrations: [
      Migration(
        id: "m0015_store", bytes: PackageResources.m0015_store_sql,
        sha256: "ad4168004ead503bd6ebe8eb2cdbaba116418f28c230958d3c7076e1b8d8fe94")
    ],
    objectsSHA256: "a97cb19758cb8f991841da232132f402377f244f880e385326731edc9d274c88")

  /// The `user_version` of an up-to-date store.
  package var version: Int { first + migrations.count - 1 }

  /// The steps that a store of a version has been through.
  package func steps(upTo version: Int) -> ArraySlice<Migration> {
    migrations.prefix(max(0, version - first + 1))
  }

  /// `application_id` of the file header: "KEYL".
  package static let applicationID: Int32 = 0x4B45_594C

  /// One numbered step.
  package struct Migration: Sendable {
    /// The file's name without its extension.
    package let id: String
    /// The file's bytes.
    package let bytes: [UInt8]
    /// The pinned SHA-256 of the bytes, in lower-case hex.
    package let sha256: String

    package init(id: String, bytes: [UInt8], sha256: String) {
      self.id = id
      self.bytes = bytes
      self.sha256 = sha256
    }

    /// The SQL text.
    package var sql: String { String(decoding: bytes, as: UTF8.self) }
  }
}
