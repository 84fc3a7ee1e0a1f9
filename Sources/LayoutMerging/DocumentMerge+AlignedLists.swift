internal import LayoutFormats
internal import LayoutModel

/// Lists that say something of each subview by its place among the subviews.
///
/// A macOS stack view has its visibility priorities and spacings in such lists, a split view its
/// holding priorities. An entry belongs to a view, not to a place: entries are merged one by one as
/// if they stood on their views, and the list is made anew where neither side has it so. A list
/// that lost entries by hand, so that it no longer fits its views, says nothing of them.
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
    var sides = ThreeWay<Entries>(base: [:], ours: [:], theirs: [:])
    for side in MergeSide.allCases {
      guard let entry = documents[side][list] else { continue }
      let own = Array(entry.element.children)
      guard own.count == owners[side].count else {
        // Nobody knows whose entries these are: it must be enough that none of them is new.
        if side == .base || isPart(own, of: documents.base[list]?.element.children) { continue }
        return contest(list, "its entries are not as many as the views")
      }
      let entries = Entries(zip(owners[side], own), uniquingKeysWith: { first, _ in first })
      switch side {
      case .base: sides.base = entries
      case .ours: sides.ours = entries
      case .theirs: sides.theirs = entries
      }
    }
    var chosen: [(entry: XMLElement, side: MergeSide)] = []
    for view in order {
      let versions = sides.map { $0[view] }
      var choice = versions.map { $0.map(ValueText.alike) }.choice()
      if choice == nil, versions.ours != nil, versions.theirs != nil {
        choice = contested(
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

  /// Whether a list has nothing that `other` does not have in the same order.
  private func isPart(_ list: [XMLElement], of other: (some Sequence<XMLElement>)?) -> Bool {
    var rest = list.map(ValueText.alike)[...]
    for entry in other.map({ Array($0) }) ?? [] where rest.first == ValueText.alike(entry) {
      rest.removeFirst()
    }
    return rest.isEmpty
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

  /// Treats the list as one value, and reports a conflict where both sides changed it.
  private mutating func contest(_ list: Int, _ reason: String) {
    let elements = versions(list).map { $0?.element }
    if let side = elements.map({ $0.map(ValueText.alike) }).choice() {
      valueSides[list] = side
      return
    }
    let kept: MergeSide = has(.ours, list) ? .ours : .theirs
    valueSides[list] = contested(
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
