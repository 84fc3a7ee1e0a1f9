/// A view of a document, with its constraints, guides and subviews.
///
/// Holds what the file says for every configuration; `variations` are applied when a configuration
/// is known.
public struct View: Sendable, Hashable, Identifiable {
  /// The file's id, or one made from the parent's (`<parent>/contentView`) where the file has none.
  public var id: ObjectID
  /// `false` when `id` was made up by the reader.
  package var hasOwnID: Bool
  public var kind: ViewKind
  public var customClass: String?
  /// The label a person gave the object in Interface Builder, or its restoration or outlet name.
  public var label: String?
  /// The recorded frame in superview coordinates; nil when the file records none.
  public var frame: Frame?
  /// Insets from the superview written instead of a frame (`frameInset`); any side may be missing.
  package var frameInset: FrameInset?
  public var autoresizing: AutoresizingMask
  /// Laid out by its autoresizing mask: the file has no
  /// `translatesAutoresizingMaskIntoConstraints="NO"`.
  public var translatesMask: Bool
  /// `fixedFrame="YES"`: frame and mask apply whatever `translatesMask` says.
  public var hasFixedFrame: Bool
  public var isHidden: Bool
  public var alpha: Double
  public var clipsToBounds: Bool
  package var isOpaqueBackground: Bool
  public var isUserInteractionEnabled: Bool
  public var contentMode: String?
  package var hugging: AxisPair<Double>
  package var compressionResistance: AxisPair<Double>
  /// Design-time stand-in for an intrinsic size, per axis; nil = not given.
  package var placeholderIntrinsicSize: AxisPair<PlaceholderSize?>
  /// The natural size that Interface Builder got by running the view's class (`<designables>`), per
  /// axis; nil = not run, or the class asks for nothing.
  package var designedSize: AxisPair<Double?>
  /// The document's own declaration: a content size in points, insets, baselines.
  package var declared: DeclaredView?
  /// Margins the file states; nil = the defaults of the view's place.
  package var margins: Margins?
  package var preservesSuperviewMargins: Bool
  package var insetsMarginsFromSafeArea: Bool
  package var followsReadableWidth: Bool
  package var semantic: SemanticContent
  package var content: ViewContent
  public var guides: [LayoutGuide]
  /// In drawing order, the last in front; for a stack view, in arranged order.
  public var subviews: [View]
  /// Constraints owned by this view (its `<constraints>` list), in document order.
  public var constraints: [LayoutConstraint]
  package var variations: [Variation]
  /// `misplaced="YES"` / `ambiguous="YES"` as Interface Builder saved them.
  package var isMarkedMisplaced: Bool
  package var isMarkedAmbiguous: Bool
  package var verifyAmbiguity: String?
  /// Key paths of user-defined runtime attributes: facts that only run time knows.
  package var runtimeAttributes: [String]
  /// Element key in its parent (`contentView`, `tableHeaderView`, ...); nil inside `<subviews>`.
  package var key: String?
  public var location: SourceLocation

  package init(
    id: ObjectID, hasOwnID: Bool = true, kind: ViewKind, customClass: String? = nil,
    label: String? = nil, frame: Frame? = nil, frameInset: FrameInset? = nil,
    autoresizing: AutoresizingMask = [], translatesMask: Bool = false, hasFixedFrame: Bool = false,
    isHidden: Bool = false, alpha: Double = 1, clipsToBounds: Bool = false,
    isOpaqueBackground: Bool = false, isUserInteractionEnabled: Bool = true,
    contentMode: String? = nil,
    hugging: AxisPair<Double> = AxisPair(horizontal: 250, vertical: 250),
    compressionResistance: AxisPair<Double> = AxisPair(horizontal: 750, vertical: 750),
    placeholderIntrinsicSize: AxisPair<PlaceholderSize?> = AxisPair(horizontal: nil, vertical: nil),
    designedSize: AxisPair<Double?> = AxisPair(horizontal: nil, vertical: nil),
    declared: DeclaredView? = nil,
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
    self.designedSize = designedSize
    self.declared = declared
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
