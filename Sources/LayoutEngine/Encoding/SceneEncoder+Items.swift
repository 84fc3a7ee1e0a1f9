import ConstraintSolver
import LayoutModel

extension SceneEncoder {
  /// Something with edges that a constraint can name.
  enum Item: Hashable {
    case node(Int)
    case content(Int)
    case guide(Int, ResolvedScene.GuideKind)

    var node: Int {
      switch self {
      case .node(let index), .content(let index), .guide(let index, _): index
      }
    }
  }

  func item(_ id: ObjectID) -> Item? {
    if let index = scene.indexByID[id] { return .node(index) }
    guard let guide = scene.guides[id] else { return nil }
    switch guide.kind {
    case .content: return contentBoxes[guide.node] == nil ? .node(guide.node) : .content(guide.node)
    default: return .guide(guide.node, guide.kind)
    }
  }

  /// The alignment rectangle of an item.
  mutating func edges(_ item: Item) -> Edges {
    switch item {
    case .node(let index): return Edges(boxes[index])
    case .content(let index):
      return contentBoxes[index].map { Edges($0) } ?? Edges(boxes[index])
    case .guide(let index, let kind):
      let bounds = frameEdges(index)
      switch kind {
      case .frame, .content: return bounds
      case .safeArea: return inset(bounds) { .safeArea(node: index, $0) }
      case .margins: return inset(bounds) { .margin(node: index, $0) }
      case .readable:
        let margins = inset(bounds) { .margin(node: index, $0) }
        return Edges(
          left: bounds.left + parameter(.readable(node: index, .left)), top: margins.top,
          right: bounds.right - parameter(.readable(node: index, .right)), bottom: margins.bottom)
      case .top:
        let bottom = bounds.top + parameter(.safeArea(node: index, .top))
        // On a canvas the guide begins where it ends: 16 recorded edges of 6 repositories, none else.
        let top = surroundings.traits.isDesignTime ? bottom : bounds.top
        return Edges(left: bounds.left, top: top, right: bounds.right, bottom: bottom)
      case .bottom:
        return Edges(
          left: bounds.left, top: bounds.bottom - parameter(.safeArea(node: index, .bottom)),
          right: bounds.right, bottom: bounds.bottom)
      case .keyboard:
        // Without a keyboard the guide lies below the safe area.
        let safe = inset(bounds) { .safeArea(node: index, $0) }
        return Edges(left: safe.left, top: safe.bottom, right: safe.right, bottom: bounds.bottom)
      }
    }
  }

  /// The view's frame: its alignment rectangle with what reaches beyond it.
  func frameEdges(_ index: Int) -> Edges {
    var edges = Edges(boxes[index])
    let insets = scene.nodes[index].alignmentInsets(at: surroundings.release)
    guard insets != .zero else { return edges }
    edges.left = edges.left + exact(-insets.left)
    edges.top = edges.top + exact(-insets.top)
    edges.right = edges.right + exact(insets.right)
    edges.bottom = edges.bottom + exact(insets.bottom)
    return edges
  }

  mutating func inset(_ edges: Edges, by quantity: (Edge) -> Quantity) -> Edges {
    Edges(
      left: edges.left + parameter(quantity(.left)), top: edges.top + parameter(quantity(.top)),
      right: edges.right - parameter(quantity(.right)),
      bottom: edges.bottom - parameter(quantity(.bottom)))
  }

  /// The value of an attribute, in the root's coordinates.
  mutating func form(
    _ attribute: LayoutAttribute, of item: Item, direction: LayoutDirection
  ) -> LinearForm {
    let isLeftToRight = direction == .leftToRight
    if case .node(let index) = item,
      let form = LinearForm(attribute, of: boxes[index], isLeftToRight: isLeftToRight)
    {
      return form
    }
    switch attribute {
    case .left: return edges(item).left
    case .right: return edges(item).right
    case .leading: return isLeftToRight ? edges(item).left : edges(item).right
    case .trailing: return isLeftToRight ? edges(item).right : edges(item).left
    case .top: return edges(item).top
    case .bottom: return edges(item).bottom
    case .width: return edges(item).width
    case .height: return edges(item).height
    case .centerX: return edges(item).centerX
    case .centerY: return edges(item).centerY
    case .firstBaseline: return baseline(item, isFirst: true)
    case .baseline, .lastBaseline: return baseline(item, isFirst: false)
    case .leftMargin: return marginEdges(item).left
    case .rightMargin: return marginEdges(item).right
    case .leadingMargin: return isLeftToRight ? marginEdges(item).left : marginEdges(item).right
    case .trailingMargin: return isLeftToRight ? marginEdges(item).right : marginEdges(item).left
    case .topMargin: return marginEdges(item).top
    case .bottomMargin: return marginEdges(item).bottom
    case .centerXWithinMargins: return marginEdges(item).centerX
    case .centerYWithinMargins: return marginEdges(item).centerY
    }
  }

  private mutating func marginEdges(_ item: Item) -> Edges {
    switch item {
    case .node(let index): inset(frameEdges(index)) { .margin(node: index, $0) }
    case .content(let index):
      inset(edges(item)) { .margin(node: index, $0) }
    case .guide: edges(item)
    }
  }

  /// A text's first or last baseline; a stack view's is that of its first or last view.
  private mutating func baseline(_ item: Item, isFirst: Bool) -> LinearForm {
    let edges = edges(item)
    guard case .node(let start) = item else { return isFirst ? edges.top : edges.bottom }
    var index = start
    while let axis = scene.nodes[index].view.content.stackAxis {
      let visible = scene.nodes[index].children.filter { !scene.nodes[$0].isCollapsed }
      let next: Int?
      if axis == .horizontal {
        next = visible.first { hasBaseline($0, isFirst: isFirst) } ?? visible.first
      } else {
        next = isFirst ? visible.first : visible.last
      }
      guard let next else { break }
      index = next
    }
    let box = Edges(boxes[index])
    let quantity: Quantity = isFirst ? .firstBaseline(node: index) : .lastBaseline(node: index)
    switch isFirst ? naturals[index].firstBaseline : naturals[index].lastBaseline {
    case .edge: return isFirst ? box.top : box.bottom
    case .belowTop: return box.top + parameter(quantity)
    case .aboveBottom: return box.bottom - parameter(quantity)
    case .belowCentre: return box.centerY + parameter(quantity)
    }
  }

  private func hasBaseline(_ index: Int, isFirst: Bool) -> Bool {
    if scene.nodes[index].view.content.stackAxis != nil { return true }
    return (isFirst ? naturals[index].firstBaseline : naturals[index].lastBaseline) != .edge
  }
}
