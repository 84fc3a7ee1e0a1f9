/// A start tag with other attributes than its own, otherwise byte for byte as it was.
package enum StartTag {
  /// The tag of `element` as `<name ...>`, or `<name .../>` where `isEmpty`.
  ///
  /// Attributes that keep their value keep their bytes. A new one stands behind the attribute that
  /// `attributes` names before it, and where several could stand there, in the order in which
  /// Interface Builder writes them.
  package static func written(
    _ element: XMLElement, in tree: XMLTree, name: String,
    attributes wanted: [(name: String, value: String)], isEmpty: Bool
  ) -> [UInt8] {
    let own = DocumentEditor.attributes(of: element)
    let values = Dictionary(
      wanted.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var parts: [(name: String, bytes: [UInt8])] = own.compactMap { attribute in
      guard let value = values[attribute.name] else { return nil }
      if element[attribute.name] == value {
        return (attribute.name, Array(tree.bytes[attribute.gapAndAll]))
      }
      return (attribute.name, text(attribute.name, value))
    }
    for (position, attribute) in wanted.enumerated()
    where !parts.contains(where: { $0.name == attribute.name }) {
      let place = place(of: position, in: wanted, among: parts.map(\.name), on: name)
      parts.insert((attribute.name, text(attribute.name, attribute.value)), at: place)
    }
    return Array("<\(name)".utf8) + parts.flatMap(\.bytes) + Array((isEmpty ? "/>" : ">").utf8)
  }

  private static func text(_ name: String, _ value: String) -> [UInt8] {
    Array(" \(name)=\"\(XMLEntities.escaped(value))\"".utf8)
  }

  private static func place(
    of position: Int, in wanted: [(name: String, value: String)], among present: [String],
    on element: String
  ) -> Int {
    let before = Set(wanted[..<position].map(\.name))
    let after = Set(wanted[(position + 1)...].map(\.name))
    var place = (present.lastIndex { before.contains($0) } ?? -1) + 1
    let rank = AttributeOrder.rank(of: wanted[position].name, on: element)
    while let rank, place < present.count, !after.contains(present[place]),
      let other = AttributeOrder.rank(of: present[place], on: element), other < rank
    { place += 1 }
    return place
  }
}
