import ConstraintSolver
import LayoutModel

/// A size or position that a second optimal solution would choose otherwise.
struct OpenQuantity {
  var node: Int
  var axis: Axis
  var quantity: LayoutAmbiguity.Quantity
  var variable: Variable
}

extension EncodedScene {
  /// The axes of views on which open variables leave a frame undecided.
  func undecided(_ open: Set<Variable>, in scene: ResolvedScene) -> Set<NodeAxis> {
    guard !open.isEmpty else { return [] }
    var result: Set<NodeAxis> = []
    for (index, box) in boxes.enumerated() where !scene.nodes[index].isCollapsed {
      if open.contains(box.left) || open.contains(box.width) {
        result.insert(NodeAxis(node: index, axis: .horizontal))
      }
      if open.contains(box.top) || open.contains(box.height) {
        result.insert(NodeAxis(node: index, axis: .vertical))
      }
    }
    return result
  }

  /// The quantities that are ambiguous if these variables are open, view by view.
  func openQuantities(_ open: Set<Variable>, in scene: ResolvedScene) -> [OpenQuantity] {
    guard !open.isEmpty else { return [] }
    var result: [OpenQuantity] = []
    for (index, node) in scene.nodes.enumerated() where !node.isCollapsed {
      func tell(_ axis: Axis, _ quantity: LayoutAmbiguity.Quantity, _ variable: Variable) {
        result.append(
          OpenQuantity(node: index, axis: axis, quantity: quantity, variable: variable))
      }
      let box = boxes[index]
      let outer = node.parent.map { boxes[$0] }
      if let content = contentBoxes[index] {
        for (axis, size) in [(Axis.horizontal, content.width), (.vertical, content.height)]
        where contentAxes.contains(NodeAxis(node: index, axis: axis)) && open.contains(size) {
          tell(axis, .size, size)
        }
      }
      for (axis, position, size, outerPosition) in [
        (Axis.horizontal, box.left, box.width, outer?.left),
        (Axis.vertical, box.top, box.height, outer?.top),
      ] {
        if open.contains(size) { tell(axis, .size, size) }
        // A view that only goes along with its superview is not ambiguous itself.
        if open.contains(position), outerPosition.map({ !open.contains($0) }) ?? true {
          tell(axis, .position, position)
        }
      }
    }
    return result
  }
}
