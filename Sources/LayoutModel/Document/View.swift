/// A view of a document, with its constraints, guides and subviews.
///
/// Holds what the file says for every configuration; `variations` are applied when a configuration
/// is known.
public struct View: Sendable, Hashable, Identifiable {
  /// The file's id, or one made from the parent's (`<parent>/contentView`) where the file has none.
  public var id: ObjectID
  /// `false` when `id` was made up by the reader.
  public var hasOwnID: Bool
  public var kind: ViewKind
  public var customClass: String?
  /// The label a person gave the object in Interface Builder, or its restoration or outlet name.
  public var label: String?
  /// The recorded frame in superview coordinates; nil when the file records none.
  public var frame: Frame?
  /// Insets from the superview written instead of a frame (`frameInset`); any side may be missing.
  public var frameInset: FrameInset?
  public var autoresizing: AutoresizingMask
  /// Laid out by its autoresizing mask (the file's absent `translates...="NO"`).
  public var translatesMask: Bool
  /// `fixedFrame="YES"`: frame and mask apply whatever `translatesMask` says.
  public var hasFixedFrame: Bool
  public var isHidden: Bool
  public var alpha: Double
  public var clipsToBounds: Bool
  public var isOpaqueBackground: Bool
  public var isUserInteractionEnabled: Bool
  public var contentMode: String?
  public var hugging: AxisPair<Double>
  public var compressionResistance: AxisPair<Double>
  /// Design-time stand-in for an intrinsic size, per axis; nil = not given.
  public var placeholderIntrinsicSize: AxisPair<PlaceholderSize?>
  /// Margins the file states; nil = the defaults of the view's place.
  public var margins: Margins?
  public var preservesSuperviewMargins: Bool
  public var insetsMarginsFromSafeArea: Bool
  public var followsReadableWidth: Bool
  public var semantic: SemanticContent
  public var content: ViewContent
  public var guides: [LayoutGuide]
  /// In drawing order, the last in front; for a stack view, in arranged order.
  public var subviews: [View]
  /// Constraints owned by this view (its `<constraints>` list), in document order.
  public var constraints: [LayoutConstraint]
  public var variations: [Variation]
  /// `misplaced="YES"` / `ambiguous="YES"` as Interface Builder saved them.
  public var isMarkedMisplaced: Bool
  public var isMarkedAmbiguous: Bool
  public var verifyAmbiguity: String?
  /// Key paths of user-defined runtime attributes: facts that only run time knows.
  public var runtimeAttributes: [String]
  /// Element key in its parent (`contentView`, `tableHeaderView`, ...); nil inside `<subviews>`.
  public var key: String?
  public var location: SourceLocation

  public init(
    id: ObjectID, hasOwnID: Bool = true, kind: ViewKind, customClass: String? = nil,
    label: String? = nil, frame: Frame? = nil, frameInset: FrameInset? = nil,
    autoresizing: AutoresizingMask = [], translatesMask: Bool = false, hasFixedFrame: Bool = false,
    isHidden: Bool = false, alpha: Double = 1, clipsToBounds: Bool = false,
    isOpaqueBackground: Bool = false, isUserInteractionEnabled: Bool = true,
    contentMode: String? = nil,
    hugging: AxisPair<Double> = AxisPair(horizontal: 250, vertical: 250),
    compressionResistance: AxisPair<Double> = AxisPair(horizontal: 750, vertical: 750),
    placeholderIntrinsicSize: AxisPair<PlaceholderSize?> = AxisPair(horizontal: nil, vertical: nil),
    margins: Margins? = nil, preservesSuperviewMargins: Bool = false,
    insetsMarginsFromSafeArea: Bool = true, followsReadableWidth: Bool = false,
    semantic: SemanticContent = .unspecified, content: ViewContent = .none,
    guides: [LayoutGuide] = [], subviews: [View] = [], constraints: [LayoutConstraint] = [],
    variations: [Variation] = [], isMarkedMisplaced: Bool = false, isMarkedAmbiguous: Bool = false,
    verifyAmbiguity: String? = nil, runtimeAttributes: [String] = [], key: String? = nil,
    location: SourceLocation = SourceLocation(line: 0, column: 0)
  ) {
    self.id = id
    self.hasOwnID = hasOwnID
    self.kind = kind
    self.customClass = customClass
    self.label = label
    self.frame = frame
    self.frameInset = frameInset
    self.autoresizing = autoresizing
    self.translatesMask = translatesMask
    self.hasFixedFrame = hasFixedFrame
    self.isHidden = isHidden
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.isOpaqueBackground = isOpaqueBackground
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.contentMode = contentMode
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.placeholderIntrinsicSize = placeholderIntrinsicSize
    self.margins = margins
    self.preservesSuperviewMargins = preservesSuperviewMargins
    self.insetsMarginsFromSafeArea = insetsMarginsFromSafeArea
    self.followsReadableWidth = followsReadableWidth
    self.semantic = semantic
    self.content = content
    self.guides = guides
    self.subviews = subviews
    self.constraints = constraints
    self.variations = variations
    self.isMarkedMisplaced = isMarkedMisplaced
    self.isMarkedAmbiguous = isMarkedAmbiguous
    self.verifyAmbiguity = verifyAmbiguity
    self.runtimeAttributes = runtimeAttributes
    self.key = key
    self.location = location
  }
}

