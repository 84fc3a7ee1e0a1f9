public import LayoutModel
internal import LayoutStore

/// A branch or tag as it is listed.
package struct NamedRevision: Sendable, Hashable {
  package var name: String
  /// nil: a branch without revisions.
  package var revision: RevisionID?
  /// The branch that commits go to.
  package var isCurrent: Bool
}

extension Workspace {
  /// All tags, by name.
  package func tags() throws -> [NamedRevision] {
    try store.tags().map { NamedRevision(name: $0.name, revision: $0.revision, isCurrent: false) }
  }

  /// Names a revision for good.
  public func tag(_ name: String, at spec: String = "HEAD") throws -> Revision {
    let revision = try store.revision(matching: spec)
    try store.tag(name, at: revision.id)
    return revision
  }

  /// Takes a tag away; the revision stays.
  public func removeTag(_ name: String) throws { try store.removeTag(name) }

  /// All branches, by name.
  package func branches() throws -> [NamedRevision] {
    try store.branches().map {
      NamedRevision(name: $0.name, revision: $0.head, isCurrent: $0.isCurrent)
    }
  }

  /// Starts a branch at a revision; commits still go to the current one.
  public func branch(_ name: String, at spec: String = "HEAD") throws -> Revision {
    let revision = try store.revision(matching: spec)
    try store.createBranch(name, at: revision.id)
    return revision
  }

  /// Makes a branch the one that commits go to. Files on disk stay as they are.
  public func switchBranch(to name: String) throws { try store.switchBranch(to: name) }
}
