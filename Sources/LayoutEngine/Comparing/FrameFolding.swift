package import LayoutModel

/// Views that changed alike on the same configurations: one line of a report.
package struct FrameFold: Sendable, Hashable {
  package var scene: ObjectID
  /// In document order.
  package var views: [ObjectID]
  /// The common change; the largest one where `isUniform` is false.
  package var delta: FrameDelta
  /// `false`: each configuration has its own amount, as proportional layouts do.
  package var isUniform: Bool
  /// In matrix order.
  package var configurations: [String]
  /// How much the change looks unintended, 0...6: outlier 0 or 3, collateral 0...2, shift 0...1.
  package var suspicion: Double

  /// Below one point on every side: noise by default.
  package var isBelowPoint: Bool { delta.largest < 6 }

  /// `14 views moved by (0,+8) on 36 configurations`.
  /// - Parameters:
  ///   - names: how the scene's views are called.
  ///   - total: how many configurations were solved; a fold of that many says "all".
  package func text(names: ViewNames, total: Int? = nil) -> String {
    let subject = views.count == 1 ? names[views[0]] : "\(views.count) views"
    let change = isUniform ? delta.words : "changed, at most: \(delta.words),"
    let count = configurations.count
    let place =
      count == 1
      ? configurations[0]
      : "\(count == total ? "all " : "")\(count) configurations"
    return "\(subject) \(change) on \(place)"
  }
}

/// Folds changes between two solutions of a scene: equal changes become one entry, the most
/// suspicious entry comes first.
///
/// Layouts are paired by configuration name, views by id; a change is at least one device pixel.
/// Views hidden on both sides are left out.
///
/// The suspicion of a fold is the sum of three signs: *outlier* (the change holds on fewer than 15
/// % of the configurations: 3), *collateral* (nothing was edited at the view or above it: 2; only a
/// sibling was: 1) and the *layout shift* as browsers score it, impact share times distance share.
/// - Parameters:
///   - base: the scene's layouts before the change.
///   - head: its layouts after the change, all configurations.
///   - scene: the scene after the change.
///   - edited: views that the structure names as edited.
package func foldFrameChanges(
  from base: [SolvedLayout], to head: [SolvedLayout], of scene: Scene, edited: Set<ObjectID>
) -> [FrameFold] {
  let changes = FrameChanges(base: base, head: head)
  guard !changes.views.isEmpty else { return [] }
  let index = SceneIndex(scene)
  let matrix = head.map(\.configuration)

  var groups: [FoldKey: [ObjectID]] = [:]
  var order: [FoldKey] = []
  for view in changes.views.sorted(by: { place($0, index) < place($1, index) }) {
    for key in clusters(of: changes[view]) {
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(view)
    }
  }
  let triage = FrameTriage(index: index, layouts: head, edited: edited)
  let folds = order.map { key in
    let views = groups[key] ?? []
    return FrameFold(
      scene: scene.id, views: views, delta: key.delta, isUniform: key.isUniform,
      configurations: key.configurations.sorted {
        (matrix.firstIndex(of: $0) ?? .max, $0) < (matrix.firstIndex(of: $1) ?? .max, $1)
      },
      suspicion: triage.suspicion(of: views, on: key.configurations, changes))
  }
  // Rounding alone can change a frame by less than a point, so such folds come last.
  return folds.enumerated().sorted { left, right in
    if left.element.isBelowPoint != right.element.isBelowPoint { return right.element.isBelowPoint }
    return left.element.suspicion != right.element.suspicion
      ? left.element.suspicion > right.element.suspicion : left.offset < right.offset
  }.map(\.element)
}

/// Folds the changes of one view; those below a point come last. Without the scene no suspicion is
/// known.
package func foldFrameChanges(ofOneView changes: [FrameChange]) -> [FrameFold] {
  guard let first = changes.first else { return [] }
  let folds = clusters(of: changes).map { key in
    FrameFold(
      scene: first.scene, views: [first.view], delta: key.delta, isUniform: key.isUniform,
      configurations: key.configurations, suspicion: 0)
  }
  return folds.filter { !$0.isBelowPoint } + folds.filter(\.isBelowPoint)
}

private struct FoldKey: Hashable {
  let delta: FrameDelta
  let isUniform: Bool
  let configurations: [String]
}

private func place(_ view: ObjectID, _ index: SceneIndex) -> (Int, ObjectID) {
  (index.position[view] ?? .max, view)
}

/// A view's changes by equal delta; more than four kinds of them are reported as one.
private func clusters(of changes: [FrameChange]) -> [FoldKey] {
  // Most changes equal the one before, and kinds are few: a linear search is enough.
  var kinds: [(delta: FrameDelta, configurations: [String])] = []
  var last = 0
  for change in changes {
    let delta = FrameDelta(from: change.before, to: change.after)
    if kinds.isEmpty || kinds[last].delta != delta {
      last = kinds.firstIndex { $0.delta == delta } ?? kinds.count
      if last == kinds.count { kinds.append((delta, [])) }
    }
    kinds[last].configurations.append(change.configuration)
  }
  guard kinds.count > 4 else {
    return kinds.map {
      FoldKey(delta: $0.delta, isUniform: true, configurations: $0.configurations)
    }
  }
  var largest = kinds[0].delta
  for kind in kinds where kind.delta.largest > largest.largest { largest = kind.delta }
  return [
    FoldKey(delta: largest, isUniform: false, configurations: changes.map(\.configuration))
  ]
}
