internal import LayoutModel

/// Two neighbours lie to one another on one window as on neither of the next narrower and the next
/// wider ones, which agree.
///
/// Off unless it is asked for: of the failures between window widths this is the kind that is meant
/// most often.
struct IsolatedLint: LayoutLint {
  let kind = LintKind.isolated
  let source = "Walsh et al., ReDeCheck: small-range failures"
  let reason = "what holds on one window and on neither of its neighbours is rarely meant"
  let remedy = "sweep the scene's widths to see from where to where it holds"

  /// How two views of one superview lie to one another, from the leading edge.
  private struct Relation: Hashable {
    /// Sides on which they are aligned: leading, trailing, top, bottom.
    var aligned: [Bool]
    /// -1 where the first ends before the other begins, 1 the other way, 0 where they share room.
    var across: Int
    var down: Int
  }

  func lints(in scene: LaidOutScene) -> [Lint] {
    let rows = rows(of: scene)
    return scene.families.flatMap { family in
      zip(family, family.dropFirst()).compactMap { pair in lint(pair.0, pair.1, rows, scene) }
    }
  }

  /// Configurations that differ in their windows' widths only, from narrow to wide.
  private func rows(of scene: LaidOutScene) -> [[PlacedScene]] {
    let rows = scene.groups {
      [
        $0.contentSize, $0.isBoldText, $0.textFactor, $0.direction, $0.widthClass, $0.heightClass,
      ]
    }
    return rows.map { row in
      row.sorted {
        ($0.configuration.size.width, $0.number) < ($1.configuration.size.width, $1.number)
      }
    }.filter { $0.count > 2 }.sorted { $0[0].number < $1[0].number }
  }

  private func lint(
    _ first: Int, _ second: Int, _ rows: [[PlacedScene]], _ scene: LaidOutScene
  ) -> Lint? {
    for row in rows {
      let widths = row.map(\.configuration.size.width)
      let relations = row.map { relation(first, second, scene, $0) }
      for at in relations.indices.dropFirst().dropLast() {
        guard let here = relations[at], let before = relations[at - 1],
          let after = relations[at + 1], before == after, here != before,
          widths[at - 1] < widths[at], widths[at] < widths[at + 1]
        else { continue }
        let views = [first, second].map { scene.linted.index.entries[$0].view }
        let names = views.map { scene.linted.name($0.id) }
        return scene.linted.lint(
          kind, views[0],
          "\(names[0]) and \(names[1]) lie to one another on "
            + "\(row[at].configuration.name) as on no window beside it")
      }
    }
    return nil
  }

  /// nil where one of them is not seen.
  private func relation(
    _ first: Int, _ second: Int, _ scene: LaidOutScene, _ place: PlacedScene
  ) -> Relation? {
    guard let one = scene.frame(first, place), let other = scene.frame(second, place) else {
      return nil
    }
    func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= place.pixel + 1e-9 }
    func order(_ ends: (Double, Double), _ starts: (Double, Double)) -> Int {
      if ends.0 <= starts.1 + place.pixel { return -1 }
      return ends.1 <= starts.0 + place.pixel ? 1 : 0
    }
    let isMirrored = place.configuration.direction == .rightToLeft
    let sides = [isNear(one.x, other.x), isNear(one.maxX, other.maxX)]
    let across = order((one.maxX, other.maxX), (one.x, other.x))
    return Relation(
      aligned: (isMirrored ? sides.reversed() : sides)
        + [isNear(one.y, other.y), isNear(one.maxY, other.maxY)],
      across: isMirrored ? -across : across,
      down: order((one.maxY, other.maxY), (one.y, other.y)))
  }
}
