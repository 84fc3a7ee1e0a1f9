import ConstraintSolver
import LayoutModel
import TextMetrics

extension Passes {
  /// The finished layout: frames on the pixel grid, conflicts and ambiguity in document terms.
  func layout(
    named name: String, of source: Scene, document: Document, system: PreparedSystem,
    undecided: Set<NodeAxis> = []
  ) -> SolvedLayout {
    let surroundings = numbers.surroundings
    let rootHeight = frames.first?.height ?? 0
    var layout = SolvedLayout(
      scene: source.id, configuration: name,
      size: Size(width: surroundings.width, height: surroundings.height ?? rootHeight),
      scale: surroundings.scale, safeArea: surroundings.safeArea,
      direction: surroundings.direction)
    guard let solution else { return layout }
    let grid = PixelGrid(scale: surroundings.scale)
    layout.views = numbers.scene.nodes.indices.map { index in
      solvedView(index, grid: grid, encoded: system.encoded, solution: solution)
    }
    // A contradiction of which several members gave way is told once.
    let conflicts = solution.conflicts.enumerated().filter { place, conflict in
      place == 0 || solution.conflicts[place - 1].members != conflict.members
    }
    if !conflicts.isEmpty {
      var names = ConflictMembers(numbers.scene, system.encoded.origins)
      layout.conflicts = conflicts.map { _, conflict in
        LayoutConflict(
          members: names.members(conflict.members), relaxed: names.member(conflict.relaxed),
          amount: conflict.amount.doubleValue)
      }
    }
    layout.ambiguities = ambiguities(solution, system.encoded)
    layout.assumptions = assumptions(system.encoded, undecided: undecided)
    layout.uses = numbers.scene.nodes.flatMap { numbers.sizing.uses(of: $0.view) }
    layout.broken = broken(solution, system.encoded)
    return layout
  }

  private func solvedView(
    _ index: Int, grid: PixelGrid, encoded: EncodedScene, solution: Solution
  ) -> SolvedView {
    let node = numbers.scene.nodes[index]
    let absolute = grid.rounded(frames[index])
    let outer = node.parent.map { grid.rounded(frames[$0]).origin } ?? Point(x: 0, y: 0)
    let frame = Frame(
      x: absolute.x - outer.x, y: absolute.y - outer.y, width: absolute.width,
      height: absolute.height)
    let natural = numbers.naturals[index]
    var view = SolvedView(
      id: node.view.id, superview: node.parent.map { numbers.scene.nodes[$0].view.id },
      frame: frame, absoluteOrigin: absolute.origin, isHidden: node.isHidden,
      intrinsicSize: AxisPair(horizontal: natural.width, vertical: natural.height))
    if let content = encoded.contentBoxes[index] {
      view.contentSize = Size(
        width: solution.doubleValue(of: content.width),
        height: solution.doubleValue(of: content.height))
    }
    let drawn = DrawnContent(node.view, frame: frame, natural: natural, sizing: numbers.sizing)
    view.contentRect = drawn.rect
    view.text = drawn.text
    return view
  }

  private func ambiguities(_ solution: Solution, _ encoded: EncodedScene) -> [LayoutAmbiguity] {
    guard !solution.ambiguities.isEmpty else { return [] }
    var found: [Variable: Ambiguity] = [:]
    for ambiguity in solution.ambiguities { found[ambiguity.variable] = ambiguity }
    return encoded.openQuantities(Set(found.keys), in: numbers.scene).map { open in
      LayoutAmbiguity(
        view: numbers.scene.nodes[open.node].view.id, axis: open.axis, quantity: open.quantity,
        lower: found[open.variable]?.lower?.doubleValue,
        upper: found[open.variable]?.upper?.doubleValue)
    }
  }

  /// The document's optional constraints that the solution violates, by id.
  private func broken(_ solution: Solution, _ encoded: EncodedScene) -> [ObjectID] {
    guard !encoded.optionalRows.isEmpty else { return [] }
    return encoded.optionalRows.compactMap { rank in
      let violation = encoded.violation(of: rank, in: solution, numbers)
      guard violation > 1e-6, case .authored(let id) = encoded.origins[rank] else { return nil }
      return id
    }
  }

  private func assumptions(_ encoded: EncodedScene, undecided: Set<NodeAxis>) -> [Assumption] {
    var found: [Assumption] = []
    for (index, node) in numbers.scene.nodes.enumerated() {
      let id = node.view.id
      if let reason = numbers.naturals[index].assumption {
        found.append(Assumption(view: id, reason: reason))
      }
      let isKept = Axis.allCases.contains {
        encoded.keptAxes.contains(NodeAxis(node: index, axis: $0))
      }
      if numbers.naturals[index].isHeld { found.append(Assumption(view: id, reason: .heldSize)) }
      if isKept { found.append(Assumption(view: id, reason: .unconstrainedAxis)) }
      let isOpen = Axis.allCases.contains { undecided.contains(NodeAxis(node: index, axis: $0)) }
      if isOpen { found.append(Assumption(view: id, reason: .undeterminedSize)) }
    }
    return found
  }
}

/// Rounds edges, not sizes, to device pixels; halves go up.
///
/// Edges are rounded in the window and subtracted afterwards, so that neighbours that touch still
/// touch. Recorded frames decide so in nearly every case where it shows.
struct PixelGrid {
  let scale: Int

  func rounded(_ frame: Frame) -> Frame {
    let left = roundToPixels(frame.x, scale)
    let top = roundToPixels(frame.y, scale)
    return Frame(
      x: left, y: top, width: roundToPixels(frame.maxX, scale) - left,
      height: roundToPixels(frame.maxY, scale) - top)
  }
}
