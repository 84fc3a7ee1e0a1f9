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
  /// A view or a control of AppKit.
  case mac(MacContent)
  /// A stack view of AppKit.
  case macStack(MacStackContent)
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
    case .mac(let content): content
    case .macStack(let stack): stack
    }
  }
}

extension ViewContent {
  /// It is AppKit's: of a macOS document.
  package var isMac: Bool {
    switch self {
    case .mac, .macStack: true
    default: false
    }
  }

  /// A grid view of AppKit, whose cells hold its subviews.
  package var isGrid: Bool {
    if case .mac(let content) = self { content.control == .grid } else { false }
  }

  /// Places the view's subviews itself.
  package var arranges: Bool {
    switch self {
    case .stack, .macStack: true
    case .mac(let content): content.control == .split || content.control == .grid
    default: false
    }
  }

  /// The axis along which a stack view arranges; nil: it is none.
  package var stackAxis: Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .macStack(let stack): stack.axis
    default: nil
    }
  }

  /// Views that are hidden in it give up their room.
  package var collapsesHiddenViews: Bool {
    switch self {
    case .stack: true
    case .macStack(let stack): stack.detachesHiddenViews
    default: false
    }
  }
}
