internal import LayoutModel

/// Texts and controls of each superview of a layout, in the order of their left edges and of their right ones.
///
/// - Complexity: n log n in the views, once, when something is asked.
struct RowNeighbours {
  /// The side of a view on which others are looked for.
  enum Side: String { case left, right }

  private let placed: PlacedScene
  private var rows: [Int: (right: [Int], left: [Int])]?

  init(_ placed: PlacedScene) { self.placed = placed }

  /// Those of the same superview as the view `at` that begin where `frame` ends, or beyond, the nearest first;
  /// they need not be in one row with it.
  mutating func beyond(_ frame: Frame, of at: Int, on side: Side) -> ArraySlice<Int> {
    let rows = rows ?? sorted()
    self.rows = rows
    guard let parent = placed.entry(at).parent, let row = rows[parent] else { return [] }
    let line = side == .right ? row.right : row.left
    var (lower, upper) = (line.startIndex, line.endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      let drawn = placed.content[line[middle]] ?? .zero
      let isNearer = side == .right ? drawn.x < frame.maxX - 1 : drawn.maxX > frame.x + 1
      if isNearer { lower = middle + 1 } else { upper = middle }
    }
    return line[lower...]
  }

  private func sorted() -> [Int: (right: [Int], left: [Int])] {
    var rows: [Int: (right: [Int], left: [Int])] = [:]
    for at in placed.content.indices where placed.content[at] != nil {
      guard placed.entry(at).role.isEssential, let parent = placed.entry(at).parent else {
        continue
      }
      rows[parent, default: ([], [])].right.append(at)
    }
    func edge(_ at: Int, _ side: Side) -> Double {
      let drawn = placed.content[at] ?? .zero
      return side == .right ? drawn.x : -drawn.maxX
    }
    return rows.mapValues { row in
      let ordered = [Side.right, .left].map { side in
        row.right.sorted { (edge($0, side), $0) < (edge($1, side), $1) }
      }
      return (ordered[0], ordered[1])
    }
  }
}
