package import LayoutModel

/// The properties of a view's content that a written layout can state.
package struct WrittenContent: Sendable, Hashable {
  /// A label's, field's or text view's text; a button's title; segments parted by `|`.
  package var text: String?
  package var font: FontDescription?
  /// Lines a label may have, 0 for any number; nil: one.
  package var lines: Int?
  package var placeholder: String?
  /// An image's name.
  package var image: String?
  /// A system image's name.
  package var symbol: String?
  /// Dots of a page control.
  package var pages: Int?
  package var stack: StackContent?

  package init() {}

  /// The content of a view of that kind, as a class of UIKit has it when it is made in code.
  package func content(of kind: ViewKind) -> ViewContent {
    switch kind {
    case .label:
      .label(
        LabelContent(
          text: TextContent(text ?? ""), font: font ?? .system(17), numberOfLines: lines ?? 1))
    case .button:
      .button(
        ButtonContent(
          type: "system", title: text.map { TextContent($0) }, font: font, image: imageContent))
    case .textField:
      .textField(
        TextFieldContent(
          borderStyle: "roundedRect", text: text, placeholder: placeholder,
          font: font ?? .system(17)))
    case .textView:
      .textView(TextViewContent(text: TextContent(text ?? ""), font: font ?? .system(17)))
    case .imageView: imageContent.map { .image($0) } ?? .none
    case .stackView: .stack(stack ?? StackContent())
    case .segmentedControl:
      .segmented(
        SegmentedContent(
          segments: (text ?? "").split(separator: "|").map {
            SegmentedContent.Segment(title: String($0))
          }))
    case .progressView: .progress(style: nil)
    case .activityIndicator: .activityIndicator(style: nil)
    case .pageControl: .pageControl(pages: pages ?? 0)
    case .datePicker: .datePicker(mode: nil, style: nil)
    default: .none
    }
  }

  private var imageContent: ImageContent? {
    symbol.map { ImageContent(name: $0, isSystemSymbol: true) }
      ?? image.map { ImageContent(name: $0) }
  }

  /// A label hugs its text a little more than other views do theirs; so UIKit makes it.
  package static func hugging(of kind: ViewKind) -> AxisPair<Double> {
    kind == .label
      ? AxisPair(horizontal: 251, vertical: 251) : AxisPair(horizontal: 250, vertical: 250)
  }
}
