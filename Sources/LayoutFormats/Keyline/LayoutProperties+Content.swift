import LayoutModel

/// Properties that fill a view's content.
extension LayoutProperties {
  func setText(
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

  func declare(
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

  func arrange(
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
}
