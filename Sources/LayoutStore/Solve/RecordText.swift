internal import Foundation

/// A record as canonical JSON: fixed order of names, absent values left out, no spaces.
///
/// Canonical so that equal states have equal text, and JSON so that plain SQL can read it.
struct RecordText {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    begin(name)
    Self.quote(value, into: &bytes)
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
    begin(name)
    bytes.append(contentsOf: value.utf8)
  }

  private mutating func begin(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  var isEmpty: Bool { bytes.count == 1 }
  var finished: String { String(decoding: bytes, as: UTF8.self) + "}" }

  /// The first string of that name in a record, without the rest of it being read.
  ///
  /// A quote inside a text has a backslash in front, so that the name with its quotes is nowhere else.
  static func string(_ name: String, in record: String) -> String? {
    var record = record
    return record.withUTF8 { string(name, in: $0) }
  }

  /// The same of a record's bytes.
  static func string(_ name: String, in record: UnsafeBufferPointer<UInt8>) -> String? {
    let wanted = Array("\"\(name)\":\"".utf8)
    guard let place = place(of: wanted, in: record) else { return nil }
    let start = place + wanted.count
    var end = start
    while end < record.count, record[end] != UInt8(ascii: "\"") {
      end += record[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < record.count else { return nil }
    let text = record[start..<end]
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    return try? JSONDecoder().decode(String.self, from: Data(record[(start - 1)...end]))
  }

  /// Where bytes stand in a record for the first time.
  static func place(of wanted: [UInt8], in record: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = wanted.first, record.count >= wanted.count else { return nil }
    for start in 0...(record.count - wanted.count) where record[start] == first {
      if record[start..<(start + wanted.count)].elementsEqual(wanted) { return start }
    }
    return nil
  }

  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// Whole numbers without a fraction; what is no number is null.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }

  static func quoted(_ value: String) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(value.utf8.count + 2)
    quote(value, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func quote(_ value: String, into output: inout [UInt8]) {
    var value = value
    output.append(UInt8(ascii: "\""))
    value.withUTF8 { bytes in
      if bytes.allSatisfy(isPlain) {
        output.append(contentsOf: bytes)
      } else {
        for byte in bytes { escape(byte, into: &output) }
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8, into output: inout [UInt8]) {
    if byte < 0x20 {
      output.append(contentsOf: Array("\\u00".utf8))
      output.append(contentsOf: Array(Hex.text([byte]).utf8))
    } else {
      if !isPlain(byte) { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    }
  }
}
