import LayoutModel

/// The changes of motion of a sweep, view by view.
///
/// Views that only change their position where another one changes its size follow it, and share one line.
struct SweepMotion {
  struct View {
    var id: ObjectID
    /// Its motion in sentences, place by place.
    var lines: [(place: Sweep.Place, sentences: [String])] = []
    var staircases: [Sweep.Staircase] = []
  }

  private(set) var views: [View] = []
  private(set) var followers: [(place: Sweep.Place, views: [ObjectID])] = []
  private var positions: [ObjectID: Int] = [:]

  var isStill: Bool { views.isEmpty && followers.isEmpty }

  init(_ sweep: Sweep) {
    for breakpoint in sweep.breakpoints {
      var order: [ObjectID] = []
      var changes: [ObjectID: [Sweep.Change]] = [:]
      for change in breakpoint.changes {
        guard let view = change.view else { continue }
        if changes[view] == nil { order.append(view) }
        changes[view, default: []].append(change)
      }
      let leads = order.contains { !Self.isFollowing(changes[$0] ?? []) }
      var along: [ObjectID] = []
      for view in order {
        let own = changes[view] ?? []
        if leads, Self.isFollowing(own) {
          along.append(view)
        } else {
          let place = place(of: view)
          views[place].lines.append((breakpoint.place, own.compactMap(\.sentence)))
        }
      }
      if !along.isEmpty { followers.append((breakpoint.place, along)) }
    }
    for stair in sweep.staircases {
      let place = place(of: stair.view)
      views[place].staircases.append(stair)
    }
  }

  private mutating func place(of view: ObjectID) -> Int {
    if let known = positions[view] { return known }
    views.append(View(id: view))
    positions[view] = views.count - 1
    return views.count - 1
  }

  private static func isFollowing(_ changes: [Sweep.Change]) -> Bool {
    changes.allSatisfy { change in
      if case .jump(_, let quantity, _, _) = change { return quantity == .x || quantity == .y }
      return false
    }
  }
}

extension Sweep.Change {
  /// The view that moves otherwise from here on; nil where something wrong begins or ends.
  var view: ObjectID? {
    switch self {
    case .slope(let view, _, _, _), .jump(let view, _, _, _): view
    case .begins, .ends: nil
    }
  }

  /// `width stands still, before it grew by 1 per point`; positions count from the top left.
  var sentence: String? {
    switch self {
    case .slope(_, let quantity, let before, let after):
      "\(quantity.rawValue) \(quantity.motion(after)) from here on, "
        + "before it \(quantity.motion(before, isPast: true))"
    case .jump(_, let quantity, let before, let after):
      "\(quantity.rawValue) jumps from \(points(before)) to \(points(after))"
    case .begins, .ends: nil
    }
  }
}

extension Sweep.Quantity {
  fileprivate func motion(_ slope: String, isPast: Bool = false) -> String {
    let isPosition = self == .x || self == .y
    if slope == "0" { return isPast ? "stood still" : "stands still" }
    if isPosition { return "\(isPast ? "moved" : "moves") by \(slope) per point" }
    return slope.hasPrefix("-")
      ? "\(isPast ? "shrank" : "shrinks") by \(slope.dropFirst()) per point"
      : "\(isPast ? "grew" : "grows") by \(slope) per point"
  }
}
