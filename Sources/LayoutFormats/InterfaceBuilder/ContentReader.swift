import LayoutModel

/// Reads a view's content from its element.
enum ContentReader {
  static func content(of element: XMLElement) -> ViewContent {
    switch element.name {
    case "label": .label(label(element))
    case "button": .button(ButtonReader.button(element))
    case "textField": .textField(textField(element))
    case "textView": .textView(textView(element))
    case "imageView": ImageReader.image(of: element).map { .image($0) } ?? .none
    case "stackView": .stack(stack(element))
    case "segmentedControl": .segmented(segmented(element))
    case "progressView": .progress(style: element["progressViewStyle"])
    case "activityIndicatorView":
      .activityIndicator(
        style: element["style"], hidesWhenStopped: element.isYES("hidesWhenStopped"))
    case "pageControl":
      .pageControl(pages: max(0, element["numberOfPages"].flatMap(NumberText.integer) ?? 0))
    case "datePicker": .datePicker(mode: element["datePickerMode"], style: element["style"])
    case "tableView":
      .table(TableContent(style: element["style"], rowHeight: rowHeight(element)))
    default: .none
    }
  }

  /// Nil when automatic, which is written as a negative number.
  static func rowHeight(_ element: XMLElement) -> Double? {
    element.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func label(_ element: XMLElement) -> LabelContent {
    var label = LabelContent(
      text: TextReader.text("text", attributed: "attributedText", of: element)
        ?? TextContent(runs: []))
    if let font = element.child("fontDescription", keyed: "fontDescription") {
      label.font = FontReader.font(of: font)
    }
    label.numberOfLines = max(0, element["numberOfLines"].flatMap(NumberText.integer) ?? 1)
    label.lineBreakMode = element["lineBreakMode"]
    label.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    label.minimumScaleFactor = element.number("minimumScaleFactor")
    label.minimumFontSize = element.number("minimumFontSize")
    // Older tools leave the flag out and state the smallest font instead.
    label.adjustsFontSizeToFit =
      element["adjustsFontSizeToFit"].map { $0 == "YES" }
      ?? (label.minimumFontSize != nil || label.minimumScaleFactor != nil)
    label.adjustsForContentSize = element.isYES("adjustsFontForContentSizeCategory")
    label.alignment = element["textAlignment"]
    return label
  }

  private static func textField(_ element: XMLElement) -> TextFieldContent {
    var field = TextFieldContent(
      borderStyle: element["borderStyle"], text: TextReader.plain("text", of: element),
      placeholder: TextReader.plain("placeholder", of: element))
    let traits = element.child("textInputTraits", keyed: "textInputTraits")
    field.isSecure = traits?.isYES("secureTextEntry") ?? false
    field.hasClearButton = (element["clearButtonMode"] ?? "never") != "never"
    if let font = element.child("fontDescription", keyed: "fontDescription") {
      field.font = FontReader.font(of: font)
    }
    if field.text == nil,
      let text = TextReader.text("", attributed: "attributedText", of: element)
    {
      field.text = text.plain
    }
    if field.placeholder == nil,
      let text = TextReader.text("", attributed: "attributedPlaceholder", of: element)
    {
      field.placeholder = text.plain
    }
    field.minimumFontSize = element.number("minimumFontSize")
    return field
  }

  private static func textView(_ element: XMLElement) -> TextViewContent {
    var view = TextViewContent(
      text: TextReader.text("text", attributed: "attributedText", of: element)
        ?? TextContent(runs: []))
    if let font = element.child("fontDescription", keyed: "fontDescription") {
      view.font = FontReader.font(of: font)
    }
    view.isScrollEnabled = !element.isNO("scrollEnabled")
    return view
  }

  private static func stack(_ element: XMLElement) -> StackContent {
    StackContent(
      axis: StackWords.axis(element["axis"] ?? element["orientation"]),
      distribution: StackWords.distribution(element["distribution"]),
      alignment: StackWords.alignment(element["alignment"]),
      spacing: element.number("spacing") ?? 0,
      usesStandardSpacing: element["spacingType"] == "standard",
      isBaselineRelative: element.isYES("baselineRelativeArrangement"),
      arrangesInMargins: element.child(keyed: "layoutMargins") != nil
        || element.child(keyed: "directionalLayoutMargins") != nil)
  }

  private static func segmented(_ element: XMLElement) -> SegmentedContent {
    let segments = element.child("segments").map { Array($0.children) } ?? []
    return SegmentedContent(
      segments: segments.filter { $0.name == "segment" }.map {
        SegmentedContent.Segment(
          title: TextReader.plain("title", of: $0), image: ImageReader.image(of: $0)?.name,
          width: $0.number("width").flatMap { $0 > 0 ? $0 : nil })
      },
      apportionsByContent: element.isYES("apportionsSegmentWidthsByContent"))
  }
}

/// The words of stack views; an unknown or absent word is the default.
enum StackWords {
  static func axis(_ word: String?) -> Axis { word == "vertical" ? .vertical : .horizontal }

  static func distribution(_ word: String?) -> StackContent.Distribution {
    word.flatMap { StackContent.Distribution(rawValue: $0) } ?? .fill
  }

  static func alignment(_ word: String?) -> StackContent.Alignment {
    switch word {
    case "top": .leading
    case "bottom": .trailing
    default: word.flatMap { StackContent.Alignment(rawValue: $0) } ?? .fill
    }
  }
}
