internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Views that one edit moved to another scene or document, where they were given new ids.
///
/// What a view that is gone showed before is not new on the one that came in its place. Thin: eight
/// labelled findings, all of one app.
struct MovedViews {
  /// A view of the base that its document has no longer, and where it stood.
  private struct Gone {
    let view: View
    let scene: Scene
    let read: ReadDocument
  }

  private var gone: [Gone] = []
  private var added: [DocumentPath: [ObjectID: View]] = [:]
  /// The findings in those of the base's scenes that were asked for.
  private var known: [SceneReference: [Finding]] = [:]

  /// - Parameter pairs: every document that differs.
  init(_ pairs: [DocumentPair]) {
    for pair in pairs {
      let before = Self.views(of: pair.base)
      let after = Self.views(of: pair.head)
      added[pair.path] = after.filter { before[$0.key] == nil }.mapValues(\.view)
      guard let read = pair.base else { continue }
      gone += before.filter { after[$0.key] == nil }.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { Gone(view: $0.value.view, scene: $0.value.scene, read: read) }
    }
  }

  private static func views(of read: ReadDocument?) -> [ObjectID: (view: View, scene: Scene)] {
    var found: [ObjectID: (view: View, scene: Scene)] = [:]
    for scene in read?.solvableScenes ?? [] {
      for view in scene.views where view.hasOwnID { found[view.id] = (view, scene) }
    }
    return found
  }

  /// Keeps what a view that is gone showed on the same configurations.
  /// - Complexity: solves each scene of the base once that may have held such a view.
  mutating func keep(in regressions: inout [Regression], _ solving: SceneSolving) {
    for at in regressions.indices where regressions[at].change == .newWithView {
      let new = regressions[at].finding
      guard regressions[at].isAlarm,
        let view = added[new.document]?[new.view]
      else { continue }
      for twin in gone where view.mayBeMoved(from: twin.view) {
        let findings = findings(of: twin, solving)
        guard
          findings.contains(where: { old in
            old.view == twin.view.id && new.mayTellFault(of: old)
              && Set(old.occurrences.map(\.configuration))
                .isSuperset(of: regressions[at].configurations)
          })
        else { continue }
        regressions[at].keep(
          .moved, "\(twin.view.id) in \(twin.read.path) showed it before and is gone")
        break
      }
    }
  }

  private mutating func findings(of twin: Gone, _ solving: SceneSolving) -> [Finding] {
    let reference = SceneReference(path: twin.read.path, scene: twin.scene.id)
    if let found = known[reference] { return found }
    let found = twin.read.tasks(for: [twin.scene]).flatMap { solving.solve($0).findings }
    known[reference] = found
    return found
  }
}
