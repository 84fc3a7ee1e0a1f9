/// The directions in which a component's optimum may move without any cost.
///
/// Built from an optimal dictionary: nonbasic residuals with a price of exactly 0 in every level
/// may move, all others are frozen; basic residuals must stay on their side. The result is a small
/// system of required rows, on which ranges and tie-breaks are decided. Empty `moves` means the
/// optimum is unique.
struct OptimalFace<Scalar: ExactScalar>: Sendable {
  /// A residual, or a column no row holds, that may move: up, down, or both ways.
  struct Move: Sendable {
    let id: Int
    let up: Bool
    let down: Bool
  }

  let moves: [Move]
  /// Residuals `0..<moves.count` are the moves; then come the rows that limit them.
  let tableau: Tableau<Scalar>
  /// The component's residual behind each of those rows.
  let limited: ContiguousArray<Int32>

  init(_ component: Component<Scalar>) {
    moves = component.moves
    (tableau, limited) = Self.limits(of: moves, in: component)
  }

  /// Which residuals and columns could move for nothing.
  static func moves(
    of component: Component<Scalar>
  ) throws(ArithmeticFailure) -> [Move] {
    let tableau = component.tableau
    let rowCount = component.problem.mergedRows.count
    var moves: [Move] = []
    for residual in 0..<rowCount where !tableau.isBasic[residual] {
      var up = !tableau.isUpBlocked[residual]
      var down = !tableau.isDownBlocked[residual]
      for level in 0..<tableau.levels where up || down {
        if up, try !tableau.margin(of: residual, level, isUp: true).isZero { up = false }
        if down, try !tableau.margin(of: residual, level, isUp: false).isZero { down = false }
      }
      if up || down { moves.append(Move(id: residual, up: up, down: down)) }
    }
    for column in component.crash.leftover {
      moves.append(Move(id: rowCount + Int(column), up: true, down: true))
    }
    return moves
  }

  private static func limits(
    of moves: [Move], in component: Component<Scalar>
  ) -> (Tableau<Scalar>, limited: ContiguousArray<Int32>) {
    let optimum = component.tableau
    var face = Tableau<Scalar>(levels: 1, width: 2)
    var limited: ContiguousArray<Int32> = []
    for move in moves {
      let id = face.addResidual(basic: false)
      face.isUpBlocked[id] = !move.up
      face.isDownBlocked[id] = !move.down
    }
    var rows: [Int32: Int] = [:]
    for (id, move) in moves.enumerated() {
      var place = optimum.columnHeads[move.id]
      while place >= 0 {
        let entry = optimum.entries[Int(place)]
        place = entry.nextInColumn
        let row: Int
        if let known = rows[entry.row] {
          row = known
        } else {
          row = face.addResidual(basic: true)
          rows[entry.row] = row
          limited.append(entry.row)
          face.sides[row] = optimum.sides[Int(entry.row)]
          face.isDownBlocked[row] = face.sides[row] != .negative
          face.isUpBlocked[row] = face.sides[row] != .positive
          face.values[row * 2 + 1] = optimum.values[Int(entry.row)]
        }
        face.insert(entry.value, row: row, column: id)
      }
    }
    return (face, limited)
  }

  /// The change of each column of the component when each move goes some distance.
  func columns(
    movedBy distances: ContiguousArray<Scalar>, in component: Component<Scalar>
  ) throws(ArithmeticFailure) -> ContiguousArray<Scalar> {
    let columnCount = component.problem.columns.count
    var leftSides = ContiguousArray(
      repeating: Scalar.zero, count: component.problem.mergedRows.count + columnCount)
    for (place, move) in moves.enumerated() where !distances[place].isZero {
      leftSides[move.id] = distances[place]
      var next = component.tableau.columnHeads[move.id]
      while next >= 0 {
        let entry = component.tableau.entries[Int(next)]
        let row = Int(entry.row)
        leftSides[row] = try leftSides[row] + entry.value * distances[place]
        next = entry.nextInColumn
      }
    }
    var columns = ContiguousArray(repeating: Scalar.zero, count: columnCount)
    try component.evaluate(leftSides: &leftSides, into: &columns)
    return columns
  }
}
