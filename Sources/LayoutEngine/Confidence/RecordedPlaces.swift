internal import LayoutModel

/// The places of a scene's views as its file records them: what Apple's engine solved when Interface
/// Builder wrote the file, as long as nobody edited it by hand.
///
/// Speaks of the screen the file was saved with, left to right, and of constraints between views
/// alone: where margins, guides and baselines lie the file does not record.
struct RecordedPlaces {
  private let index: SceneIndex
  private let frames: [ObjectID: Frame]

  /// Points by which a recorded frame may miss a constraint: pixels of several views add up.
  static let tolerance = 1.0

  init(_ scene: JudgedScene) {
    index = scene.index
    frames = scene.recordedFrames
  }

  /// By how many points the recorded frames break a constraint; 0 if they keep it, nil if frames do not
  /// decide it.
  func miss(_ constraint: LayoutConstraint) -> Double? {
    guard let constant = constraint.constant, constraint.variations.isEmpty,
      let left = value(of: constraint.firstAttribute, constraint.firstItem)
    else { return nil }
    var right = constant
    if let second = constraint.secondItem {
      guard let attribute = constraint.secondAttribute, let other = value(of: attribute, second)
      else { return nil }
      right += constraint.multiplier.value * other
    }
    return switch constraint.relation {
    case .equal: abs(left - right)
    case .lessThanOrEqual: max(0, left - right)
    case .greaterThanOrEqual: max(0, right - left)
    }
  }

  private func value(of attribute: LayoutAttribute, _ item: ObjectID) -> Double? {
    guard let frame = absolute(item) else { return nil }
    return switch attribute {
    case .left, .leading: frame.x
    case .right, .trailing: frame.maxX
    case .top: frame.y
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }

  /// In the root's coordinates; nil for guides and where a frame on the way up is not recorded.
  /// Alignment insets are left out: a view that has some may miss by them.
  func absolute(_ view: ObjectID) -> Frame? {
    guard let at = index.position[view], var frame = frames[view] else { return nil }
    if index.entries[at].parent == nil {
      frame.x = 0
      frame.y = 0
      return frame
    }
    for above in index.lineage(of: at).dropFirst() {
      let entry = index.entries[above]
      if entry.parent == nil { break }
      guard let outer = frames[entry.view.id] else { return nil }
      frame.x += outer.x
      frame.y += outer.y
    }
    return frame
  }
}
