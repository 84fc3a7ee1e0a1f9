internal import LayoutFormats
internal import LayoutModel

/// Checks that Xcode can open a merged document.
enum WholenessCheck {
  /// Returns the first fault in `bytes`, or nil if there is none.
  ///
  /// Holds against the merged documents: an id that one of them has twice may be there twice, and a
  /// name that leads nowhere in one of them may still do so.
  static func problem(in bytes: [UInt8], of merge: DocumentMerge, path: String) -> String? {
    let tree: XMLTree
    do throws(FormatError) {
      tree = try XMLTree(parsing: bytes, path: path)
    } catch {
      return error.description
    }
    var numbers = merge.numbers
    let known = numbers.count
    let written = IndexedDocument(tree, numbers: &numbers)
    for number in merge.structure where merge.survives[number] != written.has(number) {
      let name = merge.element(number).map(ObjectWords.name) ?? ""
      return merge.survives[number] ? "\(name) was lost" : "\(name) came back"
    }
    // A list that was made anew may have more entries than any side's.
    var inside: Set<Int> = []
    for number in written.order {
      guard number >= known || merge.isHidden[number] else { continue }
      if let parent = written[number]?.parent,
        inside.contains(parent)
          || parent < known && (merge.isValue[parent] || merge.isHidden[parent])
      {
        inside.insert(number)
        continue
      }
      return "\(written[number].map { ObjectWords.name($0.element) } ?? "") is there twice"
    }
    return danglingReference(in: written, numbers, merge)
  }

  private static func danglingReference(
    in written: IndexedDocument, _ numbers: ElementNumbers, _ merge: DocumentMerge
  ) -> String? {
    for number in written.order where number < merge.isValue.count {
      guard !merge.isValue[number], !merge.isHidden[number], let element = written[number]?.element
      else { continue }
      let references = References.ids(in: element.attributes) { numbers.object($0) != nil }
      for (name, id) in references {
        if let target = numbers.object(id), written.has(target) { continue }
        let isOld = [MergeSide.ours, .theirs].contains { side in
          merge.documents[side][number]?.element[name] == id
            && numbers.object(id).map { !merge.has(side, $0) } ?? true
        }
        if !isOld { return "\(ObjectWords.name(element)) names \(id), which is not there" }
      }
    }
    return nil
  }
}
