import ConstraintSolver
import LayoutModel

extension Passes {
  /// The finished layout: frames on the pixel grid, conflicts and ambiguity in document terms.
  func layout(
    named name: String, of source: ObjectID, system: PreparedSystem,
    undecided: Set<NodeAxis> = []
  ) -> SolvedLayout {
    let surroundings = numbers.surroundings
    let rootHeight = frames.first?.height ?? 0
    var layout = SolvedLayout(
      scene: source, configuration: name,
      size: Size(width: surroundings.width, height: surroundings.height ?? rootHeight),
      scale: surroundings.scale, safeArea: surroundings.safeArea,
      direction: surroundings.direction)
    guard let solution else { return layout }
    let phase = surroundings.tellsPhase ? CanvasPhase(frames, in: numbers.scene) : nil
    let grid = PixelGrid(surroundings)
    let wider = surroundings.widensCentred ? LedAndCentred(in: numbers.scene).contains : []
    let places = numbers.scene.nodes.indices.map { index in
      var place = placed(index, grid, phase)
      if !wider.isEmpty, wider[index] { place.frame.width += 1 }
      return place
    }
    let rounded = places.map(\.frame)
    layout.views = numbers.scene.nodes.indices.map { index in
      solvedView(index, places: rounded, encoded: system.encoded, solution: solution)
    }
    // A contradiction of which several members gave way is reported once.
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
    layout.unheld = unheld(system.encoded)
    layout.assumptions = assumptions(system.keptNodes, Set(undecided.map(\.node)))
    layout.assumptions += told(places.map(\.isTold))
    layout.uses = numbers.contents.uses
    layout.broken = broken(solution, system.encoded)
    return layout
  }

  /// Whether a content that is asked for at 1000 has another size, by more than a text may be measured
  /// wrong.
  func breaksRequiredContents(_ encoded: EncodedScene) -> Bool {
    guard let solution else { return false }
    return numbers.scene.nodes.indices.dropFirst().contains { index in
      let node = numbers.scene.nodes[index]
      let natural = numbers.naturals[index]
      guard natural.isCertain, !node.isCollapsed,
        numbers.contents.form.builtIn?.nodes.contains(index) != true
      else { return false }
      return Axis.allCases.contains { axis in
        guard let wanted = natural[axis] else { return false }
        let box = encoded.boxes[index]
        let size = solution.doubleValue(of: axis == .horizontal ? box.width : box.height)
        let error = SceneEncoder.textError + 1e-6
        return node.view.compressionResistance[axis] >= 1000 && size < wanted - error
          || node.view.hugging[axis] >= 1000 && size > wanted + error
      }
    }
  }

  /// The contradictions in which a content gave way.
  func contentConflicts(_ encoded: EncodedScene) -> [LayoutConflict] {
    guard let solution else { return [] }
    var names = ConflictMembers(numbers.scene, encoded.origins)
    return solution.conflicts.compactMap { conflict in
      guard case .system(_, let topic) = encoded.origins[conflict.relaxed.rank],
        topic == .naturalWidth || topic == .naturalHeight
      else { return nil }
      return LayoutConflict(
        members: names.members(conflict.members), relaxed: names.member(conflict.relaxed),
        amount: conflict.amount.doubleValue)
    }
  }

  private func solvedView(
    _ index: Int, places: [Frame], encoded: EncodedScene, solution: Solution
  ) -> SolvedView {
    let contents = numbers.contents
    let node = contents.form.scene.nodes[index]
    let absolute = places[index]
    let outer = node.parent.map { places[$0].origin } ?? Point(x: 0, y: 0)
    let frame = Frame(
      x: absolute.x - outer.x, y: absolute.y - outer.y, width: absolute.width,
      height: absolute.height)
    let natural = numbers.naturals[index]
    let drawn = contents.drawn(
      index, in: frame.size, natural: natural.width, direction: numbers.surroundings.direction)
    return SolvedView(
      id: contents.form.ids[index], superview: node.parent.map { contents.form.ids[$0] },
      frame: frame, absoluteOrigin: absolute.origin, isHidden: node.isHidden,
      intrinsicSize: AxisPair(horizontal: natural.width, vertical: natural.height),
      contentRect: drawn.rect, text: drawn.text,
      contentSize: encoded.contentBoxes[index].map {
        Size(
          width: solution.doubleValue(of: $0.width), height: solution.doubleValue(of: $0.height))
      })
  }

  /// A view's frame in the window on the grid, and whether other recordings decide which way it is rounded.
  /// A view right in the root moves the views inside it with it.
  private func placed(
    _ index: Int, _ grid: PixelGrid, _ phase: CanvasPhase?
  ) -> (frame: Frame, isTold: Bool) {
    let exact = frames[index]
    var frame = grid.rounded(exact)
    if numbers.surroundings.halvesGoUp {
      let nodes = numbers.scene.nodes
      var child = index
      while let parent = nodes[child].parent, parent > 0 { child = parent }
      if child > 0, grid.isBetween(frames[child]) { frame.y -= numbers.surroundings.pixel }
    }
    guard let phase else { return (frame, false) }
    let (across, down) = (phase.directions.horizontal[index], phase.directions.vertical[index])
    if across != 0 {
      frame.x = CanvasPhase.rounded(exact.x, across)
      frame.width = CanvasPhase.rounded(exact.maxX, across) - frame.x
    }
    if down != 0 {
      frame.y = CanvasPhase.rounded(exact.y, down)
      frame.height = CanvasPhase.rounded(exact.maxY, down) - frame.y
    }
    return (frame, across != 0 || down != 0)
  }

