import LayoutModel
import TextMetrics

/// A view's text as it is drawn, ready to be laid out in any frame.
struct DrawnText {
  let font: ResolvedFont
  let measured: RememberedText
  let onOneLine: TextSize
  /// How much wider the text was recorded than it is modelled, as a factor.
  let stretch: Double
  /// 0 = as many as fit.
  let lines: Int
  let alignment: String?
  /// The view draws all of its bounds, not its text alone.
  let fillsBounds: Bool
  /// Of a button: the title's width, and whether an image stands beside it.
  let button: (width: Double, hasImage: Bool)?
  /// Points of its frame's width that no text may use.
  let aside: Double

  /// nil for a view without text.
  init?(_ view: borrowing View, sizing: ContentSizing) {
    let content: TextContent
    switch view.content {
    case .label(let label):
      content = label.text
      font = sizing.font(label)
      lines = label.numberOfLines
      alignment = label.alignment
      fillsBounds = view.isOpaqueBackground
      button = nil
      aside = 0
    case .button(let shown):
      guard let title = shown.shownTitle else { return nil }
      content = title
      font = sizing.font(shown)
      lines = shown.lineBreakMode == "wordWrap" ? 0 : 1
      alignment = nil
      fillsBounds = true
      button = (sizing.measurer.width(title.plain, font: font), shown.image != nil)
      aside = 0
    case .mac(let mac):
      guard let text = mac.cutText else { return nil }
      content = text
      font = sizing.macFont(mac)
      lines = mac.wraps ? 0 : 1
      alignment = nil
      fillsBounds = true
      button = nil
      aside = sizing.macTextAside(mac)
    default: return nil
    }
    guard !content.isEmpty else { return nil }
    stretch = 1 + sizing.textExcess(of: view)
    measured = sizing.measured(content, font: font)
    onOneLine = measured.size(maximumWidth: nil, maximumLines: 0, breaking: .words)
  }

  /// The text's size in lines as wide as this.
  func size(at width: Double) -> TextSize {
    measured.size(maximumWidth: width, maximumLines: 0, breaking: .words)
  }
}