/// The element name of a view, such as `label` or `stackView`. Open: unknown kinds are kept.
public struct ViewKind: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }
  public var description: String { rawValue }

  public static let view: Self = "view"
  public static let label: Self = "label"
  public static let button: Self = "button"
  public static let imageView: Self = "imageView"
  public static let textField: Self = "textField"
  public static let textView: Self = "textView"
  public static let stackView: Self = "stackView"
  public static let scrollView: Self = "scrollView"
  public static let tableView: Self = "tableView"
  public static let collectionView: Self = "collectionView"
  public static let `switch`: Self = "switch"
  public static let slider: Self = "slider"
  public static let stepper: Self = "stepper"
  public static let segmentedControl: Self = "segmentedControl"
  public static let progressView: Self = "progressView"
  public static let activityIndicator: Self = "activityIndicatorView"
  public static let pageControl: Self = "pageControl"
  public static let datePicker: Self = "datePicker"
  public static let pickerView: Self = "pickerView"
  public static let searchBar: Self = "searchBar"
  public static let navigationBar: Self = "navigationBar"
  public static let toolbar: Self = "toolbar"
  public static let tabBar: Self = "tabBar"
  public static let containerView: Self = "containerView"
  public static let visualEffectView: Self = "visualEffectView"
  public static let tableCellContent: Self = "tableViewCellContentView"
  public static let collectionCellContent: Self = "collectionViewCellContentView"
}

/// A value for each axis.
public struct AxisPair<Value> {
  public var horizontal: Value
  public var vertical: Value
  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public subscript(_ axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}

/// One of the two directions in which layout is solved.
public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
  case horizontal, vertical
}

/// A design-time size: a number of points, or explicitly none.
public enum PlaceholderSize: Sendable, Hashable {
  case points(Double)
  case infinite
}

/// Which parts of a frame stretch when the superview's size changes.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let flexibleMinX = Self(rawValue: 1)
  public static let flexibleWidth = Self(rawValue: 2)
  public static let flexibleMaxX = Self(rawValue: 4)
  public static let flexibleMinY = Self(rawValue: 8)
  public static let flexibleHeight = Self(rawValue: 16)
  public static let flexibleMaxY = Self(rawValue: 32)
}

/// A frame written as insets from the superview's edges (Xcode 8), in points.
public struct FrameInset: Sendable, Hashable {
  public var minX: Double?
  public var minY: Double?
  public var maxX: Double?
  public var maxY: Double?
  public var width: Double?
  public var height: Double?
  public init(
    minX: Double? = nil, minY: Double? = nil, maxX: Double? = nil, maxY: Double? = nil,
    width: Double? = nil, height: Double? = nil
  ) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
    self.width = width
    self.height = height
  }
}

/// Layout margins as a file states them, in points.
public enum Margins: Sendable, Hashable {
  /// `layoutMargins`: sides that do not mirror.
  case absolute(EdgeInsets)
  /// `directionalLayoutMargins`: left holds leading, right holds trailing.
  case directional(EdgeInsets)
}

/// `semanticContentAttribute`: whether a view's content mirrors in right-to-left.
public enum SemanticContent: String, Sendable, Hashable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A rectangle of a view that constraints can name.
public struct LayoutGuide: Sendable, Hashable, Identifiable {
  public var id: ObjectID
  public var kind: Kind
  public var location: SourceLocation

  public enum Kind: Sendable, Hashable {
    case safeArea, layoutMargins, readableContent, contentLayout, frameLayout, keyboard
    /// A key this reader does not know: treated as the view's bounds.
    case other(String)
  }

  public init(id: ObjectID, kind: Kind, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.location = location
  }
}
