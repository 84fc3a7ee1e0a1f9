internal import LayoutModel
package import Pictures

/// Pictures of one page, each written once and shown as often as wanted.
package struct PictureStore {
  private var symbols = HTMLWriter()
  private var sizes: [String: Size] = [:]
  private var names: [String: String] = [:]

  package init() {}

  /// Keeps a drawing under a key, drawing it only where the key is new; answers whether there is
  /// one.
  package mutating func keep(_ key: String, _ draw: () -> Drawing?) -> Bool {
    if sizes[key] != nil { return true }
    guard let drawing = draw() else { return false }
    let name = "p\(sizes.count)"
    symbols.svg(drawing.symbol(id: name))
    sizes[key] = drawing.size
    names[key] = name
    return true
  }

  /// The kept drawing with marks over it.
  package func show(_ key: String, marks: Drawing, label: String, in page: inout HTMLWriter) {
    guard let name = names[key], let size = sizes[key] else { return }
    page.svg(marks.svg(over: name, size: size, label: label))
  }

  /// All kept drawings; unseen, for others refer to them.
  package func write(to page: inout HTMLWriter) {
    guard !sizes.isEmpty else { return }
    page.own("<svg class=\"store\" aria-hidden=\"true\" focusable=\"false\">")
    page.own(symbols.html)
    page.own("</svg>\n")
  }
}
