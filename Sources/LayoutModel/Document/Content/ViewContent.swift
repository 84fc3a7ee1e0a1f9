/// The content of a view that affects the view's size.
///
/// It is stored apart from the view, because most views are plain and need much less memory without it.
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
  /// A spinning wheel, which may be hidden while it does not spin.
  case activityIndicator(style: String?, hidesWhenStopped: Bool = false)
  case pageControl(pages: Int)
  case datePicker(mode: String?, style: String?)
  case table(TableContent)
  /// A view or a control of AppKit.
  case mac(MacContent)
  /// A stack view of AppKit.
  case macStack(MacStackContent)
}

/// A content without a type of its own.
private struct SimpleContent: DescribedContent {
  var contentName: String
  var fields: [ModelField] = []
}

extension ViewContent {
  /// The description of the content.
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
    case .mac(let content): content
    case .macStack(let stack): stack
    }
  }
}

extension ViewContent {
  /// Whether the content belongs to AppKit, in a macOS document.
  package var isMac: Bool {
    switch self {
    case .mac, .macStack: true
    default: false
    }
  }

  /// Whether the view is a grid view of AppKit, whose cells hold its subviews.
  package var isGrid: Bool {
    if case .mac(let content) = self { content.control == .grid } else { false }
  }

  /// Whether the view places its subviews itself.
  package var arranges: Bool {
    switch self {
    case .stack, .macStack: true
    case .mac(let content): content.control == .split || content.control == .grid
    default: false
    }
  }

  /// The axis of a stack view, or nil for another view.
  package var stackAxis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .macStack(let stack): stack.axis
    default: nil
    }
  }

  /// Whether hidden subviews take no space.
  package var collapsesHiddenViews: Bool {
    switch self {
    case .stack: true
    case .macStack(let stack): stack.detachesHiddenViews
    default: false
    }
  }
}
