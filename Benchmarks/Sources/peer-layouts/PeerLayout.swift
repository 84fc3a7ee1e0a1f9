import ConstraintSolver

/// One of the synthetic layouts that other engines are measured on, as a constraint system.
///
/// Four variables per view (left, top, width, height); the window's width and height are parameters.
struct PeerLayout {
  enum Kind: String, CaseIterable {
    case chain, grid, tree, form
  }

  struct View {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
  }

  let kind: Kind
  private(set) var views: [View] = []
  private(set) var system = ConstraintSystem()
  private let windowWidth: ParametricValue
  private let windowHeight: ParametricValue
  private var nextRank = 0

  init(_ kind: Kind, viewCount: Int) {
    self.kind = kind
    windowWidth = ParametricValue(system.addParameter())
    windowHeight = ParametricValue(system.addParameter())
    for _ in 0..<(kind == .form ? viewCount / 2 * 2 : viewCount) {
      views.append(
        View(
          left: system.addVariable(), top: system.addVariable(), width: system.addVariable(),
          height: system.addVariable()))
    }
    for view in views {
      add([(view.width, 1)], .greaterOrEqual, 0)
      add([(view.height, 1)], .greaterOrEqual, 0)
    }
    switch kind {
    case .chain: addChain()
    case .grid: addGrid()
    case .tree: addTree()
    case .form: addForm()
    }
  }

  /// The window's sizes in the order they are asked for.
  var sizes: [[Rational]] {
    (0..<100).map { index in
      let step = 37 * index % 100
      let offset = kind == .form ? 0 : views.count
      return [
        Rational(320 + 23 * step + 10 * offset),
        Rational(568 + 13 * (7 * step % 100) + 40 * offset),
      ]
    }
  }

  private mutating func add(
    _ terms: [(Variable, Rational)], _ relation: Relation, _ value: ParametricValue,
    _ priority: Priority = .required
  ) {
    system.add(
      Constraint(
        id: ConstraintID(rank: nextRank), terms: terms.map { Term($0.0, $0.1) },
        relation: relation, value: value, priority: priority))
    nextRank += 1
  }

  private mutating func equal(
    _ terms: [(Variable, Rational)], _ value: ParametricValue, _ priority: Priority = .required
  ) {
    add(terms, .equal, value, priority)
  }
}

extension PeerLayout {
  private mutating func addChain() {
    for (index, view) in views.enumerated() {
      if index == 0 {
        equal([(view.left, 1)], 8)
      } else {
        let previous = views[index - 1]
        equal([(view.left, 1), (previous.left, -1), (previous.width, -1)], 8)
        equal([(view.width, 1), (views[0].width, -1)], 0)
      }
      equal([(view.top, 1)], 8)
      equal([(view.height, 1)], windowHeight - 16)
    }
    guard let last = views.last else { return }
    equal([(last.left, 1), (last.width, 1)], windowWidth - 8)
  }

  private mutating func addGrid() {
    guard !views.isEmpty else { return }
    var columns = 1
    while columns * columns < views.count { columns += 1 }
    for (index, view) in views.enumerated() {
      if index % columns == 0 {
        equal([(view.left, 1)], 8)
      } else {
        let left = views[index - 1]
        equal([(view.left, 1), (left.left, -1), (left.width, -1)], 8)
      }
      if index / columns == 0 {
        equal([(view.top, 1)], 8)
      } else {
        let upper = views[index - columns]
        equal([(view.top, 1), (upper.top, -1), (upper.height, -1)], 8)
      }
      if index > 0 {
        equal([(view.width, 1), (views[0].width, -1)], 0)
        equal([(view.height, 1), (views[0].height, -1)], 0)
      }
    }
    let corner = views[columns - 1]
    equal([(corner.left, 1), (corner.width, 1)], windowWidth - 8)
    let bottom = views[(views.count - 1) / columns * columns]
    equal([(bottom.top, 1), (bottom.height, 1)], windowHeight - 8)
  }

  private mutating func addTree() {
    for (index, view) in views.enumerated() {
      if index == 0 {
        equal([(view.left, 1)], 0)
        equal([(view.top, 1)], 0)
        equal([(view.width, 1)], windowWidth)
        equal([(view.height, 1)], windowHeight)
        continue
      }
      let parent = views[(index - 1) / 4]
      let place = (index - 1) % 4
      if place == 0 {
        equal([(view.left, 1), (parent.left, -1)], 4)
      } else {
        let previous = views[index - 1]
        equal([(view.left, 1), (previous.left, -1), (previous.width, -1)], 2)
        equal([(view.width, 1), (views[index - place].width, -1)], 0)
      }
      if place == 3 || index == views.count - 1 {
        equal(
          [(view.left, 1), (view.width, 1), (parent.left, -1), (parent.width, -1)], -4)
      }
      equal([(view.top, 1), (parent.top, -1)], 4)
      equal([(view.top, 1), (view.height, 1), (parent.top, -1), (parent.height, -1)], -4)
    }
  }

  private mutating func addForm() {
    for row in 0..<views.count / 2 {
      let label = views[2 * row]
      let field = views[2 * row + 1]
      let labelWidth = ParametricValue(Rational(40 + 37 * row % 90))
      let fieldWidth = ParametricValue(Rational(100 + 53 * row % 200))
      add([(label.width, 1)], .greaterOrEqual, labelWidth, Priority(750))
      add([(label.width, 1)], .lessOrEqual, labelWidth, Priority(251))
      add([(field.width, 1)], .greaterOrEqual, fieldWidth, Priority(750))
      add([(field.width, 1)], .lessOrEqual, fieldWidth, Priority(250))
      add([(label.height, 1)], .greaterOrEqual, 20, Priority(750))
      add([(label.height, 1)], .lessOrEqual, 20, Priority(251))
      add([(field.height, 1)], .greaterOrEqual, 24, Priority(750))
      add([(field.height, 1)], .lessOrEqual, 24, Priority(250))
      equal([(label.left, 1)], 16)
      let gap: [(Variable, Rational)] = [(field.left, 1), (label.left, -1), (label.width, -1)]
      add(gap, .greaterOrEqual, 8)
      equal(gap, 8, Priority(500))
      if row > 0 { equal([(field.left, 1), (views[1].left, -1)], 0) }
      add([(field.left, 1), (field.width, 1)], .lessOrEqual, windowWidth - 16)
      equal([(field.left, 1), (field.width, 1)], windowWidth - 16, Priority(500))
      addFormRow(row, label: label, field: field)
      equal(
        [
          (label.top, 1), (label.height, Rational(1, 2)), (field.top, -1),
          (field.height, Rational(-1, 2)),
        ], 0)
    }
  }

  private mutating func addFormRow(_ row: Int, label: View, field: View) {
    guard row > 0 else {
      equal([(label.top, 1)], 16)
      return
    }
    let upperLabel = views[2 * row - 2]
    let upperField = views[2 * row - 1]
    let below: [(Variable, Rational)] = [
      (field.top, 1), (upperField.top, -1), (upperField.height, -1),
    ]
    add(
      [(label.top, 1), (upperLabel.top, -1), (upperLabel.height, -1)], .greaterOrEqual, 8)
    add(below, .greaterOrEqual, 8)
    equal(below, 8, Priority(500))
  }
}
