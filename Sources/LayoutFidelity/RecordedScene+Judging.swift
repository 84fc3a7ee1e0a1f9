internal import LayoutModel

/// Facts about a recorded scene that need no solving.
struct RecordedTraits {
  /// By position of the view: no text's measured size reaches its frame.
  var isTextFree: [Bool]
  /// By position of the view: what its layout makes use of.
  var features: [Set<String>]
  /// Required equations that the recorded frames break themselves: no engine can match them.
  var broken: [ObjectID]

  init(_ scene: RecordedScene, classes: (width: SizeClass?, height: SizeClass?), idiom: Idiom) {
    let rows = RecordedRows(scene)
    features = rows.features
    isTextFree = Self.textFree(rows)
    broken = rows.plain.filter {
      Self.breaks($0, in: scene, classes: classes, idiom: idiom)
    }.map(\.id)
  }

  /// A view is free of texts when none of the edges its equations leave open hangs together with
  /// one that a text's size moves.
  private static func textFree(_ rows: RecordedRows) -> [Bool] {
    var sets = MergedSets()
    var touched: [Int] = []
    for (list, isText) in [(rows.optional, false), (rows.texts, true)] {
      for row in list {
        let open = rows.columns.reduced(rows.open(row)).keys.sorted()
        guard let first = open.first else { continue }
        for other in open.dropFirst() { sets.merge(other, first) }
        if isText { touched.append(first) }
      }
    }
    let texts = Set(touched.map { sets.representative(of: $0) })
    return rows.scene.nodes.indices.map { node in
      let superview = rows.scene.nodes[node].superview
      for axis in Axis.allCases {
        let origin = rows.edge(.view(superview), axis, isHigh: false)
        for isHigh in [false, true] {
          var row: FreeColumns.Row = [rows.edge(.view(node), axis, isHigh: isHigh): 1]
          row[origin, default: 0] -= 1
          let open = rows.columns.reduced(rows.open(row)).keys
          if open.contains(where: { texts.contains(sets.representative(of: $0)) }) { return false }
        }
      }
      return true
    }
  }

  /// Whether the recorded frames violate an equation by more than a point.
  private static func breaks(
    _ constraint: LayoutConstraint, in scene: RecordedScene,
    classes: (width: SizeClass?, height: SizeClass?), idiom: Idiom
  ) -> Bool {
    guard let first = scene.items[constraint.firstItem]?.node else { return false }
    let second = constraint.secondItem.flatMap { scene.items[$0]?.node }
    let nodes = [first, second].compactMap(\.self)
    guard nodes.allSatisfy({ $0 == 0 || scene.nodes[$0].isCase }),
      !nodes.contains(where: { scene.nodes[$0].view.semantic == .forceRightToLeft })
    else { return false }
    let factor = constraint.multiplier.value
    if factor != 1, constraint.secondAttribute?.isSize != true { return false }
    var constant = constraint.constant ?? 0
    for variation in constraint.variations.sorted(by: {
      $0.condition.specificity < $1.condition.specificity
    }) {
      guard
        variation.condition.holds(
          widthClass: classes.width, heightClass: classes.height, idiom: idiom)
      else { continue }
      for case .constant(let value) in variation.changes { constant = value }
    }
    var right = constant
    if let second, let attribute = constraint.secondAttribute {
      right += scene.value(of: attribute, at: second) * factor
    }
    return abs(scene.value(of: constraint.firstAttribute, at: first) - right) > 1.01
  }
}

extension RecordedScene {
  /// Where an attribute lies by the recorded frames, in the root's coordinates.
  func value(of attribute: LayoutAttribute, at node: Int) -> Double {
    var frame = nodes[node].frame
    var above = nodes[node].superview
    if node == 0 {
      frame = Frame(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    while node != 0, above != 0 {
      frame = frame.offset(by: nodes[above].frame.origin)
      above = nodes[above].superview
    }
    switch attribute.plain {
    case .left, .leading: return frame.x
    case .right, .trailing: return frame.maxX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    default: return frame.midY
    }
  }
}
