import JSONText
import LayoutModel

/// The text of an open document, with places as an editor counts them: lines and UTF-16 units from 0.
struct LSPText {
  let bytes: [UInt8]
  private let lines: [ArraySlice<UInt8>]

  init(_ text: String) {
    bytes = Array(text.utf8)
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// An editor's place in bytes, from 1; nil where the text has no such line.
  func location(_ position: JSONValue?) -> SourceLocation? {
    guard case .number(let line)? = position?["line"]?.kind,
      case .number(let character)? = position?["character"]?.kind,
      let at = Int(exactly: line), let units = Int(exactly: character), lines.indices.contains(at),
      units >= 0
    else { return nil }
    let text = String(decoding: lines[at], as: UTF8.self)
    let end = text.utf16.index(text.startIndex, offsetBy: units, limitedBy: text.endIndex)
    return SourceLocation(line: at + 1, column: text[..<(end ?? text.endIndex)].utf8.count + 1)
  }

  /// From a place to the end of its line; an object's name and attributes mostly stand there.
  func range(_ location: SourceLocation, _ json: inout JSONWriter) {
    let line = min(max(location.line - 1, 0), max(lines.count - 1, 0))
    let bytes = lines[line]
    let start = bytes.prefix(max(0, location.column - 1))
    Self.range(
      (line, String(decoding: start, as: UTF8.self).utf16.count),
      (line, String(decoding: bytes, as: UTF8.self).utf16.count), &json)
  }

  /// The lines that differ in a newer text, as one edit.
  func edit(to newer: [UInt8], _ json: inout JSONWriter) {
    let new = newer.split(separator: 0x0A, omittingEmptySubsequences: false)
    var first = 0
    while first < lines.count, first < new.count, lines[first] == new[first] { first += 1 }
    var last = 0
    while last < lines.count - first, last < new.count - first,
      lines[lines.count - 1 - last] == new[new.count - 1 - last]
    {
      last += 1
    }
    let lines = new[first..<(new.count - last)].map { String(decoding: $0, as: UTF8.self) + "\n" }
    json.object { json in
      json.key("range")
      Self.range((first, 0), (self.lines.count - last, 0), &json)
      json.field("newText", lines.joined())
    }
  }

  private static func range(
    _ start: (line: Int, unit: Int), _ end: (line: Int, unit: Int), _ json: inout JSONWriter
  ) {
    json.object { json in
      for (name, place) in [("start", start), ("end", end)] {
        json.object(name) { json in
          json.field("line", place.line)
          json.field("character", place.unit)
        }
      }
    }
  }
}
