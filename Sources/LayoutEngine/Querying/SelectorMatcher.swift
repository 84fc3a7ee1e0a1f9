internal import LayoutModel

/// Matches one selector in one scene at one configuration, or at none if the scene is not solved.
///
/// Results are cached by (chain, step, view, scope), so each chain costs at most views times steps, however deep
/// selectors are nested.
struct SelectorMatcher {
  let index: SceneIndex
  /// The solved scene, or nil. Without one, tests of frames match nothing.
  let placed: PlacedScene?
  let base: PlacedScene?
  /// The findings at this configuration, by the views that they name.
  let findings: [ObjectID: [Finding]]
  private var known: [Key: Bool] = [:]
  private var ambiguous: Set<ObjectID>

  init(
    index: SceneIndex, placed: PlacedScene?, base: PlacedScene?, findings: [ObjectID: [Finding]]
  ) {
    self.index = index
    self.placed = placed
    self.base = base
    self.findings = findings
    ambiguous = Set(placed?.layout.ambiguities.map(\.view) ?? [])
  }

  private struct Key: Hashable {
    let chain: Int
    let step: Int
    let view: Int
    let scope: Int
  }

  /// Whether the chain matches and ends at `view`. With a scope, all its views must be inside that view.
  mutating func matches(_ chain: SelectorChain, _ view: Int, scope: Int = -1) -> Bool {
    matches(chain, chain.steps.count - 1, view, scope)
  }

  private mutating func matches(
    _ chain: SelectorChain, _ step: Int, _ view: Int, _ scope: Int
  ) -> Bool {
    let key = Key(chain: chain.id, step: step, view: view, scope: scope)
    if let answer = known[key] { return answer }
    let answer = decide(chain, step, view, scope)
    known[key] = answer
    return answer
  }

  private mutating func decide(
    _ chain: SelectorChain, _ step: Int, _ view: Int, _ scope: Int
  ) -> Bool {
    guard isPresent(view), chain.steps.indices.contains(step) else { return false }
    let current = chain.steps[step]
    for test in current.tests where !holds(test, view) { return false }
    if step == 0 {
      guard scope >= 0 else { return true }
      return leads(from: scope, by: current.combinator, to: view)
    }
    let candidates =
      switch current.combinator {
      case .child: index.entries[view].parent.map { [$0] } ?? []
      case .descendant: Array(index.lineage(of: view).dropFirst())
      case .nextSibling: Array(earlierSiblings(of: view).suffix(1))
      case .laterSibling: earlierSiblings(of: view)
      }
    for candidate in candidates where scope < 0 || index.isAncestor(scope, of: candidate) {
      if matches(chain, step - 1, candidate, scope) { return true }
    }
    return false
  }

  private func leads(
    from scope: Int, by combinator: SelectorStep.Combinator, to view: Int
  ) -> Bool {
    switch combinator {
    case .descendant: index.isAncestor(scope, of: view)
    case .child: index.entries[view].parent == scope
    case .nextSibling: earlierSiblings(of: view).last == scope
    case .laterSibling: earlierSiblings(of: view).contains(scope)
    }
  }

  private func isPresent(_ view: Int) -> Bool {
    guard let placed else { return true }
    return placed.solved[view] != nil
  }

  private func earlierSiblings(of view: Int) -> [Int] {
    guard let parent = index.entries[view].parent else { return [] }
    let children = index.entries[parent].view.subviews.compactMap { index.position[$0.id] }
    return Array(children.prefix { $0 != view }).filter(isPresent)
  }

  private mutating func holds(_ test: SelectorTest, _ at: Int) -> Bool {
    let view = index.entries[at].view
    switch test {
    case .kind(let kind): return KnownKinds.normal(view.kind.rawValue) == kind
    case .id(let id): return view.id.rawValue == id || index.names[view.id] == id
    case .customClass(let name): return view.customClass == name
    case .attribute(let attribute):
      return attribute.holds(for: view, named: index.names[view.id], in: index.scene)
    case .frame(let expression): return expression.truth { value(of: $0, at) } ?? false
    case .not(let chain): return !matches(chain, at)
    case .has(let chain): return has(chain, at)
    case .related(let relation, let chain): return isRelated(relation, chain, at)
    case .state(let state): return holds(state, at)
    case .finding(let wanted): return has(wanted, view.id)
    }
  }

