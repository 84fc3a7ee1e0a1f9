import ConstraintSolver
import LayoutModel
import TextMetrics

/// The widths around one at which a wrapping view asks for the same size.
struct SteadyWidths {
  /// nil is without end. Whether an end itself belongs is left open: walks look at ends by
  /// themselves.
  var lower: Rational?
  var upper: Rational?
}

extension ContentSizing {
  /// How far the width of `view` may move from `width` before its natural size changes.
  ///
  /// Measured sums are read by the rule for a document's decimals, so thresholds are exact to
  /// 5e-7 points of what is measured.
  func steadyWidths(of view: View, around width: Double) -> SteadyWidths {
    switch view.content {
    case .label(let label):
      guard !label.text.isEmpty, label.numberOfLines != 1 else { return SteadyWidths() }
      return steadyWidths(
        label.text, font: font(label), around: width, padding: 0, growth: 1 + textExcess(of: view))
    case .textView(let text):
      guard !text.isScrollEnabled else { return SteadyWidths() }
      return steadyWidths(
        text.text, font: resolve(text.font, defaultSize: 14), around: width, padding: 10,
        growth: 1)
    case .mac(let content):
      guard content.wraps, let text = content.text, !text.isEmpty else { return SteadyWidths() }
      return steadyWidths(text, font: macFont(content), around: width, padding: 0, growth: 1)
    default:
      return SteadyWidths()
    }
  }

  /// - Parameter growth: how many times wider than measured the text is known to be.
  private func steadyWidths(
    _ content: TextContent, font: ResolvedFont, around width: Double, padding: Double,
    growth: Double
  ) -> SteadyWidths {
    let measured = width / growth
    let room = measurer.room(
      of: content, font: font, around: measured - padding, breaking: .words)
    var steady = SteadyWidths(
      lower: Rational((room.lower + padding) * growth),
      upper: Rational((room.upper + padding) * growth))
    guard room.isFilled else { return steady }
    // A width that follows its room is rounded up to pixels: a stair.
    let pixels = (measured * Double(scale) - 1e-4).rounded(.up)
    guard abs(pixels) < 1e9 else { return steady }
    let stair = Rational(Int(pixels)) + Rational(1, 10_000)
    let factor = growth == 1 ? 1 : Rational(growth) ?? 1
    let low = (stair - 1) / Rational(scale) * factor
    let high = stair / Rational(scale) * factor
    steady.lower = steady.lower.map { max($0, low) } ?? low
    steady.upper = steady.upper.map { min($0, high) } ?? high
    return steady
  }
}
