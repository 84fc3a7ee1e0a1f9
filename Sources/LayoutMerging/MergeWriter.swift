internal import LayoutFormats
internal import LayoutModel

/// Writes a decided merge: what is as in ours by ours' own bytes, what is as in theirs by theirs',
/// and only the tags between them anew.
struct MergeWriter {
  let merge: DocumentMerge
  let children: [Int: [Int]]
  /// Elements that are as one side has them, with all that is in them.
  private var same: [Int: MergeSide] = [:]
  private var gaps: [Int: MergeSide] = [:]
  private let newline: [UInt8]

  init(_ merge: DocumentMerge, children: [Int: [Int]]) {
    self.merge = merge
    self.children = children
    let bytes = merge.documents.ours.bytes
    let end = bytes.firstIndex(of: 0x0A) ?? 0
    newline = end > 0 && bytes[end - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    findSame()
  }

  /// The whole file.
  func write() -> [UInt8] {
    let bytes = merge.documents.ours.bytes
    guard let root = merge.documents.ours[0]?.element else { return bytes }
    var result = Array(bytes[..<root.sourceRange.lowerBound])
    writeTree(to: &result)
    result += bytes[root.sourceRange.upperBound...]
    return result
  }

  // MARK: What stays

  private mutating func findSame() {
    // Parents come before their children: from the end all below is known.
    var order: [Int] = []
    var waiting = [0]
    while let number = waiting.popLast() {
      order.append(number)
      waiting += children[number] ?? []
    }
    for number in order { gaps[number] = gapSide(number) }
    for number in order.reversed() {
      same[number] = [MergeSide.ours, .theirs].first { isSame(number, as: $0) }
    }
  }

  private func isSame(_ number: Int, as side: MergeSide) -> Bool {
    guard let entry = merge.documents[side][number] else { return false }
    if merge.isValue[number] {
      return valueSide(number) == side && merge.valueBytes[number] == nil
    }
    let merged = children[number] ?? []
    guard entry.children == merged, entry.element.name == merge.mergedName(of: number),
      merged.allSatisfy({ same[$0] == side && gaps[$0] == side })
    else { return false }
    guard let attributes = merge.attributes[number] else { return true }
    return Dictionary(uniqueAttributes: attributes)
      == Dictionary(uniqueAttributes: entry.element.attributes)
  }

  private func valueSide(_ number: Int) -> MergeSide {
    let wanted = merge.valueSides[number] ?? .ours
    return merge.has(wanted, number) ? wanted : wanted.other
  }

  /// The side whose white space and comments stand before an element.
  private func gapSide(_ number: Int) -> MergeSide {
    guard merge.has(.ours, number) else { return .theirs }
    guard merge.has(.theirs, number), merge.has(.base, number) else { return .ours }
    // Scene titles are comments; they follow the scene, whoever renamed it.
    let comments = ThreeWay(base: MergeSide.base, ours: .ours, theirs: .theirs).map { side in
      gap(before: number, side).filter { $0 > 0x20 }
    }
    return comments.choice() ?? .ours
  }

  private func gap(before number: Int, _ side: MergeSide) -> ArraySlice<UInt8> {
    let document = merge.documents[side]
    guard let entry = document[number], let parent = entry.parent, let holder = document[parent],
      let place = holder.children.firstIndex(of: number)
    else { return [] }
    let start =
      place == 0
      ? holder.element.contentRange.lowerBound
      : document[holder.children[place - 1]]?.element.sourceRange.upperBound ?? 0
    let end = entry.element.sourceRange.lowerBound
    return start <= end ? document.bytes[start..<end] : []
  }

  // MARK: Writing

  private enum Step {
    case element(Int, depth: Int)
    case bytes([UInt8])
  }

  private func writeTree(to result: inout [UInt8]) {
    var steps: [Step] = [.element(0, depth: 0)]
    while let step = steps.popLast() {
      switch step {
      case .bytes(let bytes): result += bytes
      case .element(let number, let depth):
        if let bytes = merge.valueBytes[number] {
          result += bytes
        } else if merge.isValue[number] {
          result += copied(number, valueSide(number), depth)
        } else if let side = same[number] {
          result += copied(number, side, depth)
        } else {
          result += startTag(of: number)
          steps += inside(number, depth).reversed()
        }
      }
    }
  }

  private func inside(_ number: Int, _ depth: Int) -> [Step] {
    let merged = children[number] ?? []
    guard !merged.isEmpty else { return [] }
    var steps: [Step] = []
    for child in merged {
      let side = gaps[child] ?? .ours
      let own = merge.documents[side][child]?.depth ?? depth + 1
      steps.append(.bytes(shifted(gap(before: child, side), by: depth + 1 - own)))
      steps.append(.element(child, depth: depth + 1))
    }
    steps.append(
      .bytes(lastGap(of: number, depth) + Array("</\(merge.mergedName(of: number))>".utf8)))
    return steps
  }

  private func startTag(of number: Int) -> [UInt8] {
    let side: MergeSide = merge.has(.ours, number) ? .ours : .theirs
    guard let element = merge.documents[side][number]?.element,
      let tree = merge.documents[side].tree
    else { return [] }
    return StartTag.written(
      element, in: tree, name: merge.mergedName(of: number),
      attributes: merge.mergedAttributes(of: number),
      isEmpty: children[number]?.isEmpty ?? true)
  }

  /// The white space before an end tag.
  private func lastGap(of number: Int, _ depth: Int) -> [UInt8] {
    let side: MergeSide = merge.has(.ours, number) ? .ours : .theirs
    let document = merge.documents[side]
    if let entry = document[number], let last = entry.children.last,
      let end = document[last]?.element.sourceRange.upperBound,
      end <= entry.element.contentRange.upperBound
    {
      return shifted(
        document.bytes[end..<entry.element.contentRange.upperBound], by: depth - entry.depth)
    }
    return newline + [UInt8](repeating: 0x20, count: 4 * depth)
  }

  /// An element as one side has it, at another depth.
  private func copied(_ number: Int, _ side: MergeSide, _ depth: Int) -> [UInt8] {
    let document = merge.documents[side]
    guard let entry = document[number] else { return [] }
    let range = entry.element.sourceRange
    guard depth != entry.depth else { return Array(document.bytes[range]) }
    var result: [UInt8] = []
    var position = range.lowerBound
    for gap in entry.element.gaps {
      result += document.bytes[position..<gap.lowerBound]
      result += shifted(document.bytes[gap], by: depth - entry.depth)
      position = gap.upperBound
    }
    return result + document.bytes[position..<range.upperBound]
  }

  /// White space with each line indented by more or fewer levels of four spaces.
  private func shifted(_ gap: ArraySlice<UInt8>, by levels: Int) -> [UInt8] {
    guard levels != 0 else { return Array(gap) }
    var result: [UInt8] = []
    var position = gap.startIndex
    while position < gap.endIndex {
      let byte = gap[position]
      result.append(byte)
      position += 1
      guard byte == 0x0A else { continue }
      if levels > 0 {
        result += [UInt8](repeating: 0x20, count: 4 * levels)
      } else {
        var spare = -4 * levels
        while spare > 0, position < gap.endIndex, gap[position] == 0x20 {
          position += 1
          spare -= 1
        }
      }
    }
    return result
  }
}
