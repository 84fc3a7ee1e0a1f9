/// Writes a tree's pieces one after the other.
struct XMLWriter {
  let storage: XMLTree.Storage

  /// The file, made from the pieces alone: a byte that no piece holds would be missing.
  func write() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(storage.bytes.count)
    var open: [Int] = []
    for index in storage.nodes.indices {
      while let last = open.last, Int(storage.nodes[last].next) <= index {
        writeEndTag(of: last, to: &result)
        open.removeLast()
      }
      let node = storage.nodes[index]
      guard node.kind == .element else {
        result += storage.bytes[Int(node.start)..<Int(node.end)]
        continue
      }
      writeStartTag(of: node, to: &result)
      if !node.isEmptyTag { open.append(index) }
    }
    while let last = open.popLast() { writeEndTag(of: last, to: &result) }
    return result
  }

  /// Name, then for each attribute the gap before it, its name, and its value in its quotes.
  private func writeStartTag(of node: XMLNode, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "<"))
    let name = Array(storage.names[Int(node.name)].utf8)
    result += name
    var position = Int(node.start) + 1 + name.count
    let first = Int(node.firstAttribute)
    for attribute in storage.attributes[first..<first + Int(node.attributeCount)] {
      result += storage.bytes[position..<Int(attribute.start)]
      let name = Array(storage.names[Int(attribute.name)].utf8)
      result += name
      position = Int(attribute.start) + name.count
      result += storage.bytes[position..<Int(attribute.valueEnd) + 1]
      position = Int(attribute.valueEnd) + 1
    }
    result += storage.bytes[position..<Int(node.contentStart)]
  }

  private func writeEndTag(of index: Int, to result: inout [UInt8]) {
    let node = storage.nodes[index]
    result += storage.bytes[Int(node.contentEnd)..<Int(node.end)]
  }
}
