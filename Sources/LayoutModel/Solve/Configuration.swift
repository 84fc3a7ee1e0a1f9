/// Everything outside a document that decides its layout: a window, its insets, traits and text.
///
/// Any window with four independent insets is a configuration; a device is only a source of some.
public struct Configuration: Sendable, Hashable, Codable, Identifiable {
  /// A short stable name, unique within a matrix: `iphone-se-1`, `iphone-17 ax5 rtl`.
  public var name: String
  /// The device it was made from, for display; nil for custom windows.
  public var device: String?
  /// The window in points.
  public var size: Size
  /// Pixels per point: 1, 2 or 3.
  public var scale: Int
  /// The window's safe-area insets without navigation, tab and tool bars; physical sides.
  public var safeArea: EdgeInsets
  /// nil: the old "Any" canvas, which matches no size-class variation.
  public var widthClass: SizeClass?
  public var heightClass: SizeClass?
  public var idiom: Idiom
  public var direction: LayoutDirection
  public var contentSize: ContentSizeCategory
  /// The factor by which texts are longer: 1, or 2 for the double-length pseudolanguage.
  public var textFactor: Int
  public var isBoldText: Bool
  /// The language the app runs in; nil: the one the document is written in.
  public var language: Language?
  /// The generation of system controls, by iOS major (18, 26).
  public var system: Int
  /// The width in points that lists give their cells; nil: it follows from the window's.
  public var cellWidth: Double?
  /// The height in points of a raised keyboard, from the window's bottom; nil: there is none.
  public var keyboard: Double?

  public var id: String { name }

  public init(
    name: String, device: String? = nil, size: Size, scale: Int = 2, safeArea: EdgeInsets = .zero,
    widthClass: SizeClass? = .compact, heightClass: SizeClass? = .regular, idiom: Idiom = .phone,
    direction: LayoutDirection = .leftToRight, contentSize: ContentSizeCategory = .large,
    textFactor: Int = 1, isBoldText: Bool = false, system: Int = 18, cellWidth: Double? = nil
  ) {
    self.name = name
    self.device = device
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
    self.direction = direction
    self.contentSize = contentSize
    self.textFactor = textFactor
    self.isBoldText = isBoldText
    self.system = system
    self.cellWidth = cellWidth
  }
}
