internal import LayoutModel

/// Text or a control outside the safe area: under a bar, the sensors or the home indicator.
///
/// Backgrounds and pictures belong there, scrolled content passes there, bars live there. An error
/// only for a control whose middle lies in the device's own unsafe strip.
struct UnsafeAreaRule: SingleLayoutRule {
  let rule = Rule.unsafeArea

  func violations(in placed: PlacedScene) -> [Violation] {
    guard placed.hasWindow else { return [] }
    let safe = placed.window.inset(by: placed.layout.safeArea)
    guard safe.width > 0, safe.height > 0 else { return [] }
    return placed.content.indices.compactMap { at in
      let entry = placed.entry(at)
      guard entry.role.isEssential, entry.scroller == nil, !entry.scrolls,
        let shown = placed.content[at], let onScreen = shown.intersection(placed.window),
        onScreen.area > 0
      else { return nil }
      let loss = EdgeLoss(of: onScreen, beyond: entry.isInteractive ? safe : readable(safe, placed))
      guard
        let worst = loss.worst(
          horizontal: placed.slack(at, .horizontal), vertical: placed.slack(at, .vertical))
      else { return nil }
      // Text that only brushes the strip with the blank of its line box is still readable.
      if entry.role == .text, worst.edge.axis == .vertical, worst.amount < 3 { return nil }
      let strip = deviceInset(worst.edge, placed.configuration)
      let isUnderHardware =
        entry.role == .control && middle(of: onScreen, worst.edge, placed) < strip
      return placed.violation(
        at, axis: worst.edge.axis, amount: worst.amount, isUnderHardware ? .error : .warning,
        "\(placed.name(at)) leaves the safe area by \(PointText.short(worst.amount)) pt at the "
          + worst.edge.rawValue)
    }
  }

  /// What the home indicator takes of a screen that lies on its side. Upright the safe area ends
  /// higher, so that fingers miss it; to what is only read that does not matter.
  private static let indicator = 21.0

  /// Where things can be read that cannot be touched.
  private func readable(_ safe: Frame, _ placed: PlacedScene) -> Frame {
    let inset = placed.layout.safeArea.bottom
    guard inset > Self.indicator, inset == placed.configuration.safeArea.bottom else { return safe }
    var wider = safe
    wider.height += inset - Self.indicator
    return wider
  }

  /// Points a device itself takes at an edge; the plain 20 pt status bar is no sensor.
  private func deviceInset(_ edge: EdgeLoss.Edge, _ configuration: Configuration) -> Double {
    switch edge {
    case .left: configuration.safeArea.left
    case .right: configuration.safeArea.right
    case .top: configuration.safeArea.top > 24 ? configuration.safeArea.top : 0
    case .bottom: configuration.safeArea.bottom
    }
  }

  /// Distance of the middle from the screen's edge.
  private func middle(of box: Frame, _ edge: EdgeLoss.Edge, _ placed: PlacedScene) -> Double {
    switch edge {
    case .left: box.midX
    case .right: placed.window.maxX - box.midX
    case .top: box.midY
    case .bottom: placed.window.maxY - box.midY
    }
  }
}
