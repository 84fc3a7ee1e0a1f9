internal import LayoutModel

extension KerningLookups {
  /// The kerning of characters, in classes as few as tell all pairs apart.
  ///
  /// Glyphs that no rule tells apart are asked once. That is what makes reading linear in the
  /// characters: a library that shapes text answers for pairs alone, a million for a usual font.
  /// - Parameter glyphs: the glyph of each character.
  /// - Complexity: the product of the classes on both sides, some hundred each.
  func classes(_ glyphs: [(scalar: Unicode.Scalar, glyph: Int)], _ grid: GridValues) -> PairKerning
  {
    let rules = lookups.flatMap(\.self)
    guard !rules.isEmpty else { return .none }
    let lefts = GlyphGroups(glyphs) { glyph in rules.map { $0.first[glyph] ?? -1 } }
    let rights = GlyphGroups(glyphs) { glyph in rules.map { $0.second(of: glyph) ?? -1 } }
    guard lefts.signatures.count * rights.signatures.count * grid.cellCount <= Self.mostNumbers
    else { return .none }
    var numbers: [Range<Int>] = []
    for lookup in lookups {
      let start = numbers.last?.upperBound ?? 0
      numbers.append(start..<start + lookup.count)
    }
    var values = PairValues(grid)
    let rows = lefts.signatures.map { left in
      // Most rules do not know a glyph at all: they are left out for the whole row.
      let asked = numbers.map { lookup in
        lookup.filter { left[$0] >= 0 }.map { number in
          (number: number, row: values.row(number, rules[number], first: left[number]))
        }
      }
      return rights.signatures.map { right in
        asked.reduce(PairValues.nothing) { sum, lookup in
          for (number, row) in lookup where row.indices.contains(right[number]) {
            let found = row[right[number]]
            if found != PairValues.missing { return values.sum(sum, found) }
          }
          return sum
        }
      }
    }
    return Self.merged(rows, lefts.members, rights.members, values)
  }

  /// More than ten times what large fonts have. What is beyond does not kern.
  fileprivate static let mostNumbers = 1 << 24

  /// Puts together what kerns alike, and leaves out what does not kern.
  private static func merged(
    _ rows: [[Int32]], _ left: [[Unicode.Scalar]], _ right: [[Unicode.Scalar]],
    _ values: PairValues
  ) -> PairKerning {
    let (rows, left) = distinct(rows, left)
    let columns = right.indices.map { column in rows.map { $0[column] } }
    let (kept, merged) = distinct(columns, right)
    let numbers = rows.indices.flatMap { row in kept.flatMap { values[$0[row]] } }
    return PairKerning(left: left, right: merged, values: numbers, depth: values.cellCount)
  }

  private static func distinct(
    _ lists: [[Int32]], _ members: [[Unicode.Scalar]]
  ) -> (lists: [[Int32]], members: [[Unicode.Scalar]]) {
    var numbers: [[Int32]: Int] = [:]
    var result: (lists: [[Int32]], members: [[Unicode.Scalar]]) = ([], [])
    for (list, scalars) in zip(lists, members)
    where list.contains(where: { $0 != PairValues.nothing }) {
      if let number = numbers[list] {
        result.members[number] += scalars
      } else {
        numbers[list] = result.lists.count
        result.lists.append(list)
        result.members.append(scalars)
      }
    }
    for index in result.members.indices { result.members[index].sort() }
    return result
  }
}

/// Characters by what all rules know of their glyphs.
private struct GlyphGroups {
  /// The class of each group in each rule; -1: none.
  var signatures: [[Int]] = []
  var members: [[Unicode.Scalar]] = []

  init(_ glyphs: [(scalar: Unicode.Scalar, glyph: Int)], signature: (Int) -> [Int]) {
    var numbers: [[Int]: Int] = [:]
    for (scalar, glyph) in glyphs {
      let signature = signature(glyph)
      if let number = numbers[signature] {
        members[number].append(scalar)
      } else {
        numbers[signature] = signatures.count
        signatures.append(signature)
        members.append([scalar])
      }
    }
  }
}

/// The values of pairs in every cell, each kept once and known by its number.
private struct PairValues {
  /// The value of a pair that a rule leaves to the next one.
  static let missing: Int32 = -1
  /// The value of a pair that does not kern.
  static let nothing: Int32 = 0

  private let grid: GridValues
  private var lists: [[Double]]
  private var numbers: [[Double]: Int32]
  private var rows: [Key: [Int32]] = [:]
  /// The number of values in the rows.
  private var size = 0

  private struct Key: Hashable {
    var rules: Int
    var first: Int
  }

  init(_ grid: GridValues) {
    self.grid = grid
    let zeros = [Double](repeating: 0, count: grid.cellCount)
    lists = [zeros]
    numbers = [zeros: Self.nothing]
  }

  var cellCount: Int { grid.cellCount }

  subscript(_ number: Int32) -> [Double] { lists[Int(number)] }

  /// The kerning of a first glyph with each second one, by the rules.
  mutating func row(_ number: Int, _ rules: PairRules, first: Int) -> [Int32] {
    let key = Key(rules: number, first: first)
    if let known = rows[key] { return known }
    size += rules.secondCount
    guard size <= KerningLookups.mostNumbers else { return [] }
    var row = [Int32](repeating: Self.missing, count: rules.secondCount)
    for (second, values) in rules.row(first) {
      row[second] = values.reduce(Self.nothing) { sum, value in
        self.sum(sum, self.number(grid.values(base: value.units, at: value.variation)))
      }
    }
    rows[key] = row
    return row
  }

  mutating func sum(_ one: Int32, _ two: Int32) -> Int32 {
    if one == Self.nothing { return two }
    if two == Self.nothing { return one }
    return number(zip(self[one], self[two]).map(+))
  }

  private mutating func number(_ list: [Double]) -> Int32 {
    if let known = numbers[list] { return known }
    let number = Int32(truncatingIfNeeded: lists.count)
    lists.append(list)
    numbers[list] = number
    return number
  }
}
