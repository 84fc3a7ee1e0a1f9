import Testing

@testable import LayoutMerging

@Suite struct ListMergeTests {
  @Test(
    arguments: [
      // base, ours, theirs, merged
      ([1, 2, 3], [1, 2, 3], [3, 1, 2], [3, 1, 2]),
      ([1, 2, 3], [3, 1, 2], [1, 2, 3], [3, 1, 2]),
      ([1, 2], [1, 10, 2], [1, 20, 2], [1, 10, 20, 2]),
      ([1, 2], [10, 1, 2], [20, 1, 2], [10, 20, 1, 2]),
      ([1, 2], [1, 2, 10], [1, 2, 20, 21], [1, 2, 10, 20, 21]),
      ([1, 2, 3], [1, 10, 2, 3], [3, 2, 1], [3, 2, 1, 10]),
      ([1, 2, 3], [1, 3], [1, 2, 20, 3], [1, 2, 20, 3]),
      ([], [1], [2], [1, 2]),
    ] as [([Int], [Int], [Int], [Int])])
  func `orders come together`(_ lists: ([Int], [Int], [Int], [Int])) {
    let merged = ListMerge.merge(base: lists.0, ours: lists.1, theirs: lists.2)
    #expect(merged.order == lists.3)
    #expect(!merged.isContested)
  }

  @Test func `two new orders are contested, and nothing is lost or doubled`() {
    let merged = ListMerge.merge(base: [1, 2, 3], ours: [3, 2, 1, 4], theirs: [2, 1, 3, 5])
    #expect(merged.isContested)
    #expect(merged.order.sorted() == [1, 2, 3, 4, 5])
    #expect(merged.order.first == 3)
  }
}
