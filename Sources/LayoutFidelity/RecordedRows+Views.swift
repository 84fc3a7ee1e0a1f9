internal import LayoutModel

extension RecordedRows {
  /// Adds the rows of a view: its mask, the size of its content, its scrolling.
  mutating func addView(_ node: Int) {
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
    if view.showsText { texts += sizes } else if view.kind.asksForFixedSize { optional += sizes }
  }

  private mutating func addMask(_ node: Int) {
    features[node].insert("autoresizing mask")
    let superview = scene.nodes[node].superview
    let frame = scene.nodes[node].frame
    let outer = scene.nodes[superview].frame
    let mask = scene.nodes[node].view.autoresizing
    let parts: [(Axis, Double, Double, Double, [AutoresizingMask])] = [
      (
        .horizontal, frame.x, frame.width, outer.width,
        [.flexibleMinX, .flexibleWidth, .flexibleMaxX]
      ),
      (
        .vertical, frame.y, frame.height, outer.height,
        [.flexibleMinY, .flexibleHeight, .flexibleMaxY]
      ),
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

extension View {
  /// Whether a text's measured size may decide the view's.
  var showsText: Bool {
    guard case .button(let button) = content else {
      return kind != .button && kind.asksForTextSize
    }
    return [button.title, button.configuration?.title].contains { $0.map { !$0.isEmpty } ?? false }
  }
}