  private mutating func has(_ chain: SelectorChain, _ at: Int) -> Bool {
    let first = chain.steps[0].combinator
    let isSibling = first == .nextSibling || first == .laterSibling
    let candidates = isSibling ? Array(index.entries.indices) : descendants(of: at)
    for candidate in candidates where matches(chain, candidate, scope: at) { return true }
    return false
  }

  private func descendants(of at: Int) -> [Int] {
    let depth = index.entries[at].depth
    return Array(index.entries.indices[(at + 1)...].prefix { index.entries[$0].depth > depth })
  }

  private mutating func isRelated(
    _ relation: SpatialRelation, _ chain: SelectorChain, _ at: Int
  ) -> Bool {
    guard let placed, let own = placed.place(at) else { return false }
    for other in index.entries.indices where other != at {
      guard let there = placed.place(other), relation.holds(own, there, pixel: placed.pixel)
      else { continue }
      if relation == .overlaps, index.isAncestor(at, of: other) || index.isAncestor(other, of: at) {
        continue
      }
      if matches(chain, other) { return true }
    }
    return false
  }

  private func holds(_ state: ViewState, _ at: Int) -> Bool {
    let entry = index.entries[at]
    switch state {
    case .root: return entry.parent == nil
    case .ambiguous: return ambiguous.contains(entry.view.id)
    case .hidden: return placed?.solved[at]?.isHidden ?? entry.view.isHidden
    case .tappable:
      return entry.isInteractive && !entry.isTransparent
        && placed?.solved[at]?.isHidden != true && !entry.view.isHidden
    }
  }

  private func has(_ wanted: FindingTest, _ view: ObjectID) -> Bool {
    (findings[view] ?? []).contains { finding in
      switch wanted {
      case .any: true
      case .rule(let rule): finding.rule.rawValue == rule
      case .severity(let severity): finding.severity.rawValue == severity
      }
    }
  }

  private func value(of field: FrameField, _ at: Int) -> Double? {
    var entry = at
    for _ in 0..<field.parents {
      guard let parent = index.entries[entry].parent else { return nil }
      entry = parent
    }
    guard let scene = field.isBase ? base : placed else { return nil }
    // The base has its own tree, in which the view is found by its id.
    let id = index.entries[entry].view.id
    guard let there = scene.index.position[id], let solved = scene.solved[there] else { return nil }
    return solved.value(of: field.name, scale: scene.layout.scale)
  }
}

extension PlacedScene {
  /// The visible area of a view: its content, or its frame if it draws nothing.
  fileprivate func place(_ at: Int) -> Frame? {
    guard let view = solved[at], !view.isHidden else { return nil }
    return content[at] ?? view.absoluteFrame
  }
}

extension SolvedView {
  fileprivate func value(of name: FrameField.Name, scale: Int) -> Double? {
    switch name {
    case .x, .left: frame.x
    case .y, .top: frame.y
    case .w: frame.width
    case .h: frame.height
    case .right: frame.maxX
    case .bottom: frame.maxY
    case .ax: absoluteOrigin.x
    case .ay: absoluteOrigin.y
    case .needW: text?.neededWidth ?? intrinsicSize.horizontal
    case .needH: intrinsicSize.vertical
    case .lines: text.map { Double($0.availableLines) }
    case .linesNeeded: text.map { Double($0.neededLines) }
    case .contentW: contentSize?.width
    case .contentH: contentSize?.height
    case .scale: Double(scale)
    }
  }
}

extension SpatialRelation {
  /// Whether the relation holds. Sides compare centres, so that a small overlap does not change an order.
  fileprivate func holds(_ a: Frame, _ b: Frame, pixel: Double) -> Bool {
    switch self {
    case .overlaps:
      guard let common = a.intersection(b) else { return false }
      return common.width > pixel && common.height > pixel
    case .leftOf: return a.midX <= b.x && a.maxX < b.maxX
    case .rightOf: return b.midX <= a.x && b.maxX < a.maxX
    case .above: return a.maxY <= b.midY && a.y < b.y
    case .below: return b.maxY <= a.midY && b.y < a.y
    case .inside:
      return a.x >= b.x - pixel && a.y >= b.y - pixel && a.maxX <= b.maxX + pixel
        && a.maxY <= b.maxY + pixel
    }
  }
}
