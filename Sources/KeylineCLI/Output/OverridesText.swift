import JSONText
import LayoutModel

/// Writes a file of declarations as people edit it: one entry per line, names in byte order.
enum OverridesText {
  static func text(_ overrides: LayoutOverrides) -> String {
    let parts = parts(of: overrides).map { "  \"\($0.name)\": {\n\($0.entries)\n  }" }
    return "{\n" + parts.joined(separator: ",\n") + (parts.isEmpty ? "}\n" : "\n}\n")
  }

  /// A file of declarations with others added: of a class, view or image that it has already the
  /// new sizes count; its fonts and what else stands in it stay as they are written.
  static func adding(
    _ new: LayoutOverrides, to bytes: [UInt8], declaring known: LayoutOverrides
  ) throws(JSONText.Problem) -> [UInt8] {
    var all = new
    all.classes.merge(known.classes) { $0.completed(with: $1) }
    all.views.merge(known.views) { $0.completed(with: $1) }
    all.images.merge(known.images) { measured, _ in measured }
    for name in known.fonts.keys { all.fonts[name] = nil }
    guard case .object(let members) = try JSONText.read(bytes).kind else { return bytes }
    var edits: [(range: Range<Int>, text: String)] = []
    var missing: [String] = []
    for part in parts(of: all) {
      guard let place = members.first(where: { $0.key == part.name })?.value.place else {
        missing.append("  \"\(part.name)\": {\n\(part.entries)\n  }")
        continue
      }
      if part.name == "fonts" {
        let comma = known.fonts.isEmpty ? "" : ","
        edits.append(((place + 1)..<(place + 1), "\n\(part.entries)\(comma)"))
      } else {
        let end = JSONText.end(ofValueAt: place, in: bytes)
        edits.append((place..<end, "{\n\(part.entries)\n  }"))
      }
    }
    if !missing.isEmpty, let brace = bytes.firstIndex(of: UInt8(ascii: "{")) {
      let comma = members.isEmpty ? "\n" : ","
      edits.append(((brace + 1)..<(brace + 1), "\n" + missing.joined(separator: ",\n") + comma))
    }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return result
  }

  private static func parts(of overrides: LayoutOverrides) -> [(name: String, entries: String)] {
    [
      part("classes", overrides.classes.map { ($0.key, $0.value) }) { $0.fields(of: $1) },
      part("views", overrides.views.map { ($0.key.rawValue, $0.value) }) { $0.fields(of: $1) },
      part("images", overrides.images.map { ($0.key, $0.value) }) { json, size in
        json.field("width", size.width)
        json.field("height", size.height)
      },
      part("fonts", overrides.fonts.map { ($0.key, $0.value) }) { $0.fields(of: $1) },
    ].compactMap(\.self)
  }

  private static func part<Value>(
    _ name: String, _ entries: [(name: String, value: Value)],
    _ fields: (inout JSONWriter, Value) -> Void
  ) -> (name: String, entries: String)? {
    guard !entries.isEmpty else { return nil }
    let lines = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map {
      entry in
      var json = JSONWriter()
      json.key(entry.name)
      json.object { fields(&$0, entry.value) }
      return "    " + String(decoding: json.bytes, as: UTF8.self)
    }
    return (name, lines.joined(separator: ",\n"))
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of view: DeclaredView) {
    if let width = view.width { field("width", width) }
    if let height = view.height { field("height", height) }
    if let insets = view.alignmentInsets {
      object("alignmentInsets") { json in
        json.field("top", insets.top)
        json.field("left", insets.left)
        json.field("bottom", insets.bottom)
        json.field("right", insets.right)
      }
    }
    if let distance = view.firstBaseline { field("firstBaseline", distance) }
    if let distance = view.lastBaseline { field("lastBaseline", distance) }
    if let flips = view.flips { field("flips", flips) }
  }

  fileprivate mutating func fields(of font: DeclaredFont) {
    field("ascender", font.ascender)
    field("descender", font.descender)
    if font.lineGap != 0 { field("lineGap", font.lineGap) }
    if let average = font.averageAdvance { field("averageAdvance", average) }
    if !font.advances.isEmpty {
      object("advances") { json in
        for (scalar, advance) in font.advances.sorted(by: { $0.key < $1.key }) {
          json.field(String(Character(scalar)), advance)
        }
      }
    }
    guard !font.kerning.isEmpty else { return }
    object("kerning") { json in
      json.field("left", font.kerning.left.map(Self.text))
      json.field("right", font.kerning.right.map(Self.text))
      json.list("values", font.kerning.values) { $0.value($1) }
    }
  }

  private static func text(_ members: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: members)
    return String(text)
  }
}

extension DeclaredView {
  /// This declaration, and of another what it leaves open.
  fileprivate func completed(with other: DeclaredView) -> DeclaredView {
    var view = self
    view.complete(with: other)
    return view
  }
}
