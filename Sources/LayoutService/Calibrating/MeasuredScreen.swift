package import LayoutModel

/// A view as the running app measured it.
package struct MeasuredView: Sendable, Hashable {
  /// As the runtime calls it, with the module of a Swift class: `UILabel`, `Shop.RatingView`.
  package var className: String
  /// The system's class that it derives from, where the dump tells one.
  package var baseClass: String?
  /// In superview coordinates, in points.
  package var frame: Frame
  package var text: String?
  /// Its natural size, per axis; nil if it has none or the dump has no size.
  package var intrinsicSize: AxisPair<Double?>
  package var subviews: [MeasuredView]
  package var location: SourceLocation

  init(className: String, frame: Frame, location: SourceLocation) {
    self.className = className
    self.frame = frame
    intrinsicSize = AxisPair(horizontal: nil, vertical: nil)
    subviews = []
    self.location = location
  }
}

/// A screen of a running app: its root view and the window it was measured in.
package struct MeasuredScreen: Sendable, Hashable {
  /// The controller's `nibName`: a file's name, or `controller-view-root` for storyboards. nil = the
  /// dump has views only.
  package var nib: String?
  /// The window, in the words of the command line.
  package var window: Window
  package var root: MeasuredView
  package var location: SourceLocation

  /// The window as far as the dump describes it; values that are nil follow from its size.
  package struct Window: Sendable, Hashable {
    package var size: String?
    package var insets: String?
    package var scale: String?
    package var classes: String?
    package var type: String?
    package var direction: String?
    package var system: String?
    package var isBoldText = false
  }
}

/// A text's width in a font, both per point of size.
package struct MeasuredText: Sendable, Hashable {
  package var font: String
  package var text: String
  package var width: Double
}

/// The printout of a running app: `Integrations/calibrate` makes it, or `recursiveDescription`.
package struct UIKitDump: Sendable, Hashable {
  package var screens: [MeasuredScreen] = []
  /// Vertical metrics by PostScript name, per point of size; advances come from `texts`.
  package var fonts: [String: DeclaredFont] = [:]
  package var texts: [MeasuredText] = []
}

/// Why a dump cannot be read or compared, with its place.
package struct CalibrationError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  package var location: SourceLocation
  package var reason: String

  package var description: String {
    "\(file):\(location.line):\(location.column): \(reason)"
  }
}
