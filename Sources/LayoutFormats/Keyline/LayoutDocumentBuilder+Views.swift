import LayoutModel

extension LayoutDocumentBuilder {
  mutating func addView(_ statement: LayoutStatement, to scope: Scope) throws(FormatError) {
    viewCount += 1
    guard viewCount <= Self.viewLimit else {
      throw problem(
        "more than \(Self.viewLimit) views", "split the layout, or check its components",
        at: statement.location)
    }
    switch statement.kind {
    case .view(let name, let className, let superclass, let text, let body):
      let known = (superclass ?? className).flatMap { ViewKind(uiKitClass: $0) }
      if let superclass, known == nil {
        throw problem(
          "\"\(superclass)\" is no class of UIKit", "name one such as UILabel",
          at: statement.location, origin: scope.origin)
      }
      let kind: ViewKind = known ?? .view
      let node = try node(
        name, kind: kind,
        customClass: known == nil || superclass != nil ? className : nil, in: scope,
        at: statement.location)
      let properties = LayoutProperties(builder: self)
      if let text { try properties.set("text", [text], of: node, at: statement.location) }
      properties.finish(node)
      try add(body, to: Scope(node: node, origin: scope.origin))
    case .use(let name, let component, let arguments, let body):
      let origin = scope.origin + [component]
      guard let made = components[component] else {
        throw problem(
          "there is no component \"\(component)\"",
          nearestWord(to: component, among: components.keys.sorted())
            .map { "did you mean \"\($0)\"?" } ?? "write component \(component) { ... }",
          at: statement.location, origin: scope.origin)
      }
      guard !scope.origin.contains(component) else {
        throw problem(
          "a component cannot hold itself", "end the circle \(origin.joined(separator: ", "))",
          at: statement.location)
      }
      guard made.parameters.count == arguments.count else {
        throw problem(
          "\(component) takes \(made.parameters.count) arguments, not \(arguments.count)",
          "give \(made.parameters.joined(separator: ", "))", at: statement.location,
          origin: scope.origin)
      }
      let node = try node(
        name, kind: .view, customClass: nil, in: scope, at: statement.location,
        component: component)
      for (parameter, argument) in zip(made.parameters, arguments) {
        if let text = text(argument, in: scope.node) {
          node.texts[parameter] = text
        } else {
          node.metrics[parameter] = try number(argument, in: scope.node)
        }
      }
      try add(made.body, to: Scope(node: node, origin: origin))
      try add(body, to: Scope(node: node, origin: scope.origin))
    default: return
    }
  }

  private func node(
    _ name: String, kind: ViewKind, customClass: String?, in scope: Scope,
    at location: SourceLocation, component: String? = nil
  ) throws(FormatError) -> LayoutNode {
    let parent = scope.node
    guard !Self.reserved.contains(name), LayoutAttribute(rawValue: name) == nil else {
      throw problem(
        "\"\(name)\" cannot name a view", "it stands for a guide or an attribute", at: location,
        origin: scope.origin)
    }
    guard parent.depth < Self.depthLimit else {
      throw FormatError(
        file: path, location: location, reason: .nestedTooDeep(limit: Self.depthLimit))
    }
    let id = ObjectID("\(parent.view.id).\(name)")
    var view = View(
      id: id, kind: kind, customClass: customClass, label: name,
      content: WrittenContent().content(of: kind), location: location)
    view.hugging = WrittenContent.hugging(of: kind)
    let node = LayoutNode(view, in: parent, component: component)
    guard parent.add(node, named: name) else { throw taken(name, "view", at: location) }
    if let condition = scope.condition {
      parent.variations.append(Self.always([.excludeSubviews([id])], at: location))
      parent.variations.append(
        Variation(condition: condition, changes: [.includeSubviews([id])], location: location))
    }
    return node
  }

  /// Words that items are named by besides views.
  static let reserved: Set<String> = ["superview", "safeArea", "margins", "readable"]

  /// A variation that holds for all traits, applied first.
  static func always(_ changes: [Variation.Change], at location: SourceLocation) -> Variation {
    Variation(
      condition: TraitCondition(key: "default", isDefault: true), changes: changes,
      location: location)
  }

  // MARK: Values

  func number(_ value: LayoutValue, in node: LayoutNode) throws(FormatError) -> Double {
    switch value.kind {
    case .number(let number): return number
    case .string:
      throw problem("a number is due here, not a text", "leave the quotes out", at: value.location)
    case .word(let name, let isNegative):
      guard let number = node.number(name) else {
        throw problem(
          "there is no metric \"\(name)\"", "write metric \(name) = 20", at: value.location)
      }
      return isNegative ? -number : number
    }
  }

  /// A text, or the text that a parameter stands for; nil for anything else.
  func text(_ value: LayoutValue, in node: LayoutNode) -> String? {
    switch value.kind {
    case .string(let text): text
    case .word(let name, isNegative: false): node.text(name)
    default: nil
    }
  }

  func priority(_ value: LayoutValue, in node: LayoutNode) throws(FormatError) -> Double {
    let number = try number(value, in: node)
    guard number > 0, number <= 1000 else {
      throw problem(
        "\(number.formattedPoints) is no priority", "a priority is above 0 and at most 1000",
        at: value.location)
    }
    return number
  }
}
