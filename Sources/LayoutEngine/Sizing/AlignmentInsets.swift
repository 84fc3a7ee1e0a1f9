import LayoutModel

/// How far a view's frame reaches beyond its alignment rectangle, in points.
///
/// Constraints relate alignment rectangles; files and screens hold frames. Measured on recorded
/// frames: a switch is 2 wider on the right, a slider 2 on both sides and 1 below, a segmented
/// control 1 below, a progress view in a bar's style 1 below (13 of five repositories); a
/// system symbol's image view shows no more than the symbol.
func alignmentInsets(of view: View, at release: XcodeRelease) -> EdgeInsets {
  if case .mac(let content) = view.content { return MacOverhang.insets(of: content, at: release) }
  if case .image(let image) = view.content { return SymbolInsets.insets(of: image) }
  if case .button(let button) = view.content, button.hasSymbolBackground,
    let name = button.backgroundImage
  {
    return SymbolInsets.insets(of: ImageContent(name: name, isSystemSymbol: true))
  }
  if case .progress("bar") = view.content { return EdgeInsets(bottom: 1) }
  return switch view.kind {
  case .switch: EdgeInsets(right: 2)
  case .slider:
    ControlRules.sliderOverhang[release] ? EdgeInsets(left: 2, bottom: 1, right: 2) : .zero
  case .segmentedControl: EdgeInsets(bottom: 1)
  default: .zero
  }
}
