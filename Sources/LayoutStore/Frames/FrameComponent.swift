internal import LayoutModel

/// What a frame vector holds. Numbers are those of the schema; lengths are sixths of a point.
///
/// A new measure of a view's contents is a case here and an entry in ``measure``: it is then stored,
/// read back, and a column of the table `frames`.
enum FrameComponent: Int64, CaseIterable {
  /// In superview coordinates.
  case x, y, width, height
  /// What the origin in the root's coordinates has beyond the superview's plus `x` and `y`:
  /// zero but for rounding and scrolled content.
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
    /// What a view needs to have: the measures of one subject are known all together or not at all.
    enum Subject { case text, scrolledContent }

    let column: String
    /// What `keyline help sql` says of the column.
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

/// The vectors of one view or scene, one value per configuration; an absent one is all zero.
typealias FrameVectors = [FrameComponent: [Int32]]

enum FrameState {
  static let absent: Int32 = 1
  static let hidden: Int32 = 2
  /// There, but its frame is beyond what is stored; see `StorableFrame`.
  static let outOfRange: Int32 = 3

  /// Whether there is a frame to be read.
  static func hasFrame(_ state: Int32) -> Bool { state != absent && state != outOfRange }
}

/// Solved layouts as vectors, and back.
enum FrameVectorMap {
  /// One entry per view in `parents` order, the scene's own last under nil.
  static func vectors(
    of layouts: [SolvedLayout], parents: [(view: String, parent: String?)]
  ) -> (views: [String: FrameVectors], scene: FrameVectors) {
    let count = layouts.count
    var views: [String: FrameVectors] = [:]
    var scene: FrameVectors = [:]
    func set(_ vectors: inout FrameVectors, _ part: FrameComponent, _ index: Int, _ value: Int32) {
      guard value != 0 else { return }
      vectors[part, default: [Int32](repeating: 0, count: count)][index] = value
    }
    for (index, layout) in layouts.enumerated() {
      let solved = Dictionary(
        layout.views.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
      // Where those views are that a frame is stored of: a reader knows no other origins.
      var origins: [String: Point] = [:]
      for (view, parent) in parents {
        var vectors = views[view] ?? [:]
        if let found = solved[view] {
          // Sizes are stored even where they are zero: a search for small views must see them.
          for part in [FrameComponent.width, .height] where vectors[part] == nil {
            vectors[part] = [Int32](repeating: 0, count: count)
          }
          let origin = parent.flatMap { origins[$0] } ?? Point(x: 0, y: 0)
          if let frame = StorableFrame(found, in: origin) {
            origins[view] = found.absoluteOrigin
            for (part, value) in frame.parts { set(&vectors, part, index, value) }
          } else {
            set(&vectors, .state, index, FrameState.outOfRange)
          }
        } else {
          set(&vectors, .state, index, FrameState.absent)
        }
        views[view] = vectors
      }
      set(&scene, .safeTop, index, Int32(sixthsOf: layout.safeArea.top))
      set(&scene, .safeLeft, index, Int32(sixthsOf: layout.safeArea.left))
      set(&scene, .safeBottom, index, Int32(sixthsOf: layout.safeArea.bottom))
      set(&scene, .safeRight, index, Int32(sixthsOf: layout.safeArea.right))
    }
    return (views, scene)
  }

  /// Least and greatest value of `values` over the configurations that have the view.
  static func range(_ values: [Int32], state: [Int32]?) -> (low: Int32, high: Int32)? {
    var range: (low: Int32, high: Int32)?
    for (index, value) in values.enumerated() {
      if let state, index < state.count, !FrameState.hasFrame(state[index]) { continue }
      range = range.map { (min($0.low, value), max($0.high, value)) } ?? (value, value)
    }
    return range
  }
}
