internal import LayoutModel

/// The equations of a recorded scene over its views' edges.
///
/// Edges are numbered: low and high on each axis of each view, then of each scroll view's content.
/// The root's own edges are given and drop out.
struct RecordedRows {
  let scene: RecordedScene
  private(set) var columns = FreeColumns()
  /// Relations that may or may not hold: inequalities, optional and baseline constraints.
  private(set) var optional: [FreeColumns.Row] = []
  /// Lengths that a text's measured size may decide.
  private(set) var texts: [FreeColumns.Row] = []
  private(set) var features: [Set<String>]
  /// Required equations between plain edges, which the recording must fulfil itself.
  private(set) var plain: [LayoutConstraint] = []
  private var arranged: Set<Int> = []

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

  private func row(
    _ place: Place, _ axis: Axis, low: Double, high: Double
  ) -> FreeColumns.Row {
    var row: FreeColumns.Row = [:]
    if low != 0 { row[edge(place, axis, isHigh: false)] = low }
    if high != 0 { row[edge(place, axis, isHigh: true)] = high }
    return row
  }

  private func row(_ place: Place, _ attribute: LayoutAttribute) -> FreeColumns.Row {
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

  private func difference(
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

  // MARK: Stack views

  private mutating func addStack(_ node: Int) {
    guard case .stack(let stack) = scene.nodes[node].view.content else { return }
    let all = scene.nodes.indices.filter {
      $0 != 0 && scene.nodes[$0].superview == node && scene.nodes[$0].view.key == nil
        && !isUninstalled($0)
    }
    arranged.formUnion(all)
    let shown = all.filter { !scene.nodes[$0].view.isHidden }
    guard let first = shown.first, let last = shown.last else { return }
    let along = stack.axis
    let across: Axis = along == .horizontal ? .vertical : .horizontal
    func low(_ node: Int, _ axis: Axis) -> FreeColumns.Row {
      row(.view(node), axis, low: 1, high: 0)
    }
    func high(_ node: Int, _ axis: Axis) -> FreeColumns.Row {
      row(.view(node), axis, low: 0, high: 1)
    }
    func size(_ node: Int, _ axis: Axis) -> FreeColumns.Row {
      row(.view(node), axis, low: -1, high: 1)
    }
    columns.add(difference(low(first, along), low(node, along)))
    columns.add(difference(high(last, along), high(node, along)))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (before, after) in zip(shown, shown.dropFirst()) {
        columns.add(difference(low(after, along), high(before, along)))
      }
    case .equalSpacing, .equalCentering: break
    }
    if stack.distribution == .fillEqually {
      for other in shown.dropFirst() {
        columns.add(difference(size(other, along), size(first, along)))
      }
    }
    for view in shown {
      switch stack.alignment {
      case .fill:
        columns.add(difference(low(view, across), low(node, across)))
        columns.add(difference(high(view, across), high(node, across)))
      case .leading: columns.add(difference(low(view, across), low(node, across)))
      case .trailing: columns.add(difference(high(view, across), high(node, across)))
      case .center:
        columns.add(
          difference(
            row(.view(view), across, low: 0.5, high: 0.5),
            row(.view(node), across, low: 0.5, high: 0.5)))
      case .firstBaseline, .lastBaseline:
        texts.append([edge(.view(view), .vertical, isHigh: false): 1])
      }
    }
    addGlue(shown + [node])
    for view in all { features[view].insert("stack view") }
    features[node].insert("stack view")
  }

  /// What a stack view arranges hangs together, whatever the factors: they are all different.
  private mutating func addGlue(_ nodes: [Int]) {
    for axis in Axis.allCases {
      var glue: FreeColumns.Row = [:]
      for (number, node) in nodes.enumerated() {
        glue[edge(.view(node), axis, isHigh: false)] = 1 + 0.137 * Double(number)
        glue[edge(.view(node), axis, isHigh: true)] = 1.37 + 0.137 * Double(number)
      }
      optional.append(open(glue))
    }
  }

  private func isUninstalled(_ node: Int) -> Bool { scene.uninstalled.contains(scene.nodes[node].view.id) }

  // MARK: Views

  private mutating func addView(_ node: Int) {
    let view = scene.nodes[node].view
    if scene.isScroll(node) {
      features[node].insert("scroll view")
      for axis in Axis.allCases {
        columns.add(
          difference(
            row(.content(node), axis, low: 1, high: 0), row(.view(node), axis, low: 1, high: 0)))
      }
    }
    if view.translatesMask, !arranged.contains(node) { addMask(node) }
    var above = scene.nodes[node].superview
    while above != 0 {
      let kind = scene.nodes[above].view.kind
      if kind == .scrollView || kind == .tableView || kind == .collectionView {
        features[node].insert("scroll view")
      }
      above = scene.nodes[above].superview
    }
    let sizes = Axis.allCases.map { row(.view(node), $0, low: -1, high: 1) }
    if view.showsText { texts += sizes } else if view.hasFixedContent { optional += sizes }
  }

  private mutating func addMask(_ node: Int) {
    features[node].insert("autoresizing mask")
    let superview = scene.nodes[node].superview
    let frame = scene.nodes[node].frame
    let outer = scene.nodes[superview].frame
    let mask = scene.nodes[node].view.autoresizing
    let parts: [(Axis, Double, Double, Double, [AutoresizingMask])] = [
      (.horizontal, frame.x, frame.width, outer.width,
        [.flexibleMinX, .flexibleWidth, .flexibleMaxX]),
      (.vertical, frame.y, frame.height, outer.height,
        [.flexibleMinY, .flexibleHeight, .flexibleMaxY]),
    ]
    for (axis, origin, size, whole, flags) in parts {
      let lengths = [origin, size, whole - origin - size]
      let isFlexible = flags.map { mask.contains($0) }
      let count = isFlexible.count { $0 }
      let total = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let shares = zip(lengths, isFlexible).map { length, isFlexible in
        !isFlexible ? 0 : total != 0 ? length / total : 1 / Double(count)
      }
      for (isHigh, share) in [(false, shares[0]), (true, shares[0] + shares[1])] {
        columns.add(
          difference(
            row(.view(node), axis, low: isHigh ? 0 : 1, high: isHigh ? 1 : 0),
            row(.view(superview), axis, low: 1 - share, high: share)))
      }
    }
  }
}

extension LayoutAttribute {
  /// The attribute of the edge itself, where this is one of its margin.
  var plain: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension LayoutConstraint {
  var isRequiredEquality: Bool { priority >= 1000 && relation == .equal }
  var namesBaseline: Bool { firstAttribute.isBaseline || secondAttribute?.isBaseline == true }
  var namesMargin: Bool {
    [firstAttribute, secondAttribute].compactMap(\.self).contains { $0.plain != $0 }
  }
}

extension View {
  /// Whether a text's measured size may decide the view's.
  var showsText: Bool {
    guard case .button(let button) = content else {
      return [
        "label", "textField", "textView", "segmentedControl", "datePicker", "searchBar",
        "pageControl",
      ].contains(kind.rawValue)
    }
    return [button.title, button.configuration?.title].contains { $0.map { !$0.isEmpty } ?? false }
  }

  /// Whether the view's kind brings a size along that no text decides.
  var hasFixedContent: Bool {
    [
      "switch", "stepper", "slider", "imageView", "progressView", "activityIndicatorView",
      "pickerView", "toolbar", "navigationBar", "tabBar",
    ].contains(kind.rawValue)
  }
}
