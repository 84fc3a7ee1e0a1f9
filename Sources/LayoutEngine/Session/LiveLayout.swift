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
  package private(set) var solveCount = 0

  private let configuration: Configuration
  private let options: LayoutOptions
  let system: PreparedSystem
  private(set) var numbers: Numbers
  private let naturals: [NaturalSize]
  /// Places of constraints by id.
  private let places: [ObjectID: Int]
  private(set) var values: ParameterValues
  private(set) var boxes: [Frame] = []
  private var isSolved = false
  /// Places of the quantities of constants, by the constraints' places.
  private let openPlaces: [Int: Int]
  /// Quantities of constants that were set since the last solution.
  private var changed: [Int] = []
  /// Boxes as ``movedFrames()`` gave them last, on the device's pixels, and where they were.
  private var given: (boxes: [Frame], rounded: [Frame]) = ([], [])
  private(set) var solution: Solution?

  public init(
    document: Document, scene: Scene, configuration: Configuration,
    options: LayoutOptions = LayoutOptions(textSource: .model)
  ) {
    // Constants change one by one; groups stay as they are at the start.
    var session = LayoutSession(document: document, scene: scene, options: options)
    let scene = session.settledScene(at: configuration)
    let document = options.overrides.declaring(document)
    let surroundings = session.surroundings(at: configuration)
    var resolved = ResolvedScene(scene, of: document, traits: surroundings.traits)
    resolved.declare(options.overrides)
    let sizing = ContentSizing(
      document: document, surroundings: surroundings,
      known: KnownSizes(overrides: options.overrides))
    let contents = SceneContents(
      SceneForm(resolved, traits: surroundings.traits, sizing: sizing), sizing: sizing)
    self.init(
      scene, contents, surroundings, undecided: [], configuration: configuration, options: options)
  }

  /// The layout that `session` has for `configuration`: recorded frames tell sizes of texts as they do
  /// there, and decide what constraints leave open. nil: the session stopped for too much work.
  ///
  /// The scene has no groups that depend on its layout.
  init?(of session: inout LayoutSession, at configuration: Configuration) {
    guard !session.solve(configuration).isGivenUp, let last = session.last else { return nil }
    self.init(
      session.scene, last.numbers.contents, last.numbers.surroundings,
      undecided: last.key.undecided, configuration: configuration, options: session.options)
  }

  private init(
    _ scene: Scene, _ contents: SceneContents, _ surroundings: Surroundings,
    undecided: Set<NodeAxis>, configuration: Configuration, options: LayoutOptions
  ) {
    self.scene = scene
    self.configuration = configuration
    self.options = options
    let constraints = contents.form.scene.constraints
    naturals = contents.naturals
    numbers = Numbers(contents, surroundings: surroundings)
    numbers.constants = constraints.map { $0.constant ?? 0 }
    places = Dictionary(
      constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    system = PreparedSystem(
      contents, surroundings: surroundings, undecided: undecided, keepsConstantsOpen: true)
    var openPlaces: [Int: Int] = [:]
    for (place, quantity) in system.encoded.quantities.enumerated() {
      if case .constant(let constraint) = quantity { openPlaces[constraint] = place }
    }
    self.openPlaces = openPlaces
    values = ParameterValues(of: system.encoded.quantities, numbers)
  }

  /// Changes the constant of a constraint, in points; an id that is not installed is ignored.
  package mutating func setConstant(_ constant: Double, of id: ObjectID) {
    guard let place = places[id], constant.isFinite, numbers.constants[place] != constant else {
      return
    }
    numbers.constants[place] = constant
    if let open = openPlaces[place] { changed.append(open) }
    isSolved = false
  }

  /// A view's frame in its superview, on the device's pixels; nil for a view that is not installed.
  public mutating func frame(of view: ObjectID) -> Frame? {
    solveIfNeeded()
    guard let index = numbers.scene.indexByID[view], boxes.indices.contains(index) else {
      return nil
    }
    let grid = PixelGrid(numbers.surroundings)
    let own = grid.rounded(boxes[index])
    guard let parent = numbers.scene.nodes[index].parent else { return own }
    let outer = grid.rounded(boxes[parent])
    return Frame(
      x: own.x - outer.x, y: own.y - outer.y, width: own.width, height: own.height)
  }

  /// Ids of the installed views; ``movedFrames()`` counts in this order.
  package var viewIDs: [ObjectID] { numbers.scene.nodes.map(\.view.id) }

  /// Frames in superviews, on the device's pixels, of views that lie elsewhere in them or in the
  /// window than when this was asked last; all of them at first.
  ///
  /// - Complexity: linear in the views, with little work for those that stay.
  package mutating func movedFrames() -> [(index: Int, frame: Frame)] {
    solveIfNeeded()
    let grid = PixelGrid(numbers.surroundings)
    let isFirst = given.boxes.count != boxes.count
    if isFirst { given.rounded = boxes.map(grid.rounded) }
    var hasMoved = [Bool](repeating: isFirst, count: boxes.count)
    if !isFirst {
      for index in boxes.indices where boxes[index] != given.boxes[index] {
        given.rounded[index] = grid.rounded(boxes[index])
        hasMoved[index] = true
      }
    }
    given.boxes = boxes
    var moved: [(index: Int, frame: Frame)] = []
    for index in boxes.indices {
      let parent = numbers.scene.nodes[index].parent
      guard hasMoved[index] || (parent.map { hasMoved[$0] } ?? false) else { continue }
      let own = given.rounded[index]
      let origin = parent.map { given.rounded[$0].origin } ?? Point(x: 0, y: 0)
      moved.append(
        (
          index,
          Frame(x: own.x - origin.x, y: own.y - origin.y, width: own.width, height: own.height)
        ))
    }
    return moved
  }

  /// The layout with contradictions, ambiguity and what every view shows.
  public mutating func layout() -> SolvedLayout {
    solveIfNeeded()
    var start = numbers
    (start.frames, start.naturals) = (nil, naturals)
    var passes = Passes(numbers: start, options: options)
    passes.run(system)
    return passes.layout(named: configuration.name, of: scene.id, system: system)
  }

  /// Solves if something changed since the last time.
  package mutating func solveIfNeeded() {
    guard !isSolved else { return }
    isSolved = true
    // Always from the same start: the answer must not depend on what was solved before.
    (numbers.frames, numbers.naturals) = (nil, naturals)
    // Taken out and put back, so that no pass copies them.
    var values = ParameterValues()
    swap(&values, &self.values)
    let (system, dependent) = (system, system.dependent)
    values.refresh(changed + dependent, of: system.encoded.quantities, numbers)
    changed = []
    var solves = 0
    solution = numbers.settle(
      system.encoded, passes: options.maximumPasses,
      solve: {
        solves += 1
        return system.solver.solve(at: values.parameters)
      },
      hasChanged: { values.refresh(dependent, of: system.encoded.quantities, $0) })
    swap(&values, &self.values)
    solveCount += solves
    boxes = numbers.frames ?? []
  }
}

/// The values of a system's quantities, and the same as its solver takes them.
struct ParameterValues {
  private(set) var values: [Double] = []
  private(set) var parameters: [Rational] = []

  init() {}

  init(of quantities: [Quantity], _ numbers: Numbers) {
    values = quantities.map { numbers.value(of: $0) }
    parameters = values.map { Rational($0) ?? 0 }
  }

  /// Looks at the quantities at `places` again; answers whether some value is another than before.
  @discardableResult
  mutating func refresh(_ places: [Int], of quantities: [Quantity], _ numbers: Numbers) -> Bool {
    var isChanged = false
    for place in places {
      let value = numbers.value(of: quantities[place])
      guard value != values[place] else { continue }
      values[place] = value
      parameters[place] = Rational(value) ?? 0
      isChanged = true
    }
    return isChanged
  }
}
