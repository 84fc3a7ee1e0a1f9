import ConstraintSolver
import LayoutModel

/// The constraints that AppKit's containers add for the views they place.
extension SceneEncoder {
  mutating func encodeMacContainer(_ index: Int) {
    switch scene.nodes[index].view.content {
    case .macStack(let stack): encodeMacStack(index, stack)
    case .mac(let content) where content.control == .split: encodeMacSplit(index, content)
    case .mac(let content): if let grid = content.grid { encodeMacGrid(index, grid) }
    default: break
    }
  }

  /// The views of a stack view with what lies after each.
  private struct MacArrangement {
    var index: Int
    var stack: MacStackContent
    var canvas: Edges
    var items: [Item] = []

    struct Item {
      var edges: Edges
      var node: Int
      /// 0, 1 or 2: the first, the middle or the last gravity area.
      var area: Int
      /// Points to the view after it.
      var gap: Double
    }

    var axis: Axis { stack.axis }
    var crossAxis: Axis { stack.axis == .horizontal ? .vertical : .horizontal }
  }

  private mutating func encodeMacStack(_ index: Int, _ stack: MacStackContent) {
    let box = Edges(boxes[index])
    var arrangement = MacArrangement(
      index: index, stack: stack,
      canvas: Edges(
        left: box.left + exact(stack.insets.left), top: box.top + exact(stack.insets.top),
        right: box.right + exact(-stack.insets.right),
        bottom: box.bottom + exact(-stack.insets.bottom)))
    let arranged = scene.nodes[index].children.filter { scene.nodes[$0].isArranged }
    for (place, child) in arranged.enumerated() {
      if scene.nodes[child].isCollapsed {
        collapseInMac(child, arrangement, step: 4 * place)
        continue
      }
      let gap = stack.customSpacing.indices.contains(place) ? stack.customSpacing[place] : nil
      arrangement.items.append(
        MacArrangement.Item(
          edges: Edges(boxes[child]), node: child, area: area(of: place, in: stack),
          gap: gap ?? stack.spacing))
    }
    let isMirrored =
      stack.axis == .horizontal
      && scene.nodes[index].view.semantic.direction(within: surroundings.direction) == .rightToLeft
    if isMirrored { mirror(&arrangement) }
    guard !arrangement.items.isEmpty else { return }
    distribute(arrangement)
    align(arrangement)
  }

  /// From right to left the last view stands first, with the gaps of what is at its right.
  private func mirror(_ arrangement: inout MacArrangement) {
    var items = Array(arrangement.items.reversed())
    for place in items.indices {
      items[place].area = 2 - items[place].area
      items[place].gap = place + 1 < items.count ? items[place + 1].gap : 0
    }
    arrangement.items = items
  }

  /// Views that no gravity area lists stand in the first.
  private func area(of place: Int, in stack: MacStackContent) -> Int {
    guard stack.distribution == .gravityAreas else { return 0 }
    var end = 0
    for (area, count) in stack.gravity.enumerated() {
      end += count
      if place < end { return area }
    }
    return 0
  }

  private mutating func collapseInMac(_ node: Int, _ arrangement: MacArrangement, step: Int) {
    let box = Edges(boxes[node])
    for (offset, axis) in Axis.allCases.enumerated() {
      help(arrangement, .stackHiding, step + offset, box.length(axis), at: Priority(10))
      help(
        arrangement, .stackHiding, step + 2 + offset,
        box.start(axis) - arrangement.canvas.start(axis), at: Priority(10))
    }
  }

  private mutating func help(
    _ arrangement: MacArrangement, _ topic: RowTopic, _ step: Int, _ form: LinearForm,
    _ relation: Relation = .equal, at priority: Priority = .required
  ) {
    add(form, relation, at: priority, about: arrangement.index, topic: topic, step: step)
  }

  // MARK: Along the axis

  private mutating func distribute(_ arrangement: MacArrangement) {
    guard let first = arrangement.items.first, let last = arrangement.items.last else { return }
    let axis = arrangement.axis
    let canvas = arrangement.canvas
    if arrangement.stack.distribution == .gravityAreas {
      distributeByGravity(arrangement)
      return
    }
    let (toStart, toEnd) = (
      first.edges.start(axis) - canvas.start(axis), canvas.end(axis) - last.edges.end(axis)
    )
    guard arrangement.items.count > 1 || arrangement.stack.distribution != .equalCentering else {
      // Alone a view stands in the middle, as large as it wants to be.
      help(arrangement, .stackCentering, 0, first.edges.centre(axis) - canvas.centre(axis))
      help(arrangement, .stackCanvasStart, 0, toStart, .greaterOrEqual)
      return
    }
    help(arrangement, .stackCanvasStart, 0, toStart)
    help(arrangement, .stackCanvasEnd, 0, toEnd)
    let gap = LinearForm(addVariable())
    for step in arrangement.items.indices.dropFirst() {
      let (before, after) = (arrangement.items[step - 1], arrangement.items[step])
      let distance = after.edges.start(axis) - before.edges.end(axis)
      switch arrangement.stack.distribution {
      case .gravityAreas, .fill, .fillProportionally:
        help(arrangement, .stackSpacing, step, distance + exact(-before.gap))
      case .fillEqually:
        help(arrangement, .stackSpacing, step, distance + exact(-before.gap))
        help(
          arrangement, .stackEqualSize, step,
          after.edges.length(axis) - first.edges.length(axis))
      case .equalSpacing:
        help(arrangement, .stackSpacing, step, distance + exact(-before.gap), .greaterOrEqual)
        help(arrangement, .stackDistributing, step, distance - gap)
      case .equalCentering:
        help(arrangement, .stackSpacing, step, distance + exact(-before.gap), .greaterOrEqual)
        help(
          arrangement, .stackCentering, step,
          after.edges.centre(axis) - before.edges.centre(axis) - gap, at: Priority(249))
      }
    }
  }

