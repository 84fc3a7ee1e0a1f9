/// A document of format 3 as it is written.
struct ArchiveText {
  private(set) var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8)
  private var line = 1

  /// Goes on in this line, if it is not passed.
  mutating func move(to wanted: Int) {
    guard wanted > line else { return }
    bytes += Array(repeating: UInt8(ascii: "\n"), count: wanted - line)
    line = wanted
  }

  mutating func open(_ name: String, _ attributes: [(String, String?)]) {
    bytes += Array("<\(name)".utf8)
    for (key, value) in attributes {
      guard let value else { continue }
      bytes += Array(" \(key)=\"".utf8)
      escape(value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ name: String) { bytes += Array("</\(name)>".utf8) }

  mutating func rect(_ key: String, _ values: [Double]) {
    let names = ["x", "y", "width", "height"]
    open("rect", [("key", key)] + zip(names, values).map { ($0, String($1)) })
    close("rect")
  }

  private mutating func escape(_ value: String) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "\n"): bytes += Array("&#10;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
