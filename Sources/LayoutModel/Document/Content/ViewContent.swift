/// What a view shows, as far as it decides the view's size.
///
/// Held apart from the view, most of which are plain: a view is a small part as large without it.
public indirect enum ViewContent: Sendable, Hashable {
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
