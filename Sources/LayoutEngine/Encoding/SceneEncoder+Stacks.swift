import ConstraintSolver
import LayoutModel

/// The constraints a stack view adds for its arranged views.
///
/// Named after the helpers UIKit logs; arithmetic checked on recorded stack views.
extension SceneEncoder {
  mutating func encodeStack(_ index: Int) {
    guard case .stack(let stack) = scene.nodes[index].view.content else { return }
    let arranged = scene.nodes[index].children.filter { scene.nodes[$0].isArranged }
    let visible = arranged.filter { !scene.nodes[$0].isCollapsed }
    var arrangement = StackArrangement(stack: stack, id: scene.nodes[index].view.id, index: index)
    arrangement.canvas =
      stack.arrangesInMargins
      ? inset(Edges(boxes[index])) { .margin(node: index, $0) } : Edges(boxes[index])
    arrangement.isReversed =
      stack.axis == .horizontal && direction(ofStack: index) == .rightToLeft
    arrangement.collapsed = arranged.filter { scene.nodes[$0].isCollapsed }
    for collapsed in arrangement.collapsed { collapse(collapsed, in: arrangement) }
    guard !visible.isEmpty else { return }
    arrangement.items = arrangement.isReversed ? visible.reversed() : visible
    distribute(arrangement)
    align(arrangement)
  }

  /// What the helpers of one stack view share.
  struct StackArrangement {
    var stack: StackContent
    var id: ObjectID
    var index: Int
    var canvas = Edges(
      left: LinearForm(ParametricValue(0)), top: LinearForm(ParametricValue(0)),
      right: LinearForm(ParametricValue(0)), bottom: LinearForm(ParametricValue(0)))
    /// Visible views from the physical start (left or top).
    var items: [Int] = []
    /// Hidden views, in arranged order.
    var collapsed: [Int] = []
    var isReversed = false

    var axis: Axis { stack.axis }
    var crossAxis: Axis { stack.axis == .horizontal ? .vertical : .horizontal }
    var spacing: Double { stack.gap }
  }

  private func direction(ofStack index: Int) -> LayoutDirection {
    scene.nodes[index].view.semantic.direction(within: surroundings.direction)
  }

  private func start(_ edges: Edges, _ axis: Axis) -> LinearForm {
    axis == .horizontal ? edges.left : edges.top
  }
  private func end(_ edges: Edges, _ axis: Axis) -> LinearForm {
    axis == .horizontal ? edges.right : edges.bottom
  }
  private func centre(_ edges: Edges, _ axis: Axis) -> LinearForm {
    axis == .horizontal ? edges.centerX : edges.centerY
  }
  private func size(_ edges: Edges, _ axis: Axis) -> LinearForm {
    end(edges, axis) - start(edges, axis)
  }

  private mutating func help(
    _ arrangement: StackArrangement, _ topic: RowTopic, _ step: Int, _ form: LinearForm,
    _ relation: Relation = .equal, at priority: Priority = .required
  ) {
    add(
      form, relation, at: priority, about: arrangement.index, topic: topic, step: step)
  }

  /// A hidden arranged view takes no room.
  private mutating func collapse(_ index: Int, in arrangement: StackArrangement) {
    let box = Edges(boxes[index])
    let first = 4 * (arrangement.collapsed.firstIndex(of: index) ?? 0)
    let strong = Priority(999.97)
    help(
      arrangement, .stackHiding, first, size(box, arrangement.axis), at: strong)
    help(
      arrangement, .stackHiding, first + 1, size(box, arrangement.crossAxis), at: Priority(10))
    for (step, axis) in Axis.allCases.enumerated() {
      help(
        arrangement, .stackHiding, first + 2 + step,
        start(box, axis) - start(arrangement.canvas, axis), at: strong)
    }
  }

  // MARK: Along the axis

