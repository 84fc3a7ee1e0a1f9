internal import GRDB
package import LayoutModel

/// A scene as it is stored.
package struct StoredScene: Sendable, Hashable {
  package var path: DocumentPath
  package var scene: ObjectID
  package var title: String
  package var kind: SceneKind?
  /// nil: not solved.
  package var key: ContentHash?
  package var location: SourceLocation?
}

/// A view as it is stored.
package struct StoredView: Sendable, Hashable, Identifiable {
  package var id: ObjectID
  package var path: DocumentPath
  package var scene: ObjectID
  package var parent: ObjectID?
  package var kind: ViewKind
  package var customClass: String?
  package var label: String?
  /// Its label, the start of its text, or what it is.
  package var name: String
  /// The names from the scene's title down, with `/` between them.
  package var namePath: String
  package var text: String?
  package var isTappable: Bool
  package var isHidden: Bool
  package var location: SourceLocation?
}

/// A constraint as it is stored.
package struct StoredConstraint: Sendable, Hashable, Identifiable {
  package var id: ObjectID
  package var path: DocumentPath
  package var scene: ObjectID
  package var owner: ObjectID
  package var firstItem: ObjectID
  /// Interface Builder's name of the attribute.
  package var firstAttribute: String
  /// `=`, `<=` or `>=`.
  package var relation: String
  package var secondItem: ObjectID?
  package var secondAttribute: String?
  package var multiplier: Double
  /// nil: the standard value.
  package var constant: Double?
  package var priority: Double
  package var identifier: String?
  package var location: SourceLocation?
}

extension DocumentStore {
  /// The scenes of one document, or of all, in the order of path and line.
  package func scenes(at revision: RevisionID, path: DocumentPath? = nil) throws -> [StoredScene] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      return try SceneReader(db: db, place: place).scenes(path: path).map(\.stored)
    }
  }

  /// The views of a document, or of one scene of it, in document order.
  package func views(at revision: RevisionID, path: DocumentPath, scene: ObjectID? = nil) throws
    -> [StoredView]
  {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let reader = SceneReader(db: db, place: place)
      return try reader.scenes(path: path, scene: scene).flatMap { try reader.views(of: $0) }
    }
  }

  /// The documents that have a view of this id in some revision.
  /// - Complexity: O(views and constraints of all documents), but none of them is read.
  package func paths(ofView id: ObjectID) throws -> [DocumentPath] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT DISTINCT d.path FROM entity e JOIN document d ON d.id = e.document
          WHERE e.uid = ? AND e.kind = ? ORDER BY 1
          """, arguments: [id.rawValue, EntityKind.view.rawValue])
      return try rows.map { try $0.at(0) }
    }
  }

  /// The documents that have a view of this name or label in some revision, and perhaps others.
  ///
  /// Names are compared by their bytes.
  /// - Complexity: one look at every record, none of which is decoded.
  package func paths(ofViewCalled name: String) throws -> [DocumentPath] {
    let quoted = RecordText.quoted(name)
    return try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT DISTINCT d.path FROM entity_change n JOIN entity e ON e.id = n.entity
          JOIN document d ON d.id = e.document
          WHERE e.kind = ?1 AND n.content IN (
            SELECT id FROM content WHERE instr(data, ?2) > 0 OR instr(data, ?3) > 0)
          ORDER BY 1
          """,
        arguments: [
          EntityKind.view.rawValue, "\"name\":\(quoted)", "\"label\":\(quoted)",
        ])
      return try rows.map { try $0.at(0) }
    }
  }
}
