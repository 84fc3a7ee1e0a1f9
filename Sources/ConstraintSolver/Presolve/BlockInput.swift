/// The constraints that hang together through shared variables, and how they number things.
///
/// Columns of a row: first the block's variables, then its parameters, last the constant.
struct BlockInput: Sendable {
  /// Ranks in the whole system, ascending.
  var variables: [Int] = []
  /// Places in the whole parameter list, ascending.
  var parameters: [Int] = []
  /// Sorted by id.
  var constraints: [Constraint] = []

  var constantColumn: Int { variables.count + parameters.count }
  var columnCount: Int { variables.count + parameters.count + 1 }

  /// Splits `system` into blocks, by smallest variable; also answers the variables in no constraint.
  static func split(_ system: ConstraintSystem) -> (blocks: [BlockInput], unused: [Int]) {
    var sets = DisjointSets(count: system.variableCount)
    var isUsed = [Bool](repeating: false, count: system.variableCount)
    for constraint in system.constraints {
      guard let first = constraint.terms.first?.variable.index else { continue }
      for term in constraint.terms {
        isUsed[term.variable.index] = true
        sets.join(first, term.variable.index)
      }
    }
    var blocks: [BlockInput] = []
    var blockOfRoot = [Int](repeating: -1, count: system.variableCount)
    var unused: [Int] = []
    for variable in 0..<system.variableCount {
      guard isUsed[variable] else {
        unused.append(variable)
        continue
      }
      let root = sets.root(of: variable)
      if blockOfRoot[root] < 0 {
        blockOfRoot[root] = blocks.count
        blocks.append(BlockInput())
      }
      blocks[blockOfRoot[root]].variables.append(variable)
    }
    // Sorted as numbers: comparing constraints in place would retain and release their terms.
    let ranks = system.constraints.enumerated().map { (rank: $1.id.rank, index: $0) }
    for (_, index) in ranks.sorted(by: <) {
      let constraint = system.constraints[index]
      if let first = constraint.terms.first?.variable.index {
        blocks[blockOfRoot[sets.root(of: first)]].constraints.append(constraint)
      } else {
        blocks.append(BlockInput(constraints: [constraint]))
      }
    }
    for index in blocks.indices { blocks[index].collectParameters() }
    return (gathered(blocks), unused)
  }

  /// Puts blocks of one variable together that depend on the same parameters.
  ///
  /// A screen has many lone variables (`top = 8`), and a block of its own costs more than they do. They
  /// stay independent of each other, as presolve splits every block again.
  private static func gathered(_ blocks: [BlockInput]) -> [BlockInput] {
    var result: [BlockInput] = []
    var homes: [[Int]: Int] = [:]
    for block in blocks {
      guard block.variables.count == 1 else {
        result.append(block)
        continue
      }
      if let home = homes[block.parameters], result[home].variables.count < 512 {
        result[home].variables += block.variables
        result[home].constraints += block.constraints
      } else {
        homes[block.parameters] = result.count
        result.append(block)
      }
    }
    for home in homes.values { result[home].constraints.sort { $0.id < $1.id } }
    return result
  }

  private mutating func collectParameters() {
    var seen: Set<Int> = []
    for constraint in constraints {
      for term in constraint.value.terms { seen.insert(term.parameter.index) }
    }
    parameters = seen.sorted()
  }
}

/// Union-find with the smallest member as the root of each set.
struct DisjointSets: Sendable {
  private var parents: ContiguousArray<Int32>

  init(count: Int) {
    parents = ContiguousArray(0..<Int32(count))
  }

  mutating func root(of member: Int) -> Int {
    var current = member
    while Int(parents[current]) != current {
      parents[current] = parents[Int(parents[current])]
      current = Int(parents[current])
    }
    return current
  }

  mutating func join(_ first: Int, _ second: Int) {
    let a = root(of: first)
    let b = root(of: second)
    if a < b { parents[b] = Int32(a) } else { parents[a] = Int32(b) }
  }
}
