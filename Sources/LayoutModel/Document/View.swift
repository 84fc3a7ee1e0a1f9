/// A view of a document, with its constraints, guides and subviews.
///
/// Holds what the file says for every configuration; `variations` are applied when a configuration
/// is known.
public struct View: Sendable, Hashable, Identifiable {
  /// The file's id, or one made from the parent's (`<parent>/contentView`) where the file has none.
  public var id: ObjectID
  /// `false` when `id` was made up by the reader.
  package var hasOwnID: Bool = true
  public var kind: ViewKind
  public var customClass: String?
  /// The label a person gave the object in Interface Builder, or its restoration or outlet name.
  public var label: String?
  /// The recorded frame in superview coordinates; nil when the file records none.
  public var frame: Frame?
  /// Insets from the superview written instead of a frame (`frameInset`); any side may be missing.
  package var frameInset: FrameInset?
  public var autoresizing: AutoresizingMask = []
  /// Laid out by its autoresizing mask: the file has no
  /// `translatesAutoresizingMaskIntoConstraints="NO"`.
  public var translatesMask: Bool = false
  /// `fixedFrame="YES"`: frame and mask apply whatever `translatesMask` says.
  public var hasFixedFrame: Bool = false
  public var isHidden: Bool = false
  public var alpha: Double = 1
  public var clipsToBounds: Bool = false
  package var isOpaqueBackground: Bool = false
  public var isUserInteractionEnabled: Bool = true
  public var contentMode: String?
  package var hugging = AxisPair<Double>(horizontal: 250, vertical: 250)
  package var compressionResistance = AxisPair<Double>(horizontal: 750, vertical: 750)
  /// Design-time stand-in for an intrinsic size, per axis; nil = not given.
  package var placeholderIntrinsicSize = AxisPair<PlaceholderSize?>(horizontal: nil, vertical: nil)
  /// The natural size that Interface Builder got by running the view's class (`<designables>`), per
  /// axis; nil = not run, or the class asks for nothing.
  package var designedSize = AxisPair<Double?>(horizontal: nil, vertical: nil)
  /// The document's own declaration: a content size in points, insets, baselines.
  package var declared: DeclaredView?
  /// Margins the file states; nil = the defaults of the view's place.
  package var margins: Margins?
  package var preservesSuperviewMargins: Bool = false
  package var insetsMarginsFromSafeArea: Bool = true
  package var followsReadableWidth: Bool = false
  package var semantic: SemanticContent = .unspecified
  package var content: ViewContent = .none
  public var guides: [LayoutGuide] = []
  /// In drawing order, the last in front; for a stack view, in arranged order.
  public var subviews: [View] = []
  /// Constraints owned by this view (its `<constraints>` list), in document order.
  public var constraints: [LayoutConstraint] = []
  package var variations: [Variation] = []
  /// `misplaced="YES"` / `ambiguous="YES"` as Interface Builder saved them.
  package var isMarkedMisplaced: Bool = false
  package var isMarkedAmbiguous: Bool = false
  package var verifyAmbiguity: String?
  /// Key paths of user-defined runtime attributes: facts that only run time knows.
  package var runtimeAttributes: [String] = []
  /// Element key in its parent (`contentView`, `tableHeaderView`, ...); nil inside `<subviews>`.
  package var key: String?
  public var location: SourceLocation = SourceLocation(line: 0, column: 0)

}

extension View {
  package init(
    id: ObjectID, kind: ViewKind, customClass: String? = nil, label: String? = nil,
    frame: Frame? = nil, content: ViewContent = .none, guides: [LayoutGuide] = [],
    subviews: [View] = [], constraints: [LayoutConstraint] = [],
    location: SourceLocation = SourceLocation(line: 0, column: 0)
  ) {
    self.id = id
    self.kind = kind
    self.customClass = customClass
    self.label = label
    self.frame = frame
    self.content = content
    self.guides = guides
    self.subviews = subviews
    self.constraints = constraints
    self.location = location
  }
}
