import LayoutModel

/// One view element's own facts, without its subviews and constraints.
struct ViewReader {
  let index: DocumentIndex
  var isMac = false

  func view(_ element: XMLElement, id: ObjectID, hasOwnID: Bool) -> View {
    var view = View(
      id: id, kind: ViewKind(rawValue: element.name),
      content: isMac ? MacContentReader.content(of: element) : ContentReader.content(of: element),
      location: element.location)
    view.hasOwnID = hasOwnID
    view.key = element.key
    view.customClass = element["customClass"]
    view.label = label(of: element)
    view.autoresizing = FrameReader.autoresizing(of: element)
    view.translatesMask = !element.isNO("translatesAutoresizingMaskIntoConstraints")
    view.hasFixedFrame = element.isYES("fixedFrame")
    view.isHidden = element.isYES("hidden")
    view.alpha = min(1, max(0, element.number("alpha") ?? 1))
    view.clipsToBounds = element.isYES("clipsSubviews")
    view.isUserInteractionEnabled = !element.isNO("userInteractionEnabled")
    view.contentMode = element["contentMode"]
    view.preservesSuperviewMargins = element.isYES("preservesSuperviewLayoutMargins")
    view.insetsMarginsFromSafeArea = !element.isNO("insetsLayoutMarginsFromSafeArea")
    view.followsReadableWidth = element.isYES("layoutMarginsFollowReadableWidth")
    view.semantic =
      element["semanticContentAttribute"].flatMap { SemanticContent(rawValue: $0) } ?? .unspecified
    view.isMarkedMisplaced = element.isYES("misplaced")
    view.isMarkedAmbiguous = element.isYES("ambiguous")
    view.verifyAmbiguity = element["verifyAmbiguity"]
    view.hugging = priorities(element, "HuggingPriority", otherwise: 250)
    view.compressionResistance = priorities(
      element, "CompressionResistancePriority", otherwise: 750)
    view.placeholderIntrinsicSize = AxisPair(
      horizontal: placeholder(element["placeholderIntrinsicWidth"]),
      vertical: placeholder(element["placeholderIntrinsicHeight"]))
    if hasOwnID, let size = index.designedSizes[id.rawValue] { view.designedSize = size }
    readChildren(of: element, into: &view)
    view.variations = VariationReader.variations(of: element)
    return view
  }

  private func readChildren(of element: XMLElement, into view: inout View) {
    for child in element.children {
      switch child.name {
      case "rect" where child.key == "frame": view.frame = FrameReader.frame(child)
      case "frame" where child.key == "frameInset":
        view.frameInset = FrameReader.frameInset(child)
      case "edgeInsets", "directionalEdgeInsets":
        if let margins = FrameReader.margins(child) { view.margins = margins }
      case "color" where child.key == "backgroundColor":
        view.isOpaqueBackground = Self.isOpaque(child)
      case "userDefinedRuntimeAttributes":
        view.runtimeAttributes = child.children.compactMap { $0["keyPath"] }
      default:
        if let guide = guide(child) { view.guides.append(guide) }
        if child.name == "layoutGuides" {
          view.guides += child.children.compactMap(guide)
        }
      }
    }
  }

  /// A layout guide element; nil for everything else.
  func guide(_ element: XMLElement) -> LayoutGuide? {
    guard let written = element.id else { return nil }
    switch element.name {
    case "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuide": break
    default: return nil
    }
    let kind: LayoutGuide.Kind =
      switch element.key ?? "" {
      case "safeArea": .safeArea
      case "layoutMargins", "layoutMarginsGuide": .layoutMargins
      case "readableContent", "readableContentGuide": .readableContent
      case "contentLayoutGuide": .contentLayout
      case "frameLayoutGuide": .frameLayout
      case "keyboard", "keyboardLayoutGuide": .keyboard
      case let other: .other(other)
      }
    let id =
      index.duplicates.contains(element.index)
      ? index.newID(for: element, as: written) : ObjectID(written)
    return LayoutGuide(id: id, kind: kind, location: element.location)
  }

  /// The name that a person gave the view: its label in Interface Builder, the outlet that holds it,
  /// its accessibility or restoration identifier.
  private func label(of element: XMLElement) -> String? {
    element["userLabel"]
      ?? element.id.flatMap { index.outlets[$0] }
      ?? element.child(keyed: "accessibilityConfiguration")?["identifier"]
      ?? element["restorationIdentifier"]
  }

  private static func isOpaque(_ color: XMLElement) -> Bool {
    if let name = color["systemColor"] ?? color["cocoaTouchSystemColor"], name.hasBytes(of: "clear")
    {
      return false
    }
    return (color.number("alpha") ?? 1) >= 0.99
  }

  private func priorities(
    _ element: XMLElement, _ suffix: String, otherwise: Double
  ) -> AxisPair<Double> {
    func value(_ name: String) -> Double {
      guard let number = element.number(name), number > 0 else { return otherwise }
      return min(1000, number)
    }
    return AxisPair(horizontal: value("horizontal" + suffix), vertical: value("vertical" + suffix))
  }

  private func placeholder(_ text: String?) -> PlaceholderSize? {
    guard let text else { return nil }
    if text == "infinite" || NumberText.isUnset(text) { return .infinite }
    return NumberText.number(text).map { .points($0) }
  }
}
