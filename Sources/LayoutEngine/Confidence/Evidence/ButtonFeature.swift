internal import LayoutModel

/// A button that draws nothing: a place to touch.
struct ButtonFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    switch alarm.rule {
    case .overlap, .clipped, .protrudes, .offScreen, .unsafeArea: break
    default: return nil
    }
    let blank = alarm.subjects.first { view in
      guard case .button(let button)? = alarm.head.entry(view)?.view.content else { return false }
      return button.shownImage == nil && button.backgroundImage == nil && !hasTitle(button)
    }
    return blank.map { Feature(.blankButton, of: $0) }
  }

  private func hasTitle(_ button: ButtonContent) -> Bool {
    guard let title = button.shownTitle else { return false }
    return title.runs.contains { !$0.text.isEmpty }
  }
}
