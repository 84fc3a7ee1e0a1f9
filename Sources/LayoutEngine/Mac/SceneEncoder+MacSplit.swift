import ConstraintSolver
import LayoutModel

extension SceneEncoder {
  /// The panes of a split view: side by side or one below the other, with dividers between them.
  mutating func encodeMacSplit(_ index: Int, _ split: MacContent) {
    let panes = scene.nodes[index].children.filter { scene.nodes[$0].isArranged }
    let box = Edges(boxes[index])
    let (axis, cross): (Axis, Axis) =
      split.isVertical ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let divider = exact(-MacSplitRules.divider(split.dividerStyle))
    var end = box.start(axis)
    for (step, pane) in panes.enumerated() {
      let edges = Edges(boxes[pane])
      let start = step == 0 ? edges.start(axis) - end : edges.start(axis) - end + divider
      add(start, .equal, about: index, topic: .stackSpacing, step: step)
      add(
        edges.start(cross) - box.start(cross), .equal, about: index, topic: .stackCrossStart,
        step: step)
      add(
        edges.end(cross) - box.end(cross), .equal, about: index, topic: .stackCrossEnd, step: step)
      end = edges.end(axis)
    }
    guard !panes.isEmpty else { return }
    add(end - box.end(axis), .equal, about: index, topic: .stackCanvasEnd)
  }
}

/// The dividers of split views.
enum MacSplitRules {
  /// The thickness of a divider in points, by the style as written.
  static func divider(_ style: String?) -> Double {
    switch style {
    case "thin": 1
    case "paneSplitter": 10
    default: 9
    }
  }
}
