import LayoutModel

/// Writes a file of declarations as people edit it: one entry per line, names in byte order.
enum OverridesText {
  static func text(_ overrides: LayoutOverrides) -> String {
    let parts = [
      part("classes", overrides.classes.map { ($0.key, $0.value) }) { $0.fields(of: $1) },
      part("views", overrides.views.map { ($0.key.rawValue, $0.value) }) { $0.fields(of: $1) },
      part("images", overrides.images.map { ($0.key, $0.value) }) { json, size in
        json.field("width", size.width)
        json.field("height", size.height)
      },
      part("fonts", overrides.fonts.map { ($0.key, $0.value) }) { $0.fields(of: $1) },
    ].compactMap(\.self)
    return "{\n" + parts.joined(separator: ",\n") + (parts.isEmpty ? "}\n" : "\n}\n")
  }

  private static func part<Value>(
    _ name: String, _ entries: [(name: String, value: Value)],
    _ fields: (inout JSONWriter, Value) -> Void
  ) -> String? {
    guard !entries.isEmpty else { return nil }
    let lines = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map {
      entry in
      var json = JSONWriter()
      json.key(entry.name)
      json.object { fields(&$0, entry.value) }
      return "    " + String(decoding: json.bytes, as: UTF8.self)
    }
    return "  \"\(name)\": {\n" + lines.joined(separator: ",\n") + "\n  }"
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
  }
}
