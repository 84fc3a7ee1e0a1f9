package import LayoutModel

/// Short names by which a person knows the views and guides of a scene.
///
/// The first that exists: the label given in Interface Builder, the text it shows, its custom
/// class, its kind with its id. A name that two views share carries the id of each.
package struct ViewNames: Sendable {
  private var names: [ObjectID: String] = [:]
  /// Longer texts are cut, so that a sentence stays a sentence.
  private static let longest = 28
  /// The name of a class or an outlet is one word, and whoever searches for it has to find it whole.
  private static let longestWord = 80

  /// - Complexity: linear in the views of the scene.
  package init(_ scene: Scene) {
    self.init(roots: [scene])
  }

  /// Names over several scenes, such as all of a document; each scene settles its own doubles.
  package init(_ document: Document) {
    self.init(roots: document.scenes)
  }

  private init(roots: [Scene]) {
    for scene in roots {
      var found: [(ObjectID, String)] = []
      var count: [String: Int] = [:]
      for view in scene.views {
        let isRoot = view.id == scene.root.id
        let name = isRoot ? Self.rootName(of: scene) : Self.ownName(of: view)
        found.append((view.id, name))
        if !isRoot { count[name, default: 0] += 1 }
        for guide in view.guides where names[guide.id] == nil {
          names[guide.id] = Self.name(of: guide, in: isRoot ? nil : name)
        }
      }
      for (id, name) in found where names[id] == nil {
        let others = count[name, default: 0]
        if id == scene.root.id {
          // A cell is called after what it says: then the text keeps the plain name.
          names[id] = others > 0 ? "\(name) \(Self.noun(scene.kind))" : name
        } else {
          names[id] = others > 1 && !name.hasSuffix(id.rawValue) ? "\(name) (\(id))" : name
        }
      }
      if let top = scene.controller?.topGuide { names[top] = "Top Layout Guide" }
      if let bottom = scene.controller?.bottomGuide { names[bottom] = "Bottom Layout Guide" }
      if let cell = scene.cell?.id, names[cell] == nil { names[cell] = Self.rootName(of: scene) }
    }
  }

  /// The name of a view or guide; its id where the scene does not have it.
  package subscript(_ id: ObjectID) -> String { names[id] ?? id.rawValue }

  private static func noun(_ kind: SceneKind) -> String {
    switch kind {
    case .controller: "screen"
    case .cell: "cell"
    case .topLevel, .free, .reusable, .tableHeader, .bar: "root"
    }
  }

  private static func rootName(of scene: Scene) -> String {
    let given = scene.root.label.flatMap(clean) ?? clean(scene.title)
    return given ?? scene.root.customClass ?? "\(scene.root.kind) \(scene.root.id)"
  }

  private static func ownName(of view: View) -> String {
    view.label.flatMap(clean) ?? shownText(of: view).flatMap(clean)
      ?? view.customClass.flatMap(clean) ?? "\(view.kind) \(view.id)"
  }

  /// What the view shows as text, if anything.
  package static func shownText(of view: View) -> String? {
    let content = view.content.described
    return content.shownText?.plain ?? content.typedText.flatMap(clean) ?? content.prompt
      ?? content.parts.map { $0.compactMap(\.title).joined(separator: " ") }
  }

  private static func name(of guide: LayoutGuide, in view: String?) -> String {
    let own =
      switch guide.kind {
      case .safeArea: "Safe Area"
      case .layoutMargins: "Layout Margins"
      case .readableContent: "Readable Content"
      case .contentLayout: "Content Guide"
      case .frameLayout: "Frame Guide"
      case .keyboard: "Keyboard"
      case .other(let key): key
      }
    return view.map { "\(own) of \($0)" } ?? own
  }

  /// One line, no control characters, at most `longest` characters, or as one word `longestWord`; nil
  /// when nothing is left.
  private static func clean(_ text: String) -> String? {
    var line = ""
    var length = 0
    var gap = false
    var isWord = true
    for character in text {
      let isBlank = character.isWhitespace || character.unicodeScalars.allSatisfy { $0.value < 32 }
      if isBlank {
        gap = !line.isEmpty
        continue
      }
      isWord = isWord && !gap && (character.isLetter || character.isNumber || character == "_")
      if length >= (isWord && character.isASCII ? longestWord : longest) { return cut(line) }
      if gap {
        line.append(" ")
        length += 1
        gap = false
      }
      line.append(character)
      length += 1
    }
    return line.isEmpty ? nil : line
  }

  /// A word may have come to its limit before it turned out to be a text.
  private static func cut(_ line: String) -> String { line.prefix(longest) + "…" }
}
