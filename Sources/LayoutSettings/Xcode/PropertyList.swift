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

  /// Reads either notation; nil for what is neither, and for binary lists.
  init?(_ bytes: [UInt8]) {
    var scanner = OldPropertyListScanner(bytes)
    if let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), first == UInt8(ascii: "<") {
      guard let tree = try? XMLTree(parsing: Self.withoutDoctype(bytes), path: "plist"),
        let value = tree.root.children.first(where: { _ in true }), let read = Self(value, depth: 0)
      else { return nil }
      self = read
    } else if let read = scanner.read() {
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

/// The notation of `project.pbxproj`: `{ key = value; }`, `( a, b, )`, quotes and C comments.
struct OldPropertyListScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The whole text as one value; nil where it is none.
  mutating func read() -> PropertyList? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      if byte <= 0x20 {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while let byte = next, byte != 0x0A { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while next != nil, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(bytes.count, position + 2)
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) -> PropertyList? {
    guard depth < PropertyList.deepest else { return nil }
    if take("{") {
      var members: [String: PropertyList] = [:]
      while !take("}") {
        guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
          return nil
        }
        members[key] = value
      }
      return .dictionary(members)
    }
    if take("(") {
      var items: [PropertyList] = []
      while !take(")") {
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
        guard take(",") || next == UInt8(ascii: ")") else { return nil }
      }
      return .list(items)
    }
    return text().map { .text($0) }
  }

  private mutating func text() -> String? {
    skipSpace()
    let start = position
    guard take("\"") else {
      while let byte = next, byte > 0x20, !"{}()=;,\"<>".utf8.contains(byte) { position += 1 }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = next else { return nil }
        position += 1
        text.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped)
      default: text.append(byte)
      }
    }
    return nil
  }
}
