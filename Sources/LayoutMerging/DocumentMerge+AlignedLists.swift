internal import LayoutFormats
internal import LayoutModel

/// Lists that say something of each subview by its place in the list of subviews.
///
/// A macOS stack view has its visibility priorities and spacings in such lists. When both sides add
/// or take away subviews, neither side's list has an entry for each, so the list is made anew.
extension DocumentMerge {
  static let alignedLists: Set<String> = [
    "visibilityPriorities", "customSpacing", "holdingPriorities",
  ]

  mutating func alignLists(_ children: [Int: [Int]]) {
    for number in structure where survives[number] {
      for list in children[number] ?? [] where isValue[list] {
        guard let name = element(list)?.name, Self.alignedLists.contains(name),
          let views = children[number]?.first(where: { element($0)?.name == "subviews" }),
          let order = children[views], let bytes = aligned(list, to: order, in: views)
        else { continue }
        valueBytes[list] = bytes
      }
    }
  }

  /// The list with an entry for each of `order`; nil when it is as one side has it, or where a
  /// list has not as many entries as there are subviews.
  private func aligned(_ list: Int, to order: [Int], in views: Int) -> [UInt8]? {
    let entries = documents.map { document -> [Int: ArraySlice<UInt8>] in
      let entries = document[list].map { Array($0.element.children) } ?? []
      let owners = document[views]?.children ?? []
      guard entries.count == owners.count else { return [:] }
      return Dictionary(
        zip(owners, entries.map { document.bytes[$0.sourceRange] }),
        uniquingKeysWith: { first, _ in first })
    }
    let sides = [MergeSide.ours, .theirs].filter { has($0, list) && has($0, views) }
    if sides.contains(where: { documents[$0][views]?.children == order }) { return nil }
    guard let side = sides.first, let entry = documents[side][list] else { return nil }
    var lines: [[UInt8]] = []
    for view in order {
      let values = entries.map { $0[view] }
      let choice = values.choice() ?? .ours
      guard let value = values[choice] ?? values.ours ?? values.theirs else { return nil }
      lines.append(Array(value))
    }
    let indent = Array("\n".utf8) + [UInt8](repeating: 0x20, count: 4 * entry.depth)
    let name = entry.element.name
    return Array("<\(name)>".utf8) + lines.flatMap { indent + Array("    ".utf8) + $0 } + indent
      + Array("</\(name)>".utf8)
  }
}
