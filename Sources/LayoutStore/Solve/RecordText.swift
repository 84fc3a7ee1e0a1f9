internal import Foundation

/// A record as canonical JSON: fixed order of names, absent values left out, no spaces.
///
/// Canonical so that equal states have equal text, and JSON so that plain SQL can read it.
struct RecordText {
  private var text = "{"

  mutating func add(_ name: String, _ value: String?) {
    if let value { add(name, json: Self.quoted(value)) }
  }
  mutating func add(_ name: String, _ value: Double?) {
    if let value { add(name, json: Self.number(value)) }
  }
  mutating func add(_ name: String, _ value: Int?) {
    if let value { add(name, json: String(value)) }
  }
  /// `false` is the same as absent.
  mutating func add(_ name: String, _ value: Bool) {
    if value { add(name, json: "true") }
  }
  mutating func add(_ name: String, json value: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":\(value)"
  }

  var isEmpty: Bool { text.utf8.count == 1 }
  var finished: String { text + "}" }

  /// The first string of that name in a record, without the rest of it being read.
  ///
  /// A quote inside a text has a backslash in front, so that the name with its quotes is nowhere else.
  static func string(_ name: String, in record: String) -> String? {
    let wanted = Array("\"\(name)\":\"".utf8)
    var record = record
    return record.withUTF8 { bytes -> String? in
      var at = 0
      while at + wanted.count <= bytes.count {
        guard bytes[at] == wanted[0], bytes[at..<(at + wanted.count)].elementsEqual(wanted) else {
          at += 1
          continue
        }
        let start = at + wanted.count
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count else { return nil }
        let text = bytes[start..<end]
        guard text.contains(UInt8(ascii: "\\")) else {
          return String(decoding: text, as: UTF8.self)
        }
        return try? JSONDecoder().decode(String.self, from: Data(bytes[(start - 1)...end]))
      }
      return nil
    }
  }

  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Whole numbers without a fraction; what is no number is null.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }

  static func quoted(_ value: String) -> String {
    var output: [UInt8] = [UInt8(ascii: "\"")]
    output.reserveCapacity(value.utf8.count + 2)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case 0..<0x20:
        output.append(contentsOf: Array("\\u00".utf8))
        output.append(contentsOf: Array(Hex.text([byte]).utf8))
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
    return String(decoding: output, as: UTF8.self)
  }
}
