package import LayoutModel

/// Writes a document in Keyline's own text format, a screen for each scene.
public struct LayoutTextWriter {
  private var text = ""
  var depth = 0
  private var unsaid: [Unsaid] = []
  /// The path of each view and guide from the body of its scene: `card.title`, `safeArea`.
  var paths: [ObjectID: String] = [:]
  var names: [ObjectID: String] = [:]
  var constraintNames: [ObjectID: String] = [:]
  var root: ObjectID = ""
  private let images: [String: ImageResource]

  private init(images: [String: ImageResource]) { self.images = images }

  /// The document as text, and what the format has no words for.
  package static func text(_ document: Document) -> ConvertedDocument {
    var writer = LayoutTextWriter(images: document.images)
    if let canvas = document.canvas.deviceID, canvas != "retina6_12", canvas.isName {
      writer.line("canvas \(canvas)")
    }
    var taken: Set<String> = []
    for scene in document.scenes {
      if !writer.text.isEmpty { writer.line("") }
      writer.write(scene, named: LayoutName.unique(scene.title, or: "Screen", taken: &taken))
    }
    return ConvertedDocument(bytes: Array(writer.text.utf8), unsaid: writer.unsaid)
  }

  private mutating func write(_ scene: Scene, named name: String) {
    (paths, names, constraintNames, root) = ([:], [:], [:], scene.root.id)
    nameViews(scene.root)
    nameConstraints(scene.root)
    line("screen \(name) \(quoted(scene.title)) {")
    depth += 1
    if let controller = scene.controller {
      switch controller.navigationBar {
      case .none: break
      case .standard: line("navigationBar")
      case .largeTitle: line("navigationBar large")
      }
      if controller.hasTabBar { line("tabBar") }
      if controller.hasToolbar { line("toolbar") }
      for view in scene.views where controller.embeds[view.id] != nil {
        lose("the screen that it embeds", of: view.id, at: view.location)
      }
    } else {
      lose("a scene that is no screen", of: scene.id, at: scene.location)
    }
    var root = scene.root
    if root.kind != .view || root.content != .none {
      lose("a root that is a \(root.kind)", of: root.id, at: root.location)
      root.content = .none
    }
    writeBody(of: root, excluding: switched(root))
    depth -= 1
    line("}")
  }

  // MARK: Names

  private mutating func nameViews(_ rootView: View) {
    paths[rootView.id] = "superview"
    var waiting: [(view: View, path: String)] = [(rootView, "")]
    while let (view, path) = waiting.popLast() {
      for guide in view.guides {
        if let word = Self.word(guide.kind) {
          paths[guide.id] = path.isEmpty ? word : "\(path).\(word)"
        }
      }
      var taken = LayoutName.reserved
      for child in view.subviews {
        let name = LayoutName.unique(child.label ?? "", or: child.kind.rawValue, taken: &taken)
        names[child.id] = name
        let childPath = path.isEmpty ? name : "\(path).\(name)"
        paths[child.id] = childPath
        waiting.append((child, childPath))
      }
    }
  }

  /// Constraints that a variation names need identifiers.
  private mutating func nameConstraints(_ rootView: View) {
    var taken: Set<String> = []
    for view in rootView.tree {
      for constraint in view.constraints {
        let needsName = constraint.identifier != nil || !constraint.variations.isEmpty
        guard needsName else { continue }
        constraintNames[constraint.id] = LayoutName.unique(
          constraint.identifier ?? "", or: "constraint", taken: &taken)
      }
    }
  }

  static func word(_ kind: LayoutGuide.Kind) -> String? {
    switch kind {
    case .safeArea: "safeArea"
    case .layoutMargins: "margins"
    case .readableContent: "readable"
    default: nil
    }
  }

  // MARK: Views

  /// Objects that some variation of the tree switches, and so are written in blocks.
  private func switched(_ rootView: View) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for view in rootView.tree {
      for variation in view.variations where variation.condition.isDefault {
        for change in variation.changes {
          switch change {
          case .excludeConstraints(let ids), .excludeSubviews(let ids): found.formUnion(ids)
          default: continue
          }
        }
      }
    }
    return found
  }

  // Recursion goes as deep as views are nested, which reading caps.
  private mutating func writeBody(of view: View, excluding switched: Set<ObjectID>) {
    for property in LayoutPropertyText.properties(of: view) { line(property) }
    for child in view.subviews {
      if switched.contains(child.id) { continue }
      write(child, excluding: switched)
    }
    for constraint in view.constraints where !switched.contains(constraint.id) {
      write(constraint, in: view)
    }
    writeVariations(of: view, switched)
  }

  mutating func write(_ view: View, excluding switched: Set<ObjectID>) {
    let name = names[view.id] ?? "view"
    var className = view.kind.uiKitClass
    if ViewKind(uiKitClass: className) != view.kind {
      className = "UIView"
      lose("a \(view.kind)", of: view.id, at: view.location)
    }
    if let own = view.customClass, own.isName {
      className = view.kind == .view ? own : "\(own) is \(className)"
    }
    for what in LayoutPropertyText.unsaid(of: view) { lose(what, of: view.id, at: view.location) }
    for image in LayoutPropertyText.images(of: view) where images[image] != nil {
      lose("the size of the image \(image)", of: view.id, at: view.location)
    }
    let head = "view \(name): \(className)"
    let content = LayoutPropertyText.text(of: view).map { head + " \(quoted($0))" } ?? head
    line(content + " {")
    depth += 1
    let mark = text.utf8.count
    writeBody(of: view, excluding: switched)
    depth -= 1
    if text.utf8.count == mark {
      text.removeLast(3)
      text += "\n"
    } else {
      line("}")
    }
  }

  // MARK: Text

  mutating func line(_ line: String) {
    text += (line.isEmpty ? "" : String(repeating: "  ", count: depth)) + line + "\n"
  }

  mutating func lose(_ what: String, of object: ObjectID, at place: SourceLocation) {
    unsaid.append(Unsaid(object: object, what: what, location: place))
  }

  private func quoted(_ text: String) -> String { LayoutPropertyText.quoted(text) }
}
