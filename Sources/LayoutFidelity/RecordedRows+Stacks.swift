internal import LayoutModel

extension RecordedRows {
  /// The equations of a stack view: its ends, its neighbours, its alignment.
  mutating func addStack(_ node: Int) {
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

  /// Ties together the views that a stack view arranges. All factors differ, so no two rows cancel.
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

  private func isUninstalled(_ node: Int) -> Bool {
    scene.uninstalled.contains(scene.nodes[node].view.id)
  }
}
