internal import LayoutModel

/// Reads what decides the size of a view of AppKit: its class, its cell and its style.
enum MacContentReader {
  static func content(of element: XMLElement) -> ViewContent {
    if element.name == "stackView" { return .macStack(MacStackReader.stack(element)) }
    let cell = element.child(keyed: "cell")
    var content = MacContent(control: control(element, cell))
    content.controlSize =
      (cell?["controlSize"] ?? element["controlSize"]).flatMap { MacControlSize(rawValue: $0) }
      ?? .regular
    content.isVertical = isVertical(element, content.control)
    content.hasMarksBelow =
      content.control == .markedSlider && cell?["tickMarkPosition"] == "below"
    if content.control == .split { content.dividerStyle = element["dividerStyle"] }
    if content.control == .image || content.control == .framedImage {
      content.image = ImageReader.image(of: cell ?? element)
    } else if let cell {
      read(cell, into: &content)
    }
    if content.control == .matrix { content.cellsSize = cellsSize(element) }
    if content.control == .grid { content.grid = MacGridReader.grid(element) }
    if content.control == .titledBox { readBoxTitle(element, into: &content) }
    content.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    content.wrapsAtFirstWidth = content.wraps && element.isYES("setsMaxLayoutWidthAtFirstLayout")
    return .mac(content)
  }

  private static func control(_ element: XMLElement, _ cell: XMLElement?) -> MacControl {
    switch element.name {
    case "textField", "secureTextField", "tokenField":
      field(cell)
    case "searchField": .searchField
    case "comboBox": .comboBox
    case "button": button(cell)
    case "popUpButton": popUp(cell)
    case "segmentedControl": segments(styled: cell?["style"])
    case "stepper": .stepper
    case "slider": (cell?.number("numberOfTickMarks") ?? 0) > 0 ? .markedSlider : .slider
    case "switch": .toggle
    case "levelIndicator":
      cell?["levelIndicatorStyle"] == "continuousCapacity" ? .continuousLevel : .level
    case "colorWell": .colorWell
    case "datePicker": cell?["datePickerStyle"] == nil ? .datePicker : .plainDatePicker
    case "pathControl": cell?["pathStyle"] == "popUp" ? .popUpPath : .path
    case "matrix": .matrix
    case "progressIndicator": element["style"] == "spinning" ? .spinner : .progressBar
    case "box": box(element)
    case "imageView": (cell?["imageFrameStyle"] ?? "none") == "none" ? .image : .framedImage
    case "splitView": .split
    case "gridView": .grid
    case "tabView": element["type"]?.hasPrefix("no") == true ? .container : .tabs
    default: .container
    }
  }

  private static func field(_ cell: XMLElement?) -> MacControl {
    guard let cell, cell["borderStyle"] == nil, !cell.isYES("bezeled") else {
      return bordered(cell)
    }
    return cell.isYES("drawsBackground") ? .filledLabel : .label
  }

  /// A round field is as high as one to search in.
  private static func bordered(_ cell: XMLElement?) -> MacControl {
    guard let cell else { return .label }
    if cell["borderStyle"] == "border" { return .linedField }
    return cell["bezelStyle"] == "round" ? .searchField : .field
  }

  /// One that is not rounded looks, and is, like a button of its style.
  private static func popUp(_ cell: XMLElement?) -> MacControl {
    guard let cell, cell["borderStyle"] != nil, !cell.isNO("bordered") else { return .plainPopUp }
    return cell["bezelStyle"] ?? "rounded" == "rounded" ? .popUp : button(cell)
  }

  private static func button(_ cell: XMLElement?) -> MacControl {
    guard let cell else { return .push }
    switch cell["type"] {
    case "check": return .check
    case "radio": return .radio
    case "help": return .help
    case "disclosureTriangle": return .disclosureTriangle
    case "disclosure", "roundedDisclosure": return .disclosure
    default: break
    }
    if cell["borderStyle"] == nil, !cell.isYES("bordered") {
      if cell["bezelStyle"] == "shadowlessSquare", cell["imagePosition"] == "only" {
        return .shadowless
      }
      return switch cell["bezelStyle"] {
      case "rounded": .plainPush
      case "roundedRect", "recessed": .plainRoundRect
      default: .plainButton
      }
    }
    switch cell["bezelStyle"] {
    case "rounded": return .push
    case "roundedRect": return .roundRect
    case "recessed": return .recessed
    case "inline": return .inline
    case "texturedRounded": return .textured
    case "texturedSquare": return .texturedSquare
    case "smallSquare": return .gradient
    case "shadowlessSquare": return .shadowless
    case "helpButton": return .help
    case "circular": return .round
    case "disclosure": return .disclosureTriangle
    case "roundedDisclosure": return .disclosure
    default: return .square
    }
  }

  private static func segments(styled style: String?) -> MacControl {
    switch style {
    case "roundRect": .roundRectSegments
    case "smallSquare": .squareSegments
    case "texturedSquare": .texturedSegments
    default: .segmented
    }
  }

