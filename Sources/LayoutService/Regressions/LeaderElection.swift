internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

// Findings with one cause are reported as one: its leader, with the others as consequences.

extension [Regression] {
  /// Puts regressions that share a key under one cause.
  ///
  /// The leaders that this names are for ``elected()`` to choose anew.
  mutating func joinCauses<Key: Hashable>(by key: (Finding) -> Key?) {
    var first: [Key: String] = [:]
    var joined: [String: String] = [:]
    for regression in self where regression.isAlarm {
      guard let shared = key(regression.finding) else { continue }
      let own = regression.group
      if let known = first[shared] {
        if known != own { joined[own] = known }
      } else {
        first[shared] = own
      }
    }
    guard !joined.isEmpty else { return }
    for at in indices where self[at].change != .kept && self[at].change != .fixed {
      var group = self[at].group
      var seen: Set<String> = []
      while let next = joined[group], seen.insert(group).inserted { group = next }
      guard group != self[at].group else { continue }
      var cause = self[at].cause ?? Cause(edit: "")
      cause.leader = group == self[at].finding.identity ? nil : group
      self[at].cause = cause
    }
  }

  /// Every cause led by the gravest of its findings: one that stops a merge if there is one, then by
  /// severity, by confidence, by the number of configurations, and by place in the list. Of those that stop none,
  /// what is seen on twice as many configurations comes before what is surer.
  ///
  /// The last step of every judgement, and again whenever findings were left out or weigh otherwise.
  func elected() -> [Regression] {
    var groups: [String: [Int]] = [:]
    for at in indices where self[at].cause != nil { groups[self[at].group, default: []].append(at) }
    var result = self
    for members in groups.values {
      guard let leader = members.min(by: { isBefore($0, $1) }) else { continue }
      for at in members {
        result[at].cause?.leader = at == leader ? nil : self[leader].finding.identity
        result[at].cause?.others = at == leader ? members.count - 1 : 0
      }
    }
    return result
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    func rank(_ at: Int) -> [Double] {
      let finding = self[at].finding
      let stops = self[at].isAlarm && finding.isEnoughToGate
      let severity = finding.severity == .error ? 0.0 : finding.severity == .warning ? 1 : 2
      let shown = Double(self[at].configurations.count)
      return [
        stops ? 0 : 1, severity, stops ? 0 : -Double(Swift.max(1, shown).exponent),
        -(finding.confidence?.value ?? 1), -shown, Double(at),
      ]
    }
    return rank(left).lexicographicallyPrecedes(rank(right))
  }

  /// The same as they are reported: of each cause one leads, and the gravest come first.
  func settled() -> [Regression] { withoutFixesBesideGraver().elected().ordered() }

  /// Without what is fixed on a view that has a new finding as grave: the view is no better.
  private func withoutFixesBesideGraver() -> [Regression] {
    var worst: [JudgedView: Severity] = [:]
    for regression in self where regression.mayBeNews && regression.isAlarm {
      let place = JudgedView(regression.finding)
      worst[place] = Swift.max(worst[place] ?? .info, regression.finding.severity)
    }
    return filter { regression in
      let finding = regression.finding
      guard regression.change == .fixed,
        let graver = worst[JudgedView(finding)]
      else { return true }
      return graver < finding.severity
    }
  }

  /// New findings first, then fixed ones, then those that stayed.
  private func ordered() -> [Regression] {
    let order = Regression.Change.allCases
    return enumerated().sorted {
      let ranks = (
        order.firstIndex(of: $0.element.change) ?? 0, order.firstIndex(of: $1.element.change) ?? 0
      )
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Puts each down to the edits that trials found; those with the same edits have one cause.
  mutating func put(_ causes: [CauseSearch.Found?]) {
    var first: [[Int]: String] = [:]
    for (at, found) in zip(indices, causes) where self[at].mayBeNews {
      guard let found else {
        self[at].cause = Cause(edit: "")
        continue
      }
      let identity = self[at].finding.identity
      let leader = first[found.edits]
      if leader == nil { first[found.edits] = identity }
      self[at].cause = Cause(edit: found.text, location: found.location, leader: leader)
    }
  }

  /// Puts all down to one edit.
  func broughtTogether(by whole: SceneAddition) -> [Regression] {
    let leader = first(where: \.mayBeNews)?.finding.identity
    return map { regression in
      guard regression.mayBeNews else { return regression }
      var brought = regression
      brought.cause = Cause(
        edit: whole.text, location: whole.location,
        leader: regression.finding.identity == leader ? nil : leader)
      return brought
    }
  }
}

extension Regression {
  /// The scene that the finding is about.
  var scene: SceneReference {
    SceneReference(path: finding.document, scene: finding.scene)
  }

  /// Not in the base, or worse there.
  var mayBeNews: Bool { change != .kept && change != .fixed }

  /// It may be news, or a contradiction of other constraints than the base's.
  var mayBeJudged: Bool { mayBeNews || change == .kept && finding.rule == .unsatisfiable }

  /// A key that all findings of one cause share: the identity of the one that leads them.
  fileprivate var group: String { cause?.leader ?? finding.identity }
}

/// A view with findings.
private struct JudgedView: Hashable {
  let document: DocumentPath
  let view: ObjectID

  init(_ finding: Finding) {
    document = finding.document
    view = finding.view
  }
}

/// The edit that added a whole scene.
struct SceneAddition {
  let text: String
  let location: SourceLocation?

  init(of scene: Scene, in changes: [StructureChange]) {
    let added =
      changes.first { $0.kind == .sceneAdded && $0.object == scene.id }
      ?? changes.first { $0.kind == .documentAdded }
    text = added?.text ?? "scene \(scene.title) added"
    location = added?.location ?? scene.location
  }
}
