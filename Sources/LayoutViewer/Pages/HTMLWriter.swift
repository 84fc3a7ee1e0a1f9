internal import Pictures

/// Writes HTML, element by element. Words of documents come in through `text` and attributes only,
/// which escape them; pictures come in as drawings.
package struct HTMLWriter {
  package private(set) var html = ""
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// An element with what `content` writes inside.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void
  ) {
    html += "<\(name)\(Self.written(attributes))>"
    content(&self)
    html += "</\(name)>\n"
  }

  /// An element without attributes that holds words.
  package mutating func element(_ name: StaticString, _ words: String) { element(name, [:], words) }

  /// An element that holds words.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes, _ words: String
  ) {
    html += "<\(name)\(Self.written(attributes))>\(SVGWriter.escaped(words))</\(name)>\n"
  }

  /// An element without content, such as `meta`.
  package mutating func void(_ name: StaticString, _ attributes: Attributes) {
    html += "<\(name)\(Self.written(attributes))>\n"
  }

  mutating func link(_ words: String, to address: String) {
    element("a", ["href": address], words)
  }

  /// A field of a form behind its label.
  mutating func input(_ words: String, _ attributes: Attributes) {
    element("label") { page in
      page.text(words)
      page.void("input", attributes)
    }
  }

  package mutating func text(_ words: String) { html += SVGWriter.escaped(words) }

  /// A drawing as an inline SVG.
  mutating func svg(_ text: String) { html += text }

  /// Text of our own, written as it is.
  mutating func own(_ text: String) { html += text }

  private static func written(_ attributes: Attributes) -> String {
    attributes.map { name, value in
      value.map { " \(name)=\"\(SVGWriter.escaped($0))\"" } ?? ""
    }.joined()
  }
}
