/// The numbered SQL files of this folder, in the order in which they run.
///
/// A file is never edited once a store made by it may exist: a change is a new file at the end.
/// The digests below hold that promise; a test compares them with the files.
package enum Schema {
  /// Every step, oldest first. A store's `user_version` is the number of steps it has been through.
  package static let migrations: [Migration] = [
    Migration(
      id: "m0001_document", bytes: PackageResources.m0001_document_sql,
      sha256: "ad17bbf013477333ec758600e0a9e44b715fea8e4d4ab6f58987fc1822fab468"),
    Migration(
      id: "m0002_revision", bytes: PackageResources.m0002_revision_sql,
      sha256: "a2c32e04084aff7b54c46e5e620faa210f62e36f67385e278f7a07c228b947bb"),
    Migration(
      id: "m0003_solve", bytes: PackageResources.m0003_solve_sql,
      sha256: "81ee6f04ce41ef6d4482af120452e9b701d4fc333dcd032083fbde1c0a1f4beb"),
    Migration(
      id: "m0004_frames", bytes: PackageResources.m0004_frames_sql,
      sha256: "996796e789f9c1e676746493e9e27a862db3557f77a25f17f7bdb1096c32a149"),
    Migration(
      id: "m0005_regressions", bytes: PackageResources.m0005_regressions_sql,
      sha256: "a544fe1e664ac8937d6e84082f90fd4de806db6426d014ce60f23d3e76dd5a51"),
    Migration(
      id: "m0006_query", bytes: PackageResources.m0006_query_sql,
      sha256: "c47f4472ace622b89990f259e4f7dae6b49862873376526e2988ed09de34fc05"),
    Migration(
      id: "m0007_query", bytes: PackageResources.m0007_query_sql,
      sha256: "b58d56ccb8fa5a634c40f3e34ba5472c3170570a040a96d612a607596d31fe7c"),
    Migration(
      id: "m0008_items", bytes: PackageResources.m0008_items_sql,
      sha256: "7d280ed607b000b4c86e1a28dd23f868ce561cdfde3b6079d8e7321a441a11f2"),
    Migration(
      id: "m0009_query", bytes: PackageResources.m0009_query_sql,
      sha256: "b1c09c286f7894de08baa900a5573787987de3bb640aa71f6a72efb25a211005"),
    Migration(
      id: "m0010_compact", bytes: PackageResources.m0010_compact_sql,
      sha256: "d39bcf0a641fcceeed6596a7ac9a20a46feb5116a52576e62e8aa8459cc24884"),
    Migration(
      id: "m0011_query", bytes: PackageResources.m0011_query_sql,
      sha256: "0cc4985112a3174ee277d6be368105590bb7baff56ab535dc378e6226cbea97d"),
    Migration(
      id: ledger, bytes: PackageResources.m0012_ledger_sql,
      sha256: "dcd7e6498e4ce7af7f4d81b4685287b04962056432ddfc657178403c4add927c"),
    Migration(
      id: "m0013_edits", bytes: PackageResources.m0013_edits_sql,
      sha256: "bfbd786816d94452f30bf39ee433b8b7519cfc8425aa5c943ccd65f89b60ed13"),
    Migration(
      id: "m0014_views", bytes: PackageResources.m0014_views_sql,
      sha256: "44532ff218a70cd4c59cc0b7553baabd8a091bee9c0da3d7f5f649ed8a1c1c60"),
    Migration(
      id: brought, bytes: PackageResources.m0015_brought_sql,
      sha256: "8c209486f41bdcac3140191b05b918cd03336cfec982ae10dd3f17a9917c8e39"),
  ]

  /// The first `user_version` whose steps make no views: `views` says what they are.
  package static let firstVersionWithoutViews = 14

  /// The step after which the store fills the new table itself.
  package static let ledger = "m0012_ledger"

  /// The step that makes the youngest table that is counted.
  package static let brought = "m0015_brought"

  /// The pinned SHA-256 of the tables and indexes that all steps together make, as the store hashes it, in lower-case hex.
  ///
  /// A store is compared with it when it is opened; a test compares it with the files. A wrong one
  /// costs time, nothing else: the schema is then made again and compared word for word.
  package static let objectsSHA256 =
    "976b2e02eb3dc093c48d3eaedec45447210822ee5bb12dfacc7395f2b9542ffc"

  /// The `user_version` of an up-to-date store.
  package static var version: Int { migrations.count }

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

    /// The SQL text.
    package var sql: String { String(decoding: bytes, as: UTF8.self) }
  }
}
