import ConstraintSolver
import LayoutModel

/// Writes a resolved scene as a linear system.
///
/// Every view has four variables, its alignment rectangle in the root's coordinates; centres,
/// margins, baselines and guides are linear in them. Rows are numbered by stable keys made of object
/// ids, so that neither the order of the file nor the order of encoding shows in an answer.
struct SceneEncoder {
  let scene: ResolvedScene
  let surroundings: Surroundings
  /// What each view's content asks for; its presence shapes the system, its value is a parameter.
  let naturals: [NaturalSize]
  /// Views whose place a tie-break must decide, found by an earlier solve.
  let undecided: Set<NodeAxis>

  var boxes: [Box] = []
  var contentBoxes: [Int: Box] = [:]
  var rows: [Row] = []
  var quantities: [Quantity] = []
  private var parameters: [Quantity: Parameter] = [:]
  private var variableCount = 0
  var keptAxes: Set<NodeAxis> = []
  var contentAxes: Set<NodeAxis> = []

  /// A row before it has its rank.
  struct Row {
    var key: Key
    var form: LinearForm
    var relation: Relation
    var priority: Priority
    var relaxation: Relaxation
    var origin: RowOrigin
  }

  /// Sorts rows: what the system adds by view and topic, what people wrote by id.
  ///
  /// Plain widths and heights come last: of a conflict's authored members the last gives way, and
  /// recorded frames show that a fixed size is what Interface Builder breaks.
  struct Key: Comparable {
    var isFixedSize = false
    var id: ObjectID
    var topic: String
    var step: Int
    static func < (left: Self, right: Self) -> Bool {
      if left.isFixedSize != right.isFixedSize { return right.isFixedSize }
      if left.id != right.id { return left.id < right.id }
      return (left.topic, left.step) < (right.topic, right.step)
    }
  }

  init(
    _ scene: ResolvedScene, surroundings: Surroundings, naturals: [NaturalSize],
    undecided: Set<NodeAxis> = []
  ) {
    self.scene = scene
    self.surroundings = surroundings
    self.naturals = naturals
    self.undecided = undecided
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
    encodeAuthored()
    for index in scene.nodes.indices { encodeStack(index) }
    encodeUnconstrained()
    for place in undecided.sorted(by: { ($0.node, $0.axis.rawValue) < ($1.node, $1.axis.rawValue) }) {
      encodeTieBreak(place)
    }
    return finish()
  }

  mutating func makeBoxes() {
    let order = scene.nodes.indices.sorted { scene.nodes[$0].view.id < scene.nodes[$1].view.id }
    boxes = Array(
      repeating: Box(
        left: Variable(index: 0), top: Variable(index: 0), width: Variable(index: 0),
        height: Variable(index: 0)), count: scene.nodes.count)
    for index in order {
      boxes[index] = addBox()
      if scene.nodes[index].view.kind.scrolls, needsContent(index) {
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
  mutating func add(
    _ form: LinearForm, _ relation: Relation, at priority: Priority = .required,
    relaxation: Relaxation = .helper, about node: Int, topic: String, step: Int = 0
  ) {
    rows.append(
      Row(
        key: Key(id: scene.nodes[node].view.id, topic: topic, step: step), form: form,
        relation: relation, priority: priority, relaxation: relaxation,
        origin: .system(node: node, topic: topic)))
  }

  private mutating func finish() -> EncodedScene {
    var encoded = EncodedScene()
    encoded.system = ConstraintSystem(variables: variableCount, parameters: quantities.count)
    encoded.boxes = boxes
    encoded.contentBoxes = contentBoxes
    encoded.quantities = quantities
    encoded.keptAxes = keptAxes
    encoded.contentAxes = contentAxes
    rows.sort { $0.key < $1.key }
    for (rank, row) in rows.enumerated() {
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

extension View {
  /// What a message calls the view: its label, its text, its class or its kind with its id.
  var displayName: String {
    if let label, !label.isEmpty { return label }
    if let customClass { return "\(customClass) \(id)" }
    return "\(kind) \(id)"
  }
}
