internal import LayoutFormats
internal import LayoutModel

/// The children of merged elements, in their order.
extension DocumentMerge {
  /// Children of every surviving element that is not a value; elements whose lists are emptied are
  /// no longer among the children.
  mutating func mergedChildren() -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for number in structure where survives[number] {
      let lists = documents.map { document in
        (document[number]?.children ?? []).filter { isIn($0, number) }
      }
      let base = documents.base[number]?.children ?? []
      // The order of a list that nobody sees is noise: against a base without it, ours decides.
      let isRestored = restoring != nil && element(number).map(ElementKey.isOrderSeen) == false
      var (order, isContested) = ListMerge.merge(
        base: isRestored ? [] : base, ours: lists.ours, theirs: lists.theirs)
      if isContested, contestedOrder(of: number, base, lists.ours, lists.theirs) == .theirs {
        (order, _) = ListMerge.merge(base: base, ours: lists.theirs, theirs: lists.ours)
      }
      result[number] = sorted(order, number, ours: lists.ours)
    }
    dropEmptied(&result)
    return result
  }

  /// Whether `child` is a child of `number` in the merged document.
  private func isIn(_ child: Int, _ number: Int) -> Bool {
    guard !isHidden[child] else { return false }
    if !isValue[child] { return survives[child] && parent(of: child) == number }
    return valueSides[child].map { has($0, child) } ?? true
  }

  /// Constraints stand in the order of their ids, as Interface Builder keeps them.
  private func sorted(_ order: [Int], _ number: Int, ours: [Int]) -> [Int] {
    guard element(number)?.name == "constraints" else { return order }
    func id(_ number: Int) -> [UInt8] { Array((element(number)?.id ?? "").utf8) }
    func precedes(_ left: Int, _ right: Int) -> Bool {
      id(left).lexicographicallyPrecedes(id(right))
    }
    guard zip(ours, ours.dropFirst()).allSatisfy({ !precedes($1, $0) }) else { return order }
    return order.sorted(by: precedes)
  }

  /// The side whose order is taken where both changed it; a conflict if people see the order.
  private mutating func contestedOrder(
    of number: Int, _ base: [Int], _ ours: [Int], _ theirs: [Int]
  ) -> MergeSide {
    guard let list = element(number), ElementKey.isOrderSeen(list) else { return .ours }
    if list.name == "connections" {
      // Only relationships, such as the tabs of a tab bar, have an order.
      func relationships(_ list: [Int]) -> [Int] {
        list.filter { element($0)?["kind"] == "relationship" }
      }
      let lists = (relationships(base), relationships(ours), relationships(theirs))
      guard ListMerge.merge(base: lists.0, ours: lists.1, theirs: lists.2).isContested else {
        return .ours
      }
    }
    return contested(conflict(.order, number, kept: .ours))
  }

  /// Lists that held something before and hold nothing now.
  private mutating func dropEmptied(_ children: inout [Int: [Int]]) {
    var waiting = structure.filter { survives[$0] && children[$0]?.isEmpty == true }
    while let number = waiting.popLast() {
      guard let element = element(number), ElementKey.isOmittedWhenEmpty(element),
        mergedAttributes(of: number).allSatisfy({ $0.name == "key" }),
        let parent = parent(of: number),
        [MergeSide.ours, .theirs].allSatisfy({ documents[$0][number]?.children.isEmpty != true })
      else { continue }
      survives[number] = false
      children[number] = nil
      children[parent]?.removeAll { $0 == number }
      if children[parent]?.isEmpty == true { waiting.append(parent) }
    }
  }
}
