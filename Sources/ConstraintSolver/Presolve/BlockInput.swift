/// The constraints that are connected by shared variables, with the block's own numbers for these.
///
/// Columns of a row: first the block's variables, then its parameters, last the constant.
struct BlockInput: Sendable {
  let table: ConstraintTable
  /// Ranks in the whole system, ascending.
  var variables: [Int] = []
  /// Places in the whole parameter list, ascending.
  var parameters: [Int] = []
  /// Places in ``table``, ascending.
  var rows: ContiguousArray<Int32> = []
  /// Whether some of its constraints are tie-breaks.
  var hasTieBreaks = false

  var constantColumn: Int { variables.count + parameters.count }
  var columnCount: Int { variables.count + parameters.count + 1 }

  /// The place of a parameter among the block's own.
  func localParameter(_ place: Int) -> Int {
    var low = 0
    var high = parameters.count - 1
    while low < high {
      let middle = (low + high) / 2
      if parameters[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func constraint(_ place: Int) -> Constraint { table.constraints[Int(rows[place])] }

  /// Splits a system into blocks, by smallest variable; also answers the variables in no
  /// constraint.
  ///
  /// A variable that shares no constraint with another joins those that depend on the same parameter.
  /// A screen has many such variables (`top = 8`), and a block for each would cost more than they do.
  /// They stay independent, as presolve splits every block again.
  static func split(
    _ table: ConstraintTable, variableCount: Int
  ) -> (blocks: [BlockInput], unused: [Int]) {
    let links = Links(table, variableCount: variableCount)
    var variables: [[Int]] = []
    var blockOfRoot = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    var sharedBlocks: [Int32: Int32] = [:]
    var unused: [Int] = []
    for variable in 0..<variableCount {
      let root = Int(links.roots[variable])
      guard links.memberCounts[root] > 0 else {
        unused.append(variable)
        continue
      }
      if blockOfRoot[root] < 0 {
        let isShareable = links.memberCounts[root] == 1 && links.parameters[root] != Links.several
        if isShareable, let shared = sharedBlocks[links.parameters[root]],
          variables[Int(shared)].count < 512
        {
          blockOfRoot[root] = shared
        } else {
          blockOfRoot[root] = Int32(variables.count)
          if isShareable { sharedBlocks[links.parameters[root]] = Int32(variables.count) }
          variables.append([])
          if !isShareable {
            variables[variables.count - 1].reserveCapacity(Int(links.memberCounts[root]))
          }
        }
      }
      variables[Int(blockOfRoot[root])].append(variable)
    }
    var blocks = variables.map { BlockInput(table: table, variables: $0) }
    var parameters = [Set<Int>](repeating: [], count: blocks.count)
    for row in 0..<table.count {
      let terms = table.terms.entries(of: row)
      let block: Int
      if terms.isEmpty {
        block = blocks.count
        blocks.append(BlockInput(table: table))
        parameters.append([])
      } else {
        block = Int(blockOfRoot[Int(links.roots[Int(table.terms.columns[terms.lowerBound])])])
      }
      blocks[block].rows.append(Int32(row))
      if table.traits[row].contains(.tieBreak) { blocks[block].hasTieBreaks = true }
      for entry in table.values.entries(of: row) {
        parameters[block].insert(Int(table.values.columns[entry]))
      }
    }
    for index in blocks.indices { blocks[index].parameters = parameters[index].sorted() }
    return (blocks, unused)
  }
}

/// The variables that constraints connect, and the parameters that they depend on.
private struct Links {
  static let none: Int32 = -1
  static let several: Int32 = -2

  /// The smallest variable that each variable is connected with.
  private(set) var roots: ContiguousArray<Int32> = []
  /// The number of variables with this root; 0 for a variable in no constraint.
  private(set) var memberCounts: ContiguousArray<Int32>
  /// The parameter that a root's constraints name, or none, or several.
  private(set) var parameters: ContiguousArray<Int32>

  init(_ table: ConstraintTable, variableCount: Int) {
    memberCounts = ContiguousArray(repeating: 0, count: variableCount)
    parameters = ContiguousArray(repeating: Self.none, count: variableCount)
    var sets = DisjointSets(count: variableCount)
    var isUsed = ContiguousArray(repeating: false, count: variableCount)
    for row in 0..<table.count {
      let entries = table.terms.entries(of: row)
      guard !entries.isEmpty else { continue }
      let first = Int(table.terms.columns[entries.lowerBound])
      isUsed[first] = true
      for entry in entries.dropFirst() {
        let variable = Int(table.terms.columns[entry])
        isUsed[variable] = true
        sets.join(first, variable)
      }
    }
    roots.reserveCapacity(variableCount)
    for variable in 0..<variableCount {
      let root = sets.root(of: variable)
      roots.append(Int32(root))
      if isUsed[variable] { memberCounts[root] += 1 }
    }
    for row in 0..<table.count {
      let values = table.values.entries(of: row)
      let terms = table.terms.entries(of: row)
      guard !values.isEmpty, !terms.isEmpty else { continue }
      let root = Int(roots[Int(table.terms.columns[terms.lowerBound])])
      for entry in values {
        let place = table.values.columns[entry]
        if parameters[root] == Self.none {
          parameters[root] = place
        } else if parameters[root] != place {
          parameters[root] = Self.several
        }
      }
    }
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
