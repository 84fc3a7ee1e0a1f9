internal import LayoutModel

/// Two texts stand on one baseline on nearly every configuration, by a constraint that may give way or
/// by how they lie, and on a few they do not.
///
/// Baselines are compared by where the texts are drawn: at one text size the distance between two
/// texts' upper edges is the same wherever they stand on one baseline.
struct BaselineOffLint: LayoutLint {
  let kind = LintKind.baselineOff
  let source = "Walsh et al., ReDeCheck: alignments that hold at most window widths"
  let reason = "a caption half a line above its value looks like a mistake"
  let remedy = "make the baseline constraint required, and let something else give way"

  func lints(in scene: LaidOutScene) -> [Lint] {
    var told: Set<Pair> = []
    let stated = scene.linted.constraints.compactMap { constraint -> Lint? in
      guard constraint.relation == .equal, constraint.constant == 0, constraint.priority < 1000,
        constraint.firstAttribute.isBaseline,
        constraint.secondAttribute == constraint.firstAttribute,
        let second = constraint.secondItem.flatMap({ scene.linted.index.position[$0] }),
        let first = scene.linted.index.position[constraint.firstItem],
        let odd = exceptions(first, second, scene)
      else { return nil }
      told.insert(Pair(first, second))
      return scene.linted.lint(kind, constraint, message(first, second, odd, scene))
    }
    return stated
      + neighbours(in: scene).filter { !told.contains($0) }.compactMap { pair in
        guard let odd = exceptions(pair.first, pair.second, scene) else { return nil }
        let view = scene.linted.index.entries[pair.first].view
        return scene.linted.lint(kind, view, message(pair.first, pair.second, odd, scene))
      }
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
    init(_ one: Int, _ other: Int) { (first, second) = (min(one, other), max(one, other)) }
  }

  /// Texts of one line and one font that follow one another in a superview.
  private func neighbours(in scene: LaidOutScene) -> [Pair] {
    scene.families.flatMap { family -> [Pair] in
      let texts = family.filter { font($0, scene) != nil }
      return zip(texts, texts.dropFirst()).filter { font($0, scene) == font($1, scene) }
        .map { Pair($0, $1) }
    }
  }

  private func font(_ at: Int, _ scene: LaidOutScene) -> FontDescription? {
    guard case .label(let label) = scene.linted.index.entries[at].view.content,
      label.numberOfLines == 1
    else { return nil }
    return label.font
  }

  private func message(
    _ first: Int, _ second: Int, _ odd: [PlacedScene], _ scene: LaidOutScene
  ) -> String {
    let names = [first, second].map {
      scene.linted.name(scene.linted.index.entries[$0].view.id)
    }
    return "\(names[0]) and \(names[1]) stand on one baseline elsewhere and not on "
      + scene.words(odd)
  }

  /// The configurations on which the texts do not stand as on most; nil for none, or where no way to
  /// stand is the rule.
  private func exceptions(
    _ first: Int, _ second: Int, _ scene: LaidOutScene
  ) -> [PlacedScene]? {
    var seen = 0
    var odd: [PlacedScene] = []
    // Drawn edges are comparable where letters are of one size.
    for places in scene.groups(by: { [$0.contentSize, $0.isBoldText, $0.scale] }) {
      let group = places.compactMap { place -> (place: PlacedScene, gap: Double)? in
        guard let one = upperEdge(first, place, scene), let other = upperEdge(second, place, scene)
        else { return nil }
        return (place, other - one)
      }
      seen += group.count
      let usual = group.map { candidate in
        (candidate.gap, group.count { abs($0.gap - candidate.gap) <= $0.place.pixel + 1e-9 })
      }.max { ($0.1, -$0.0) < ($1.1, -$1.0) }
      guard let usual else { continue }
      odd += group.filter { abs($0.gap - usual.0) > $0.place.pixel + 1e-9 }.map(\.place)
    }
    let isRule = Double(seen - odd.count) >= LaidOutScene.ruleShare * Double(seen)
    return odd.isEmpty || !isRule ? nil : odd.sorted { $0.number < $1.number }
  }

  private func upperEdge(_ at: Int, _ place: PlacedScene, _ scene: LaidOutScene) -> Double? {
    guard scene.frame(at, place) != nil, let solved = place.solved[at],
      let drawn = solved.contentRect
    else { return nil }
    return solved.absoluteOrigin.y + drawn.y
  }
}
