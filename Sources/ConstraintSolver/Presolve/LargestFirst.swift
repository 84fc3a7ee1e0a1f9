/// Numbers from the largest down; a binary heap.
struct LargestFirst {
  private var heap: [Int]

  init(_ numbers: some Sequence<Int>) {
    heap = numbers.sorted(by: >)
  }

  mutating func push(_ number: Int) {
    heap.append(number)
    var child = heap.count - 1
    while child > 0, heap[child] > heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return top }
    heap[0] = last
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      guard heap[child] > heap[parent] else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return top
  }
}
