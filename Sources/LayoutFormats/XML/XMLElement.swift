package import LayoutModel

/// An element of a tree: a light handle, valid as long as it is kept.
package struct XMLElement: Sendable, Hashable {
  let storage: XMLTree.Storage
  let index: Int

  package static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.storage === right.storage
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  var node: XMLNode { storage.nodes[index] }

  package var name: String {
    let name = storage.nodes[index].name
    return name < 0 ? "" : storage.names[Int(name)]
  }

  /// An attribute's value with entities decoded; nil when absent.
  package subscript(_ name: String) -> String? {
    let first = Int(storage.nodes[index].firstAttribute)
    for position in first..<first + Int(storage.nodes[index].attributeCount)
    where storage.isName(storage.attributes[position].name, name) {
      return storage.value(of: storage.attributes[position])
    }
    return nil
  }

  package var id: String? { self["id"] }
  /// The property of the parent that this child is, if it is one.
  package var key: String? { self["key"] }
  /// Whether an attribute is there and says YES; generators of documents write `true`, too.
  package func isYES(_ name: String) -> Bool {
    let value = self[name]
    return value == "YES" || value == "true"
  }

  /// Whether an attribute is there and says NO; generators of documents write `false`, too.
  package func isNO(_ name: String) -> Bool {
    let value = self[name]
    return value == "NO" || value == "false"
  }

  /// Attributes in file order.
  package var attributes: [(name: String, value: String)] {
    let node = storage.nodes[index]
    let first = Int(node.firstAttribute)
    return (first..<first + Int(node.attributeCount)).map {
      let attribute = storage.attributes[$0]
      return (storage.names[Int(attribute.name)], storage.value(of: attribute))
    }
  }

  package var parent: XMLElement? {
    let parent = Int(storage.nodes[index].parent)
    return parent < 0 ? nil : XMLElement(storage: storage, index: parent)
  }

  /// Child elements in file order.
  package var children: Children { Children(storage: storage, parent: index) }

  /// The element and all elements below it, in file order.
  package var descendants: Descendants { Descendants(storage: storage, root: index) }

  /// The first child element of this name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.isNamed(name) } }
  /// The first child that is the property `key`.
  package func child(keyed key: String) -> XMLElement? { children.first { $0.key == key } }
  /// The first child of this name that is the property `key`.
  package func child(_ name: String, keyed key: String) -> XMLElement? {
    children.first { $0.isNamed(name) && $0.key == key }
  }

  private func isNamed(_ name: String) -> Bool { storage.isName(storage.nodes[index].name, name) }

  /// The text directly inside, entities decoded, comments left out.
  package var text: String {
    let node = storage.nodes[index]
    var bytes: [UInt8] = []
    var position = index + 1
    while position < Int(node.next) {
      let piece = storage.nodes[position]
      switch piece.kind {
      case .text:
        XMLEntities.decode(storage.bytes[Int(piece.start)..<Int(piece.end)], into: &bytes)
      case .cdata: bytes += storage.bytes[Int(piece.start) + 9..<Int(piece.end) - 3]
      default: break
      }
      position = Int(piece.next)
    }
    return String(decoding: XMLEntities.withoutCarriageReturns(bytes), as: UTF8.self)
  }

  /// Where the element begins.
  package var location: SourceLocation { storage.location(of: Int(node.start)) }

  /// The bytes of the element, from `<` to the end of its end tag.
  package var range: Range<Int> { Int(node.start)..<Int(node.end) }
}

extension XMLTree.Storage {
  /// Whether a name's number stands for `text`. Most differ in length, which costs less to see.
  func isName(_ number: Int32, _ text: String) -> Bool {
    guard number >= 0 else { return text.isEmpty }
    return nameLengths[Int(number)] == text.utf8.count && names[Int(number)] == text
  }

  func value(of attribute: XMLAttribute) -> String {
    let slice = bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)]
    guard attribute.isEscaped else { return String(decoding: slice, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(slice.count)
    XMLEntities.decode(XMLEntities.withSpaces(slice), into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension XMLElement {
  /// Child elements of one element, in file order.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    let storage: XMLTree.Storage
    var position: Int
    let end: Int

    init(storage: XMLTree.Storage, parent: Int) {
      self.storage = storage
      position = parent + 1
      end = Int(storage.nodes[parent].next)
    }

    /// The next element; nil after the last.
    package mutating func next() -> XMLElement? {
      while position < end {
        let current = position
        position = Int(storage.nodes[current].next)
        if storage.nodes[current].kind == .element {
          return XMLElement(storage: storage, index: current)
        }
      }
      return nil
    }
  }

  /// An element and everything below it, in file order.
  package struct Descendants: Sequence, IteratorProtocol, Sendable {
    let storage: XMLTree.Storage
    var position: Int
    let end: Int

    init(storage: XMLTree.Storage, root: Int) {
      self.storage = storage
      position = root
      end = Int(storage.nodes[root].next)
    }

    /// The next element; nil after the last.
    package mutating func next() -> XMLElement? {
      while position < end {
        let current = position
        position += 1
        if storage.nodes[current].kind == .element {
          return XMLElement(storage: storage, index: current)
        }
      }
      return nil
    }
  }
}
