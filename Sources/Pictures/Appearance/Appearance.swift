package import LayoutFormats
package import LayoutModel

/// The colours, values and texts of a document's views that do not affect frames.
///
/// Read from the file's own tree beside the layout model, which keeps only what layout needs. Of
/// variations by size class only what the layout model keeps is followed, not colours.
package struct Appearance: Sendable {
  let palette: Palette
  let assets: Assets
  /// The sizes that the document recorded for its images, in points.
  let imageSizes: [String: Size]
  let document: XMLElement
  private var elements: [SourceLocation: XMLElement] = [:]
  /// Objects by id, the first of each.
  private(set) var objects: [String: XMLElement] = [:]

  /// - Complexity: linear in the file.
  /// What the bytes of a document say; a document of another format than Interface Builder's says
  /// nothing of how its views look.
  package init(
    _ bytes: [UInt8], path: String, document: Document, assets: Assets = .none,
    isDark: Bool = false
  ) throws(FormatError) {
    let isXML = DocumentFormats.isInterfaceBuilder(path)
    self.init(
      try XMLTree(parsing: isXML ? bytes : Array("<document/>".utf8), path: path),
      document: document, assets: assets, isDark: isDark)
  }

  package init(
    _ tree: XMLTree, document: Document, assets: Assets = .none, isDark: Bool = false
  ) {
    self.document = tree.root
    self.assets = assets
    palette = Palette(document: tree.root, assets: assets, isDark: isDark)
    imageSizes = document.images.mapValues(\.size)
    for element in tree.root.descendants {
      guard let id = element.id else {
        if ViewAppearance.isNameless(element) { elements[element.location] = element }
        continue
      }
      elements[element.location] = element
      if objects[id] == nil { objects[id] = element }
    }
  }

  /// Returns the appearance of a view.
  func of(_ view: View) -> ViewAppearance {
    ViewAppearance(element: elements[view.location], palette: palette)
  }

  /// The image of that name that a catalogue has.
  func image(named name: String) -> ImageData? {
    assets.images[name].map { palette.isDark ? $0.dark : $0.light }
  }

  /// The names of all images that a document's views show, for reading catalogues.
  package static func imageNames(in document: Document) -> Set<String> { Set(document.images.keys) }
}

/// The appearance of one view, read from its element when a picture needs it.
struct ViewAppearance {
  /// nil for views that the reader made up.
  let element: XMLElement?
  let palette: Palette

  /// Elements that are views without an id of their own.
  static func isNameless(_ element: XMLElement) -> Bool {
    element.key != nil && element.child("rect", keyed: "frame") != nil
  }

  /// A colour that the view states; nil where it states none.
  func colour(_ key: String) -> Colour? {
    element?.child("color", keyed: key).flatMap { palette.colour($0) }
  }

  func number(_ name: String) -> Double? {
    element?[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func text(_ name: String) -> String? {
    if let value = element?[name] { return value }
    return element?.children.first { $0.name == "string" && $0.key == name }?.text
  }

  func flag(_ name: String) -> Bool { element?.isYES(name) == true }

  /// The element of a button's state, `normal` unless said otherwise.
  func state(_ key: String = "normal") -> ViewAppearance? {
    element?.child("state", keyed: key).map { ViewAppearance(element: $0, palette: palette) }
  }

  func child(_ name: String) -> ViewAppearance? {
    element?.child(name).map { ViewAppearance(element: $0, palette: palette) }
  }

  func children(of list: String) -> [ViewAppearance] {
    element?.child(list)?.children.map { ViewAppearance(element: $0, palette: palette) } ?? []
  }

  /// The colours of the runs of an attributed text.
  var runColours: [Colour?] {
    guard let string = element?.child("attributedString") else { return [] }
    return string.children.filter { $0.name == "fragment" }.map { fragment in
      fragment.child("attributes")?.child("color", keyed: "NSColor")
        .flatMap { palette.colour($0) }
    }
  }

  /// A user-defined runtime attribute's element; the last of several wins, as at run time.
  private func runtime(_ paths: [String]) -> XMLElement? {
    element?.child("userDefinedRuntimeAttributes")?.children
      .filter { $0["keyPath"].map(paths.contains) == true }.last
  }

  private func runtimeNumber(_ paths: [String]) -> Double? {
    guard let attribute = runtime(paths) else { return nil }
    let text = attribute["value"] ?? attribute.children.first { $0.key == "value" }?["value"]
    return text.flatMap { Double($0) }.flatMap { $0.isFinite ? max(0, $0) : nil }
  }

  private func runtimeColour(_ paths: [String]) -> Colour? {
    runtime(paths)?.child("color", keyed: "value").flatMap { palette.colour($0) }
  }

  /// Set on the layer, or by the inspectable property that most classes name so.
  var cornerRadius: Double? { runtimeNumber(["layer.cornerRadius", "cornerRadius"]) }
  var borderWidth: Double? { runtimeNumber(["layer.borderWidth", "borderWidth"]) }
  var borderColour: Colour? {
    runtimeColour(["layer.borderUIColor", "layer.borderColorFromUIColor", "borderColor"])
  }
  /// `masksToBounds` set as a runtime attribute.
  var masksToBounds: Bool {
    let attribute = runtime(["layer.masksToBounds", "clipsToBounds"])
    return attribute?.isYES("value") == true
      || attribute?.children.contains { $0.key == "value" && $0.isYES("value") } == true
  }
}