  private mutating func distribute(_ arrangement: StackArrangement) {
    let axis = arrangement.axis
    let items = arrangement.items.map { Edges(boxes[$0]) }
    guard let first = items.first, let last = items.last else { return }
    let canvas = arrangement.canvas
    help(arrangement, .stackCanvasStart, 0, start(first, axis) - start(canvas, axis))
    help(arrangement, .stackCanvasEnd, 0, end(last, axis) - end(canvas, axis))
    let spacing = exact(arrangement.spacing)
    switch arrangement.stack.distribution {
    case .fill:
      space(arrangement)
      if arrangement.axis == .horizontal, arrangement.items.allSatisfy(isFreeConfiguredButton) {
        makeEqual(arrangement)
      }
    case .fillEqually:
      space(arrangement)
      makeEqual(arrangement)
    case .fillProportionally:
      space(arrangement)
      makeProportional(arrangement)
    case .equalSpacing:
      guard items.count > 1 else { return }
      let gap = LinearForm(addVariable())
      help(arrangement, .stackGap, 0, gap + -spacing, .greaterOrEqual)
      for step in 1..<items.count {
        help(arrangement, .stackDistributing, step, distance(step, in: arrangement) - gap)
      }
      help(arrangement, .stackShrinking, 0, size(canvas, axis), at: Priority(49))
    case .equalCentering:
      guard items.count > 1 else { return }
      for step in 1..<items.count {
        help(
          arrangement, .stackSpacing, step, distance(step, in: arrangement) + -spacing,
          .greaterOrEqual)
      }
      if items.count > 2 {
        let distance = LinearForm(addVariable())
        for step in 1..<items.count {
          help(
            arrangement, .stackCentering, step,
            centre(items[step], axis) - centre(items[step - 1], axis) - distance,
            at: Priority(149))
        }
      }
      help(arrangement, .stackShrinking, 0, size(canvas, axis), at: Priority(49))
    }
  }

  private mutating func space(_ arrangement: StackArrangement) {
    let spacing = exact(arrangement.spacing)
    for step in 1..<max(1, arrangement.items.count) {
      help(arrangement, .stackSpacing, step, distance(step, in: arrangement) + -spacing)
    }
  }

  /// From the view before `step` to the one at it: between edges, or between baselines.
  private mutating func distance(_ step: Int, in arrangement: StackArrangement) -> LinearForm {
    let before = arrangement.items[step - 1]
    let after = arrangement.items[step]
    if arrangement.stack.isBaselineRelative, arrangement.axis == .vertical {
      return form(.firstBaseline, of: .node(after), direction: .leftToRight)
        - form(.lastBaseline, of: .node(before), direction: .leftToRight)
    }
    let axis = arrangement.axis
    return start(Edges(boxes[after]), axis) - end(Edges(boxes[before]), axis)
  }

  /// Configured buttons with titles that share a row are as wide as the widest of them: 36 of 37
  /// recorded rows of 16 public repositories in which no width is stated.
  private func isFreeConfiguredButton(_ index: Int) -> Bool {
    let view = scene.nodes[index].view
    guard case .button(let button) = view.content, let title = button.configuration?.title,
      !title.isEmpty
    else { return false }
    return !scene.constraints.contains {
      ($0.firstItem == view.id && $0.firstAttribute == .width)
        || ($0.secondItem == view.id && $0.secondAttribute == .width)
    }
  }

  private mutating func makeEqual(
    _ arrangement: StackArrangement, at priority: Priority = .required
  ) {
    guard let first = arrangement.items.first else { return }
    let reference = size(Edges(boxes[first]), arrangement.axis)
    for (step, item) in arrangement.items.enumerated().dropFirst() {
      help(
        arrangement, .stackEqualSize, step, size(Edges(boxes[item]), arrangement.axis) - reference,
        at: priority)
    }
  }

  /// The priority of proportions, of which the first counts most.
  private static let proportional = 999.0

