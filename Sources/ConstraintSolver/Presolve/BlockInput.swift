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
  ///
  /// Variables that share no constraint with another go together by the parameter they depend on: a
  /// screen has many of them (`top = 8`), and a block each would cost more than they do. They stay
  /// independent, as presolve splits every block again.
  static func split(_ system: ConstraintSystem) -> (blocks: [BlockInput], unused: [Int]) {
    let links = Links(system)
    var blocks: [BlockInput] = []
    var blockOfRoot = ContiguousArray<Int32>(repeating: -1, count: system.variableCount)
    var sharedBlocks: [Int32: Int32] = [:]
    var unused: [Int] = []
    for variable in 0..<system.variableCount {
      let root = Int(links.roots[variable])
      guard links.memberCounts[root] > 0 else {
        unused.append(variable)
        continue
      }
      if blockOfRoot[root] < 0 {
        let isShareable = links.memberCounts[root] == 1 && links.parameters[root] != Links.several
        if isShareable, let shared = sharedBlocks[links.parameters[root]],
          blocks[Int(shared)].variables.count < 512
        {
          blockOfRoot[root] = shared
        } else {
          blockOfRoot[root] = Int32(blocks.count)
          if isShareable { sharedBlocks[links.parameters[root]] = Int32(blocks.count) }
          blocks.append(BlockInput())
        }
      }
      blocks[Int(blockOfRoot[root])].variables.append(variable)
    }
    // Sorted as numbers: comparing constraints in place would retain and release their terms.
    let ranks = system.constraints.enumerated().map { (rank: $1.id.rank, index: $0) }
    for (_, index) in ranks.sorted(by: <) {
      let constraint = system.constraints[index]
      if let first = constraint.terms.first?.variable.index {
        blocks[Int(blockOfRoot[Int(links.roots[first])])].constraints.append(constraint)
      } else {
        blocks.append(BlockInput(constraints: [constraint]))
      }
    }
    for index in blocks.indices { blocks[index].collectParameters() }
    return (blocks, unused)
  }

  private mutating func collectParameters() {
    var seen: Set<Int> = []
    for constraint in constraints {
      for term in constraint.value.terms { seen.insert(term.parameter.index) }
    }
    parameters = seen.sorted()
  }
}

/// Which variables hang together, and on what.
private struct Links {
  static let none: Int32 = -1
  static let several: Int32 = -2

  /// The smallest variable that each variable hangs together with.
  private(set) var roots: ContiguousArray<Int32> = []
  /// How many variables hang on a root; 0 for a variable in no constraint.
  private(set) var memberCounts: ContiguousArray<Int32>
  /// The parameter that a root's constraints name, or none, or several.
  private(set) var parameters: ContiguousArray<Int32>

  init(_ system: ConstraintSystem) {
    memberCounts = ContiguousArray(repeating: 0, count: system.variableCount)
    parameters = ContiguousArray(repeating: Self.none, count: system.variableCount)
    var sets = DisjointSets(count: system.variableCount)
    var isUsed = ContiguousArray(repeating: false, count: system.variableCount)
    for constraint in system.constraints {
      guard let first = constraint.terms.first?.variable.index else { continue }
      for term in constraint.terms {
        isUsed[term.variable.index] = true
        sets.join(first, term.variable.index)
      }
    }
    for variable in 0..<system.variableCount {
      let root = sets.root(of: variable)
      roots.append(Int32(root))
      if isUsed[variable] { memberCounts[root] += 1 }
    }
    for constraint in system.constraints where !constraint.value.isConstant {
      guard let first = constraint.terms.first?.variable.index else { continue }
      let root = Int(roots[first])
      for term in constraint.value.terms {
        let place = Int32(term.parameter.index)
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
