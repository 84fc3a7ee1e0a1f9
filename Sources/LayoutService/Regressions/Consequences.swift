internal import LayoutEngine
internal import LayoutModel

extension [Regression] {
  /// Tells what follows from a contradiction under it: what the views that take part in it lose, on the
  /// axis and the configurations that it is found on, is lost because something had to give way.
  /// Contradictions of a view that takes part in an earlier one on its axis are reported under that: what is
  /// too much there is one thing, whichever constraint gives way. So are contradictions that one edited
  /// constraint takes part in, on whatever axis.
  ///
  /// - Parameters:
  ///   - scene: the scene that all of them are about.
  ///   - edited: its constraints that the base has otherwise, or not at all.
  mutating func joinConsequences(in scene: JudgedScene, edited: Set<ObjectID> = []) {
    let contradictions = filter { $0.finding.rule == .unsatisfiable && $0.isAlarm }.map {
      regression in
      Contradiction(
        identity: regression.finding.identity, view: regression.finding.view,
        axis: regression.finding.axis, configurations: Set(regression.configurations),
        views: scene.contradicting(regression),
        edited: scene.constraints(contradicting: regression).intersection(edited))
    }
    guard !contradictions.isEmpty else { return }
    var behind: [String: String] = [:]
    var holders: [Axis: [ObjectID: String]] = [:]
    var brought: [ObjectID: String] = [:]
    for contradiction in contradictions {
      let earlier = contradiction.axis.flatMap { holders[$0]?[contradiction.view] }
      let alike = contradiction.edited.compactMap { brought[$0] }.min()
      let first = earlier ?? alike ?? contradiction.identity
      behind[contradiction.identity] = first
      for constraint in contradiction.edited where brought[constraint] == nil {
        brought[constraint] = first
      }
      guard let axis = contradiction.axis else { continue }
      for view in contradiction.views where view != scene.root && holders[axis]?[view] == nil {
        holders[axis, default: [:]][view] = first
      }
    }
    for regression in self where regression.finding.rule.mayFollowFromContradiction {
      if let first = contradictions.first(where: { $0.brings(regression) }) {
        behind[regression.finding.identity] = behind[first.identity]
      }
    }
    joinCauses { behind[$0.identity] }
  }

  /// Tells as one what a screen loses because it is too low for what it holds: views off its edges or out
  /// of their heights, contradictions with the window's height, and places that only want of room
  /// leaves open, on the same configurations or on some of them.
  ///
  /// - Parameter scene: the scene that all of them are about.
  mutating func joinWantOfHeight(in scene: JudgedScene) {
    let lost = filter { $0.mayBeNews && $0.isAlarm && $0.comesOfHeight(in: scene) }
      .sorted {
        ($1.configurations.count, $0.finding.identity)
          < ($0.configurations.count, $1.finding.identity)
      }
    var widest: [(identity: String, configurations: Set<String>)] = []
    var behind: [String: String] = [:]
    for regression in lost {
      let own = (regression.finding.identity, Set(regression.configurations))
      let first = widest.first { $0.configurations.isSuperset(of: own.1) }
      if first == nil { widest.append(own) }
      behind[own.0] = first?.identity ?? own.0
    }
    joinCauses { behind[$0.identity] }
  }

  private struct Contradiction {
    let identity: String
    let view: ObjectID
    let axis: Axis?
    let configurations: Set<String>
    let views: Set<ObjectID>
    let edited: Set<ObjectID>

    func brings(_ regression: Regression) -> Bool {
      let finding = regression.finding
      guard finding.axis == nil || axis == nil || finding.axis == axis else { return false }
      return views.contains(finding.view)
        && configurations.isSuperset(of: regression.configurations)
    }
  }
}

extension Regression {
  /// Whether it is lost along the height of some windows, and not of all.
  fileprivate func comesOfHeight(in scene: JudgedScene) -> Bool {
    guard configurations.count < scene.configurationCount else { return false }
    // A finding that a whole view is off the screen has no axis.
    if finding.axis == nil { return finding.rule == .offScreen && scene.liesAboveOrBelow(self) }
    guard finding.axis == .vertical else { return false }
    return switch finding.rule {
    case .offScreen, .zeroSize, .ambiguous: true
    case .unsatisfiable: scene.restsOnSize(self)
    default: false
    }
  }
}

extension Rule {
  /// Whether a view may break the rule because a contradiction gave it another size or place.
  fileprivate var mayFollowFromContradiction: Bool {
    switch self {
    case .zeroSize, .ambiguous, .truncated, .compressed, .clipped, .protrudes, .offScreen,
      .unsafeArea, .overlap, .hitTarget:
      true
    default: false
    }
  }
}
