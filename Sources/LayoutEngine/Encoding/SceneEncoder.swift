import ConstraintSolver
import LayoutModel

/// Writes a resolved scene as a linear system.
///
/// Every view has four variables, its alignment rectangle in the root's coordinates; centres,
/// margins, baselines and guides are linear in them. Rows are numbered by stable keys made of
/// object ids, so that neither the order of the file nor the order of encoding shows in an answer.
struct SceneEncoder {
  let scene: ResolvedScene
  let surroundings: Surroundings
  /// What each view's content asks for; its presence shapes the system, its value is a parameter.
  let naturals: [NaturalSize]
  /// Views whose place a tie-break must decide, found by an earlier solve.
  let undecided: Set<NodeAxis>
  /// What the row's style lays out, if it is one of the system's.
  let builtIn: BuiltInCell?
  /// Contents that are asked for at 1000 are required, by more than a text may be measured wrong.
  var requiresContents = false
  /// Constants of constraints are parameters, so that one system answers whatever they are.
  var keepsConstantsOpen = false

  var boxes: [Box] = []
  var contentBoxes: [Int: Box] = [:]
  var rows: [Row] = []
  var quantities: [Quantity] = []
  private var parameters: [Quantity: Parameter] = [:]
  private var variableCount = 0
  var keptAxes: Set<NodeAxis> = []
  var unheldAxes: Set<NodeAxis> = []
  var contentAxes: Set<NodeAxis> = []

  /// A row before it has its rank.
  struct Row {
    /// Where the row stands among all: smaller first.
    var key: UInt64
    var form: LinearForm
    var relation: Relation
    var priority: Priority
    var relaxation: Relaxation
    var origin: RowOrigin
  }

  init(
    _ scene: ResolvedScene, surroundings: Surroundings, naturals: [NaturalSize],
    undecided: Set<NodeAxis> = [], builtIn: BuiltInCell? = nil
  ) {
    self.scene = scene
    self.surroundings = surroundings
    self.naturals = naturals
    self.undecided = undecided
    self.builtIn = builtIn
  }

  /// The whole system. Cost: linear in views and constraints, times the logarithm for sorting.
  mutating func encode() -> EncodedScene {
    makeBoxes()
    encodeRoot()
    for index in scene.nodes.indices.dropFirst() {
      encodeBounds(index)
      encodeMask(index)
    }
    for index in scene.nodes.indices { encodeContentSize(index) }
    encodeBuiltIn()
    encodeAuthored()
    for index in scene.nodes.indices {
      encodeStack(index)
      encodeMacContainer(index)
    }
    encodeUnconstrained()
    let places = undecided.sorted {
      ($0.node, $0.axis.rawValue) < ($1.node, $1.axis.rawValue)
    }
    for place in places { encodeTieBreak(place) }
    return finish()
  }

  mutating func makeBoxes() {
    boxes = Array(
      repeating: Box(
        left: Variable(index: 0), top: Variable(index: 0), width: Variable(index: 0),
        height: Variable(index: 0)), count: scene.nodes.count)
    for index in scene.order {
      boxes[index] = addBox()
      if scene.nodes[index].scrollsContent, needsContent(index) {
        contentBoxes[index] = addBox()
      }
    }
  }

  private func needsContent(_ index: Int) -> Bool {
    !scene.nodes[index].children.isEmpty
      || scene.guides.values.contains { $0.node == index && $0.kind == .content }
  }

  mutating func addVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  private mutating func addBox() -> Box {
    Box(left: addVariable(), top: addVariable(), width: addVariable(), height: addVariable())
  }

  /// The parameter that stands for `quantity`.
  mutating func parameter(_ quantity: Quantity) -> ParametricValue {
    if let known = parameters[quantity] { return ParametricValue(known) }
    let parameter = Parameter(index: quantities.count)
    quantities.append(quantity)
    parameters[quantity] = parameter
    return ParametricValue(parameter)
  }

  /// Adds `form relation 0`, a row of the system's own about a view.
  ///
  /// Such rows stand before those people wrote, by the view's id, the topic and the step.
  mutating func add(
    _ form: LinearForm, _ relation: Relation, at priority: Priority = .required,
    relaxation: Relaxation = .helper, about node: Int, topic: RowTopic, step: Int = 0
  ) {
    let key =
      UInt64(scene.ranks[node]) << 32 | UInt64(topic.rawValue) << 24
      | UInt64(min(max(step, 0), 0xFF_FFFF))
    rows.append(
      Row(
        key: key, form: form, relation: relation, priority: priority, relaxation: relaxation,
        origin: .system(node: node, topic: topic)))
  }

  /// Adds `form relation 0`, a row somebody wrote; `place` is its place among all by id.
  ///
  /// Plain widths and heights come last: of a conflict's authored members the last gives way, and
  /// recorded frames show that a fixed size is what Interface Builder breaks. After all of them come
  /// sizes below zero, which cannot hold whatever else does.
  mutating func add(
    _ form: LinearForm, _ relation: Relation, of constraint: LayoutConstraint, place: Int,
    isFixedSize: Bool
  ) {
    rows.append(
      Row(
        key: 1 << 63 | (isFixedSize ? 1 << 62 : 0)
          | (isFixedSize && constraint.isBelowZero ? 1 << 61 : 0) | UInt64(place), form: form,
        relation: relation, priority: Priority(constraint.priority), relaxation: .authored,
        origin: .authored(constraint.id)))
  }

  /// Adds `form relation 0`, required by a view's content: of a conflict's members it gives way.
  mutating func addLast(
    _ form: LinearForm, _ relation: Relation, about node: Int, _ topic: RowTopic, step: Int
  ) {
    let key =
      7 << 61 | UInt64(scene.ranks[node]) << 32 | UInt64(topic.rawValue) << 24
      | UInt64(min(max(step, 0), 0xFF_FFFF))
    rows.append(
      Row(
        key: key, form: form, relation: relation, priority: .required, relaxation: .authored,
        origin: .system(node: node, topic: topic)))
  }

  private mutating func finish() -> EncodedScene {
    var encoded = EncodedScene()
    encoded.system = ConstraintSystem(variables: variableCount, parameters: quantities.count)
    encoded.boxes = boxes
    encoded.contentBoxes = contentBoxes
    encoded.quantities = quantities
    encoded.keptAxes = keptAxes
    encoded.unheldAxes = unheldAxes
    encoded.contentAxes = contentAxes
    let places = rows.indices.map { (key: rows[$0].key, index: $0) }.sorted { $0 < $1 }
    for (rank, place) in places.enumerated() {
      let row = rows[place.index]
      encoded.origins.append(row.origin)
      if case .authored = row.origin, !row.priority.isRequired { encoded.optionalRows.append(rank) }
      encoded.system.add(
        Constraint(
          id: ConstraintID(rank: rank), terms: row.form.terms, relation: row.relation,
          value: -row.form.constant, priority: row.priority, relaxation: row.relaxation))
    }
    return encoded
  }

  func exact(_ number: Double) -> Rational { Rational(number) ?? 0 }
}

extension LayoutConstraint {
  /// Asks a size to be less than nothing.
  fileprivate var isBelowZero: Bool {
    secondItem == nil && relation != .greaterThanOrEqual && (constant ?? 0) < 0
  }
}

extension View {
  /// The name of the view in messages: its label, or its class or kind with its id.
  var displayName: String {
    if let label, !label.isEmpty { return label }
    if let customClass { return "\(customClass) \(id)" }
    return "\(kind) \(id)"
  }
}
