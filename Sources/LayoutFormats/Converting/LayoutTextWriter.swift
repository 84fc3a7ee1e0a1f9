public import LayoutModel

/// Writes a document in Keyline's own text format, a screen for each scene.
public struct LayoutTextWriter {
  private var text = ""
  private var depth = 0
  private var unsaid: [Unsaid] = []
  /// How each view or guide is named from its scene's body: `card.title`, `safeArea`.
  private var paths: [ObjectID: String] = [:]
  private var parents: [ObjectID: ObjectID] = [:]
  private var names: [ObjectID: String] = [:]
  private var constraintNames: [ObjectID: String] = [:]
  private var root: ObjectID = ""

  /// The document as text, and what the format has no words for.
  public static func text(_ document: Document) -> ConvertedDocument {
    var writer = LayoutTextWriter()
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
    (paths, parents, names, constraintNames, root) = ([:], [:], [:], [:], scene.root.id)
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
      if let guide = controller.topGuide { paths[guide] = nil }
    } else {
      lose("a scene that is no screen", of: scene.id, at: scene.location)
    }
    writeBody(of: scene.root, excluding: switched(scene.root))
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
        parents[child.id] = view.id
        let childPath = path.isEmpty ? name : "\(path).\(name)"
        paths[child.id] = childPath
        waiting.append((child, childPath))
      }
    }
  }

  /// Constraints that a variation names need identifiers.
  private mutating func nameConstraints(_ rootView: View) {
    var taken: Set<String> = []
    var waiting = [rootView]
    while let view = waiting.popLast() {
      for constraint in view.constraints {
        let needsName = constraint.identifier != nil || !constraint.variations.isEmpty
        guard needsName else { continue }
        constraintNames[constraint.id] = LayoutName.unique(
          constraint.identifier ?? "", or: "constraint", taken: &taken)
      }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  private static func word(_ kind: LayoutGuide.Kind) -> String? {
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
    var waiting = [rootView]
    while let view = waiting.popLast() {
      for variation in view.variations where variation.condition.isDefault {
        for change in variation.changes {
          switch change {
          case .excludeConstraints(let ids), .excludeSubviews(let ids): found.formUnion(ids)
          default: continue
          }
        }
      }
      waiting.append(contentsOf: view.subviews)
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

  private mutating func write(_ view: View, excluding switched: Set<ObjectID>) {
    let name = names[view.id] ?? "view"
    let className = view.customClass.flatMap { $0.isName ? $0 : nil } ?? view.kind.uiKitClass
    let known = ViewKind(uiKitClass: className)
    if view.customClass != nil, view.kind != .view {
      lose("a \(view.kind) of class \(view.customClass ?? "")", of: view.id, at: view.location)
    } else if view.customClass == nil, known != view.kind {
      lose("a \(view.kind)", of: view.id, at: view.location)
    }
    for what in LayoutPropertyText.unsaid(of: view) { lose(what, of: view.id, at: view.location) }
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

  // MARK: Constraints

  private mutating func write(_ constraint: LayoutConstraint, in view: View) {
    guard let first = side(constraint.firstItem, constraint.firstAttribute, in: view) else {
      return lose(
        "a constraint of an object without words", of: constraint.id, at: constraint.location)
    }
    if constraint.isPlaceholder {
      lose("that it is a placeholder", of: constraint.id, at: constraint.location)
    }
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var equation = "\(first) \(sign) "
    let constant = constraint.constant ?? 0
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      guard let second = side(item, attribute, in: view) else {
        return lose(
          "a constraint to an object without words", of: constraint.id, at: constraint.location)
      }
      if constraint.multiplier != .one {
        equation += LayoutPropertyText.number(constraint.multiplier.numerator)
        if constraint.multiplier.denominator != 1 {
          equation += " / " + LayoutPropertyText.number(constraint.multiplier.denominator)
        }
        equation += " * "
      }
      equation += second
      if constant != 0 {
        equation += " \(constant < 0 ? "-" : "+") \(LayoutPropertyText.number(abs(constant)))"
      }
    } else {
      equation += LayoutPropertyText.number(constant)
    }
    if constraint.priority < 1000 {
      equation += " @\(LayoutPropertyText.number(constraint.priority))"
    }
    if let name = constraintNames[constraint.id] { equation += " #\(name)" }
    line(equation)
  }

  /// An item as it is named in a view's body; nil where it has no name.
  private func side(
    _ item: ObjectID, _ attribute: LayoutAttribute, in view: View
  ) -> String? {
    // Interface Builder's word for the last baseline is not UIKit's.
    let word = attribute == .baseline ? LayoutAttribute.lastBaseline.rawValue : attribute.rawValue
    if item == view.id { return "superview.\(word)" }
    if let guide = view.guides.first(where: { $0.id == item }), let name = Self.word(guide.kind) {
      return "\(name).\(word)"
    }
    guard var path = paths[item] else { return nil }
    guard view.id != root else { return "\(path).\(word)" }
    guard let own = paths[view.id], path.hasPrefix(own + ".") else { return nil }
    path.removeFirst(own.count + 1)
    return "\(path).\(word)"
  }

  // MARK: Variations

  private mutating func writeVariations(of view: View, _ switched: Set<ObjectID>) {
    var blocks:
      [(condition: TraitCondition, lines: [String], included: [ObjectID], place: SourceLocation)] =
        []
    func place(of condition: TraitCondition, _ location: SourceLocation) -> Int {
      if let known = blocks.firstIndex(where: { $0.condition.key == condition.key }) {
        return known
      }
      blocks.append((condition, [], [], location))
      return blocks.count - 1
    }
    for variation in view.variations where !variation.condition.isDefault {
      let block = place(of: variation.condition, variation.location)
      for change in variation.changes {
        switch change {
        case .includeConstraints(let ids), .includeSubviews(let ids):
          blocks[block].included += ids
        case .excludeSubviews(let ids):
          blocks[block].lines += ids.compactMap { names[$0].map { "remove \($0)" } }
        default:
          lose(
            "a change for \(variation.condition.key)", of: view.id, at: variation.location)
        }
      }
    }
    for constraint in view.constraints {
      for variation in constraint.variations where !variation.condition.isDefault {
        let block = place(of: variation.condition, variation.location)
        guard let name = constraintNames[constraint.id] else { continue }
        var line = "change #\(name)"
        for change in variation.changes {
          switch change {
          case .constant(let value): line += " = \(LayoutPropertyText.number(value))"
          case .priority(let value): line += " @\(LayoutPropertyText.number(value))"
          default: lose("a change of it", of: constraint.id, at: variation.location)
          }
        }
        if line.hasSuffix("#\(name)") { continue }
        blocks[block].lines.append(line)
      }
    }
    for child in view.subviews {
      for variation in child.variations where !variation.condition.isDefault {
        let changes = variation.changes.compactMap { LayoutPropertyText.change($0) }
        guard !changes.isEmpty, let name = names[child.id] else { continue }
        let block = place(of: variation.condition, variation.location)
        blocks[block].lines.append("change \(name) { \(changes.joined(separator: "; ")) }")
      }
    }
    for block in blocks {
      guard let words = Self.words(block.condition) else {
        lose("what holds for \(block.condition.key)", of: view.id, at: block.place)
        continue
      }
      line("when \(words) {")
      depth += 1
      for child in view.subviews where block.included.contains(child.id) {
        write(child, excluding: switched)
      }
      for constraint in view.constraints where block.included.contains(constraint.id) {
        write(constraint, in: view)
      }
      for line in block.lines { self.line(line) }
      depth -= 1
      line("}")
    }
  }

  private static func words(_ condition: TraitCondition) -> String? {
    guard condition.undecidable.isEmpty else { return nil }
    if let idiom = condition.idiom, idiom != .phone, idiom != .pad { return nil }
    return [
      condition.widthClass.map { "width \($0.rawValue)" },
      condition.heightClass.map { "height \($0.rawValue)" }, condition.idiom?.rawValue,
    ].compactMap { $0 }.joined(separator: " and ")
  }

  // MARK: Text

  private mutating func line(_ line: String) {
    text += (line.isEmpty ? "" : String(repeating: "  ", count: depth)) + line + "\n"
  }

  private mutating func lose(_ what: String, of object: ObjectID, at place: SourceLocation) {
    unsaid.append(Unsaid(object: object, what: what, location: place))
  }

  private func quoted(_ text: String) -> String { LayoutPropertyText.quoted(text) }
}