  /// Those whose frames other recorded frames decided: their own place, or that of what holds them.
  private func told(_ isTold: [Bool]) -> [Assumption] {
    numbers.scene.nodes.indices.compactMap { index in
      let parent = numbers.scene.nodes[index].parent
      guard isTold[index] || parent.map({ isTold[$0] }) == true else { return nil }
      return Assumption(view: numbers.contents.form.ids[index], reason: .followsRecording)
    }
  }

  private func ambiguities(_ solution: Solution, _ encoded: EncodedScene) -> [LayoutAmbiguity] {
    guard !solution.ambiguities.isEmpty else { return [] }
    var found: [Variable: Ambiguity] = [:]
    for ambiguity in solution.ambiguities { found[ambiguity.variable] = ambiguity }
    return encoded.openQuantities(Set(found.keys), in: numbers.scene).map { open in
      // Places are in the superview's coordinates, as frames are.
      let parent = open.quantity == .position ? numbers.scene.nodes[open.node].parent : nil
      let origin = parent.map { open.axis == .horizontal ? frames[$0].x : frames[$0].y } ?? 0
      let range = found[open.variable]
      return LayoutAmbiguity(
        view: numbers.scene.nodes[open.node].view.id, axis: open.axis, quantity: open.quantity,
        lower: range?.lower.map { $0.doubleValue - origin },
        upper: range?.upper.map { $0.doubleValue - origin })
    }
  }

  private func unheld(_ encoded: EncodedScene) -> [LayoutAmbiguity] {
    encoded.unheldAxes.sorted { $0.node < $1.node }.compactMap { place in
      guard let parent = numbers.scene.nodes[place.node].parent else { return nil }
      let (frame, outer) = (frames[place.node], frames[parent])
      let start = place.axis == .horizontal ? frame.x - outer.x : frame.y - outer.y
      return LayoutAmbiguity(
        view: numbers.contents.form.ids[place.node], axis: place.axis, quantity: .position,
        lower: start, upper: start)
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

  /// - Parameters:
  ///   - kept: nodes that keep their recorded frame on some axis.
  ///   - undecided: nodes whose frame constraints leave open.
  private func assumptions(_ kept: Set<Int>, _ undecided: Set<Int>) -> [Assumption] {
    var found: [Assumption] = []
    if numbers.surroundings.isGridRecorded, let root = numbers.contents.form.ids.first {
      found.append(Assumption(view: root, reason: .recordedGrid))
    }
    for (index, id) in numbers.contents.form.ids.enumerated() {
      let natural = numbers.naturals[index]
      if let reason = natural.assumption { found.append(Assumption(view: id, reason: reason)) }
      if natural.isHeld { found.append(Assumption(view: id, reason: .heldSize)) }
      if kept.contains(index) { found.append(Assumption(view: id, reason: .unconstrainedAxis)) }
      if undecided.contains(index) {
        found.append(Assumption(view: id, reason: .undeterminedSize))
      }
    }
    return found
  }
}

/// Rounds edges, not sizes, to device pixels; halves go up.
///
/// Edges are rounded in the window and subtracted afterwards, so that neighbours that touch still
/// touch. Recorded frames decide so in nearly every case where it shows.
struct PixelGrid {
  private let scale: Int
  /// The platform's own coordinates grow upwards, and what lies between two pixels goes that way.
  private let growsUpwards: Bool

  init(scale: Int, growsUpwards: Bool = false) {
    self.scale = scale
    self.growsUpwards = growsUpwards
  }

  init(_ surroundings: Surroundings) {
    scale = surroundings.scale
    growsUpwards =
      surroundings.traits.idiom == .mac && MacCanvasRules.roundsUpwards[surroundings.release]
  }

  func rounded(_ frame: Frame) -> Frame {
    let left = roundToPixels(frame.x, scale)
    let top = vertical(frame.y)
    return Frame(
      x: left, y: top, width: roundToPixels(frame.maxX, scale) - left,
      height: vertical(frame.maxY) - top)
  }

  /// Both its top and its bottom lie halfway between two pixels.
  func isBetween(_ frame: Frame) -> Bool {
    [frame.y, frame.maxY].allSatisfy { edge in
      let pixels = edge * Double(scale)
      return abs(pixels - pixels.rounded(.down) - 0.5) < 1e-6
    }
  }

  private func vertical(_ value: Double) -> Double {
    growsUpwards ? -roundToPixels(-value, scale) : roundToPixels(value, scale)
  }
}
