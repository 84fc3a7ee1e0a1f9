import ConstraintSolver
import LayoutModel

extension SceneEncoder {
  /// The root stands at the origin with the window's size; a self-sizing one is as low as it can
  /// be.
  mutating func encodeRoot() {
    let box = boxes[0]
    for (variable, topic) in [(box.left, RowTopic.rootLeft), (box.top, .rootTop)] {
      add(
        LinearForm(variable), .equal, relaxation: .never, about: 0, topic: topic)
    }
    add(
      LinearForm(box.width) - parameter(.rootExtent(.horizontal)), .equal, relaxation: .never,
      about: 0, topic: .rootWidth)
    if surroundings.height != nil {
      add(
        LinearForm(box.height) - parameter(.rootExtent(.vertical)), .equal, relaxation: .never,
        about: 0, topic: .rootHeight)
    } else {
      // The fitting size: the least height the content allows.
      add(
        LinearForm(box.height), .equal, at: Priority(50), about: 0, topic: .rootFitting)
      add(
        LinearForm(box.height), .greaterOrEqual, relaxation: .never,
        about: 0, topic: .rootHeight)
    }
    encodeScrollContent(0)
  }

  /// Sizes are never negative; scroll content begins at the scroll view's origin.
  mutating func encodeBounds(_ index: Int) {
    let box = boxes[index]
    add(
      LinearForm(box.width), .greaterOrEqual, relaxation: .never,
      about: index, topic: .width)
    add(
      LinearForm(box.height), .greaterOrEqual, relaxation: .never,
      about: index, topic: .height)
    encodeScrollContent(index)
  }

  private mutating func encodeScrollContent(_ index: Int) {
    guard let content = contentBoxes[index] else { return }
    let box = boxes[index]
    for (inner, outer, topic) in [
      (content.left, box.left, RowTopic.contentLeft), (content.top, box.top, .contentTop),
    ] {
      add(
        LinearForm(inner) - LinearForm(outer), .equal, relaxation: .never,
        about: index, topic: topic)
    }
    let sizes = [(content.width, RowTopic.contentWidth), (content.height, .contentHeight)]
    for (size, topic) in sizes {
      add(
        LinearForm(size), .greaterOrEqual, relaxation: .never, about: index, topic: topic)
    }
    // Where nothing decides the content's size it is taken to be the scroll view's own.
    for (inner, outer, topic) in [
      (content.width, box.width, RowTopic.contentWidth),
      (content.height, box.height, .contentHeight),
    ] {
      add(
        LinearForm(inner) - LinearForm(outer), .equal, at: .tieBreak(2),
        about: index, topic: topic, step: 1)
    }
  }

  /// Two inequalities per axis: not smaller at compression resistance, not larger at hugging.
  mutating func encodeContentSize(_ index: Int) {
    let node = scene.nodes[index]
    guard index > 0, !node.isCollapsed, !isBuiltIn(index) else { return }
    let box = boxes[index]
    for axis in Axis.allCases where naturals[index][axis] != nil {
      let size = LinearForm(axis == .horizontal ? box.width : box.height)
      let wanted = size - parameter(.natural(node: index, axis))
      let topic: RowTopic = axis == .horizontal ? .naturalWidth : .naturalHeight
      let resistance = node.view.compressionResistance[axis]
      let hugging = node.view.hugging[axis]
      add(
        wanted, .greaterOrEqual, at: contentPriority(resistance), about: index, topic: topic)
      add(
        wanted, .lessOrEqual, at: contentPriority(hugging), about: index, topic: topic, step: 1)
      guard requiresContents, naturals[index].isCertain else { continue }
      if Priority(resistance).isRequired {
        addLast(wanted + exact(Self.textError), .greaterOrEqual, about: index, topic, step: 2)
      }
      if Priority(hugging).isRequired {
        addLast(wanted + exact(-Self.textError), .lessOrEqual, about: index, topic, step: 3)
      }
    }
  }

  /// Content never breaks what is required, even at 1000: so frames are recorded. That it contradicts
  /// what is required is found by ``requiresContents``.
  private func contentPriority(_ value: Double) -> Priority { Priority(min(value, 999.99)) }

  /// Points by which a text's modelled size may be wrong.
  static let textError = 1.0
}