  /// Views of one area stand together; what is left is between areas, as little as the stack hugs.
  private mutating func distributeByGravity(_ arrangement: MacArrangement) {
    let axis = arrangement.axis
    let canvas = arrangement.canvas
    let hugging = Priority(arrangement.stack.hugging[axis])
    guard let first = arrangement.items.first, let last = arrangement.items.last else { return }
    let toStart = first.edges.start(axis) - canvas.start(axis)
    let toEnd = canvas.end(axis) - last.edges.end(axis)
    if first.area == 0 {
      help(arrangement, .stackCanvasStart, 0, toStart)
    } else {
      help(arrangement, .stackCanvasStart, 0, toStart, .greaterOrEqual)
      help(arrangement, .stackCanvasStart, 1, toStart, at: hugging)
    }
    if last.area == 2 {
      help(arrangement, .stackCanvasEnd, 0, toEnd)
    } else {
      help(arrangement, .stackCanvasEnd, 0, toEnd, .greaterOrEqual)
      help(arrangement, .stackCanvasEnd, 1, toEnd, at: hugging)
    }
    for step in arrangement.items.indices.dropFirst() {
      let (before, after) = (arrangement.items[step - 1], arrangement.items[step])
      let distance = after.edges.start(axis) - before.edges.end(axis) + exact(-before.gap)
      if before.area == after.area {
        help(arrangement, .stackSpacing, step, distance)
      } else {
        help(arrangement, .stackSpacing, step, distance, .greaterOrEqual)
        help(arrangement, .stackGap, step, distance, at: hugging)
      }
    }
    let middle = arrangement.items.filter { $0.area == 1 }
    guard let left = middle.first, let right = middle.last else { return }
    let centre = (left.edges.start(axis) + right.edges.end(axis)) * Rational(1, 2)
    help(arrangement, .stackCentering, 0, centre - canvas.centre(axis), at: Priority(251))
  }

  // MARK: Across the axis

  private mutating func align(_ arrangement: MacArrangement) {
    let axis = arrangement.crossAxis
    let canvas = arrangement.canvas
    let hugging = Priority(arrangement.stack.hugging[axis])
    // Recorded: a view that a required constraint keeps 20 points from the leading edge of its stack stands
    // there, 40 views of 2 repositories; labels that hug at 999 are stretched to both edges where a stack hugs
    // at 1000, and a slider beside a label is not squeezed to share its line.
    let isAtEdge = [.leading, .trailing, .size].contains(arrangement.stack.alignment)
    let alignment = Priority(isAtEdge ? 999.5 : 740)
    let isMirrored =
      axis == .horizontal
      && scene.nodes[arrangement.index].view.semantic.direction(within: surroundings.direction)
        == .rightToLeft
    var reference: LinearForm?
    for (step, item) in arrangement.items.enumerated() {
      let toStart = item.edges.start(axis) - canvas.start(axis)
      let toEnd = canvas.end(axis) - item.edges.end(axis)
      var (holdsStart, holdsEnd) = (false, false)
      switch arrangement.stack.alignment {
      case .leading: (holdsStart, holdsEnd) = isMirrored ? (false, true) : (true, false)
      case .trailing: (holdsStart, holdsEnd) = isMirrored ? (true, false) : (false, true)
      case .size: (holdsStart, holdsEnd) = (true, true)
      case .center:
        help(
          arrangement, .stackCrossCentre, step, item.edges.centre(axis) - canvas.centre(axis),
          at: alignment)
      case .firstBaseline, .lastBaseline:
        let line = form(
          arrangement.stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline,
          of: .node(item.node), direction: .leftToRight)
        if let reference {
          help(arrangement, .stackCrossBaseline, step, line - reference, at: alignment)
        } else {
          reference = line
        }
      }
      help(arrangement, .stackCrossStart, step, toStart, .greaterOrEqual)
      help(arrangement, .stackCrossEnd, step, toEnd, .greaterOrEqual)
      // The stack closes around each view; one that hugs less than the stack is stretched by it.
      help(
        arrangement, .stackCrossShrinking, 2 * step, toStart, at: holdsStart ? alignment : hugging)
      help(
        arrangement, .stackCrossShrinking, 2 * step + 1, toEnd, at: holdsEnd ? alignment : hugging)
    }
  }
}

extension Edges {
  func start(_ axis: Axis) -> LinearForm { axis == .horizontal ? left : top }
  func end(_ axis: Axis) -> LinearForm { axis == .horizontal ? right : bottom }
  func centre(_ axis: Axis) -> LinearForm { axis == .horizontal ? centerX : centerY }
  func length(_ axis: Axis) -> LinearForm { axis == .horizontal ? width : height }
}
