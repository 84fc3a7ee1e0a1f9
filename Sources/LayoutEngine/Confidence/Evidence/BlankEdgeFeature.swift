internal import LayoutModel

/// A button crosses an edge of the screen by a little, with a part in which it draws nothing: its title and its
/// image stand inside, and it has no background. Where more is outside, they stand visibly off the middle, but
/// for a bar that reaches as far beyond the opposite edge: what it has of a background bleeds at both.
struct BlankEdgeFeature: FeatureSource {
  /// Points by which what is drawn may be outside.
  private static let tolerance = 1.0
  /// Points by which the button may be outside.
  private static let little = 24.0

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .offScreen, let axis = alarm.finding.axis, !alarm.places.isEmpty,
      let view = alarm.head.entry(alarm.finding.view)?.view, view.customClass == nil,
      view.runtimeAttributes.isEmpty,
      case .button(let button) = view.content, button.configuration == nil,
      button.backgroundImage == nil, button.title != nil || button.image != nil,
      alarm.amount <= Self.little && !view.isOpaqueBackground
        || alarm.places.allSatisfy({ bleeds(view.id, axis, in: $0) }),
      alarm.places.allSatisfy({ isDrawnInside(button, view.id, axis, in: $0) })
    else { return nil }
    return Feature(.blankEdge, of: view.id)
  }

  /// Whether it reaches as far beyond one edge of the window as beyond the opposite one.
  private func bleeds(_ view: ObjectID, _ axis: Axis, in place: PlacedScene) -> Bool {
    guard let frame = place.solved(view)?.absoluteFrame else { return false }
    let window = place.window
    let (before, after) =
      axis == .horizontal
      ? (window.x - frame.x, frame.maxX - window.maxX)
      : (window.y - frame.y, frame.maxY - window.maxY)
    return before > 0 && abs(before - after) <= Self.tolerance
  }

  private func isDrawnInside(
    _ button: ButtonContent, _ view: ObjectID, _ axis: Axis, in place: PlacedScene
  ) -> Bool {
    guard let solved = place.solved(view), let natural = solved.intrinsicSize[axis] else {
      return false
    }
    let (frame, window) = (solved.absoluteFrame, place.window)
    let isHorizontal = axis == .horizontal
    let (start, length) = isHorizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    let (low, extent) = isHorizontal ? (window.x, window.width) : (window.y, window.height)
    let rest = length - natural
    guard rest > 0 else { return false }
    let isMirrored = place.configuration.direction == .rightToLeft
    let before: Double
    switch isHorizontal ? button.horizontalAlignment : button.verticalAlignment {
    case nil: before = rest / 2
    case "left", "top": before = 0
    case "right", "bottom": before = rest
    case "leading": before = isMirrored ? rest : 0
    case "trailing": before = isMirrored ? 0 : rest
    default: return false
    }
    return start + before >= low - Self.tolerance
      && start + before + natural <= low + extent + Self.tolerance
  }
}
