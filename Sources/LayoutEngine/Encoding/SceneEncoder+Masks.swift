import ConstraintSolver
import LayoutModel

extension SceneEncoder {
  /// A view laid out by its autoresizing mask: two required rows per axis.
  ///
  /// Fixed parts keep their recorded length; flexible ones share the superview's growth in
  /// proportion to their recorded lengths, evenly where all are zero.
  mutating func encodeMask(_ index: Int) {
    let node = scene.nodes[index]
    guard let parent = node.parent, !node.isArranged, !isBuiltIn(index),
      node.view.translatesMask || node.view.hasFixedFrame
    else { return }
    let superview = scene.nodes[parent].view.frame
    let isWithin = superview == nil && node.view.frame == nil
    let recorded = recordedFrame(index, unknownOuter: isWithin ? Self.anyExtent : 0)
    for axis in Axis.allCases {
      let fills = isWithin && node.view.frameInset?.fills(axis) == true
      let outer = superview?.size[axis] ?? (fills ? Self.anyExtent : nil)
      encodeMask(
        index, parent: parent, axis: axis, recorded: recorded, outer: outer, keepsInsets: fills)
    }
  }

  /// The extent of a superview without a recorded size, in points. Any value does where a view keeps its
  /// distances from both edges: nothing else is known of the superview.
  private static let anyExtent = 1000.0

  private mutating func encodeMask(
    _ index: Int, parent: Int, axis: Axis, recorded: Frame, outer known: Double?,
    keepsInsets: Bool
  ) {
    let mask = scene.nodes[index].view.autoresizing
    let isHorizontal = axis == .horizontal
    let origin = isHorizontal ? recorded.x : recorded.y
    // Old archives record sizes below zero, which no view has.
    let size = max(0, recorded.size[axis])
    let outer = known ?? (origin + size)
    let flexible = [
      mask.contains(isHorizontal ? .flexibleMinX : .flexibleMinY),
      mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      mask.contains(isHorizontal ? .flexibleMaxX : .flexibleMaxY),
    ]
    let shares =
      keepsInsets
      ? (origin: 0, size: 1)
      : Self.shares([origin, size, outer - origin - size], flexible: flexible)
    let frame = frameEdges(index)
    let around = frameEdges(parent)
    let start = isHorizontal ? frame.left - around.left : frame.top - around.top
    let length = isHorizontal ? frame.width : frame.height
    let outerLength = isHorizontal ? around.width : around.height
    let growth = outerLength + exact(-outer)
    add(
      start - growth * shares.origin + exact(-origin), .equal,
      about: index, topic: axis == .horizontal ? .maskHorizontalPosition : .maskVerticalPosition)
    add(
      length - growth * shares.size + exact(-size), .equal,
      about: index, topic: axis == .horizontal ? .maskHorizontalSize : .maskVerticalSize)
  }

  /// How much of the superview's growth goes before the view and into it.
  static func shares(_ parts: [Double], flexible: [Bool]) -> (origin: Rational, size: Rational) {
    let chosen = zip(parts, flexible).map { $1 ? max(0, $0) : 0 }
    let total = chosen.reduce(0, +)
    let count = flexible.count(where: { $0 })
    guard count > 0 else { return (0, 0) }
    func share(_ index: Int) -> Rational {
      guard flexible[index] else { return 0 }
      guard total > 0 else { return Rational(1, count) }
      guard let part = Rational(chosen[index]), let whole = Rational(total) else { return 0 }
      return part.divided(by: whole) ?? 0
    }
    return (share(0), share(1))
  }

