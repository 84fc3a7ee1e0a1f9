internal import LayoutEngine
package import LayoutModel
internal import LayoutStore

/// A view over the revisions that changed it.
package struct ViewHistoryReport: Sendable {
  package var document: DocumentPath
  package var view: ObjectID
  package var name: String
  /// Newest first.
  package var entries: [Entry]

  /// The change of a view by a revision.
  package struct Entry: Sendable {
    package var revision: Revision
    package var edit: DocumentEdit
    /// Edits of the view and of constraints on it, in words.
    package var structure: [StructureChange]
    /// How its frame changed, alike ones together.
    package var frames: [FrameLine]
    /// Every configuration's frame before and after.
    package var changes: [FrameChange]
    /// Where the document was before, in the revision that moved it as it was.
    package var movedFrom: DocumentPath?
    /// Of a merge: the revisions of the other branch that edited the view, newest first.
    package var brought: [Revision]
    /// Of an imported merge: the commits of git that edited the view, newest first; they have no revisions.
    /// Where only the view's frame changed, those that edited the document.
    package var broughtCommits: [BroughtCommit]

    /// The authors of the edit; of a merge those of the merged revisions, and not who merged.
    package var authors: [String] {
      var met: Set<String> = []
      let authors = brought.map(\.author) + broughtCommits.map(\.author)
      return (authors.isEmpty ? [revision.author] : authors).filter { met.insert($0).inserted }
    }
  }
}

extension Workspace {
  /// The revisions of the current branch that changed a view, a constraint on it, or its frame.
  ///
  /// The report calls the view as its newest revision does. A document that was renamed without another edit
  /// is followed under its earlier path. Documents are read only for revisions whose edits are not recorded:
  /// the first of each document, and those of old stores.
  /// - Parameters:
  ///   - limit: the most entries, the newest first.
  ///   - name: an id, `PATH:ID`, or the view's name where only one view has it.
  package func history(
    of name: String, limit: Int = .max
  ) throws -> ViewHistoryReport {
    let found = try view(named: name)
    let entries = try placedHistory(of: found, limit: limit)
    var last: LastDocument?
    var names: ViewNames?
    if let newest = entries.first(where: { $0.stored.after != nil }) ?? entries.first {
      names = try document(newest.path, at: newest.stored.revision, &last).map { ViewNames($0) }
    }
    return ViewHistoryReport(
      document: found.path, view: found.id, name: found.name,
      entries: try entries.map { entry in
        let stored = entry.stored
        let folds = foldFrameChanges(ofOneView: stored.frames)
        let structure =
          entry.movedFrom != nil
          ? []
          : try stored.edits ?? edits(stored.revision, (found.id, entry.path, found.name), &last)
        return ViewHistoryReport.Entry(
          revision: stored.revision,
          edit: entry.movedFrom != nil
            ? .changed
            : stored.before == nil ? .added : stored.after == nil ? .removed : .changed,
          structure: structure,
          frames: folds.compactMap { fold in
            names.map { FrameLine(fold, names: $0, total: nil) }
          },
          changes: stored.frames, movedFrom: entry.movedFrom,
          brought: try brought(by: stored.revision, found.id, entry.path),
          broughtCommits: try commits(
            broughtBy: stored.revision, found.id, entry.path, isEdited: !structure.isEmpty))
      })
  }

  /// An entry with the path that the document had.
  private typealias PlacedEntry = (
    stored: ViewHistoryEntry, path: DocumentPath, movedFrom: DocumentPath?
  )

  /// The entries of a view under all paths of its document, newest first.
  private func placedHistory(of view: NamedView, limit: Int) throws -> [PlacedEntry] {
    guard let head = try store.head() else { throw StoreError.noRevisions }
    var entries: [PlacedEntry] = []
    var path = view.path
    var end = head.id
    var bound = Int.max
    while entries.count < limit {
      let renaming = try store.renaming(of: path, upTo: end)
      let own = try store.history(of: view.id, path: path, limit: limit, withConstraints: false)
      for stored in own where stored.revision.sequence < bound {
        // Before the renaming another document stood at this path.
        guard stored.revision.sequence >= renaming?.revision.sequence ?? 0 else { continue }
        let isMove = stored.revision.id == renaming?.revision.id && stored.after != nil
        entries.append((stored, path, isMove ? renaming?.from : nil))
      }
      guard let renaming else { break }
      (path, end, bound) = (renaming.from, renaming.parent, renaming.revision.sequence)
    }
    return Array(entries.prefix(max(0, limit)))
  }

  /// The revisions of a merge's other branch that edited a view, newest first.
  private func brought(
    by revision: Revision, _ view: ObjectID, _ path: DocumentPath
  ) throws -> [Revision] {
    guard revision.parents.count > 1 else { return [] }
    let own = Set(
      try store.revisions(changing: view, path: path, upTo: revision.parents[0]).map(\.id))
    return try store.revisions(changing: view, path: path, upTo: revision.parents[1])
      .filter { !own.contains($0.id) }
  }

