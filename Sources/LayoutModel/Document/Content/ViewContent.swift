/// What a view shows, as far as it decides the view's size.
public enum ViewContent: Sendable, Hashable {
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
  case activityIndicator(style: String?)
  case pageControl(pages: Int)
  case datePicker(mode: String?, style: String?)
  case table(TableContent)
}
