internal import LayoutModel

/// The equations of a recorded scene over its views' edges.
///
/// Edges are numbered: low and high on each axis of each view, then of each scroll view's content.
/// The root's own edges are given and drop out.
struct RecordedRows {
  let scene: RecordedScene
  var columns = FreeColumns()
  /// Relations that may or may not hold: inequalities, optional and baseline constraints.
  var optional: [FreeColumns.Row] = []
  /// Lengths that a text's measured size may decide.
  var texts: [FreeColumns.Row] = []
  var features: [Set<String>]
  /// Required equations between plain edges, which the recording must fulfil itself.
  var plain: [LayoutConstraint] = []
  var arranged: Set<Int> = []

  init(_ scene: RecordedScene) {
    self.scene = scene
    features = Array(repeating: [], count: scene.nodes.count)
    for constraint in scene.constraints { add(constraint) }
    for node in scene.nodes.indices { addStack(node) }
    for node in scene.nodes.indices.dropFirst() { addView(node) }
  }

  // MARK: Edges

  enum Place: Hashable {
    case view(Int)
    case content(Int)

    var node: Int {
      switch self {
      case .view(let node), .content(let node): node
      }
    }
  }

  func edge(_ place: Place, _ axis: Axis, isHigh: Bool) -> Int {
    let base =
      switch place {
      case .view(let node): node
      case .content(let node): scene.nodes.count + node
      }
    return base * 4 + (axis == .horizontal ? 0 : 2) + (isHigh ? 1 : 0)
  }

  /// The row without the root's edges.
  func open(_ row: FreeColumns.Row) -> FreeColumns.Row { row.filter { $0.key >= 4 } }

  func row(
    _ place: Place, _ axis: Axis, low: Double, high: Double
  ) -> FreeColumns.Row {
    var row: FreeColumns.Row = [:]
    if low != 0 { row[edge(place, axis, isHigh: false)] = low }
    if high != 0 { row[edge(place, axis, isHigh: true)] = high }
    return row
  }

  func row(_ place: Place, _ attribute: LayoutAttribute) -> FreeColumns.Row {
    switch attribute.plain {
    case .left, .leading: row(place, .horizontal, low: 1, high: 0)
    case .right, .trailing: row(place, .horizontal, low: 0, high: 1)
    case .top: row(place, .vertical, low: 1, high: 0)
    case .bottom: row(place, .vertical, low: 0, high: 1)
    case .width: row(place, .horizontal, low: -1, high: 1)
    case .height: row(place, .vertical, low: -1, high: 1)
    case .centerX: row(place, .horizontal, low: 0.5, high: 0.5)
    default: row(place, .vertical, low: 0.5, high: 0.5)
    }
  }

  func difference(
    _ left: FreeColumns.Row, _ right: FreeColumns.Row, times factor: Double = 1
  ) -> FreeColumns.Row {
    open(left.merging(right.mapValues { -factor * $0 }, uniquingKeysWith: +))
  }

  // MARK: Constraints

  private func place(of item: RecordedScene.Item) -> Place {
    item.guide == .contentLayout ? .content(item.node) : .view(item.node)
  }

  /// A scroll view's edges mean its content to what lies inside it.
  private func scrolled(
    _ place: Place, other: Place?, _ attribute: LayoutAttribute
  ) -> Place {
    guard case .view(let node) = place, scene.isScroll(node), let other, other != place,
      !attribute.isSize
    else { return place }
    var current = other.node
    guard current != node else { return place }
    while current != 0 {
      current = scene.nodes[current].superview
      if current == node { return .content(node) }
    }
    return place
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard let first = scene.items[constraint.firstItem] else { return }
    let second = constraint.secondItem.flatMap { scene.items[$0] }
    if constraint.secondItem != nil, second == nil { return }
    let left = place(of: first)
    let right = second.map { place(of: $0) }
    noteFeatures(of: constraint, first, second)

    let a = scrolled(left, other: right, constraint.firstAttribute)
    var b: Place?
    var rightRow: FreeColumns.Row = [:]
    if let right {
      guard let attribute = constraint.secondAttribute else { return }
      let place = scrolled(right, other: left, attribute)
      b = place
      rightRow = row(place, attribute)
    }
    let equation = difference(
      row(a, constraint.firstAttribute), rightRow, times: constraint.multiplier.value)
    if constraint.namesBaseline {
      for place in [a, b].compactMap({ $0 }) where place != .view(0) {
        texts.append([edge(place, .vertical, isHigh: false): 1])
      }
      optional.append(equation)
    } else if constraint.isRequiredEquality {
      columns.add(equation)
      if isPlain(constraint, first, second), a == left, b == right { plain.append(constraint) }
    } else {
      optional.append(equation)
    }
  }

  private func isPlain(
    _ constraint: LayoutConstraint, _ first: RecordedScene.Item, _ second: RecordedScene.Item?
  ) -> Bool {
    let items = [first, second].compactMap { $0 }
    let isGuide = items.contains { $0.guide != nil || $0.isControllerGuide }
    let isAligned = items.contains { Self.alignedKinds.contains(scene.nodes[$0.node].view.kind) }
    let isStandard = constraint.isSymbolic && constraint.constant == nil
    return !isGuide && !isAligned && !isStandard && !constraint.isPlaceholder
      && !constraint.namesMargin
  }

  /// Kinds whose edges are not those of their frames.
  private static let alignedKinds: Set<ViewKind> = [
    .scrollView, .switch, .slider, .imageView, .button, .progressView,
  ]

  private mutating func noteFeatures(
    of constraint: LayoutConstraint, _ first: RecordedScene.Item, _ second: RecordedScene.Item?
  ) {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap(\.self)
    let isRatio = Set(attributes.map(\.plain)) == [.width, .height]
    var found: Set<String> = []
    if constraint.namesBaseline { found.insert("baseline") }
    if isRatio { found.insert("aspect ratio") }
    if constraint.namesMargin { found.insert("margin") }
    if constraint.relation != .equal { found.insert("inequality") }
    if constraint.priority < 1000 { found.insert("optional priority") }
    if constraint.isSymbolic { found.insert("symbolic") }
    if constraint.multiplier != .one, !isRatio { found.insert("multiplier") }
    if !constraint.variations.isEmpty { found.insert("size-class variation") }
    for item in [first, second].compactMap({ $0 }) where place(of: item) == .view(item.node) {
      features[item.node].formUnion(found)
    }
    for (guide, other) in [(first, second), (second, first)] {
      guard let guide, let other, place(of: other) == .view(other.node) else { continue }
      if guide.isControllerGuide {
        features[other.node].insert("top/bottom guide")
      } else if let kind = guide.guide {
        features[other.node].insert(kind == .safeArea ? "safe area" : "other guide")
      }
    }
  }
}
