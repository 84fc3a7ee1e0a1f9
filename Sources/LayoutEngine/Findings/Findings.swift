public import LayoutModel

/// Judges one scene by every rule and folds what holds on several configurations into one finding.
///
/// A finding is one rule broken by one view, or pair, on one axis; its occurrences stand in matrix
/// order and its message tells the worst of them. Findings come in the order of the rules' numbers,
/// then of the views in the document.
/// - Complexity: per configuration linear in views, constraints and contradictions, and in the pairs of
///   views that draw in one place. See ``LayoutSession/findings(document:layouts:)`` for a limit.
/// - Parameters:
///   - document: the path findings carry.
///   - scene: what is judged.
///   - layouts: the scene's solved layouts, in matrix order.
public func findings(
  document: DocumentPath, scene: Scene, layouts: [(Configuration, SolvedLayout)]
) -> [Finding] {
  findings(document: document, index: SceneIndex(scene), layouts: layouts)
}

/// The same for a scene that is judged again and again.
/// - Parameter rules: those that judge it.
func findings(
  document: DocumentPath, index: SceneIndex, layouts: [(Configuration, SolvedLayout)],
  rules: [any FindingRule] = FindingRules.all
) -> [Finding] {
  let isTelevision = !layouts.isEmpty && layouts.allSatisfy { $0.0.idiom == .tv }
  let rules =
    index.scene.root.content.isMac
    ? rules.filter(\.rule.concernsMac)
    : isTelevision ? rules.filter(\.rule.concernsTelevisions) : rules
  guard index.scene.kind != .bar, !layouts.isEmpty else { return [] }
  let seen = SceneLayouts(index: index, layouts: layouts)
  return rules.flatMap { rule in
    fold(rule.violations(in: seen), by: rule.rule, document: document, seen)
      .map { rule.settle($0, among: layouts.count) }
  }
}

private struct FindingKey: Hashable {
  let view: ObjectID
  let other: ObjectID?
  let axis: Axis?
}

private func fold(
  _ violations: [Violation], by rule: Rule, document: DocumentPath, _ layouts: SceneLayouts
) -> [Finding] {
  // Each violation leads to the next of its group: there may be hundreds of thousands.
  var groups: [FindingKey: (first: Int, last: Int)] = [:]
  var next = [Int32](repeating: -1, count: violations.count)
  var order: [FindingKey] = []
  for (place, violation) in violations.enumerated() {
    let key = FindingKey(view: violation.view, other: violation.other, axis: violation.axis)
    if let known = groups[key] {
      next[known.last] = Int32(clamping: place)
      groups[key]?.last = place
    } else {
      order.append(key)
      groups[key] = (place, place)
    }
  }
  func group(_ key: FindingKey) -> [Violation] {
    var group: [Violation] = []
    var place = groups[key]?.first ?? -1
    while place >= 0 {
      group.append(violations[place])
      place = Int(next[place])
    }
    return group
  }
  let position = layouts.index.position
  func place(_ key: FindingKey) -> (Int, Int, String) {
    (
      position[key.view] ?? .max, key.other.flatMap { position[$0] } ?? -1, key.axis?.rawValue ?? ""
    )
  }
  return order.sorted { place($0) < place($1) }.compactMap { key in
    finding(group(key), rule, document, layouts)
  }
}

private func finding(
  _ group: [Violation], _ rule: Rule, _ document: DocumentPath, _ layouts: SceneLayouts
) -> Finding? {
  var worstAt: [Int: Violation] = [:]
  for violation in group {
    if let known = worstAt[violation.configuration], known.isAtLeast(violation) { continue }
    worstAt[violation.configuration] = violation
  }
  let ordered = worstAt.keys.sorted().compactMap { worstAt[$0] }
  func gravest(_ violations: [Violation]) -> Violation? {
    violations.first.map { violations.reduce($0) { $0.isAtLeast($1) ? $0 : $1 } }
  }
  guard let worst = gravest(ordered) else { return nil }
  // Told is what shows with texts as they are, on a window that most people have, if anything does.
  func isDoubled(_ violation: Violation) -> Bool {
    layouts.placed[violation.configuration].configuration.textFactor > 1
  }
  func isRare(_ violation: Violation) -> Bool {
    layouts.placed[violation.configuration].configuration.isRareWindow
  }
  let single = ordered.filter { !isDoubled($0) }
  let usual = single.filter { !isRare($0) }
  let told = gravest(usual) ?? gravest(single) ?? worst
  let index = layouts.index
  return Finding(
    rule: rule, severity: ordered.allSatisfy(\.isDesigned) ? .info : worst.severity,
    document: document, scene: index.scene.id,
    view: worst.view, other: worst.other, axis: worst.axis,
    occurrences: ordered.map {
      Finding.Occurrence(
        configuration: layouts.placed[$0.configuration].configuration.name,
        amount: tidy($0.amount), severity: $0.severity)
    },
    message: told.message + (isDoubled(told) ? ", where every text is twice as long" : ""),
    location: told.location ?? index.position[worst.view].map { index.entries[$0].view.location })
}

extension Violation {
  fileprivate func isAtLeast(_ other: Violation) -> Bool {
    (severity, amount) >= (other.severity, other.amount)
  }
}

/// To a hundredth: amounts are compared between revisions and printed; noise below helps neither.
private func tidy(_ amount: Double) -> Double {
  guard amount.isFinite else { return 1e9 }
  return (amount * 100).rounded() / 100
}
