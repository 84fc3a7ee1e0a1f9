internal import LayoutModel

/// Views that are equal almost everywhere, and by an author's word or by their kind meant to be, are
/// not on a few configurations.
struct EqualityBrokenLint: LayoutLint {
  let kind = LintKind.equalityBroken
  let source = "Walsh et al., ReDeCheck: alignments that hold at most window widths"
  let reason = "what is equal everywhere else looks like a mistake where it is not"
  let remedy = "make the equality required, or let both views yield alike"

  func lints(in scene: LaidOutScene) -> [Lint] {
    stated(in: scene) + alike(in: scene)
  }

  /// Equalities with a priority below required that give way; required ones are contradictions.
  private func stated(in scene: LaidOutScene) -> [Lint] {
    scene.linted.constraints.compactMap { constraint in
      guard constraint.relation == .equal, constraint.constant == 0,
        constraint.multiplier.value == 1,
        constraint.priority < 1000, constraint.firstAttribute.isSize,
        constraint.secondAttribute == constraint.firstAttribute,
        let second = constraint.secondItem.flatMap({ scene.linted.index.position[$0] }),
        let first = scene.linted.index.position[constraint.firstItem]
      else { return nil }
      let axis = constraint.firstAttribute.axis
      guard let odd = exceptions(first, second, axis, scene) else { return nil }
      let names = [first, second].map {
        scene.linted.name(scene.linted.index.entries[$0].view.id)
      }
      return scene.linted.lint(
        kind, constraint,
        "the \(Self.extents(axis)) of \(names[0]) and \(names[1]) are to be equal and are not on "
          + scene.words(odd))
    }
  }

  /// Buttons, fields and pictures of one kind side by side.
  private func alike(in scene: LaidOutScene) -> [Lint] {
    let kinds: Set<ViewKind> = [.button, .textField, .imageView]
    return scene.families.flatMap { family -> [Lint] in
      let members = family.filter { kinds.contains(scene.linted.index.entries[$0].view.kind) }
      return members.indices.dropLast().flatMap { place -> [Lint] in
        // Neighbours only: a row of equal views would else give a lint for each pair.
        let (first, second) = (members[place], members[place + 1])
        let views = [first, second].map { scene.linted.index.entries[$0].view }
        guard views[0].kind == views[1].kind else { return [] }
        return Axis.allCases.compactMap { axis in
          guard let odd = exceptions(first, second, axis, scene) else { return nil }
          return scene.linted.lint(
            kind, views[0],
            "the \(Self.extents(axis)) of \(scene.linted.name(views[0].id)) and "
              + "\(scene.linted.name(views[1].id)) are equal elsewhere and not on "
              + scene.words(odd))
        }
      }
    }
  }

  private static func extents(_ axis: Axis) -> String { axis == .horizontal ? "widths" : "heights" }

  /// The configurations on which two extents differ, where they are equal on most; nil for none.
  private func exceptions(
    _ first: Int, _ second: Int, _ axis: Axis, _ scene: LaidOutScene
  ) -> [PlacedScene]? {
    var (seen, odd) = (0, [PlacedScene]())
    for place in scene.placed {
      guard let one = scene.frame(first, place), let other = scene.frame(second, place) else {
        continue
      }
      seen += 1
      if abs(one.size[axis] - other.size[axis]) > place.pixel + 1e-9 { odd.append(place) }
    }
    let isRule = Double(seen - odd.count) >= LaidOutScene.ruleShare * Double(seen)
    return odd.isEmpty || !isRule ? nil : odd
  }
}
