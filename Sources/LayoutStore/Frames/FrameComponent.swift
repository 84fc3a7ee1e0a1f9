internal import LayoutModel

/// What a frame vector holds. Numbers are those of the schema; lengths are sixths of a point.
enum FrameComponent: Int64, CaseIterable {
  /// In superview coordinates.
  case x, y, width, height
  /// What the origin in the root's coordinates has beyond the superview's plus `x` and `y`:
  /// zero but for rounding and scrolled content.
  case xOffset, yOffset
  /// 0 = there and visible, 1 = not in this configuration, 2 = hidden.
  case state
  /// Lines that fit and lines that the text needs.
  case lines, linesNeeded
  /// Width the text needs: of its one line, or of its widest word where it may wrap.
  case neededWidth
  case contentWidth, contentHeight
  /// Of a scene, not of a view: its safe area.
  case safeTop, safeLeft, safeBottom, safeRight

  static let ofView: [FrameComponent] = [
    .x, .y, .width, .height, .xOffset, .yOffset, .state, .lines, .linesNeeded, .neededWidth,
    .contentWidth, .contentHeight,
  ]
  static let ofScene: [FrameComponent] = [.safeTop, .safeLeft, .safeBottom, .safeRight]
}

/// The vectors of one view or scene, one value per configuration; an absent one is all zero.
typealias FrameVectors = [FrameComponent: [Int32]]

enum FrameState {
  static let absent: Int32 = 1
  static let hidden: Int32 = 2
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
      for (view, parent) in parents {
        var vectors = views[view] ?? [:]
        if let found = solved[view] {
          // Sizes are stored even where they are zero: a search for small views must see them.
          for part in [FrameComponent.width, .height] where vectors[part] == nil {
            vectors[part] = [Int32](repeating: 0, count: count)
          }
          let origin = parent.flatMap { solved[$0]?.absoluteOrigin } ?? Point(x: 0, y: 0)
          add(found, origin, { set(&vectors, $0, index, $1) })
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

  private static func add(
    _ view: SolvedView, _ parentOrigin: Point, _ set: (FrameComponent, Int32) -> Void
  ) {
    let x = Int32(sixthsOf: view.frame.x)
    let y = Int32(sixthsOf: view.frame.y)
    set(.x, x)
    set(.y, y)
    set(.width, Int32(sixthsOf: view.frame.width))
    set(.height, Int32(sixthsOf: view.frame.height))
    set(.xOffset, offset(view.absoluteOrigin.x, parentOrigin.x, x))
    set(.yOffset, offset(view.absoluteOrigin.y, parentOrigin.y, y))
    if view.isHidden { set(.state, FrameState.hidden) }
    if let text = view.text {
      set(.lines, Int32(clamping: text.availableLines))
      set(.linesNeeded, Int32(clamping: text.neededLines))
      let mayWrap = text.availableLines > 1
      set(.neededWidth, Int32(sixthsOf: mayWrap ? text.widestWord : text.neededWidth))
    }
    if let size = view.contentSize {
      set(.contentWidth, Int32(sixthsOf: size.width))
      set(.contentHeight, Int32(sixthsOf: size.height))
    }
  }

  private static func offset(_ absolute: Double, _ parent: Double, _ own: Int32) -> Int32 {
    Int32(clamping: Int64(Int32(sixthsOf: absolute)) - Int64(Int32(sixthsOf: parent)) - Int64(own))
  }

  /// Least and greatest value of `values` over the configurations that have the view.
  static func range(_ values: [Int32], state: [Int32]?) -> (low: Int32, high: Int32)? {
    var range: (low: Int32, high: Int32)?
    for (index, value) in values.enumerated() {
      if let state, index < state.count, state[index] == FrameState.absent { continue }
      range = range.map { (min($0.low, value), max($0.high, value)) } ?? (value, value)
    }
    return range
  }
}
