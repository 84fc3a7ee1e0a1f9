internal import LayoutFormats

/// A property list, as far as projects and Info.plist files need it: numbers and dates are texts.
enum PropertyList: Equatable {
  case text(String)
  case bool(Bool)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Deeper nesting than any project has.
  static let deepest = 32

  subscript(_ key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The keys of a dictionary.
  var keys: [String] { if case .dictionary(let members) = self { Array(members.keys) } else { [] } }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; a single text as a list of one.
  var strings: [String]? {
    switch self {
    case .list(let items): items.compactMap(\.string)
    case .text(let text): [text]
    default: nil
    }
  }

  /// YES and true, in either notation.
  var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .text(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: false
    }
  }

  /// Reads any of the three notations; nil for what is none of them.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      guard let tree = BinaryPropertyList(bytes)?.tree else { return nil }
      self = tree
      return
    }
    if let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), first == UInt8(ascii: "<") {
      guard let tree = try? XMLTree(parsing: Self.withoutDoctype(bytes), path: "plist"),
        let value = tree.root.children.first(where: { _ in true }), let read = Self(value, depth: 0)
      else { return nil }
      self = read
    } else if let read = try? PropertyList(oldStyle: bytes) {
      self = read
    } else {
      return nil
    }
  }

  /// The bytes with the document type, which every Info.plist has and which says nothing, blanked.
  private static func withoutDoctype(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      !bytes[start..<end].contains(UInt8(ascii: "["))
    else { return bytes }
    var plain = bytes
    for at in start...end where plain[at] > 0x20 { plain[at] = 0x20 }
    return plain
  }

  private init?(_ element: XMLElement, depth: Int) {
    guard depth < Self.deepest else { return nil }
    switch element.name {
    case "dict":
      var members: [String: PropertyList] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          guard let value = PropertyList(child, depth: depth + 1) else { return nil }
          members[name] = value
          key = nil
        }
      }
      self = .dictionary(members)
    case "array":
      var items: [PropertyList] = []
      for child in element.children {
        guard let item = PropertyList(child, depth: depth + 1) else { return nil }
        items.append(item)
      }
      self = .list(items)
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default: self = .text(element.text)
    }
  }
}

extension PropertyList {
  /// The notation of `project.pbxproj`: `{ key = value; }`, `( a, b, )`, quotes and C comments; the
  /// whole text is one value.
  fileprivate init(oldStyle bytes: [UInt8]) throws(FormatError) {
    var scanner = PropertyListScanner(bytes, path: "plist") { byte in
      byte > 0x20 && !"{}()=;,\"'<>".utf8.contains(byte)
    }
    try self.init(&scanner, depth: 0)
    try scanner.skip()
    guard scanner.next == nil else { throw scanner.problem("something stands after the value") }
  }

  private init(_ scanner: inout PropertyListScanner, depth: Int) throws(FormatError) {
    guard depth < Self.deepest else { throw scanner.problem("the list is nested too deeply") }
    func take(_ character: Unicode.Scalar) throws(FormatError) -> Bool {
      try scanner.skip()
      return scanner.take(character)
    }
    func due(_ character: Unicode.Scalar) throws(FormatError) {
      guard try take(character) else { throw scanner.problem("\"\(character)\" is due here") }
    }
    if try take("{") {
      var members: [String: PropertyList] = [:]
      while !(try take("}")) {
        let key = try scanner.text("a key")
        try due("=")
        members[key] = try PropertyList(&scanner, depth: depth + 1)
        try due(";")
      }
      self = .dictionary(members)
    } else if try take("(") {
      var items: [PropertyList] = []
      while !(try take(")")) {
        items.append(try PropertyList(&scanner, depth: depth + 1))
        guard try take(",") || scanner.next == UInt8(ascii: ")") else {
          throw scanner.problem("a comma is due here")
        }
      }
      self = .list(items)
    } else {
      self = .text(try scanner.text("a value"))
    }
  }
}
