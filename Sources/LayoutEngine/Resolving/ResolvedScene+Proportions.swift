import LayoutModel

extension ResolvedScene {
  /// What an arranged view counts for in a stack that fills proportionally, in points.
  ///
  /// Its content's size along the axis; of a nested stack, what its own visible views count for:
  /// their sum with the spacing where it runs along the axis, the greatest of them where it
  /// crosses. Source: nested stacks recorded in public documents, in rows and columns.
  /// - Complexity: O(views below * constraints); recursion goes as deep as stacks are nested, which
  ///   reading caps.
  func proportionalLength(
    of index: Int, along axis: Axis, naturals: [NaturalSize]
  ) -> Double {
    let node = nodes[index]
    guard case .stack(let stack) = node.view.content else { return naturals[index][axis] ?? 0 }
    let lengths = node.children.filter { nodes[$0].isArranged && !nodes[$0].isCollapsed }
      .map {
        max(
          proportionalLength(of: $0, along: axis, naturals: naturals),
          statedLength(of: $0, along: axis) ?? 0)
      }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    let gaps = Double(max(0, lengths.count - 1)) * stack.gap
    return lengths.reduce(0, +) + gaps
  }

  /// A size in points that a view states about itself: the greatest of its required constants; nil
  /// if it states none.
  /// - Complexity: O(constraints).
  func statedLength(of index: Int, along axis: Axis) -> Double? {
    let id = nodes[index].view.id
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return constraints.filter {
      $0.firstItem == id && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation != .lessThanOrEqual && $0.priority >= 1000
    }.compactMap(\.constant).max()
  }
}
