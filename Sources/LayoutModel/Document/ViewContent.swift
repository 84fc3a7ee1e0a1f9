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

/// Text with runs of fonts.
public struct TextContent: Sendable, Hashable {
  public var runs: [Run]
  public var isAttributed: Bool
  /// A stretch of text in one font; nil = the owner's font.
  public struct Run: Sendable, Hashable {
    public var text: String
    public var font: FontDescription?
    /// Paragraph facts that change line heights, in points or as a factor; nil = default.
    public var minimumLineHeight: Double?
    public var maximumLineHeight: Double?
    public var lineHeightMultiple: Double?
    public var lineSpacing: Double?
    public var kern: Double?
    public init(
      text: String, font: FontDescription? = nil, minimumLineHeight: Double? = nil,
      maximumLineHeight: Double? = nil, lineHeightMultiple: Double? = nil,
      lineSpacing: Double? = nil, kern: Double? = nil
    ) {
      self.text = text
      self.font = font
      self.minimumLineHeight = minimumLineHeight
      self.maximumLineHeight = maximumLineHeight
      self.lineHeightMultiple = lineHeightMultiple
      self.lineSpacing = lineSpacing
      self.kern = kern
    }
  }
  public init(runs: [Run], isAttributed: Bool = false) {
    self.runs = runs
    self.isAttributed = isAttributed
  }
  public init(_ text: String) { self.init(runs: [Run(text: text)]) }
  public var plain: String { runs.map(\.text).joined() }
  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}

/// A font as a file describes it.
public struct FontDescription: Sendable, Hashable {
  public var face: Face
  /// Points; nil: the style or the class decides.
  public var pointSize: Double?

  public enum Face: Sendable, Hashable {
    /// The system font with a weight name (`regular`, `medium`, `semibold`, `bold`, ...).
    case system(weight: String, italic: Bool)
    /// A text style, `UICTFontTextStyleBody` and so on: follows Dynamic Type.
    case textStyle(String)
    /// A font by PostScript name; the file may or may not bring it along.
    case named(String, family: String?)
  }

  public init(face: Face, pointSize: Double? = nil) {
    self.face = face
    self.pointSize = pointSize
  }
  /// Regular system font.
  public static func system(_ size: Double?) -> FontDescription {
    FontDescription(face: .system(weight: "regular", italic: false), pointSize: size)
  }
}

/// A label's text and how it may break.
public struct LabelContent: Sendable, Hashable {
  public var text: TextContent
  public var font: FontDescription
  /// 0 = as many as needed.
  public var numberOfLines: Int
  /// `tailTruncation`, `wordWrap`, `clip`, ... as written.
  public var lineBreakMode: String?
  /// Points; 0 = automatic.
  public var preferredMaxLayoutWidth: Double
  public var minimumScaleFactor: Double?
  public var minimumFontSize: Double?
  public var adjustsFontSizeToFit: Bool
  public var adjustsForContentSize: Bool
  public var alignment: String?
  public init(
    text: TextContent, font: FontDescription = .system(17), numberOfLines: Int = 1,
    lineBreakMode: String? = nil, preferredMaxLayoutWidth: Double = 0,
    minimumScaleFactor: Double? = nil, minimumFontSize: Double? = nil,
    adjustsFontSizeToFit: Bool = false, adjustsForContentSize: Bool = false,
    alignment: String? = nil
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumFontSize = minimumFontSize
    self.adjustsFontSizeToFit = adjustsFontSizeToFit
    self.adjustsForContentSize = adjustsForContentSize
    self.alignment = alignment
  }
}

/// A button in its normal state.
public struct ButtonContent: Sendable, Hashable {
  /// `system`, `custom`, `roundedRect`, `infoLight`, `close`, ... ; nil = custom.
  public var type: String?
  public var title: TextContent?
  public var font: FontDescription?
  public var image: ImageContent?
  public var backgroundImage: String?
  /// Replaces the class's own padding when present.
  public var contentEdgeInsets: EdgeInsets?
  public var titleEdgeInsets: EdgeInsets?
  public var imageEdgeInsets: EdgeInsets?
  public var configuration: ButtonConfiguration?
  public var lineBreakMode: String?
  public init(
    type: String? = nil, title: TextContent? = nil, font: FontDescription? = nil,
    image: ImageContent? = nil, backgroundImage: String? = nil,
    contentEdgeInsets: EdgeInsets? = nil, titleEdgeInsets: EdgeInsets? = nil,
    imageEdgeInsets: EdgeInsets? = nil, configuration: ButtonConfiguration? = nil,
    lineBreakMode: String? = nil
  ) {
    self.type = type
    self.title = title
    self.font = font
    self.image = image
    self.backgroundImage = backgroundImage
    self.contentEdgeInsets = contentEdgeInsets
    self.titleEdgeInsets = titleEdgeInsets
    self.imageEdgeInsets = imageEdgeInsets
    self.configuration = configuration
    self.lineBreakMode = lineBreakMode
  }
}

