/// Rows of equal form and equal right side made one, as ``MergedRows`` does it.
struct SmallMerging {
  struct Member {
    let residual: Int
    let relation: Relation
    let level: Double
    let weight: Fraction<Int64>
  }

  private(set) var members: [Member] = []
  private var rows = SparseRows<Fraction<Int64>>()
  private var hashes: [UInt] = []
  private var variables: [Int] = []

  mutating func add(
    _ row: Int, _ elimination: borrowing SmallElimination
  ) throws(ArithmeticFailure) {
    let pool = elimination.rows
    var entries = pool.entries(of: row).map { (column: pool.columns[$0], value: pool.values[$0]) }
    entries.sort { $0.column < $1.column }
    let scale = entries[0].value
    var hash: UInt = 0
    for place in entries.indices {
      entries[place].value = try entries[place].value / scale
      hash = RowHash.combine(hash, entries[place].column, entries[place].value)
    }
    let trait = elimination.traits[row]
    let residual = residual(of: entries, hash: hash, variables: Int(trait.variables))
    members.append(
      Member(
        residual: residual,
        relation: scale.sign < 0 ? trait.relation.mirrored : trait.relation,
        level: trait.level, weight: scale.magnitude))
  }

  private mutating func residual(
    of entries: [(column: Int32, value: Fraction<Int64>)], hash: UInt, variables count: Int
  ) -> Int {
    for known in hashes.indices where hashes[known] == hash {
      let own = rows.entries(of: known)
      let isSame =
        own.count == entries.count
        && entries.indices.allSatisfy {
          rows.columns[own.lowerBound + $0] == entries[$0].column
            && rows.values[own.lowerBound + $0] == entries[$0].value
        }
      if isSame { return known }
    }
    for entry in entries { rows.append(entry.value, at: entry.column) }
    rows.endRow()
    hashes.append(hash)
    variables.append(count)
    return hashes.count - 1
  }

  func write(
    into problem: inout ComponentProblem<Fraction<Int64>>, columns: ContiguousArray<Int32>
  ) {
    for row in 0..<rows.count {
      problem.mergedRows.append(Int32(row))
      for (place, entry) in rows.entries(of: row).enumerated() {
        if place < variables[row] {
          let local = columns.firstIndex(of: rows.columns[entry]) ?? 0
          problem.rows.append(rows.values[entry], at: Int32(local))
        } else {
          problem.rightSides.append(-rows.values[entry], at: rows.columns[entry])
        }
      }
      problem.rows.endRow()
      problem.rightSides.endRow()
    }
  }
}
