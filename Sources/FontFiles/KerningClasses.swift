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
    let lefts = Side(glyphs) { glyph in rules.map { $0.first[glyph] ?? -1 } }
    let rights = Side(glyphs) { glyph in rules.map { $0.second(of: glyph) ?? -1 } }
    guard lefts.signatures.count * rights.signatures.count * grid.cellCount <= Self.mostNumbers
    else { return .none }
    let nothing = [Double](repeating: 0, count: grid.cellCount)
    var numbers: [Range<Int>] = []
    for lookup in lookups {
      let start = numbers.last?.upperBound ?? 0
      numbers.append(start..<start + lookup.count)
    }
    let rows = lefts.signatures.map { left in
      // Most rules do not know a glyph at all: they are left out for the whole row.
      let asked = numbers.map { $0.filter { left[$0] >= 0 } }.filter { !$0.isEmpty }
      return rights.signatures.map { right in
        Self.values(left, right, rules, asked, grid) ?? nothing
      }
    }
    return Self.merged(rows, lefts.members, rights.members, nothing)
  }

  /// More than ten times what large fonts have.
  private static let mostNumbers = 1 << 24

  /// Glyphs by what the rules know of them.
  private struct Side {
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

  /// What the lookups give together; nil where none has the pair.
  private static func values(
    _ left: [Int], _ right: [Int], _ rules: [PairRules], _ asked: [[Int]], _ grid: GridValues
  ) -> [Double]? {
    var sum: [Double]?
    for lookup in asked {
      for number in lookup where right[number] >= 0 {
        guard let found = rules[number].values(left[number], right[number]) else { continue }
        for value in found {
          let values = grid.values(base: value.units, at: value.variation)
          sum = sum.map { zip($0, values).map(+) } ?? values
        }
        break
      }
    }
    return sum
  }

  /// Puts together what kerns alike, and leaves out what does not kern.
  private static func merged(
    _ rows: [[[Double]]], _ left: [[Unicode.Scalar]], _ right: [[Unicode.Scalar]],
    _ nothing: [Double]
  ) -> PairKerning {
    let (rows, left) = distinct(rows, left)
    let columns = right.indices.map { column in rows.map { $0[column] } }
    let (kept, merged) = distinct(columns, right)
    let values = rows.indices.flatMap { row in kept.flatMap { $0[row] } }
    return PairKerning(left: left, right: merged, values: values, depth: nothing.count)
  }

  private static func distinct(
    _ lists: [[[Double]]], _ members: [[Unicode.Scalar]]
  ) -> (lists: [[[Double]]], members: [[Unicode.Scalar]]) {
    var numbers: [[[Double]]: Int] = [:]
    var result: (lists: [[[Double]]], members: [[Unicode.Scalar]]) = ([], [])
    for (list, scalars) in zip(lists, members)
    where list.contains(where: { $0.contains { $0 != 0 } }) {
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
