/// Positions of a longest strictly rising subsequence (patience sorting, O(n log n)).
func longestRise(_ values: [Int]) -> Set<Int> {
  var tails: [Int] = []
  var previous = [Int?](repeating: nil, count: values.count)
  for position in values.indices {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < values[position] { low = middle + 1 } else { high = middle }
    }
    previous[position] = low > 0 ? tails[low - 1] : nil
    if low == tails.count { tails.append(position) } else { tails[low] = position }
  }
  var result: Set<Int> = []
  var next = tails.last
  while let position = next {
    result.insert(position)
    next = previous[position]
  }
  return result
}
