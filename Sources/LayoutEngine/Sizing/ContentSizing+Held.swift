import LayoutModel

extension ContentSizing {
  /// Gives a view that a stack view arranges its recorded size where its content asks for none.
  ///
  /// Interface Builder holds on to such sizes when it lays out its canvas, at the view's own
  /// hugging and compression resistance; on a device nothing does. Recorded frames of public
  /// documents show it where sizes are not the nearest to what constraints wish: plain views stay
  /// 128 points high, as the library makes them, and stretch the labels within; heights of 0 at 250
  /// and of 200 at 500 are wished for in vain; and a proportional stack shares its width by the
  /// sizes before (282 of 370 points beside 153 became 229 1/3). Of unarranged views nothing of the
  /// kind is recorded.
  func hold(_ size: inout NaturalSize, of node: ResolvedScene.Node) {
    guard node.isArranged, node.holdsSize, let frame = node.view.frame else { return }
    if known.overrides[node.view] == nil {
      if node.view.content.isEmptyLine { size = .none }
      if node.view.content.isEmptyTextView { size.width = nil }
    }
    guard size.width == nil || size.height == nil else { return }
    let insets = node.alignmentInsets(at: release)
    size.width = size.width ?? frame.width - insets.left - insets.right
    size.height = size.height ?? frame.height - insets.top - insets.bottom
    size.isHeld = true
  }

  /// Gives a view of an app's own class the size that the saving Mac got by running it.
  ///
  /// Text that wraps asks for another height at each width, so it keeps the model's.
  func takeDesignedSize(_ size: inout NaturalSize, of view: View) {
    guard view.customClass != nil, !wraps(view), known.overrides[view] == nil else { return }
    size.width = view.designedSize.horizontal ?? size.width
    size.height = view.designedSize.vertical ?? size.height
  }
}

extension ResolvedScene.Node {
  /// Stack views are as large as what they arrange, if there is anything.
  fileprivate var holdsSize: Bool {
    if case .stack = view.content { return children.isEmpty }
    return true
  }
}

extension ViewContent {
  /// A label of one line without text, which the canvas gives some size so that it can be selected.
  fileprivate var isEmptyLine: Bool {
    guard case .label(let label) = self else { return false }
    return label.text.isEmpty && label.numberOfLines == 1
  }

  fileprivate var isEmptyTextView: Bool {
    guard case .textView(let text) = self else { return false }
    return text.text.isEmpty
  }
}
