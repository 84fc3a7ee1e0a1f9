public import LayoutModel

/// A document as plain lines, one object each, without what changes by itself.
///
/// Two documents with the same text lay out alike: tool versions, canvas positions, warnings,
/// the order of resources and of constraints, and recorded frames that constraints decide are left
/// out. Meant for comparing and for reading; it is not read back.
public enum DocumentText {
  /// The lines, each ended by a line feed. Constraints are in the order of their ids.
  ///
  /// - Complexity: linear in the document, but for the sorting of each view's constraints.
  public static func text(_ document: Document) -> String {
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
        lines.append(indent + ViewText.line(view, isRoot: depth == 1))
        for guide in view.guides {
          lines.append("\(indent)  guide \(guide.id) \(ViewText.word(guide.kind))")
        }
        for variation in view.variations {
          lines.append("\(indent)  when \(VariationText.line(variation))")
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

  static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ",")
  }

  static func frame(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: ",")
  }
}
