import LayoutModel

/// Text in its three spellings: an attribute, a child element, runs of attributed text.
enum TextReader {
  /// The text of property `name` of `element`, with `attributed` naming the attributed form.
  ///
  /// Nil when the element states neither.
  static func text(_ name: String, attributed: String?, of element: XMLElement) -> TextContent? {
    if let attributed, let child = element.child("attributedString", keyed: attributed) {
      return TextContent(runs: runs(of: child), isAttributed: true)
    }
    return plain(name, of: element).map { TextContent($0) }
  }

  /// The text of property `name` without attributes.
  static func plain(_ name: String, of element: XMLElement) -> String? {
    if let text = element[name] { return text }
    let child = element.children.first {
      ($0.name == "string" || $0.name == "mutableString") && $0.key == name
    }
    return child.map(content)
  }

  /// The text inside a `<string>`, decoded.
  static func content(of element: XMLElement) -> String {
    guard element.isYES("base64-UTF8") else { return element.text }
    return String(decoding: Base64.decode(element.text), as: UTF8.self)
  }

  private static func runs(of element: XMLElement) -> [TextContent.Run] {
    element.children.filter { $0.name == "fragment" }.map { fragment in
      var run = TextContent.Run(text: plain("content", of: fragment) ?? "")
      guard let attributes = fragment.child("attributes") else { return run }
      if let font = attributes.child("font", keyed: "NSFont") {
        run.font = FontReader.attributedFont(of: font)
      }
      if let description = attributes.child("fontDescription", keyed: "NSFont") {
        run.font = FontReader.font(of: description)
      }
      if let style = attributes.child("paragraphStyle", keyed: "NSParagraphStyle") {
        run.minimumLineHeight = positive(style.number("minimumLineHeight"))
        run.maximumLineHeight = positive(style.number("maximumLineHeight"))
        run.lineHeightMultiple = positive(style.number("lineHeightMultiple"))
        run.lineSpacing = style.number("lineSpacing")
      }
      run.kern = attributes.child(keyed: "NSKern")?.number("value")
      return run
    }
  }

  /// Zero is AppKit's "no limit".
  private static func positive(_ value: Double?) -> Double? {
    value.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// Base64 as files hold it: white space between, padding or none.
enum Base64 {
  static func decode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let value = value(of: byte) else { continue }
      bits = (bits << 6 | value) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
