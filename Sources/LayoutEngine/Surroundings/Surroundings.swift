import LayoutModel

/// What surrounds a scene's root at one configuration: everything outside the document's
/// constraints that decides its frames.
struct Surroundings: Hashable {
  /// The root's size in points; a nil height is found by fitting (self-sizing cells).
  var width: Double
  var height: Double?
  /// The height of a row that sizes itself, where its contents decide none.
  var openHeight = 44.0
  /// Pixels per point.
  var scale: Int
  /// Safe-area insets of the root, bars included, physical sides.
  var safeArea: EdgeInsets
  /// The root's margins before the safe area is added.
  var rootMargins: RootMargins
  var direction: LayoutDirection
  var traits: ResolvedScene.Traits
  /// Whose controls, bars and margins count.
  var release: XcodeRelease
  var contentSize: ContentSizeCategory
  var textFactor: Int
  var isBoldText: Bool
  /// Bars are higher where the device has a home indicator.
  var hasHomeIndicator: Bool

  /// Margins of a root view.
  struct RootMargins: Hashable {
    var insets: EdgeInsets
    /// The edges at which a stated margin is raised to these: left and right by the system's
    /// minimum margins, all where the superview's margins are preserved.
    var minimumEdges: [Edge]
    /// The safe area is added to them.
    var addsSafeArea: Bool
  }

  /// Whether recorded frames show how many pixels a point has.
  var isGridRecorded = false
  /// What lies right in the root between two points goes up, not down.
  var halvesGoUp = false
  /// A width that a leading edge and a centre decide is recorded a point wider.
  var widensCentred = false
  /// Frames are whole points, and which way halves go other recorded frames tell.
  var tellsPhase = false
  /// The height a navigation bar asks for that is a view of the scene.
  var barViewHeight = 44.0

  /// A phone held so that its height is compact.
  var isPhoneOnItsSide: Bool { traits.idiom == .phone && traits.heightClass == .compact }

  /// Points to which frames are rounded on the canvas.
  var pixel: Double { 1 / Double(scale) }
}

/// One side of a rectangle; physical, not mirrored.
enum Edge: Int, Hashable, CaseIterable {
  case top, left, bottom, right

  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
}

extension EdgeInsets {
  subscript(_ edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
