package import LayoutModel
internal import LayoutStore

/// A document as it was committed.
package struct ExportedDocument: Sendable {
  package var revision: Revision
  package var path: DocumentPath
  package var bytes: [UInt8]
  /// SHA-256 of the bytes, in hex.
  package var digest: String
}

extension Workspace {
  /// The bytes of a document at a revision, exactly as they were committed.
  package func export(_ path: DocumentPath, at spec: String) throws -> ExportedDocument {
    let revision = try store.revision(matching: spec)
    guard let entry = try store.treeEntry(path: path, at: revision.id) else {
      throw try unknown(path, in: revision)
    }
    return ExportedDocument(
      revision: revision, path: path, bytes: try store.bytes(path: path, at: revision.id),
      digest: entry.digest.description)
  }

  /// That a revision has no such document, with one that it has and that is called nearly so.
  func unknown(_ path: DocumentPath, in revision: Revision) throws -> any Error {
    let nearest = path.nearest(among: try store.tree(of: revision.id).map(\.path))
    return nearest.map { WorkspaceError.notInRevision(path.text, revision.id, nearest: $0) }
      ?? StoreError.unknownPath(path.text, revision: revision.id)
  }
}
