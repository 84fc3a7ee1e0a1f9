import LayoutModel

extension ContentSizing {
  /// Rounds what a label, a configured button or a page control asks for up to whole points where
  /// Interface Builder has measured it once only.
  ///
  /// Labels and buttons that are dragged in or edited get a size in whole points, and keep it as
  /// long as nothing in their scene has contents measured anew; then they are measured in pixels.
  /// A stack view anywhere in the storyboard's scene does so. Counted on recorded texts whose size
  /// in pixels is not whole: see `TextRules`.
  ///
  /// Widths at 2x stay in pixels, though recorded ones are whole: a modelled width that is a tenth of
  /// a point too large would be a whole point off there, and half a point as it is.
  func keepWholePoints(_ size: inout NaturalSize, of node: ResolvedScene.Node) {
    guard TextRules.keepsWholePoints[release], surroundings.traits.idiom != .tv,
      isMeasuredOnce(node)
    else { return }
    let view = node.view
    let known = knownExtent(of: view)
    let declared = self.known.overrides[view]
    if known?.width == nil, declared?.width == nil, scale > 2, view.kind != .pageControl {
      size.width = size.width?.wholePoints
    }
    if known?.height == nil, declared?.height == nil {
      size.height = size.height?.wholePoints
    }
  }

  /// Whether the view's text keeps the size that the editor gave it.
  private func isMeasuredOnce(_ node: ResolvedScene.Node) -> Bool {
    guard !node.isMeasuredAnew else { return false }
    switch node.view.content {
    case .label(let label):
      let isUsual = TextRules.isWhole(label, at: release)
      return RoundedLabels.isPlain(label) ? known.rounded.isWhole(node.view.id) ?? isUsual : isUsual
    case .pageControl: return true
    case .button(let button): return button.configuration != nil
    default: return false
    }
  }
}

extension TextRules {
  /// Whether a label that is measured once is so in whole points, by its text alone.
  ///
  /// Text styles are measured anew with the content size, texts of several lines with their width;
  /// smaller fonts are whole about as often as not.
  static func isWhole(_ label: LabelContent, at release: XcodeRelease) -> Bool {
    keepsAllLabels[release] || RoundedLabels.isPlain(label) && (label.font.pointSize ?? 17) >= 17
  }
}

extension Double {
  fileprivate var wholePoints: Double { (self - 1e-4).rounded(.up) }
}
