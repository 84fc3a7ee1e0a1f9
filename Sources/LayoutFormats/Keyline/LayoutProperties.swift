import LayoutModel

/// The properties of views in a `.layout` file: what each takes, and what it sets.
struct LayoutProperties {
  let builder: LayoutDocumentBuilder

  static let names = [
    "text", "font", "lines", "placeholder", "image", "symbol", "pages", "contentSize", "hugging",
    "compression", "margins", "preservesSuperviewMargins", "hidden", "clips", "opaque", "baselines",
    "alignmentInsets", "buttonType", "borderStyle", "axis", "distribution", "alignment", "spacing",
    "semantic", "navigationBar",
    "tabBar", "toolbar",
  ]

  /// Sets a property; one that there is not is an error with the nearest that there is.
  func set(
    _ name: String, _ values: [LayoutValue], of node: LayoutNode, at location: SourceLocation
  ) throws(FormatError) {
    switch name {
    case "text", "placeholder", "image", "symbol":
      try setText(name, try text(values, name, node, location), of: node, at: location)
    case "font":
      node.view.content.set(font: try font(values, node, location))
    case "lines":
      guard case .label(var label) = node.view.content else {
        throw wrongKind(name, "UILabel", location)
      }
      label.numberOfLines = Int(try length(values, name, node, location))
      node.view.content = .label(label)
    case "pages":
      node.view.content = .pageControl(pages: Int(try length(values, name, node, location)))
    case "contentSize", "baselines", "alignmentInsets":
      try declare(name, values, node, location)
    case "hugging": node.view.hugging = try priorities(values, name, node, location)
    case "compression":
      node.view.compressionResistance = try priorities(values, name, node, location)
    case "margins":
      node.view.margins = .directional(try insets(values, name, node, location))
      if case .stack(var stack) = node.view.content {
        stack.arrangesInMargins = true
        node.view.content = .stack(stack)
      }
    case "preservesSuperviewMargins": node.view.preservesSuperviewMargins = true
    case "hidden": node.view.isHidden = true
    case "clips": node.view.clipsToBounds = true
    case "opaque": node.view.isOpaqueBackground = true
    case "buttonType":
      guard case .button(var button) = node.view.content, let type = word(values) else {
        throw badValue(name, "a word such as custom, to a UIButton", location)
      }
      button.type = type
      node.view.content = .button(button)
    case "borderStyle":
      guard case .textField(var field) = node.view.content, let style = word(values),
        ["none", "line", "bezel", "roundedRect"].contains(style)
      else { throw badValue(name, "none, line, bezel or roundedRect, to a UITextField", location) }
      field.borderStyle = style == "none" ? nil : style
      node.view.content = .textField(field)
    case "axis", "distribution", "alignment", "spacing":
      guard case .stack(var stack) = node.view.content else {
        throw wrongKind(name, "UIStackView", location)
      }
      try arrange(name, values, &stack, node, location)
      node.view.content = .stack(stack)
    case "semantic":
      guard let word = word(values), let semantic = SemanticContent(rawValue: word) else {
        throw badValue(
          name, "playback, spatial, forceLeftToRight or forceRightToLeft", location)
      }
      node.view.semantic = semantic
    default: throw unknown(name, location)
    }
  }

  /// Returns the changes that a property makes for certain traits.
  func changes(
    _ name: String, _ values: [LayoutValue], of node: LayoutNode, at location: SourceLocation
  ) throws(FormatError) -> [Variation.Change] {
    switch name {
    case "hidden": return [.hidden(true)]
    case "shown": return [.hidden(false)]
    case "font": return [.font(try font(values, node, location))]
    case "lines": return [.numberOfLines(Int(try length(values, name, node, location)))]
    case "margins": return [.margins(.directional(try insets(values, name, node, location)))]
    case "image": return [.image(try text(values, name, node, location))]
    case "text", "placeholder":
      let text = try text(values, name, node, location)
      // Tells, as it would of the view itself, that there is nothing to change.
      try LayoutProperties(builder: builder).setText(
        name, text, of: LayoutNode(node.view, in: nil), at: location)
      return [name == "text" ? .text(text) : .placeholder(text)]
    case "axis", "distribution", "alignment", "spacing":
      var stack = StackContent()
      try arrange(name, values, &stack, node, location)
      switch name {
      case "axis": return [.axis(stack.axis)]
      case "distribution": return [.distribution(stack.distribution)]
      case "alignment": return [.alignment(stack.alignment)]
      default: return [.spacing(stack.spacing)]
      }
    case "hugging", "compression":
      let pair = try priorities(values, name, node, location)
      return Axis.allCases.map {
        name == "hugging" ? .hugging($0, pair[$0]) : .compressionResistance($0, pair[$0])
      }
    default:
      guard Self.names.contains(name) else { throw unknown(name, location) }
      throw builder.problem(
        "\(name) is the same for all traits", "set it in the view's own body", at: location)
    }
  }

  /// Nothing is left to do for a view whose body says nothing.
  func finish(_ node: LayoutNode) {
    if case .none = node.view.content {
      node.view.content = WrittenContent().content(of: node.view.kind)
    }
  }
}
