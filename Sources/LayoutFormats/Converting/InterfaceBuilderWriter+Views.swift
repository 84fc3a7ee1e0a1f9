import LayoutModel

extension InterfaceBuilderWriter {
  // Recursion goes as deep as views are nested, which reading caps.
  mutating func write(_ view: View, parent: View?) {
    let element = ElementWords.element(of: view)
    var attributes: [(String, String)] = parent == nil ? [("key", "view")] : []
    attributes += ElementWords.attributes(of: view)
    if parent != nil { attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO")) }
    attributes.append(("id", id(view.id)))
    if let label = view.label { attributes.append(("userLabel", label)) }
    if let name = view.customClass { attributes.append(("customClass", name)) }
    open(element, attributes)
    rect(frames[view.id] ?? .zero)
    if parent == nil {
      leaf(
        "autoresizingMask",
        [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")])
    }
    if !view.subviews.isEmpty {
      open("subviews")
      for child in view.subviews { write(child, parent: view) }
      close("subviews")
    }
    for guide in view.guides { write(guide) }
    for (name, attributes) in ElementWords.children(of: view) { leaf(name, attributes) }
    write(view.margins)
    if !view.constraints.isEmpty {
      open("constraints")
      for constraint in view.constraints { write(constraint) }
      close("constraints")
    }
    write(view.variations, of: view.id)
    if view.declared != nil {
      lose("a content size, insets or baselines of its own", of: view.id, at: view.location)
    }
    close(element)
  }

  private mutating func write(_ guide: LayoutGuide) {
    let key =
      switch guide.kind {
      case .safeArea: "safeArea"
      case .layoutMargins: "layoutMargins"
      case .readableContent: "readableContent"
      default: ""
      }
    leaf("viewLayoutGuide", [("key", key), ("id", id(guide.id))])
  }

  private mutating func write(_ margins: Margins?) {
    guard let margins else { return }
    switch margins {
    case .absolute(let insets):
      leaf(
        "edgeInsets",
        [
          ("key", "layoutMargins"), ("top", number(insets.top)), ("left", number(insets.left)),
          ("bottom", number(insets.bottom)), ("right", number(insets.right)),
        ])
    case .directional(let insets):
      leaf(
        "directionalEdgeInsets",
        [
          ("key", "directionalLayoutMargins"), ("top", number(insets.top)),
          ("leading", number(insets.left)), ("bottom", number(insets.bottom)),
          ("trailing", number(insets.right)),
        ])
    }
  }

  private mutating func write(_ constraint: LayoutConstraint) {
    var attributes: [(String, String)] = []
    if constraint.firstItem != constraint.owner {
      attributes.append(("firstItem", id(constraint.firstItem)))
    }
    attributes.append(("firstAttribute", constraint.firstAttribute.rawValue))
    if constraint.relation != .equal {
      attributes.append(("relation", constraint.relation.rawValue))
    }
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      attributes += [("secondItem", id(item)), ("secondAttribute", attribute.rawValue)]
    }
    if constraint.multiplier != .one, let multiplier = NumberText.text(constraint.multiplier) {
      attributes.append(("multiplier", multiplier))
    }
    if let constant = constraint.constant, constant != 0 {
      attributes.append(("constant", number(constant)))
    }
    if constraint.priority != 1000 { attributes.append(("priority", number(constraint.priority))) }
    if let identifier = constraint.identifier { attributes.append(("identifier", identifier)) }
    attributes.append(("id", id(constraint.id)))
    guard !constraint.variations.isEmpty else { return leaf("constraint", attributes) }
    open("constraint", attributes)
    write(constraint.variations, of: constraint.id)
    close("constraint")
  }
}