  private static func box(_ element: XMLElement) -> MacControl {
    switch element["boxType"] {
    case "separator": .separator
    case "custom", "oldStyle": .customBox
    default: element["titlePosition"] == "noTitle" ? .untitledBox : .titledBox
    }
  }

  /// A line stands where it is recorded higher than wide, a slider as well.
  private static func isVertical(_ element: XMLElement, _ control: MacControl) -> Bool {
    switch control {
    case .split: return element.isYES("vertical")
    case .separator, .slider, .markedSlider:
      guard let frame = element.child("rect", keyed: "frame").flatMap(FrameReader.frame) else {
        return false
      }
      return frame.height > frame.width
    default: return false
    }
  }

  private static func readBoxTitle(_ element: XMLElement, into content: inout MacContent) {
    content.text = element["title"].map { TextContent($0) }
    content.font = element.child("font", keyed: "titleFont").map(FontReader.attributedFont)
  }

  private static func read(_ cell: XMLElement, into content: inout MacContent) {
    content.text = TextReader.text("title", attributed: "attributedString", of: cell)
    if content.text == nil,
      let attributed = cell.children.first(where: { $0.name == "attributedString" })?.key
    {
      content.text = TextReader.text("title", attributed: attributed, of: cell)
    }
    content.prompt = TextReader.plain("placeholderString", of: cell)
    content.font = font(cell, content.controlSize)
    content.hasTextStyle = cell.child("font", keyed: "font").flatMap(style(of:)) != nil
    content.isEditable = cell.isYES("editable")
    content.image = ImageReader.image(of: cell)
    let hasTitle = content.text?.isEmpty == false
    content.showsImageAlone =
      content.image != nil && (cell["imagePosition"] == "only" || !hasTitle)
    content.showsImageBehind =
      content.image != nil && cell["imagePosition"] == "overlaps" && hasTitle
    if content.control == .label || content.control == .filledLabel {
      // Words break unless the cell says how a line that is too long ends.
      let mode = cell["lineBreakMode"] ?? "wordWrapping"
      content.isCentred = cell["alignment"] == "center"
      content.keepsLines = !cell.isYES("usesSingleLineMode") && mode == "clipping"
      content.wraps =
        !cell.isYES("usesSingleLineMode") && (mode == "wordWrapping" || mode == "charWrapping")
    }
    content.items = items(cell)
    if content.image == nil, cell.isYES("pullsDown") {
      let items = cell.child(keyed: "menu")?.child("items")?.children
      content.image = items?.first { $0.name == "menuItem" }.flatMap { ImageReader.image(of: $0) }
    }
    // One that shows what its menu does not hold has room for it, too.
    if !content.items.isEmpty, let title = content.text?.plain, !content.items.contains(title) {
      content.items.append(title)
    }
    content.segments = segments(cell)
  }

  /// The titles of a menu's items; of one that pulls down, the first is the button's own.
  private static func items(_ cell: XMLElement) -> [String] {
    let titles =
      cell.child(keyed: "menu")?.child("items")?.children.compactMap { $0["title"] } ?? []
    return cell.isYES("pullsDown") ? Array(titles.prefix(1)) : titles
  }

  private static func segments(_ cell: XMLElement) -> [SegmentedContent.Segment] {
    let segments = cell.child("segments").map { Array($0.children) } ?? []
    return segments.filter { $0.name == "segment" }.map {
      SegmentedContent.Segment(
        title: $0["label"], image: ImageReader.image(of: $0)?.name,
        width: $0.number("width").flatMap { $0 > 0 ? $0 : nil })
    }
  }

  /// All cells of a matrix are of one size, as far from one another.
  private static func cellsSize(_ element: XMLElement) -> Size? {
    guard let size = element.child("size", keyed: "cellSize"), let width = size.number("width"),
      let height = size.number("height"), let columns = element.child("cells")?.children
    else { return nil }
    let lists = columns.filter { $0.name == "column" }
    let rows = lists.map { $0.children.count { _ in true } }.max() ?? 0
    let gap = element.child("size", keyed: "intercellSpacing")
    func along(_ count: Int, _ size: Double, _ gap: Double) -> Double {
      Double(count) * size + Double(max(0, count - 1)) * gap
    }
    return Size(
      width: along(lists.count, width, gap?.number("width") ?? 0),
      height: along(rows, height, gap?.number("height") ?? 0))
  }

  /// A style comes before the font of title bars, which is written beside it.
  private static func style(of font: XMLElement) -> MacTextStyle? {
    guard font["metaFont"] == nil || font["metaFont"] == "titleBar" else { return nil }
    return font["textStyle"].flatMap(MacTextStyle.init)
  }

  private static func font(_ cell: XMLElement, _ size: MacControlSize) -> FontDescription? {
    guard let font = cell.child("font", keyed: "font") else { return nil }
    // The font of the appearance is the system's, in the size of the control.
    if font.isYES("usesAppearanceFont") { return nil }
    if let style = style(of: font) { return style.font }
    // The contents of controls are set in 12 points where no size is stated, as recorded.
    if font["metaFont"] == "controlContent", font["size"] == nil { return .system(12) }
    return FontReader.attributedFont(of: font)
  }
}
