internal import LayoutFormats
internal import LayoutModel

/// Lists that say something of each subview by its place among the subviews.
///
/// A macOS stack view has its visibility priorities and spacings in such lists, a split view its
/// holding priorities. An entry belongs to a view, not to a place: entries are merged one by one as
/// if they stood on their views, and the list is made anew where neither side has it so.
extension DocumentMerge {
  static let alignedLists: Set<String> = [
    "visibilityPriorities", "customSpacing", "holdingPriorities",
  ]
  /// Where the views are that entries are counted by: one list, or those of a stack view's ends
  /// and middle, one after the other.
  private static let viewLists: Set<String> = [
    "subviews", "beginningViews", "middleViews", "endViews",
  ]

  mutating func alignLists(_ children: [Int: [Int]]) {
    for number in structure where survives[number] {
      let inside = children[number] ?? []
      let lists = inside.filter {
        isValue[$0] && Self.alignedLists.contains(element($0)?.name ?? "")
      }
      guard !lists.isEmpty else { continue }
      let views = inside.filter { Self.viewLists.contains(element($0)?.name ?? "") }
      let order = views.flatMap { children[$0] ?? [] }
      for list in lists { align(list, to: order) }
    }
  }

  private typealias Entries = [Int: XMLElement]

  private mutating func align(_ list: Int, to order: [Int]) {
    let owners = documents.map { $0.views(besides: list, in: Self.viewLists) }
    let entries = MergeSide.allCases.map { side -> Entries? in
      guard let entry = documents[side][list] else { return [:] }
      let entries = Array(entry.element.children)
      guard entries.count == owners[side].count else { return nil }
      return Entries(zip(owners[side], entries), uniquingKeysWith: { first, _ in first })
    }
    var sides = ThreeWay<Entries>(base: [:], ours: [:], theirs: [:])
    for (side, found) in zip(MergeSide.allCases, entries) {
      guard let found else { return contest(list, "its entries are not as many as the views") }
      switch side {
      case .base: sides.base = found
      case .ours: sides.ours = found
      case .theirs: sides.theirs = found
      }
    }
    var chosen: [(entry: XMLElement, side: MergeSide)] = []
    for view in order {
      let versions = sides.map { $0[view] }
      let choice = versions.map { $0.map(ValueText.alike) }.choice()
      if choice == nil, versions.ours != nil, versions.theirs != nil {
        conflicts.append(
          conflict(
            .value, list, property: element(list)?.name,
            versions.map { $0.map(ValueText.shown) }, kept: .ours,
            detail: element(view).map { "of \(ObjectWords.name($0))" }))
      }
      let preferred = [choice ?? .ours, .ours, .theirs, .base]
      guard let side = preferred.first(where: { versions[$0] != nil }), let entry = versions[side]
      else { return contest(list, "a view that one side added has no entry") }
      chosen.append((entry, side))
    }
    take(chosen, for: list, order, owners)
  }

  /// Takes one side's list where it says the same, and writes a new one elsewhere.
  private mutating func take(
    _ chosen: [(entry: XMLElement, side: MergeSide)], for list: Int, _ order: [Int],
    _ owners: ThreeWay<[Int]>
  ) {
    let texts = chosen.map { ValueText.alike($0.entry) }
    for side in [MergeSide.ours, .theirs] {
      guard let own = documents[side][list]?.element.children, owners[side] == order,
        own.map(ValueText.alike) == texts
      else { continue }
      valueSides[list] = side
      return
    }
    let side: MergeSide = has(.ours, list) ? .ours : .theirs
    guard let entry = documents[side][list] else { return }
    let indent = Array("\n".utf8) + [UInt8](repeating: 0x20, count: 4 * entry.depth)
    let lines = chosen.flatMap { chosen in
      indent + Array("    ".utf8) + documents[chosen.side].bytes[chosen.entry.sourceRange]
    }
    let name = Array(entry.element.name.utf8)
    valueSides[list] = side
    valueBytes[list] =
      Array("<".utf8) + name + Array(">".utf8) + lines + indent + Array("</".utf8) + name
      + Array(">".utf8)
  }

  /// The list is one value: told where both sides changed it.
  private mutating func contest(_ list: Int, _ reason: String) {
    let elements = versions(list).map { $0?.element }
    if let side = elements.map({ $0.map(ValueText.alike) }).choice() {
      valueSides[list] = side
      return
    }
    let kept: MergeSide = has(.ours, list) ? .ours : .theirs
    valueSides[list] = kept
    conflicts.append(
      conflict(
        .value, list, property: element(list)?.name, elements.map { $0.map(ValueText.shown) },
        kept: kept, detail: reason))
  }
}

extension IndexedDocument {
  /// The views of the lists of these names that stand beside an element, in order.
  fileprivate func views(besides number: Int, in lists: Set<String>) -> [Int] {
    guard let parent = self[number]?.parent, let holder = self[parent] else { return [] }
    return holder.children.filter { self[$0].map { lists.contains($0.element.name) } ?? false }
      .flatMap { self[$0]?.children ?? [] }
  }
}
