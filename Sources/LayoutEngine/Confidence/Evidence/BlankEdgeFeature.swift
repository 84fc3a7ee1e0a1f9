internal import LayoutModel

/// A button crosses an edge of the screen by a little, with a part in which it draws nothing: its title and its
/// image stand inside, and it has no background. Where more is outside, they stand visibly off the middle.
struct BlankEdgeFeature: FeatureSource {
  /// Points by which what is drawn may be outside.
  private static let tolerance = 1.0
  /// Points by which the button may be outside.
  private static let little = 24.0

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .offScreen, let axis = alarm.finding.axis, !alarm.places.isEmpty,
      alarm.amount <= Self.little,
      let view = alarm.head.entry(alarm.finding.view)?.view, view.customClass == nil,
      !view.isOpaqueBackground, view.runtimeAttributes.isEmpty,
      case .button(let button) = view.content, button.configuration == nil,
      button.backgroundImage == nil, button.title != nil || button.image != nil,
      alarm.places.allSatisfy({ isDrawnInside(button, view.id, axis, in: $0) })
    else { return nil }
    return Feature(.blankEdge, of: view.id)
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