  /// The commits of git behind an imported merge that edited a view, newest first.
  /// - Parameter isEdited: whether the merge edited the view at all, and not only what its frame depends on.
  private func commits(
    broughtBy revision: Revision, _ view: ObjectID, _ path: DocumentPath, isEdited: Bool
  ) throws -> [BroughtCommit] {
    guard revision.origin != nil else { return [] }
    return try store.edits(broughtBy: revision.id, path: path, concerning: view)
      .filter { !isEdited || !$0.edits.isEmpty }.map(\.commit)
  }

  typealias NamedView = (id: ObjectID, path: DocumentPath, name: String)

  /// The edits of a view by a revision, from the documents before and after.
  private func edits(
    _ revision: Revision, _ view: NamedView, _ last: inout LastDocument?
  ) throws -> [StructureChange] {
    let head = try document(view.path, at: revision, &last)
    let base = try parent(of: revision).flatMap { try document(view.path, at: $0, &last) }
    return structureChanges(base: base, head: head).filter { $0.concerns(view.id) }
  }

  /// The document read last. The state before one entry is mostly the state after the next.
  private typealias LastDocument = (digest: ContentHash, document: Document?)

  private func document(
    _ path: DocumentPath, at revision: Revision, _ last: inout LastDocument?
  ) throws -> Document? {
    guard let entry = try store.treeEntry(path: path, at: revision.id) else { return nil }
    if let last, last.digest == entry.digest { return last.document }
    let document = try readDocument(path, at: revision.id).document
    last = (entry.digest, document)
    return document
  }

  func view(named name: String) throws -> NamedView {
    guard let head = try store.head() else { throw StoreError.noRevisions }
    let documents = try store.tree(of: head.id).filter { $0.status == .parsed }.map(\.path)
    func found(
      in paths: [DocumentPath], where isWanted: (StoredView, DocumentPath) -> Bool
    ) throws -> [NamedView] {
      try paths.flatMap { path in
        try store.views(at: head.id, path: path).filter { isWanted($0, path) }
          .map { ($0.id, path, $0.name) }
      }
    }
    // Only documents that ever had the id are read for it: a store may have thousands of others.
    let owners = Set(try store.paths(ofView: ObjectID(Self.lastPart(name))))
      .union(try store.paths(ofView: ObjectID(name)))
    let exact = try found(in: documents.filter(owners.contains)) {
      Self.isExact(name, $0.id, $1)
    }
    let chosen =
      exact.isEmpty
      ? try found(in: candidates(documents, called: name)) { view, _ in
        view.name == name || view.label == name
      } : exact
    if let only = chosen.first, chosen.count == 1 { return only }
    if chosen.isEmpty {
      if let gone = try goneView(named: name) { return gone }
      return try view(calledByMessages: name, in: documents, at: head)
    }
    throw WorkspaceError.unknownView(
      name, suggestions: chosen.prefix(5).map { "\($0.path):\($0.id)" })
  }

  /// The view with a name that messages use and the store does not keep: `scrollView abc-de-fgh`, the
  /// beginning of a text, `Sign in to see your orders a…`, or a whole text that is too long for a name.
  /// - Complexity: reads every document of the revision.
  private func view(
    calledByMessages name: String, in documents: [DocumentPath], at head: Revision
  ) throws -> NamedView {
    var found: [NamedView] = []
    var known: [String] = []
    for path in documents {
      guard let document = try readDocument(path, at: head.id).document else { continue }
      for scene in document.scenes {
        let names = ViewNames(scene)
        found += scene.views(called: name).map { ($0.id, path, names[$0.id]) }
        known += scene.views.map { names[$0.id] }
      }
    }
    if let only = found.first, found.count == 1 { return only }
    throw WorkspaceError.unknownView(
      name,
      suggestions: found.isEmpty
        ? nearestWord(to: name, among: known).map { [$0] } ?? []
        : found.prefix(5).map { "\($0.path):\($0.id)" })
  }

  /// Those of `documents` that may have a view of a name: all of them for a name that could be
  /// written in other bytes and mean the same.
  private func candidates(
    _ documents: [DocumentPath], called name: String
  ) throws -> [DocumentPath] {
    guard name.utf8.allSatisfy({ $0 < 128 }) else { return documents }
    let owners = Set(try store.paths(ofViewCalled: name))
    return documents.filter(owners.contains)
  }

  /// The id in `PATH:ID`, or all of the name.
  private static func lastPart(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// Whether a name is a view's id, or its path and id.
  private static func isExact(_ name: String, _ id: ObjectID, _ path: DocumentPath) -> Bool {
    id == ObjectID(name) || DocumentPath("\(path):\(id)") == DocumentPath(name)
  }

  /// A view that earlier revisions had.
  private func goneView(named name: String) throws -> NamedView? {
    let id = Self.lastPart(name)
    let answer = try store.query(
      sql: "SELECT DISTINCT document, view, name FROM views WHERE view = :view ORDER BY 1",
      arguments: ["view": .text(id)])
    for row in answer.rows {
      guard row.count == 3, case .text(let path) = row[0], case .text(let view) = row[1] else {
        continue
      }
      guard Self.isExact(name, ObjectID(view), DocumentPath(path)) else { continue }
      if case .text(let label) = row[2] { return (ObjectID(view), DocumentPath(path), label) }
      return (ObjectID(view), DocumentPath(path), view)
    }
    return nil
  }
}
