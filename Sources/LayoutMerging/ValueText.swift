internal import LayoutFormats

/// A value as one line of text, the same for every way of writing it.
enum ValueText {
  /// The element with its children; attributes are sorted by name.
  static func exact(_ element: XMLElement) -> String { text(element) { _, value in value } }

  /// As `exact`, with numbers that differ only in their last digits made equal: saving a file
  /// rewrites the components of colors.
  static func alike(_ element: XMLElement) -> String {
    text(element) { name, value in
      guard !References.hasGeneratedForm(value), let number = Double(value), number.isFinite,
        abs(number) < 1e9
      else { return value }
      return String((number * 1e5).rounded() / 1e5)
    }
  }

  /// Whether two attribute values are the same number.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    guard let left = Double(left), let right = Double(right) else { return false }
    return left == right
  }

  private static func text(
    _ element: XMLElement, _ value: (String, String) -> String
  ) -> String {
    let attributes = element.attributes.sorted { $0.name < $1.name }
      .map { " \($0.name)=\"\(value($0.name, $0.value))\"" }
    let children = element.children.map { text($0, value) }
    let inside = children.joined() + (children.isEmpty || element.hasText ? element.text : "")
    return "<\(element.name)\(attributes.joined())>\(inside)"
  }

  /// For people: `1 0.5 0.5 1 sRGB`, or the text.
  static func shown(_ element: XMLElement) -> String {
    if element.hasText { return element.text }
    let own = element.attributes.filter { $0.name != "key" }.map { name, value in
      value == "YES" ? name : "\(name) \(value)"
    }
    let inside = element.children.map(shown)
    let words = own + inside
    return words.isEmpty ? element.name : words.joined(separator: ", ")
  }
}
