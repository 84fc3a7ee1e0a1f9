/// The content of a view that affects the view's size.
///
/// Held apart from the view, most of which are plain: a view is a small part as large without it.
package indirect enum ViewContent: Sendable, Hashable {
  /// A plain container: no intrinsic size.
  case none
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case image(ImageContent)
  case stack(StackContent)
  case segmented(SegmentedContent)
  case progress(style: String?)
  /// A spinning wheel, which may be hidden whenever it stands still.
  case activityIndicator(style: String?, hidesWhenStopped: Bool = false)
  case pageControl(pages: Int)
  case datePicker(mode: String?, style: String?)
  case table(TableContent)
}

/// A content that has no structure of its own.
private struct SimpleContent: DescribedContent {
  var contentName: String
  var fields: [ModelField] = []
}

extension ViewContent {
  /// The content's answers.
  package var described: any DescribedContent {
    switch self {
    case .none: SimpleContent(contentName: "none")
    case .label(let label): label
    case .button(let button): button
    case .textField(let field): field
    case .textView(let view): view
    case .image(let image): image
    case .stack(let stack): stack
    case .segmented(let control): control
    case .progress(let style):
      SimpleContent(
        contentName: "progress", fields: [ModelField("style", "style", .word(style))])
    case .activityIndicator(let style, let hidesWhenStopped):
      SimpleContent(
        contentName: "activityIndicator",
        fields: [
          ModelField("style", "style", .word(style)),
          ModelField("hidesWhenStopped", "hides when stopped", .flag(hidesWhenStopped)),
        ])
    case .pageControl(let pages):
      SimpleContent(
        contentName: "pageControl", fields: [ModelField("pages", "pages", .count(pages))])
    case .datePicker(let mode, let style):
      SimpleContent(
        contentName: "datePicker",
        fields: [
          ModelField("mode", "mode", .word(mode)), ModelField("style", "style", .word(style)),
        ])
    case .table(let table): table
    }
  }
}
