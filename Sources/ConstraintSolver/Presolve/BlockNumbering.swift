/// The facts about variables that presolve needs, the same for every block and every arithmetic.
struct BlockNumbering: Sendable {
  /// The number of each variable in its block; no variable is in two.
  let locals: ContiguousArray<Int32>
  /// Whether a constraint names this variable alone, such as one on a size; by rank.
  let hasOwnRow: ContiguousArray<Bool>
  /// The number of terms that name the variable; by rank.
  let occurrences: ContiguousArray<Int32>

  init(_ table: ConstraintTable, blocks: [BlockInput], variableCount: Int) {
    var locals = ContiguousArray<Int32>(repeating: 0, count: variableCount)
    var hasOwnRow = ContiguousArray(repeating: false, count: variableCount)
    var occurrences = ContiguousArray<Int32>(repeating: 0, count: variableCount)
    for block in blocks {
      for (local, rank) in block.variables.enumerated() { locals[rank] = Int32(local) }
    }
    for row in 0..<table.count where !table.traits[row].contains(.tieBreak) {
      let entries = table.terms.entries(of: row)
      for entry in entries {
        let variable = Int(table.terms.columns[entry])
        occurrences[variable] += 1
        if entries.count == 1 { hasOwnRow[variable] = true }
      }
    }
    self.locals = locals
    self.hasOwnRow = hasOwnRow
    self.occurrences = occurrences
  }
}
