package import LayoutModel

extension DocumentEditor {
  /// Sets an attribute, in its place in the element's order.
  ///
  /// `value` is plain text; it is escaped here. Nil removes the attribute.
  package func settingAttribute(
    _ name: String, of id: ObjectID, to value: String?
  ) throws(EditError) -> [UInt8] {
    let element = try element(id)
    return try settingAttribute(name, of: element, to: value)
  }

  /// Sets a constraint's constant, in points; zero is the default and is not written.
  package func settingConstant(
    of constraint: ObjectID, to constant: Double
  ) throws(EditError) -> [UInt8] {
    guard let text = NumberText.text(constant) else { throw .badNumber(constant) }
    let element = try self.constraint(constraint)
    // A symbolic constraint without a number means the standard one, not zero.
    let isDefault = text == "0.0" && !element.isYES("symbolic")
    return try settingAttribute("constant", of: element, to: isDefault ? nil : text)
  }

  func settingAttribute(
    _ name: String, of element: XMLElement, to value: String?
  ) throws(EditError) -> [UInt8] {
    guard Self.isName(name) else { throw .badName(name) }
    if let value, value.utf8.contains(where: { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 13 }) {
      throw .badText(value)
    }
    var patch = XMLPatch()
    let attributes = Self.attributes(of: element)
    if let present = attributes.first(where: { $0.name == name }) {
      if let value {
        let quote = tree.bytes[present.value.upperBound]
        var text = XMLEntities.escaped(value)
        if quote == UInt8(ascii: "'") { text.replaceApostrophes() }
        patch.replace(present.value, with: text)
      } else {
        patch.remove(present.gapAndAll)
      }
    } else if let value {
      let text = " \(name)=\"\(XMLEntities.escaped(value))\""
      patch.insert(text, at: Self.place(for: name, on: element, among: attributes))
    }
    return apply(patch)
  }

  // MARK: Steps

  package struct AttributePlace {
    package var name: String
    package var value: Range<Int>
    /// From the white space before the name to the closing quote.
    package var gapAndAll: Range<Int>
  }

  package static func attributes(of element: XMLElement) -> [AttributePlace] {
    let storage = element.storage
    let node = element.node
    var end = Int(node.start) + 1 + element.name.utf8.count
    return (0..<Int(node.attributeCount)).map { offset in
      let attribute = storage.attributes[Int(node.firstAttribute) + offset]
      let place = AttributePlace(
        name: storage.names[Int(attribute.name)],
        value: Int(attribute.valueStart)..<Int(attribute.valueEnd),
        gapAndAll: end..<Int(attribute.valueEnd) + 1)
      end = Int(attribute.valueEnd) + 1
      return place
    }
  }

  /// Behind the last attribute that comes before `name` in the element's order. An attribute of
  /// unknown order goes before the id, among the class's own.
  private static func place(
    for name: String, on element: XMLElement, among attributes: [AttributePlace]
  ) -> Int {
    let tagEnd = Int(element.node.start) + 1 + element.name.utf8.count
    let limit = rank(name, element) ?? rank("translatesAutoresizingMaskIntoConstraints", element)
    guard let limit else { return attributes.last?.gapAndAll.upperBound ?? tagEnd }
    // The first attribute known to come later: unknown ones before it keep their place.
    if let later = attributes.first(where: { (rank($0.name, element) ?? -1) >= limit }) {
      return later.gapAndAll.lowerBound
    }
    return attributes.last?.gapAndAll.upperBound ?? tagEnd
  }

  private static func rank(_ name: String, _ element: XMLElement) -> Int? {
    AttributeOrder.rank(of: name, on: element.name)
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first < 0x80, !(0x30...0x39).contains(first) else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || "_-:.".utf8.contains(byte)
    } && first != UInt8(ascii: "-") && first != UInt8(ascii: ".")
  }
}

extension String {
  /// A value in single quotes cannot hold one.
  fileprivate mutating func replaceApostrophes() {
    self = split(separator: "'", omittingEmptySubsequences: false).joined(separator: "&apos;")
  }
}
