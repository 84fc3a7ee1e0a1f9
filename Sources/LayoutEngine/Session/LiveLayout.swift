import ConstraintSolver
public import LayoutModel

/// One scene in one window, solved again each time a constant or the window changes.
///
/// ```swift
/// var live = LiveLayout(document: document, scene: scene, configuration: configuration)
/// live.setConstant(40, of: "gap")
/// live.frame(of: "title")
/// ```
///
/// Constants are parameters of the system, so that a change encodes and presolves nothing: the
/// solver goes on from what it knows, and parts that the constant does not reach keep their answer.
/// Frames are those of ``LayoutSession`` for a document without recorded frames.
public struct LiveLayout {
  public let scene: Scene
  /// How often the system was solved.
  public private(set) var solveCount = 0

  private let document: Document
  private let configuration: Configuration
  private let options: LayoutOptions
  private var system: PreparedSystem
  private var numbers: Numbers
  private let naturals: [NaturalSize]
  private let insets: [EdgeInsets]
  private let wrapping: [Int]
  /// Places of constraints by id.
  private let places: [ObjectID: Int]
  private var values: [Double]
  private var parameters: [Rational]
  private var boxes: [Frame] = []
  private var isSolved = false
  private var solution: Solution?

  public init(
    document: Document, scene: Scene, configuration: Configuration,
    options: LayoutOptions = LayoutOptions(textSource: .model)
  ) {
    self.scene = scene
    self.document = options.overrides.declaring(document)
    self.configuration = configuration
    self.options = options
    let surroundings = Surroundings(scene, in: self.document, at: configuration)
    var resolved = ResolvedScene(scene, traits: surroundings.traits)
    resolved.declare(options.overrides)
    let sizing = ContentSizing(
      document: self.document, surroundings: surroundings,
      known: KnownSizes(overrides: options.overrides))
    naturals = resolved.nodes.map { sizing.naturalSize(of: $0, width: nil) }
    numbers = Numbers(
      scene: resolved, surroundings: surroundings, sizing: sizing, naturals: naturals)
    numbers.constants = resolved.constraints.map { $0.constant ?? 0 }
    places = Dictionary(
      resolved.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
    insets = resolved.nodes.map { $0.alignmentInsets(at: surroundings.release) }
    wrapping = resolved.nodes.indices.filter { sizing.wraps(resolved.nodes[$0].view) }
    system = PreparedSystem(
      resolved, surroundings: surroundings, naturals: naturals, keepsConstantsOpen: true)
    values = system.encoded.quantities.map { [numbers] in numbers.value(of: $0) }
    parameters = values.map { Rational($0) ?? 0 }
  }

  /// Changes the constant of a constraint, in points; an id that is not installed is ignored.
  public mutating func setConstant(_ constant: Double, of id: ObjectID) {
    guard let place = places[id], constant.isFinite, numbers.constants[place] != constant else {
      return
    }
    numbers.constants[place] = constant
    isSolved = false
  }

  /// A view's frame in its superview, on the device's pixels; nil for a view that is not installed.
  public mutating func frame(of view: ObjectID) -> Frame? {
    solveIfNeeded()
    guard let index = numbers.scene.indexByID[view], boxes.indices.contains(index) else {
      return nil
    }
    let grid = PixelGrid(scale: numbers.surroundings.scale)
    let own = grid.rounded(boxes[index])
    guard let parent = numbers.scene.nodes[index].parent else { return own }
    let outer = grid.rounded(boxes[parent])
    return Frame(
      x: own.x - outer.x, y: own.y - outer.y, width: own.width, height: own.height)
  }

  /// The layout with contradictions, ambiguity and what every view shows.
  public mutating func layout() -> SolvedLayout {
    solveIfNeeded()
    var start = numbers
    (start.frames, start.naturals) = (nil, naturals)
    var passes = Passes(numbers: start, options: options)
    passes.run(&system)
    return passes.layout(
      named: configuration.name, of: scene, document: document, system: system)
  }

  /// Solves if something changed since the last time.
  public mutating func solveIfNeeded() {
    guard !isSolved else { return }
    isSolved = true
    // Always from the same start: the answer must not depend on what was solved before.
    (numbers.frames, numbers.naturals) = (nil, naturals)
    refreshParameters()
    for _ in 0..<max(1, options.maximumPasses) {
      solveCount += 1
      let solution = system.solver.solve(at: parameters)
      self.solution = solution
      boxes = frames(solution)
      numbers.frames = boxes
      for index in wrapping {
        let width = solution.doubleValue(of: system.encoded.boxes[index].width)
        numbers.naturals[index] = numbers.sizing.naturalSize(
          of: numbers.scene.nodes[index], width: width)
      }
      if !refreshParameters() { return }
    }
  }

  /// Whether some parameter is another than before.
  @discardableResult
  private mutating func refreshParameters() -> Bool {
    var isChanged = false
    for (place, quantity) in system.encoded.quantities.enumerated() {
      let value = numbers.value(of: quantity)
      guard value != values[place] else { continue }
      values[place] = value
      parameters[place] = Rational(value) ?? 0
      isChanged = true
    }
    return isChanged
  }

  /// Frames in the root's coordinates, not rounded, by node.
  private func frames(_ solution: Solution) -> [Frame] {
    zip(system.encoded.boxes, insets).map { box, inset in
      Frame(
        x: solution.doubleValue(of: box.left) - inset.left,
        y: solution.doubleValue(of: box.top) - inset.top,
        width: solution.doubleValue(of: box.width) + inset.left + inset.right,
        height: solution.doubleValue(of: box.height) + inset.top + inset.bottom)
    }
  }

  // MARK: Reasons

  /// Everything that would move a view if it were other, by what moves: the installed constraints
  /// and what contents ask for by priority, the window last. Empty for a view that is not installed.
  ///
  /// Each number behind the layout is changed by an eighth of a point to either side and solved for;
  /// what then moves the view decides its frame.
  public mutating func reasons(for view: ObjectID) -> [LayoutReason] {
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
        var changed = parameters
        changed[number] = Rational(values[number] + direction) ?? changed[number]
        let after = place(frames(system.solver.solve(at: changed)))
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
