internal import LayoutEngine
package import LayoutModel
internal import LayoutStore

/// Who last changed what a document says, or where its views lie.
package struct BlameReport: Sendable {
  package var document: DocumentPath
  /// The revision that was looked at.
  package var revision: Revision
  /// The configuration of the frames; nil = constraints.
  package var configuration: String?
  /// In document order.
  package var lines: [BlameLine]
}

/// One constraint or one frame with the revision that made it what it is.
package struct BlameLine: Sendable {
  package var scene: ObjectID
  /// The constraint, or the view.
  package var object: ObjectID
  package var location: SourceLocation?
  /// The constraint in words, as in `leading of Title to Safe Area = 16`, or the view's name.
  package var text: String
  /// In superview coordinates; nil for a constraint.
  package var frame: Frame?
  package var revision: Revision
}

extension Workspace {
  /// Which revision last changed each constraint of a document, from the stored change log.
  ///
  /// - Parameters:
  ///   - view: an id or name; only constraints on that view.
  ///   - spec: a name of a revision.
  ///   - path: the document's path.
  package func blame(
    _ path: DocumentPath, view: String? = nil, at spec: String = "HEAD"
  ) throws -> BlameReport {
    let revision = try store.revision(matching: spec)
    guard try store.treeEntry(path: path, at: revision.id) != nil else {
      throw try unknown(path, in: revision)
    }
    let sentences =
      try readDocument(path, at: revision.id).document.map { constraintSentences($0) } ?? [:]
    let chosen = try view.map { try blamedViews($0, path, revision) }
    let lines = try store.blame(path: path, at: revision.id).compactMap { blamed -> BlameLine? in
      let constraint = blamed.constraint
      if let chosen {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        guard items.contains(where: { item in chosen.contains { $0.id == item } }) else {
          return nil
        }
      }
      return BlameLine(
        scene: constraint.scene, object: constraint.id, location: constraint.location,
        text: sentences[constraint.id] ?? constraint.id.rawValue, revision: blamed.revision)
    }
    return BlameReport(document: path, revision: revision, lines: lines)
  }

  /// Which revision last changed each view's solved frame on a configuration, from stored rows.
  package func blameFrames(
    _ path: DocumentPath, configuration: String, view: String? = nil, at spec: String = "HEAD"
  ) throws -> BlameReport {
    let revision = try store.revision(matching: spec)
    let views =
      try view.map { try blamedViews($0, path, revision) }
      ?? store.views(at: revision.id, path: path)
    if views.isEmpty, try store.treeEntry(path: path, at: revision.id) == nil {
      throw try unknown(path, in: revision)
    }
    try requireConfiguration(configuration, path, views.map(\.scene), revision)
    let lines = try views.compactMap { view -> BlameLine? in
      let moments = try store.frameTimeline(
        of: view.id, path: path, configuration: configuration, upTo: revision.id)
      guard let last = moments.last, let frame = last.frame else { return nil }
      return BlameLine(
        scene: view.scene, object: view.id, location: view.location,
        text: view.name, frame: frame, revision: last.revision)
    }
    return BlameReport(
      document: path, revision: revision, configuration: configuration, lines: lines)
  }

  private func blamedViews(
    _ name: String, _ path: DocumentPath, _ revision: Revision
  ) throws -> [StoredView] {
    let views = try store.views(at: revision.id, path: path)
    let exact = views.filter { $0.id.rawValue == name }
    var named = exact.isEmpty ? views.filter { $0.name == name || $0.label == name } : exact
    if named.isEmpty, let document = try readDocument(path, at: revision.id).document {
      let meant = Set(document.scenes.flatMap { $0.views(called: name) }.map(\.id))
      named = views.filter { meant.contains($0.id) }
    }
    guard !named.isEmpty else {
      throw WorkspaceError.unknownView(
        name, suggestions: nearestWord(to: name, among: views.map(\.name)).map { [$0] } ?? [])
    }
    return named
  }

  /// A name that no solved scene has is a slip, not an empty answer.
  func requireConfiguration(
    _ name: String, _ path: DocumentPath, _ scenes: [ObjectID], _ revision: Revision
  ) throws {
    var known: [String] = []
    for scene in Set(scenes).sorted() {
      let found = try store.frames(scene: scene, path: path, at: revision.id).configurations
      if found.contains(where: { $0.name == name }) { return }
      if known.isEmpty { known = found.map(\.name) }
    }
    throw WorkspaceError.unknownConfiguration(name, known: known)
  }
}
