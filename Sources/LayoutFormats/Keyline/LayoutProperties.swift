import LayoutModel

/// The properties of views in a `.layout` file: what each takes, and what it sets.
struct LayoutProperties {
  let builder: LayoutDocumentBuilder

  static let names = [
    "text", "font", "lines", "placeholder", "image", "symbol", "pages", "contentSize", "hugging",
    "compression", "margins", "preservesSuperviewMargins", "hidden", "clips", "opaque", "baselines",
    "alignmentInsets", "axis", "distribution", "alignment", "spacing", "semantic", "navigationBar",
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
    case "margins": node.view.margins = .directional(try insets(values, name, node, location))
    case "preservesSuperviewMargins": node.view.preservesSuperviewMargins = true
    case "hidden": node.view.isHidden = true
    case "clips": node.view.clipsToBounds = true
    case "opaque": node.view.isOpaqueBackground = true
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

  /// What a property changes for certain traits.
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

  // MARK: Kinds of values

  private func setText(
    _ name: String, _ text: String, of node: LayoutNode, at location: SourceLocation
  ) throws(FormatError) {
    var written = WrittenContent()
    switch (name, node.view.content) {
    case ("text", .label(var label)):
      label.text = TextContent(text)
      node.view.content = .label(label)
    case ("text", .button(var button)):
      button.title = TextContent(text)
      node.view.content = .button(button)
    case ("text", .textField(var field)):
      field.text = text
      node.view.content = .textField(field)
    case ("text", .textView(var view)):
      view.text = TextContent(text)
      node.view.content = .textView(view)
    case ("text", .segmented):
      written.text = text
      node.view.content = written.content(of: .segmentedControl)
    case ("placeholder", .textField(var field)):
      field.placeholder = text
      node.view.content = .textField(field)
    case ("image", _) where node.view.kind == .imageView:
      written.image = text
      node.view.content = written.content(of: .imageView)
    case ("symbol", _) where node.view.kind == .imageView:
      written.symbol = text
      node.view.content = written.content(of: .imageView)
    case ("image", .button(var button)):
      button.image = ImageContent(name: text)
      node.view.content = .button(button)
    case ("symbol", .button(var button)):
      button.image = ImageContent(name: text, isSystemSymbol: true)
      node.view.content = .button(button)
    default:
      throw builder.problem(
        "a \(node.view.customClass ?? node.view.kind.uiKitClass) has no \(name)",
        "give it a class that has", at: location)
    }
  }

  private func declare(
    _ name: String, _ values: [LayoutValue], _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) {
    var declared = node.view.declared ?? DeclaredView()
    func pair() throws(FormatError) -> (Double?, Double?) {
      guard values.count == 2 else {
        throw badValue(name, "two numbers, either of which may be none", location)
      }
      var sides: [Double?] = []
      for value in values {
        if case .word("none", _) = value.kind {
          sides.append(nil)
        } else {
          sides.append(try length([value], name, node, location))
        }
      }
      return (sides[0], sides[1])
    }
    switch name {
    case "contentSize": (declared.width, declared.height) = try pair()
    case "baselines": (declared.firstBaseline, declared.lastBaseline) = try pair()
    default: declared.alignmentInsets = try insets(values, name, node, location)
    }
    node.view.declared = declared
  }

  private func arrange(
    _ name: String, _ values: [LayoutValue], _ stack: inout StackContent, _ node: LayoutNode,
    _ location: SourceLocation
  ) throws(FormatError) {
    let word = word(values)
    switch name {
    case "axis":
      guard let axis = word.flatMap(Axis.init(rawValue:)) else {
        throw badValue(name, "horizontal or vertical", location)
      }
      stack.axis = axis
    case "distribution":
      guard let value = word.flatMap(StackContent.Distribution.init(rawValue:)) else {
        throw badValue(
          name, "fill, fillEqually, fillProportionally, equalSpacing or equalCentering", location)
      }
      stack.distribution = value
    case "alignment":
      let words = ["top": "leading", "bottom": "trailing"]
      guard let value = word.flatMap({ StackContent.Alignment(rawValue: words[$0] ?? $0) }) else {
        throw badValue(
          name, "fill, leading, trailing, top, bottom, center, firstBaseline or lastBaseline",
          location)
      }
      stack.alignment = value
    default:
      if word == "standard" {
        stack.usesStandardSpacing = true
      } else {
        stack.spacing = try numbers(values, 1, name, node, location)[0]
      }
    }
  }

  /// `17`, `17 semibold`, `17 bold italic`, `body`, `"Lato-Bold" 12`.
  private func font(
    _ values: [LayoutValue], _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> FontDescription {
    var size: Double?
    var name: String?
    var weight = "regular"
    var style: String?
    var isItalic = false
    for value in values {
      switch value.kind {
      case .string(let text): name = text
      case .number: size = try length([value], "font", node, location)
      case .word(let word, _):
        if Self.weights.contains(word) {
          weight = word
        } else if word == "italic" {
          isItalic = true
        } else if let known = Self.styles[word] {
          style = known
        } else {
          size = try builder.number(value, in: node)
        }
      }
    }
    if let style { return FontDescription(face: .textStyle(style)) }
    guard let size, size > 0, size <= 1000 else {
      throw badValue("font", "a size in points, such as 17 semibold, or a text style", location)
    }
    if let name { return FontDescription(face: .named(name, family: nil), pointSize: size) }
    return FontDescription(face: .system(weight: weight, italic: isItalic), pointSize: size)
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Apple's text styles by the names of `UIFont.TextStyle`.
  static let styles: [String: String] = [
    "largeTitle": "UICTFontTextStyleTitle0", "title1": "UICTFontTextStyleTitle1",
    "title2": "UICTFontTextStyleTitle2", "title3": "UICTFontTextStyleTitle3",
    "headline": "UICTFontTextStyleHeadline", "body": "UICTFontTextStyleBody",
    "callout": "UICTFontTextStyleCallout", "subheadline": "UICTFontTextStyleSubhead",
    "footnote": "UICTFontTextStyleFootnote", "caption1": "UICTFontTextStyleCaption1",
    "caption2": "UICTFontTextStyleCaption2",
  ]

  private func text(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> String {
    guard values.count == 1, let text = builder.text(values[0], in: node) else {
      throw badValue(name, "one text in quotes", location)
    }
    return text
  }

  private func word(_ values: [LayoutValue]) -> String? {
    guard values.count == 1, case .word(let word, isNegative: false) = values[0].kind else {
      return nil
    }
    return word
  }

  private func numbers(
    _ values: [LayoutValue], _ count: Int, _ name: String, _ node: LayoutNode,
    _ location: SourceLocation
  ) throws(FormatError) -> [Double] {
    guard values.count == count else {
      throw badValue(name, count == 1 ? "one number" : "\(count) numbers", location)
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try builder.number(value, in: node)) }
    return numbers
  }

  private func length(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> Double {
    let number = try numbers(values, 1, name, node, location)[0]
    guard number >= 0 else { throw badValue(name, "a number that is not negative", location) }
    return number
  }

  private func priorities(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> AxisPair<Double> {
    guard values.count == 2 else {
      throw badValue(name, "two priorities, horizontal and vertical", location)
    }
    return AxisPair(
      horizontal: try builder.priority(values[0], in: node),
      vertical: try builder.priority(values[1], in: node))
  }

  private func insets(
    _ values: [LayoutValue], _ name: String, _ node: LayoutNode, _ location: SourceLocation
  ) throws(FormatError) -> EdgeInsets {
    if values.count == 1 { return .all(try numbers(values, 1, name, node, location)[0]) }
    let sides = try numbers(values, 4, name, node, location)
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  // MARK: Messages

  private func unknown(_ name: String, _ location: SourceLocation) -> FormatError {
    let known = Self.names + LayoutParser.keywords
    return builder.problem(
      "\"\(name)\" is neither a property nor a statement",
      nearestWord(to: name, among: known).map { "did you mean \"\($0)\"?" }
        ?? "properties are \(Self.names.joined(separator: ", "))", at: location)
  }

  private func badValue(
    _ name: String, _ expected: String, _ location: SourceLocation
  ) -> FormatError {
    builder.problem("\(name) takes other values", "give \(expected)", at: location)
  }

  private func wrongKind(
    _ name: String, _ className: String, _ location: SourceLocation
  ) -> FormatError {
    builder.problem("only a \(className) has \(name)", "give the view that class", at: location)
  }
}

extension ViewContent {
  /// Gives the text another font; contents without text stay as they are.
  fileprivate mutating func set(font: FontDescription) {
    switch self {
    case .label(var label):
      label.font = font
      self = .label(label)
    case .button(var button):
      button.font = font
      self = .button(button)
    case .textField(var field):
      field.font = font
      self = .textField(field)
    case .textView(var view):
      view.font = font
      self = .textView(view)
    default: return
    }
  }
}
