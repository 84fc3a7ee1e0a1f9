internal import LayoutModel

/// The components of a frame vector. Numbers are those of the schema; lengths are sixths of a point.
///
/// A new measure of a view's contents is a case here and an entry in ``measure``: it is then stored,
/// read back, and a column of the table `frames`.
enum FrameComponent: Int64, CaseIterable {
  /// In superview coordinates.
  case x, y, width, height
  /// The origin in the root's coordinates, less the superview's origin, `x` and `y`: zero but for rounding
  /// and scrolled content.
  case xOffset, yOffset
  /// 0 = there and visible, 1 = not in this configuration, 2 = hidden, 3 = there, but out of range.
  case state
  case lines, linesNeeded, neededWidth
  case contentWidth, contentHeight
  /// The safe area, which a scene has and no view.
  case safeTop, safeLeft, safeBottom, safeRight

  static let ofScene: [FrameComponent] = [.safeTop, .safeLeft, .safeBottom, .safeRight]
  static let ofView = allCases.filter { !ofScene.contains($0) }

  /// The name in the view `frame_history`.
  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .xOffset: "x_offset"
    case .yOffset: "y_offset"
    case .state: "state"
    case .safeTop, .safeLeft, .safeBottom, .safeRight: "inset"
    case .lines, .linesNeeded, .neededWidth, .contentWidth, .contentHeight:
      measure?.column ?? ""
    }
  }

  var isLength: Bool { self != .state && measure?.unit != .count }

  /// A number about a view's contents, which is a column of `frames`.
  struct Measure {
    enum Unit { case points, count }
    /// The part of a view that a measure is of: measures of one subject are all known, or none is.
    enum Subject { case text, scrolledContent }

    let column: String
    /// The column's description in `keyline help sql`.
    let meaning: String
    let unit: Unit
    let subject: Subject
    let value: @Sendable (SolvedView) -> Double?
  }

  /// nil for the components of the frame itself.
  var measure: Measure? {
    switch self {
    case .lines:
      Measure(
        column: "lines", meaning: "the lines of text that are shown", unit: .count, subject: .text,
        value: { $0.text.map { Double($0.availableLines) } })
    case .linesNeeded:
      Measure(
        column: "lines_needed", meaning: "those that the text needs", unit: .count, subject: .text,
        value: { $0.text.map { Double($0.neededLines) } })
    case .neededWidth:
      // Of the text's one line, or of its widest word where it may wrap.
      Measure(
        column: "need_w", meaning: "the width that the text needs", unit: .points, subject: .text,
        value: { $0.text.map { $0.availableLines > 1 ? $0.widestWord : $0.neededWidth } })
    case .contentWidth:
      Measure(
        column: "content_w", meaning: "the width of what is scrolled", unit: .points,
        subject: .scrolledContent, value: { $0.contentSize?.width })
    case .contentHeight:
      Measure(
        column: "content_h", meaning: "its height", unit: .points, subject: .scrolledContent,
        value: { $0.contentSize?.height })
    case .x, .y, .width, .height, .xOffset, .yOffset, .state, .safeTop, .safeLeft, .safeBottom,
      .safeRight:
      nil
    }
  }

  /// The components that measure contents, in the order of their columns.
  static let measures: [(component: FrameComponent, measure: Measure)] = allCases.compactMap {
    component in component.measure.map { (component, $0) }
  }

  /// The numbers of `components` as rows of `VALUES`.
  static func rows(_ components: [FrameComponent]) -> String {
    components.map { "(\($0.rawValue))" }.joined(separator: ",")
  }
}

enum FrameState {
  static let absent: Int32 = 1
  static let hidden: Int32 = 2
  /// There, but its frame is beyond what is stored; see `StorableFrame`.
  static let outOfRange: Int32 = 3

  /// Whether there is a frame to be read.
  static func hasFrame(_ state: Int32) -> Bool { state != absent && state != outOfRange }
}
