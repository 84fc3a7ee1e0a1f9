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
    guard TextRules.keepsWholePoints[release], surroundings.traits.idiom != .tv else { return }
    let rounding = rounding(of: node)
    guard rounding != .pixels else { return }
    let view = node.view
    let known = knownExtent(of: view)
    let declared = self.known.overrides[view]
    if known?.width == nil, declared?.width == nil, scale > 2, view.kind != .pageControl {
      size.width = size.width?.wholePoints
    }
    if known?.height == nil, declared?.height == nil {
      size.height =
        rounding == .nearest
        ? size.height?.nearestPoint(scale: scale) : size.height?.wholePoints
    }
  }

  /// How the view's text keeps the size that the editor gave it, if it does.
  private func rounding(of node: ResolvedScene.Node) -> RoundedLabels.Rounding {
    guard !node.isMeasuredAnew else { return .pixels }
    switch node.view.content {
    case .label(let label):
      let usual = TextRules.rounding(label, at: release)
      return RoundedLabels.isPlain(label)
        ? known.rounded.rounding(of: node.view.id) ?? usual : usual
    case .pageControl: return .up
    case .button(let button): return button.configuration != nil ? .up : .pixels
    default: return .pixels
    }
  }
}

extension TextRules {
  /// How a label that is measured once is rounded, by its text alone.
  ///
  /// Text styles are measured anew with the content size, texts of several lines with their width;
  /// smaller fonts are whole about as often as not.
  static func rounding(
    _ label: LabelContent, at release: XcodeRelease
  ) -> RoundedLabels.Rounding {
    let isWhole =
      keepsAllLabels[release] || RoundedLabels.isPlain(label) && (label.font.pointSize ?? 17) >= 17
    return isWhole ? .up : .pixels
  }
}

extension Double {
  fileprivate var wholePoints: Double { (self - 1e-4).rounded(.up) }

  /// The whole point nearest to what was rounded up to pixels; down from the middle.
  func nearestPoint(scale: Int) -> Double { (self - 0.5 / Double(scale) - 1e-4).rounded() }
}
