public import LayoutModel

/// A view as the running app measured it.
public struct MeasuredView: Sendable, Hashable {
  /// As the runtime calls it, with the module of a Swift class: `UILabel`, `Shop.RatingView`.
  public var className: String
  /// The system's class that it derives from, where the dump tells one.
  public var baseClass: String?
  /// In superview coordinates, in points.
  public var frame: Frame
  public var text: String?
  /// What its content asks for, per axis; nil = nothing, or not told.
  public var intrinsicSize: AxisPair<Double?>
  public var subviews: [MeasuredView]
  public var location: SourceLocation

  init(className: String, frame: Frame, location: SourceLocation) {
    self.className = className
    self.frame = frame
    intrinsicSize = AxisPair(horizontal: nil, vertical: nil)
    subviews = []
    self.location = location
  }
}

/// A screen of a running app: its root view and the window it was measured in.
public struct MeasuredScreen: Sendable, Hashable {
  /// The controller's `nibName`: a file's name, or `controller-view-root` for storyboards. nil = the
  /// dump has views only.
  public var nib: String?
  /// The window, in the words of the command line.
  public var window: Window
  public var root: MeasuredView
  public var location: SourceLocation

  /// What was told of the window; what is nil follows from its size.
  public struct Window: Sendable, Hashable {
    public var size: String?
    public var insets: String?
    public var scale: String?
    public var classes: String?
    public var type: String?
    public var direction: String?
    public var system: String?
    public var isBoldText = false
  }
}

/// A text's width in a font, both per point of size.
public struct MeasuredText: Sendable, Hashable {
  public var font: String
  public var text: String
  public var width: Double
}

/// What a running app printed: `Integrations/calibrate` makes it, or `recursiveDescription`.
public struct UIKitDump: Sendable, Hashable {
  public var screens: [MeasuredScreen] = []
  /// Vertical metrics by PostScript name, per point of size; advances come from `texts`.
  public var fonts: [String: DeclaredFont] = [:]
  public var texts: [MeasuredText] = []
}

/// Why a dump cannot be read or compared, with its place.
public struct CalibrationError: Error, Sendable, Hashable, CustomStringConvertible {
  public var file: String
  public var location: SourceLocation
  public var reason: String

  public var description: String {
    "\(file):\(location.line):\(location.column): \(reason)"
  }
}
