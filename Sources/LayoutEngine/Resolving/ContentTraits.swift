import LayoutModel

/// Which settings the contents of a scene can tell apart.
struct ContentTraits {
  /// Some text style, or a readable width, follows the content size category.
  private(set) var followContentSize = false
  /// Some view may show text.
  private(set) var haveText = false
  /// Wheels of dates are lower on phones that lie on their side.
  private(set) var haveWheels = false
  /// Toolbars are higher where the device has a home indicator.
  private(set) var haveToolbar = false
  /// Navigation bars are higher in sheets.
  private(set) var haveNavigationBar = false

  init(_ nodes: [ResolvedScene.Node], guides: some Sequence<ResolvedScene.GuideKind>) {
    followContentSize = guides.contains(.readable)
    for node in nodes {
      if node.view.followsReadableWidth { followContentSize = true }
      if node.view.kind == .toolbar { haveToolbar = true }
      if node.view.kind == .navigationBar { haveNavigationBar = true }
      switch node.view.content {
      case .button(let button) where button.configuration != nil:
        // Body is the text of a configured button that names no font.
        followContentSize = true
      case .datePicker: haveWheels = true
      default: break
      }
      if node.view.content.described.isTextual { note(node.view.content) }
    }
  }

  private mutating func note(_ content: ViewContent) {
    haveText = true
    if followContentSize { return }
    followContentSize = content.fonts.contains {
      if case .textStyle = $0.face { true } else { false }
    }
  }

  /// The surroundings with the usual settings in place of those that make no difference.
  func seen(_ surroundings: Surroundings) -> Surroundings {
    var seen = surroundings
    if !followContentSize { seen.contentSize = .large }
    if !haveText {
      seen.textFactor = 1
      seen.isBoldText = false
    }
    if !haveToolbar { seen.hasHomeIndicator = false }
    if !haveNavigationBar { seen.barViewHeight = 44 }
    return seen
  }
}