/// A button configuration (iOS 15).
public struct ButtonConfiguration: Sendable, Hashable {
  /// `plain`, `gray`, `tinted`, `filled`.
  public var style: String
  public var title: TextContent?
  public var subtitle: TextContent?
  public var image: ImageContent?
  public var font: FontDescription?
  public var contentInsets: EdgeInsets?
  public var imagePlacement: String?
  public var imagePadding: Double
  public var titlePadding: Double
  public var buttonSize: String?
  public init(
    style: String, title: TextContent? = nil, subtitle: TextContent? = nil,
    image: ImageContent? = nil, font: FontDescription? = nil, contentInsets: EdgeInsets? = nil,
    imagePlacement: String? = nil, imagePadding: Double = 0, titlePadding: Double = 0,
    buttonSize: String? = nil
  ) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.font = font
    self.contentInsets = contentInsets
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.buttonSize = buttonSize
  }
}

/// A text field.
public struct TextFieldContent: Sendable, Hashable {
  /// `roundedRect`, `line`, `bezel`; nil = none.
  public var borderStyle: String?
  public var text: String?
  public var placeholder: String?
  public var font: FontDescription
  public var minimumFontSize: Double?
  public init(
    borderStyle: String? = nil, text: String? = nil, placeholder: String? = nil,
    font: FontDescription = .system(14), minimumFontSize: Double? = nil
  ) {
    self.borderStyle = borderStyle
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.minimumFontSize = minimumFontSize
  }
}

/// A text view: it has an intrinsic size only when it does not scroll.
public struct TextViewContent: Sendable, Hashable {
  public var text: TextContent
  public var font: FontDescription
  public var isScrollEnabled: Bool
  public init(text: TextContent, font: FontDescription = .system(14), isScrollEnabled: Bool = true) {
    self.text = text
    self.font = font
    self.isScrollEnabled = isScrollEnabled
  }
}

/// An image by name.
public struct ImageContent: Sendable, Hashable {
  public var name: String
  public var isSystemSymbol: Bool
  /// Size of an SF Symbol in points, if the file configures one.
  public var symbolPointSize: Double?
  public var symbolScale: String?
  public var symbolTextStyle: String?
  public init(
    name: String, isSystemSymbol: Bool = false, symbolPointSize: Double? = nil,
    symbolScale: String? = nil, symbolTextStyle: String? = nil
  ) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.symbolPointSize = symbolPointSize
    self.symbolScale = symbolScale
    self.symbolTextStyle = symbolTextStyle
  }
}

/// A stack view's arrangement.
public struct StackContent: Sendable, Hashable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// Points between neighbours.
  public var spacing: Double
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool
  /// Arranges within its margins: the file states margins for it.
  public var arrangesInMargins: Bool

  public enum Distribution: String, Sendable, Hashable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: String, Sendable, Hashable {
    /// `leading` is also top, `trailing` also bottom, by axis.
    case fill, leading, trailing, center, firstBaseline, lastBaseline
  }

  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, usesStandardSpacing: Bool = false, isBaselineRelative: Bool = false,
    arrangesInMargins: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.usesStandardSpacing = usesStandardSpacing
    self.isBaselineRelative = isBaselineRelative
    self.arrangesInMargins = arrangesInMargins
  }
}

/// A segmented control's titles.
public struct SegmentedContent: Sendable, Hashable {
  public struct Segment: Sendable, Hashable {
    public var title: String?
    public var image: String?
    /// A fixed width in points, if the file sets one.
    public var width: Double?
    public init(title: String? = nil, image: String? = nil, width: Double? = nil) {
      self.title = title
      self.image = image
      self.width = width
    }
  }
  public var segments: [Segment]
  public var apportionsByContent: Bool
  public init(segments: [Segment], apportionsByContent: Bool = false) {
    self.segments = segments
    self.apportionsByContent = apportionsByContent
  }
}

/// A table view's facts that decide its cells' layout.
public struct TableContent: Sendable, Hashable {
  public var style: String?
  public var rowHeight: Double?
  public init(style: String? = nil, rowHeight: Double? = nil) {
    self.style = style
    self.rowHeight = rowHeight
  }
}
