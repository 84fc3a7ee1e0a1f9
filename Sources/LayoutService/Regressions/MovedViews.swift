internal import LayoutEngine
internal import LayoutModel

/// Views that one edit moved to another scene or document, where they were given new ids.
///
/// What a view that is gone showed before is not new on the one that came in its place. Thin: eight
/// labelled findings, all of one app.
struct MovedViews {
  /// What was found in the base on views that are gone, by the view.
  private var gone: [(view: View, finding: Finding)] = []
  private let added: [DocumentPath: [ObjectID: View]]

  /// - Parameters:
  ///   - regressions: as the comparison of findings told them, those that are fixed too.
  ///   - pairs: every document that differs.
  init(_ regressions: [Regression], _ pairs: [DocumentPair]) {
    var added: [DocumentPath: [ObjectID: View]] = [:]
    var removed: [DocumentPath: [ObjectID: View]] = [:]
    let isMoving = regressions.contains { $0.change == .newWithView }
    for pair in pairs where isMoving {
      let before = Self.views(of: pair.base)
      let after = Self.views(of: pair.head)
      added[pair.path] = after.filter { before[$0.key] == nil }
      removed[pair.path] = before.filter { after[$0.key] == nil }
    }
    self.added = added
    for regression in regressions where regression.change == .fixed {
      let finding = regression.finding
      if let view = removed[finding.document]?[finding.view] { gone.append((view, finding)) }
    }
  }

  private static func views(of read: ReadDocument?) -> [ObjectID: View] {
    var found: [ObjectID: View] = [:]
    for scene in read?.solvableScenes ?? [] {
      for view in scene.views where view.hasOwnID { found[view.id] = view }
    }
    return found
  }

  /// Keeps what a view that is gone showed on the same configurations; each such finding serves once.
  mutating func keep(in regressions: inout [Regression]) {
    for at in regressions.indices where regressions[at].change == .newWithView {
      let new = regressions[at].finding
      guard regressions[at].gates, let view = added[new.document]?[new.view],
        let found = gone.firstIndex(where: { old in
          new.mayTellFault(of: old.finding) && view.mayBeMoved(from: old.view)
            && Set(old.finding.occurrences.map(\.configuration))
              .isSuperset(of: regressions[at].configurations)
        })
      else { continue }
      let old = gone.remove(at: found).finding
      regressions[at].change = .kept
      regressions[at].cause = nil
      regressions[at].finding.confidence = Confidence([
        Evidence(.base, -16, "\(old.view) in \(old.document) showed it before and is gone")
      ])
    }
  }
}
