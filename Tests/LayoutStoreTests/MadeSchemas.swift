import Foundation
import GRDB
import Migrations

extension Schema {
  /// The schema of a build to come, made for tests: three steps more, one of which makes a table
  /// again that others name.
  static let later = Schema(
    first: current.first,
    migrations: current.migrations + [
      step("m9001_made", "CREATE TABLE made (id INTEGER PRIMARY KEY, note TEXT NOT NULL) STRICT;"),
      step(
        "m9002_document",
        """
        CREATE TABLE document_before AS SELECT * FROM document;
        DROP TABLE document;
        CREATE TABLE document (
          id INTEGER PRIMARY KEY,
          path TEXT NOT NULL UNIQUE CHECK (length(path) BETWEEN 1 AND 8192)
        ) STRICT;
        INSERT INTO document SELECT id, path FROM document_before ORDER BY id;
        DROP TABLE document_before;
        """),
      step("m9003_index", "CREATE INDEX made_note ON made (note);"),
    ])

  /// A step that breaks what the store promises: a row names a missing one.
  static let breaking = Schema(
    first: current.first,
    migrations: current.migrations + [
      step("m9001_made", "CREATE TABLE made (id INTEGER PRIMARY KEY) STRICT;"),
      step("m9002_loss", "DELETE FROM document;"),
    ])

  private static func step(_ id: String, _ sql: String) -> Migration {
    Migration(id: id, bytes: Array(sql.utf8), sha256: String(repeating: "0", count: 64))
  }
}
