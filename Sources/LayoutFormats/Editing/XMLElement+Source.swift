/// Where an element's parts stand in the bytes of its file.
extension XMLElement {
  /// From `<` to the end of the end tag.
  package var sourceRange: Range<Int> { range }

  /// The start tag, its brackets included.
  package var startTagRange: Range<Int> { Int(node.start)..<Int(node.contentStart) }

  /// Between the tags; empty for `<x/>`.
  package var contentRange: Range<Int> { Int(node.contentStart)..<Int(node.contentEnd) }

  /// Whether more than white space and comments stands directly inside, beside elements.
  package var hasText: Bool {
    var position = index + 1
    while position < Int(node.next) {
      let piece = storage.nodes[position]
      switch piece.kind {
      case .text where !storage.isBlank(piece): return true
      case .cdata: return true
      default: break
      }
      position = Int(piece.next)
    }
    return false
  }

  /// The places of white space between the tags of the element and of those below it, in file
  /// order. What stands inside an element without child elements is its text, and not listed.
  package var gaps: [Range<Int>] {
    var result: [Range<Int>] = []
    for position in index..<Int(node.next) {
      let piece = storage.nodes[position]
      guard piece.kind == .text, piece.parent >= 0, storage.isBlank(piece) else { continue }
      let parent = XMLElement(storage: storage, index: Int(piece.parent))
      var children = parent.children
      if children.next() != nil { result.append(Int(piece.start)..<Int(piece.end)) }
    }
    return result
  }
}

extension XMLTree.Storage {
  func isBlank(_ piece: XMLNode) -> Bool {
    bytes[Int(piece.start)..<Int(piece.end)].allSatisfy { $0 <= 0x20 }
  }
}