  /// The frame a document gives a view: written as a rectangle, or as insets from its superview.
  /// - Parameter unknownOuter: the extent of a superview that has no recorded frame, in points.
  func recordedFrame(_ index: Int, unknownOuter: Double = 0) -> Frame {
    let node = scene.nodes[index]
    if let frame = node.view.frame { return frame }
    guard let inset = node.view.frameInset else { return .zero }
    let outer =
      node.parent.flatMap { scene.nodes[$0].view.frame?.size }
      ?? Size(width: unknownOuter, height: unknownOuter)
    let x = Self.span(inset.minX, inset.maxX, inset.width, in: outer.width)
    let y = Self.span(inset.minY, inset.maxY, inset.height, in: outer.height)
    return Frame(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func span(
    _ low: Double?, _ high: Double?, _ length: Double?, in outer: Double
  ) -> (start: Double, length: Double) {
    let size = length ?? max(0, outer - (low ?? 0) - (high ?? 0))
    let start = low ?? high.map { outer - $0 - size } ?? 0
    return (start, size)
  }

  /// A view that nothing constrains on an axis keeps its recorded frame there.
  ///
  /// Interface Builder adds such prototyping constraints when it builds; a content size still
  /// decides the size where there is one.
  mutating func encodeUnconstrained() {
    var constrained: Set<NodeAxis> = []
    // Views by what is inside: tied to something inside, and something inside tied to what is around.
    var (tiedInside, heldInside): (Set<NodeAxis>, Set<NodeAxis>) = ([], [])
    for constraint in scene.constraints {
      guard let first = item(constraint.firstItem) else { continue }
      let second = constraint.secondItem.flatMap { item($0) }
      for (item, other, attribute) in [
        (first, second, constraint.firstAttribute),
        (second ?? first, first, constraint.secondAttribute ?? constraint.firstAttribute),
      ] {
        guard case .node(let index) = item else { continue }
        // Holding a descendant in place says nothing about one's own place.
        if second != nil, scene.isDescendant(other?.node ?? index, of: index) {
          tiedInside.insert(NodeAxis(node: index, axis: attribute.axis))
          continue
        }
        constrained.insert(NodeAxis(node: index, axis: attribute.axis))
        if let outer = second == nil ? nil : other?.node {
          var at = scene.nodes[index].parent
          while let view = at, view != outer, !scene.isDescendant(outer, of: view) {
            heldInside.insert(NodeAxis(node: view, axis: attribute.axis))
            at = scene.nodes[view].parent
          }
        }
        // What holds an arranged view to something around its stack holds the stack, too.
        guard let around = second == nil ? nil : other?.node else { continue }
        var held = index
        while scene.nodes[held].isArranged, let stack = scene.nodes[held].parent,
          around != stack, !scene.isDescendant(around, of: stack)
        {
          constrained.insert(NodeAxis(node: stack, axis: attribute.axis))
          held = stack
        }
      }
    }
    constrained.formUnion(tiedInside.intersection(heldInside))
    for index in scene.nodes.indices.dropFirst() {
      let node = scene.nodes[index]
      guard let parent = node.parent, !node.isArranged, !isBuiltIn(index),
        !node.view.translatesMask, !node.view.hasFixedFrame,
        node.view.frame != nil || node.view.frameInset != nil
      else { continue }
      let recorded = recordedFrame(index)
      let kept = Axis.allCases.filter { !constrained.contains(NodeAxis(node: index, axis: $0)) }
      for axis in kept {
        let place = NodeAxis(node: index, axis: axis)
        keptAxes.insert(place)
        if kept.count == 1, !tiedInside.contains(place) { unheldAxes.insert(place) }
        keep(index, parent: parent, axis: axis, recorded: recorded)
      }
    }
  }

  private mutating func keep(_ index: Int, parent: Int, axis: Axis, recorded: Frame) {
    let frame = frameEdges(index)
    let around = frameEdges(parent)
    let start = axis == .horizontal ? frame.left - around.left : frame.top - around.top
    add(
      start + exact(-(axis == .horizontal ? recorded.x : recorded.y)), .equal,
      about: index, topic: axis == .horizontal ? .keptHorizontalPosition : .keptVerticalPosition)
    guard naturals[index][axis] == nil else { return }
    let size = axis == .horizontal ? frame.width : frame.height
    // Below required, because its own subviews may size it.
    add(
      size + exact(-recorded.size[axis]), .equal, at: Priority(999.98),
      about: index, topic: axis == .horizontal ? .keptHorizontalSize : .keptVerticalSize)
  }

  /// Settles a place that constraints leave open: nearest to the recorded size, then to the recorded
  /// position. Every use is reported.
  mutating func encodeTieBreak(_ place: NodeAxis) {
    let index = place.node
    guard let parent = scene.nodes[index].parent,
      scene.nodes[index].view.frame != nil || scene.nodes[index].view.frameInset != nil
    else { return }
    let recorded = recordedFrame(index)
    let frame = frameEdges(index)
    let around = frameEdges(parent)
    let isHorizontal = place.axis == .horizontal
    let size = isHorizontal ? frame.width : frame.height
    let start = isHorizontal ? frame.left - around.left : frame.top - around.top
    add(
      size + exact(-recorded.size[place.axis]), .equal, at: .tieBreak(0),
      about: index, topic: isHorizontal ? .recordedHorizontalSize : .recordedVerticalSize)
    add(
      start + exact(-(isHorizontal ? recorded.x : recorded.y)), .equal, at: .tieBreak(1),
      about: index,
      topic: isHorizontal ? .recordedHorizontalPosition : .recordedVerticalPosition)
  }
}
