/// By how much characters that follow one another stand closer together, or farther apart.
///
/// Characters that kern alike are one class: of the first characters of pairs, and of the second
/// ones. Pairs without a class on either side do not kern.
package struct PairKerning: Sendable, Hashable {
  /// The classes of first characters.
  package let left: [[Unicode.Scalar]]
  /// The classes of second characters.
  package let right: [[Unicode.Scalar]]
  /// For each class on the left each class on the right: ``depth`` numbers.
  package let values: [Double]
  /// The count of numbers for each pair: one, or one for each cell of a variable font.
  package let depth: Int

  private let leftNumbers: [Unicode.Scalar: Int]
  private let rightNumbers: [Unicode.Scalar: Int]

  package static let none = PairKerning(left: [], right: [], values: [])

  /// If a character is in several classes of one side, the first counts. Missing numbers are zero, and those
  /// beyond the last pair are dropped.
  package init(
    left: [[Unicode.Scalar]], right: [[Unicode.Scalar]], values: [Double], depth: Int = 1
  ) {
    self.left = left
    self.right = right
    self.depth = max(1, depth)
    let count = left.count * right.count * self.depth
    self.values =
      values.count == count
      ? values
      : values.prefix(count) + [Double](repeating: 0, count: max(0, count - values.count))
    leftNumbers = Self.numbers(left)
    rightNumbers = Self.numbers(right)
  }

  private static func numbers(_ classes: [[Unicode.Scalar]]) -> [Unicode.Scalar: Int] {
    var numbers: [Unicode.Scalar: Int] = [:]
    for (number, members) in classes.enumerated() {
      for scalar in members where numbers[scalar] == nil { numbers[scalar] = number }
    }
    return numbers
  }

  package var isEmpty: Bool { values.isEmpty }

  /// The class of a character as the first of a pair; nil = it never kerns there.
  package func leftClass(of scalar: Unicode.Scalar) -> Int? { leftNumbers[scalar] }
  /// The class of a character as the second of a pair.
  package func rightClass(of scalar: Unicode.Scalar) -> Int? { rightNumbers[scalar] }

  /// Where the numbers of a pair of classes begin.
  package func offset(_ left: Int, _ right: Int) -> Int {
    (left * self.right.count + right) * depth
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.depth == b.depth && a.left == b.left && a.right == b.right && a.values == b.values
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(left)
    hasher.combine(right)
    hasher.combine(values.count)
  }
}
