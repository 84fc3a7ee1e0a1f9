/// The constraints of a system in flat storage, sorted by id.
///
/// Presolve goes through all of them several times. Following the references inside ``Constraint``
/// each time would cost more than the arithmetic does.
final class ConstraintTable: Sendable {
  /// The facts about a constraint that presolve needs besides its numbers.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let required = Traits(rawValue: 1)
    static let equality = Traits(rawValue: 2)
    static let tieBreak = Traits(rawValue: 4)
    /// Some number does not fit in 64 bits; the numbers here are then not to be used.
    static let wide = Traits(rawValue: 8)
  }

  /// As the caller gave them, sorted by id.
  let constraints: [Constraint]
  /// Left sides over the ranks of variables; a variable may occur more than once.
  let terms: SparseRows<Fraction<Int64>>
  /// Right sides over the places of parameters, without the constants.
  let values: SparseRows<Fraction<Int64>>
  let constants: ContiguousArray<Fraction<Int64>>
  let traits: ContiguousArray<Traits>
  let relations: ContiguousArray<Relation>
  let priorities: ContiguousArray<Priority>
  /// Per constraint its place in ``levels``; -1 if it has none.
  let levelOf: ContiguousArray<Int32>
  /// ``Priority/relaxed``, then the ordinary priorities below required, highest first.
  let levels: [Priority]

  var count: Int { constraints.count }

  init(_ system: ConstraintSystem) {
    constraints = Self.sorted(system.constraints)
    var terms = SparseRows<Fraction<Int64>>()
    var values = SparseRows<Fraction<Int64>>()
    var constants = ContiguousArray<Fraction<Int64>>()
    var traits = ContiguousArray<Traits>()
    var relations = ContiguousArray<Relation>()
    var priorities = ContiguousArray<Priority>()
    var numbering = PriorityNumbering()
    terms.reserve(rows: constraints.count, entries: constraints.count * 2)
    values.reserve(rows: constraints.count, entries: constraints.count / 2)
    constants.reserveCapacity(constraints.count)
    traits.reserveCapacity(constraints.count)
    relations.reserveCapacity(constraints.count)
    priorities.reserveCapacity(constraints.count)
    for constraint in constraints {
      var own: Traits = []
      func word(_ number: Rational) -> Fraction<Int64> {
        if case .small(let fraction) = number.storage { return fraction }
        own.insert(.wide)
        return .zero
      }
      for term in constraint.terms {
        terms.append(word(term.coefficient), at: Int32(term.variable.index))
      }
      terms.endRow()
      for term in constraint.value.terms {
        values.append(word(term.coefficient), at: Int32(term.parameter.index))
      }
      values.endRow()
      constants.append(word(constraint.value.constant))
      if constraint.relation == .equal { own.insert(.equality) }
      if constraint.priority.isRequired { own.insert(.required) }
      if constraint.priority.isTieBreak { own.insert(.tieBreak) }
      numbering.add(constraint.priority)
      traits.append(own)
      relations.append(constraint.relation)
      priorities.append(constraint.priority)
    }
    self.terms = terms
    self.values = values
    self.constants = constants
    self.traits = traits
    self.relations = relations
    self.priorities = priorities
    (levels, levelOf) = numbering.sorted()
  }

  private static func sorted(_ constraints: [Constraint]) -> [Constraint] {
    // Sorted as numbers: comparing constraints in place would retain and release their terms.
    let ranks = constraints.map(\.id.rank)
    if zip(ranks, ranks.dropFirst()).allSatisfy({ $0 <= $1 }) { return constraints }
    return ranks.enumerated().map { (rank: $1, index: $0) }.sorted(by: <).map {
      constraints[$0.index]
    }
  }
}

/// Numbers priorities as they come, and then in their order.
private struct PriorityNumbering {
  private var numbers: [Priority: Int32] = [:]
  private var numberOf: ContiguousArray<Int32> = []
  private var last: (priority: Priority, number: Int32) = (.required, -1)

  mutating func add(_ priority: Priority) {
    if priority != last.priority {
      if priority.isRequired || priority.isTieBreak {
        last = (priority, -1)
      } else {
        let number = numbers[priority] ?? Int32(numbers.count)
        numbers[priority] = number
        last = (priority, number)
      }
    }
    numberOf.append(last.number)
  }

  func sorted() -> (levels: [Priority], levelOf: ContiguousArray<Int32>) {
    let levels = numbers.keys.sorted(by: >)
    var places = ContiguousArray<Int32>(repeating: -1, count: levels.count)
    for (place, level) in levels.enumerated() {
      if let number = numbers[level] { places[Int(number)] = Int32(place + 1) }
    }
    var levelOf = numberOf
    for index in levelOf.indices where levelOf[index] >= 0 {
      levelOf[index] = places[Int(levelOf[index])]
    }
    return ([.relaxed] + levels, levelOf)
  }
}
