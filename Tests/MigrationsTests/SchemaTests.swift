import Foundation
import Hashing
import Migrations
import Testing

struct `Migrations` {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Migrations")

  @Test func `every file of the folder is listed, in order`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".sql") && $0 != "views.sql" }.sorted()
    #expect(Schema.current.migrations.map { $0.id + ".sql" } == files)
    for (number, file) in files.enumerated() {
      let digits = String(Schema.current.first + number)
      let prefix = "m" + String(repeating: "0", count: 4 - digits.count) + digits + "_"
      #expect(file.hasPrefix(prefix))
    }
  }

  @Test(arguments: Schema.current.migrations.map(\.id))
  func `no file was edited after it was listed`(id: String) throws {
    let migration = try #require(Schema.current.migrations.first { $0.id == id })
    let file = try Data(contentsOf: Self.folder.appendingPathComponent(id + ".sql"))
    var hash = SHA256()
    hash.update(Array(file))
    let digest = hash.finalize().map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }.joined()
    #expect(migration.sha256 == digest)
    let isEmbedded = migration.bytes == Array(file)
    #expect(isEmbedded, "the embedded bytes are not the file's")
    #expect(file.count < 16_000, "embedding larger files makes builds slow")
  }
}
