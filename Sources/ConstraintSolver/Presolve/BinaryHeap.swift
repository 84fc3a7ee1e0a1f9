/// A queue that gives its least element first.
struct BinaryHeap<Element: Comparable> {
  private var heap: [Element]

  init() { heap = [] }
  init(_ elements: some Sequence<Element>) { heap = elements.sorted() }

  var first: Element? { heap.first }

  mutating func push(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Element? {
    guard let top = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return top }
    heap[0] = last
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return top
  }
}