  /// Sizes in proportion to what the contents ask for; equal where none asks for anything.
  private mutating func makeProportional(_ arrangement: StackArrangement) {
    let axis = arrangement.axis
    let asksNothing = arrangement.items.contains {
      if case .stack = scene.nodes[$0].view.content { return false }
      return naturals[$0][axis] == nil && scene.statedLength(of: $0, along: axis) == nil
    }
    let anyAsks = arrangement.items.contains { (naturals[$0][axis] ?? 0) > 0 }
    if asksNothing, anyAsks { return }
    let wanted = arrangement.items.map {
      scene.proportionalLength(of: $0, along: axis, naturals: naturals)
    }
    let content = wanted.reduce(0, +)
    guard content > 0, let exactContent = Rational(content) else {
      makeEqual(arrangement, at: Priority(Self.proportional))
      return
    }
    let gaps = Double(arrangement.items.count - 1) * arrangement.spacing
    guard let whole = Rational(content + gaps), !whole.isZero, !exactContent.isZero else { return }
    let canvas = size(arrangement.canvas, axis)
    for (step, item) in arrangement.items.enumerated() {
      guard let share = exact(wanted[step]).divided(by: whole) else { continue }
      help(
        arrangement, .stackProportion, step, size(Edges(boxes[item]), axis) - canvas * share,
        at: arrangement.items.count == 1
          ? .required : Priority(max(1, Self.proportional - Double(step))))
    }
  }

  // MARK: Across the axis

  private mutating func align(_ arrangement: StackArrangement) {
    let axis = arrangement.crossAxis
    let canvas = arrangement.canvas
    let alignment = arrangement.stack.alignment
    let isRightToLeft =
      axis == .horizontal && direction(ofStack: arrangement.index) == .rightToLeft
    var reference: LinearForm?
    for (step, item) in arrangement.items.enumerated() {
      let box = Edges(boxes[item])
      let toStart = start(box, axis) - start(canvas, axis)
      let toEnd = end(canvas, axis) - end(box, axis)
      switch alignment {
      case .fill:
        help(arrangement, .stackCrossStart, step, toStart)
        help(arrangement, .stackCrossEnd, step, toEnd)
      case .leading, .trailing:
        let isAtStart = (alignment == .leading) != isRightToLeft
        help(arrangement, .stackCrossStart, step, toStart, isAtStart ? .equal : .greaterOrEqual)
        help(arrangement, .stackCrossEnd, step, toEnd, isAtStart ? .greaterOrEqual : .equal)
      case .center:
        help(arrangement, .stackCrossCentre, step, centre(box, axis) - centre(canvas, axis))
        help(arrangement, .stackCrossStart, step, toStart, .greaterOrEqual)
        help(arrangement, .stackCrossEnd, step, toEnd, .greaterOrEqual)
      case .firstBaseline, .lastBaseline:
        let line = form(
          alignment == .firstBaseline ? .firstBaseline : .lastBaseline, of: .node(item),
          direction: .leftToRight)
        if let reference {
          help(arrangement, .stackCrossBaseline, step, line - reference)
        } else {
          reference = line
        }
        // The first view holds the edge its baseline is measured from; others may stick out there.
        let items = arrangement.items
        let isFirst = item == (arrangement.isReversed ? items.last : items.first)
        if alignment == .firstBaseline {
          if isFirst { help(arrangement, .stackCrossStart, step, toStart) }
          help(arrangement, .stackCrossEnd, step, toEnd, .greaterOrEqual)
        } else {
          if isFirst { help(arrangement, .stackCrossEnd, step, toEnd) }
          help(arrangement, .stackCrossStart, step, toStart, .greaterOrEqual)
        }
      }
    }
    if alignment != .fill {
      help(arrangement, .stackCrossShrinking, 0, size(canvas, axis), at: Priority(49))
    }
    // At run time what asks for no size across the axis is flat; the canvas keeps what it recorded.
    if alignment != .fill, !surroundings.traits.isDesignTime {
      for (step, item) in arrangement.items.enumerated() {
        help(
          arrangement, .stackCrossFlattening, step, size(Edges(boxes[item]), axis),
          at: Priority(25))
      }
    }
  }
}
