package import LayoutModel

/// Finds by trial which edits caused a scene's findings.
///
/// A layout costs far less than a wrong guess: each edit is taken back by itself, the scene is solved
/// again where a finding was met; a finding that is gone then was caused by that edit. Where no single
/// edit is enough, the smallest set is looked for without which the finding vanishes (QuickXplain,
/// Junker 2004). What was not tried within the budget of layouts has no cause.
package struct CauseSearch {
  private let path: DocumentPath
  private let states: TrialStates
  private let edits: [TrialEdit]
  private let baseFindings: [Finding]
  /// Layouts that may still be solved.
  private var budget: Int
  private var tried: [Trial: [Finding]] = [:]

  /// The layouts that the search may solve for one scene: as many as comparing it takes.
  package static let usualBudget = 108

  private struct Trial: Hashable {
    let without: Set<Int>
    let configurations: [String]
  }

  /// - Parameters:
  ///   - base: the scene before the edits.
  ///   - head: the scene after them.
  ///   - path: the path that findings carry.
  ///   - changes: the edits of the document.
  ///   - baseFindings: what is found in the base, under the head's scene.
  ///   - budget: how many layouts may be solved.
  package init(
    base: TrialSide, head: TrialSide, path: DocumentPath, changes: [StructureChange],
    baseFindings: [Finding], budget: Int = CauseSearch.usualBudget
  ) {
    self.path = path
    states = TrialStates(base: base, head: head)
    edits = TrialEdit.edits(changes, of: states)
    self.baseFindings = baseFindings
    self.budget = budget
  }

  /// The edits are too many to search a scene for that was copied from one that is still there: one
  /// commit may bring hundreds of those.
  package var isTooLongForCopies: Bool { edits.count > 13 }

  /// The edits without which a finding vanishes: the smallest set that was found.
  package struct Found: Sendable, Hashable {
    /// Places of the edits in their list: equal for findings with one cause.
    package var edits: [Int]
    /// The edits in words.
    package var text: String
    package var location: SourceLocation?
    /// The views whose layout they edit directly.
    var views: Set<ObjectID>
    /// The constraints and views they edit.
    var objects: Set<ObjectID>
    /// What Interface Builder recorded is part of them.
    var isRecorded: Bool
    /// How near they are to the finding.
    var distance: Distance = .scene
  }

  /// How near edits are to what a finding is about.
  enum Distance: Sendable, Hashable {
    /// A constraint of the contradiction itself.
    case same
    /// The view, or a constraint that names it.
    case view
    /// Elsewhere in the scene.
    case scene
    /// None but what Interface Builder recorded.
    case recordings
  }

  /// - Parameters:
  ///   - regressions: findings of the scene that the base does not have so.
  ///   - configurations: those of the matrix, in its order.
  /// - Returns: the edits that caused each, in the same order; nil if no edits explain it.
  /// - Complexity: one layout per edit and configuration looked at, within the budget.
  package mutating func causes(
    of regressions: [Regression], at configurations: [Configuration]
  ) -> [Found?] {
    guard !edits.isEmpty else { return regressions.map { _ in nil } }
    let witnesses = Self.witnesses(of: regressions, among: configurations)
    let all = Self.union(witnesses, among: configurations)
    // Rules that compare configurations may be silent where fewer are solved.
    let here = findings(without: [], at: all) ?? []
    var found: [Found?] = regressions.map { _ in nil }
    let open = regressions.indices.filter { isThere(regressions[$0], at: witnesses[$0], in: here) }
    guard !open.isEmpty else { return found }
    let order = order(for: open.map { regressions[$0] })
    let known = Set(here.map(\.identity))
    var best: [Int: (edit: Int, added: Int)] = [:]
    for edit in order {
      // Half of the budget is kept for what several edits did together.
      guard budget * 2 > Self.usualBudget || tried.count < 3,
        let without = findings(without: [edit], at: all)
      else { break }
      // Of edits that each would do, the one whose absence breaks the least is the one to take back.
      let added = without.count { !known.contains($0.identity) }
      for at in open where !isThere(regressions[at], at: witnesses[at], in: without) {
        if added < best[at]?.added ?? .max { best[at] = (edit, added) }
      }
      // None breaks less than nothing.
      if open.allSatisfy({ best[$0]?.added == 0 }) { break }
    }
    for (at, choice) in best { found[at] = told([choice.edit]) }
    let rest = open.filter { best[$0] == nil }
    for at in rest {
      found[at] = smallestSet(for: regressions[at], at: witnesses[at], order).map(told)
    }
    return found
  }

  /// All edits as one, in words that name them together: without them there is the base, which has none
  /// of the findings so.
  package func allEdits(named text: String, at location: SourceLocation?) -> Found {
    var found = told(Array(edits.indices))
    found.text = text
    found.location = location
    found.isRecorded = false
    return found
  }

  private func told(_ found: [Int]) -> Found {
    let named = found.sorted().map { edits[$0] }
    let most = 3
    var text = named.prefix(most).map(\.text).joined(separator: "; ")
    if named.count > most { text += "; and \(named.count - most) more" }
    return Found(
      edits: found.sorted(), text: named.count > 1 ? "only together: \(text)" : text,
      location: named.compactMap(\.location).first, views: Set(named.flatMap(\.views)),
      objects: Set(named.compactMap(\.kind.object)),
      isRecorded: named.contains { $0.kind == .recordings })
  }

  /// Edits near the findings first: an early answer is the likelier one, and saves the others.
  private func order(for regressions: [Regression]) -> [Int] {
    let named = Set(regressions.flatMap { [$0.finding.view, $0.finding.other].compactMap(\.self) })
    let index = SceneIndex(states.head.scene)
    var near = named
    for view in named {
      guard let at = index.position[view] else { continue }
      near.formUnion(index.lineage(of: at).map { index.entries[$0].view.id })
      near.formUnion(index.entries[at].view.subviews.map(\.id))
      for constraint in index.constraints(naming: view) {
        near.formUnion([constraint.firstItem, constraint.secondItem].compactMap(\.self))
      }
    }
    func rank(_ at: Int) -> Int {
      let edit = edits[at]
      if edit.kind == .recordings { return 3 }
      if edit.views.contains(where: named.contains) { return 0 }
      return edit.views.contains(where: near.contains) ? 1 : 2
    }
    return edits.indices.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// A smallest set of edits without which the finding vanishes: none of them can be left out of it.
  private mutating func smallestSet(
    for regression: Regression, at witness: [Configuration], _ order: [Int]
  ) -> [Int]? {
    func isGone(_ without: [Int], _ search: inout CauseSearch) -> Bool? {
      search.findings(without: Set(without), at: witness).map {
        !search.isThere(regression, at: witness, in: $0)
      }
    }
    guard isGone(order, &self) == true else { return nil }
    // QuickXplain: `background` is taken back already, `isFresh` tells that it just grew.
    func explain(
      _ background: [Int], _ isFresh: Bool, _ rest: [Int], _ search: inout CauseSearch
    ) -> [Int]? {
      if isFresh {
        guard let gone = isGone(background, &search) else { return nil }
        if gone { return [] }
      }
      if rest.count == 1 { return rest }
      let (left, right) = (Array(rest[..<(rest.count / 2)]), Array(rest[(rest.count / 2)...]))
      guard let second = explain(background + left, true, right, &search),
        let first = explain(background + second, !second.isEmpty, left, &search)
      else { return nil }
      return first + second
    }
    return explain([], false, order, &self)
  }

  /// What is found without some edits; nil once the budget is used up.
  private mutating func findings(
    without: Set<Int>, at configurations: [Configuration]
  ) -> [Finding]? {
    let trial = Trial(without: without, configurations: configurations.map(\.name))
    if let known = tried[trial] { return known }
    guard budget >= configurations.count else { return nil }
    budget -= configurations.count
    let side = states.without(without.sorted().map { edits[$0] })
    var session = LayoutSession(
      document: side.document, scene: side.scene, options: LayoutOptions(overrides: side.overrides))
    let layouts = configurations.map { ($0, session.solve($0)) }
    guard !layouts.contains(where: \.1.isGivenUp) else { return nil }
    let found = LayoutEngine.findings(document: path, scene: side.scene, layouts: layouts)
    tried[trial] = found
    return found
  }

  /// Whether a regression, or the same fault in other words, is among what was found.
  private func isThere(
    _ regression: Regression, at witness: [Configuration], in found: [Finding]
  ) -> Bool {
    let own = regression.finding
    let names = Set(witness.map(\.name))
    return found.contains { finding in
      guard finding.view == own.view,
        finding.mayTellFault(of: own) || own.mayTellFault(of: finding),
        let met = finding.occurrences.first(where: { names.contains($0.configuration) })
      else { return false }
      guard finding.identity == own.identity else {
        // The base's own faults come back with the base's edits.
        return !baseFindings.contains { $0.identity == finding.identity }
      }
      guard regression.change == .worse,
        let before = baseFindings.first(where: { $0.identity == own.identity })?.occurrences
          .first(where: { $0.configuration == met.configuration })?.amount
      else { return true }
      let now = own.occurrences.first { $0.configuration == met.configuration }?.amount ?? 0
      return met.amount - before > (now - before) / 2
    }
  }
}

extension CauseSearch {
  /// The configurations at which each regression is looked at again: as few for all as will do.
  private static func witnesses(
    of regressions: [Regression], among configurations: [Configuration]
  ) -> [[Configuration]] {
    var count: [String: Int] = [:]
    for name in regressions.flatMap(\.configurations) { count[name, default: 0] += 1 }
    return regressions.map { regression in
      let own = Set(regression.configurations)
      let met = configurations.filter { own.contains($0.name) }
      // Of several that show as many, texts and windows as most people have them.
      let best = met.enumerated().max { left, right in
        let counts = (count[left.element.name] ?? 0, count[right.element.name] ?? 0)
        return counts.0 != counts.1 ? counts.0 < counts.1 : left.offset > right.offset
      }
      guard let witness = best?.element else { return [] }
      guard regression.finding.rule == .notMirrored else { return [witness] }
      return [witness] + configurations.filter { $0.isTwin(of: witness) }
    }
  }

  private static func union(
    _ witnesses: [[Configuration]], among configurations: [Configuration]
  ) -> [Configuration] {
    let names = Set(witnesses.joined().map(\.name))
    return configurations.filter { names.contains($0.name) }
  }
}

extension Configuration {
  /// The same but for the direction of the language.
  func isTwin(of mirrored: Configuration) -> Bool {
    var other = mirrored
    other.direction = .leftToRight
    other.name = name
    other.device = device
    return self == other
  }
}
