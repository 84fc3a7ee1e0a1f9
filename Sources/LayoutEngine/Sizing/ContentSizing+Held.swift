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
  /// The class was run without a width to wrap at. A text that wraps asks for as many times that
  /// height as the model finds more height at the width it has.
  func takeDesignedSize(_ size: inout NaturalSize, of view: View, width: Double?) {
    guard view.customClass != nil, known.overrides[view] == nil else { return }
    if wraps(view) {
      takeDesignedLines(&size, of: view, width: width)
      return
    }
    size.width = view.designedSize.horizontal ?? size.width
    size.height = view.designedSize.vertical ?? size.height
  }

  private func takeDesignedLines(_ size: inout NaturalSize, of view: View, width: Double?) {
    guard let designed = view.designedSize.vertical, designed > 0 else { return }
    let designedWidth = view.designedSize.horizontal
    let open = knownSize(of: view, width: nil)
    guard let width, let openHeight = open.height, openHeight > 0, let modelled = size.height,
      modelled > openHeight, (designedWidth ?? .infinity) > width
    else {
      size.height = designed
      if let designedWidth { size.width = width.map { min($0, designedWidth) } ?? designedWidth }
      return
    }
    size.height = designed * (modelled / openHeight).rounded()
  }
}

extension ResolvedScene.Node {
  /// Stack views are as large as what they arrange, if there is anything.
  fileprivate var holdsSize: Bool {
    switch view.content {
    case .stack, .macStack: children.isEmpty
    default: true
    }
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
