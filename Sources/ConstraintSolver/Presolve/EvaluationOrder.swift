extension SparseRows {
  /// An order of rows that define variables: each row comes after the rows of the variables it names.
  ///
  /// The search is depth first, from the last row to the first, without recursion, because chains are long.
  /// - Parameter definitionOf: the row that defines each variable, or -1; columns beyond are parameters. The
  ///   definitions must not form a circle.
  /// - Complexity: linear in the entries.
  func evaluationOrder(definitionOf: ContiguousArray<Int32>) -> ContiguousArray<Int32> {
    var order = ContiguousArray<Int32>()
    order.reserveCapacity(count)
    /// The next entry to visit in each row, or -1 for a row that was not visited yet.
    var nextEntry = ContiguousArray<Int>(repeating: -1, count: count)
    var path: ContiguousArray<Int> = []
    for last in stride(from: count - 1, through: 0, by: -1) where nextEntry[last] < 0 {
      path.append(last)
      while let row = path.last {
        let entries = entries(of: row)
        var entry = nextEntry[row] < 0 ? entries.lowerBound : nextEntry[row]
        var missing: Int?
        while entry < entries.upperBound, missing == nil {
          let column = Int(columns[entry])
          let other = column < definitionOf.count ? Int(definitionOf[column]) : -1
          if other >= 0, nextEntry[other] < 0 { missing = other }
          entry += 1
        }
        nextEntry[row] = entry
        if let missing {
          path.append(missing)
        } else {
          order.append(Int32(row))
          path.removeLast()
        }
      }
    }
    return order
  }
}
