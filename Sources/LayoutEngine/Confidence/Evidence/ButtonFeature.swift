internal import LayoutModel

/// What a button draws is not its title: a picture that is scaled into the room there is, or nothing
/// at all, where the button is a place to touch.
struct ButtonFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let buttons = alarm.subjects.compactMap { view -> (ObjectID, ButtonContent)? in
      guard case .button(let button)? = alarm.head.entry(view)?.view.content else { return nil }
      return (view, button)
    }
    switch alarm.rule {
    case .compressed:
      guard let (view, _) = buttons.first(where: { hasPicture($0.1) && !hasTitle($0.1) })
      else { return nil }
      return Feature(.pictureButton, of: view)
    case .overlap, .clipped, .protrudes, .offScreen, .unsafeArea:
      guard let (view, _) = buttons.first(where: { !hasPicture($0.1) && !hasTitle($0.1) })
      else { return nil }
      return Feature(.blankButton, of: view)
    default: return nil
    }
  }

  private func hasTitle(_ button: ButtonContent) -> Bool {
    guard let title = button.shownTitle else { return false }
    return title.runs.contains { !$0.text.isEmpty }
  }

  private func hasPicture(_ button: ButtonContent) -> Bool {
    button.shownImage != nil || button.backgroundImage != nil
  }
}
