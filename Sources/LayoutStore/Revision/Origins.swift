internal import GRDB
package import LayoutModel

extension DocumentStore {
  /// Every imported revision by where it came from, such as a git commit id.
  ///
  /// A commit that was imported on several branches stands for the first revision made of it.
  /// - Complexity: one pass over all revisions.
  package func origins() throws -> [String: RevisionID] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT origin, lower(hex(digest)) FROM revision WHERE origin IS NOT NULL ORDER BY id
          """)
      return try Dictionary(
        rows.map { (try $0.at(0) as String, RevisionID(rawValue: try $0.at(1))) },
        uniquingKeysWith: { first, _ in first })
    }
  }
}
