import ConstraintSolver
public import LayoutModel

extension LiveLayout {
  /// Everything that would move a view if it were other, by what moves: the installed constraints
  /// and what contents ask for by priority, the window last. Empty for a view that is not installed.
  ///
  /// Each number behind the layout is changed by an eighth of a point to either side and solved for;
  /// what then moves the view decides its frame.
  package mutating func reasons(for view: ObjectID) -> [LayoutReason] {
    solveIfNeeded()
    guard let index = numbers.scene.indexByID[view], boxes.indices.contains(index) else {
      return []
    }
    let parent = numbers.scene.nodes[index].parent
    func place(_ frames: [Frame]) -> Frame {
      let outer = parent.map { frames[$0].origin } ?? Point(x: 0, y: 0)
      return frames[index].offset(by: Point(x: -outer.x, y: -outer.y))
    }
    let step = 0.125
    let before = place(boxes)
    var found: [LayoutReason] = []
    for (number, quantity) in system.encoded.quantities.enumerated() {
      var moves = LayoutReason.Moves()
      for direction in [step, -step] {
        var changed = values.parameters
        changed[number] = Rational(values.values[number] + direction) ?? changed[number]
        let after = place(numbers.boxes(of: system.solver.solve(at: changed), system.encoded))
        moves.merge(
          LayoutReason.Moves(
            x: (after.x - before.x) / direction, y: (after.y - before.y) / direction,
            width: (after.width - before.width) / direction,
            height: (after.height - before.height) / direction))
      }
      guard !moves.isNone, let cause = cause(quantity) else { continue }
      found.append(LayoutReason(cause: cause, priority: priority(quantity), moves: moves))
    }
    return found.enumerated().sorted {
      (-($0.element.priority ?? 0), $0.offset) < (-($1.element.priority ?? 0), $1.offset)
    }.map(\.element)
  }

  /// The document's optional constraints that were given up, with the points they miss by, the most
  /// important first.
  public mutating func givenUp() -> [(constraint: ObjectID, amount: Double)] {
    solveIfNeeded()
    guard let solution else { return [] }
    var found: [(constraint: ObjectID, amount: Double, priority: Double)] = []
    for rank in system.encoded.optionalRows {
      let amount = system.encoded.violation(of: rank, in: solution, numbers)
      guard amount > 1e-6, case .authored(let id) = system.encoded.origins[rank] else { continue }
      found.append((id, amount, system.encoded.system.constraints[rank].priority.value ?? 0))
    }
    return found.sorted { ($1.priority, $0.constraint) < ($0.priority, $1.constraint) }
      .map { ($0.constraint, $0.amount) }
  }

  private func cause(_ quantity: Quantity) -> LayoutReason.Cause? {
    func id(_ node: Int) -> ObjectID { numbers.scene.nodes[node].view.id }
    switch quantity {
    case .constant(let place):
      let constraints = numbers.scene.constraints
      return constraints.indices.contains(place) ? .constraint(constraints[place].id) : nil
    case .natural(let node, let axis): return .content(id(node), axis)
    case .rootExtent(let axis): return .window(axis)
    case .safeArea(let node, _): return .safeArea(id(node))
    case .margin(let node, _), .readable(let node, _): return .margins(id(node))
    case .firstBaseline(let node), .lastBaseline(let node): return .baseline(id(node))
    }
  }

  /// nil: a fact, not a wish.
  private func priority(_ quantity: Quantity) -> Double? {
    switch quantity {
    case .constant(let place): return numbers.scene.constraints[place].priority
    case .natural(let node, let axis):
      let view = numbers.scene.nodes[node].view
      return max(view.hugging[axis], view.compressionResistance[axis])
    default: return nil
    }
  }
}
