package import LayoutModel

/// A document as plain lines, one object each, without what changes by itself.
///
/// Two documents with the same text lay out alike: tool versions, canvas positions, warnings,
/// the order of resources and of constraints, and recorded frames that constraints decide are left
/// out. Meant for comparing and for reading; it is not read back.
package enum DocumentText {
  /// The lines, each ended by a line feed. Constraints are in the order of their ids.
  ///
  /// - Complexity: linear in the document, but for the sorting of each view's constraints.
  package static func text(_ document: Document) -> String {
    var lines = [header(document)]
    for name in document.images.keys.sorted() {
      if let image = document.images[name] {
        lines.append(
          "image \(quoted(name)) \(number(image.size.width))x\(number(image.size.height))")
      }
    }
    for scene in document.scenes {
      lines.append("scene \(scene.id) \(scene.kind.rawValue)" + surroundings(of: scene))
      // Depth first without recursion: each entry carries its depth.
      var waiting = [(view: scene.root, depth: 1)]
      while let (view, depth) = waiting.popLast() {
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + line(view, isRoot: depth == 1))
        for guide in view.guides {
          lines.append("\(indent)  guide \(guide.id) \(word(guide.kind))")
        }
        for variation in view.variations {
          lines.append("\(indent)  when \(line(variation))")
        }
        for constraint in view.constraints.sorted(by: { $0.id < $1.id }) {
          lines += ConstraintText.lines(constraint).map { "\(indent)  \($0)" }
        }
        waiting += view.subviews.reversed().map { ($0, depth + 1) }
      }
    }
    for constraint in document.unresolved.sorted(by: { $0.id < $1.id }) {
      lines.append("unresolved \(constraint.id)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One view's own fields, those that differ from the default. Marks that Interface Builder makes
  /// and what its designables answered are left out.
  private static func line(_ view: View, isRoot: Bool) -> String {
    let unsaid: Set = [
      "id", "hasOwnID", "type", "misplaced", "ambiguous", "designedH", "designedV",
    ]
    // Elsewhere constraints decide the frame, and the record only follows.
    let isPlaced = isRoot || view.translatesMask || view.hasFixedFrame
    let place = view.placeFields.filter { isPlaced && !(isRoot && $0.name == "mask") }
    let own = view.fields.filter { !unsaid.contains($0.name) }
    return
      (["\(view.kind.rawValue) \(view.id)"]
      + FieldText.words(place + own + view.content.fields)).joined(separator: " ")
  }

  /// `heightClass=compact: constant=4`.
  static func line(_ variation: Variation) -> String {
    "\(variation.condition.key): "
      + variation.changes.map { FieldText.words($0.field) }.joined(separator: " ")
  }

  private static func word(_ kind: LayoutGuide.Kind) -> String {
    if case .other(let key) = kind { return quoted(key) }
    return kind.name
  }

  private static func header(_ document: Document) -> String {
    var words = ["document", document.kind.rawValue, document.platform.rawValue]
    if document.usesAutoLayout { words.append("auto-layout") }
    if document.usesSafeAreas { words.append("safe-areas") }
    if document.usesTraitVariations { words.append("trait-variations") }
    if document.isLaunchScreen { words.append("launch-screen") }
    return words.joined(separator: " ")
  }

  private static func surroundings(of scene: Scene) -> String {
    var words: [String] = []
    if let controller = scene.controller {
      if controller.navigationBar != .none {
        words.append("bar=\(controller.navigationBar.rawValue)")
      }
      if controller.hasTabBar { words.append("tab-bar") }
      if controller.hasToolbar { words.append("toolbar") }
      if controller.isEmbedded { words.append("embedded") }
    }
    if let cell = scene.cell {
      words.append("cell=\(cell.kind.rawValue)")
      if let accessory = cell.accessory { words.append("accessory=\(accessory)") }
      if let height = cell.rowHeight { words.append("row=\(number(height))") }
    }
    return words.map { " " + $0 }.joined()
  }

  /// As a document writes it; a number it cannot hold in Swift's words.
  static func number(_ value: Double) -> String { NumberText.text(value) ?? "\(value)" }

  /// Text on one line.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
