public import LayoutModel

/// Writes a document as a storyboard of Interface Builder, a scene for each screen.
public struct InterfaceBuilderWriter {
  private let document: Document
  /// Recorded frames, in superview coordinates.
  private let frames: [ObjectID: Frame]
  private var text = ""
  private var depth = 0
  private var unsaid: [Unsaid] = []
  private var ids: [ObjectID: String] = [:]
  private var taken: Set<String> = []
  private var makeID: NewObjectID

  /// - Parameter frames: where the views are on the document's canvas; those not named get an empty
  ///   frame.
  public static func storyboard(
    _ document: Document, frames: [ObjectID: Frame]
  ) -> ConvertedDocument {
    var writer = InterfaceBuilderWriter(document, frames)
    writer.write()
    return ConvertedDocument(bytes: Array(writer.text.utf8), unsaid: writer.unsaid)
  }

  private init(_ document: Document, _ frames: [ObjectID: Frame]) {
    self.document = document
    self.frames = frames
    // FNV-1a over the names of the screens: the same layout has the same ids each time.
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in document.scenes.map(\.id.rawValue).joined(separator: "/").utf8 {
      seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    makeID = NewObjectID(seed: seed)
  }

  // MARK: Document

  private mutating func write() {
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    open(
      "document",
      [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"), ("version", "3.0"),
        ("toolsVersion", "23504"), ("targetRuntime", "iOS.CocoaTouch"),
        ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
        ("useTraitCollections", "YES"), ("useSafeAreas", "YES"), ("colorMatched", "YES"),
      ])
    leaf(
      "device",
      [
        ("id", document.canvas.deviceID ?? "retina6_12"), ("orientation", "portrait"),
        ("appearance", "light"),
      ])
    open("scenes")
    for scene in document.scenes { write(scene) }
    close("scenes")
    close("document")
  }

  private mutating func write(_ scene: Scene) {
    open("scene", [("sceneID", fresh())])
    open("objects")
    open(
      "viewController",
      [("id", fresh()), ("title", scene.title), ("sceneMemberID", "viewController")])
    write(scene.root, parent: nil)
    close("viewController")
    if let controller = scene.controller {
      let bars = [
        ("navigationBar", controller.navigationBar != .none), ("tabBar", controller.hasTabBar),
        ("toolbar", controller.hasToolbar),
      ]
      for (name, isThere) in bars where isThere { lose(name, of: scene.id, at: scene.location) }
    }
    close("objects")
    close("scene")
  }

  // MARK: Views

  // Recursion goes as deep as views are nested, which reading caps.
  private mutating func write(_ view: View, parent: View?) {
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

  // MARK: Variations

  private mutating func write(_ variations: [Variation], of object: ObjectID) {
    var order: [String] = []
    var merged: [String: [Variation.Change]] = [:]
    var places: [String: SourceLocation] = [:]
    for variation in variations {
      let key = ElementWords.key(of: variation.condition)
      if merged[key] == nil { order.append(key) }
      merged[key, default: []] += variation.changes
      places[key] = places[key] ?? variation.location
    }
    for key in order.sorted() {
      let place = places[key] ?? SourceLocation(line: 1, column: 1)
      write(merged[key] ?? [], key: key, of: object, at: place)
    }
  }

  private mutating func write(
    _ changes: [Variation.Change], key: String, of object: ObjectID, at place: SourceLocation
  ) {
    var attributes = [("key", key)]
    var masks: [(key: String, kind: String, ids: [ObjectID])] = []
    var children: [(String, [(String, String)])] = []
    for change in changes {
      switch change {
      case .excludeConstraints(let ids): masks.append(("constraints", "exclude", ids))
      case .includeConstraints(let ids): masks.append(("constraints", "include", ids))
      case .excludeSubviews(let ids): masks.append(("subviews", "exclude", ids))
      case .includeSubviews(let ids): masks.append(("subviews", "include", ids))
      case .font(let font): children.append(ElementWords.font(font))
      default:
        if let word = ElementWords.attribute(of: change) {
          attributes.append(word)
        } else {
          lose("a change for \(key)", of: object, at: place)
        }
      }
    }
    open("variation", attributes)
    for name in ["subviews", "constraints"] {
      let own = masks.filter { $0.key == name }
      guard !own.isEmpty else { continue }
      open("mask", [("key", name)])
      for mask in own { for item in mask.ids { leaf(mask.kind, [("reference", id(item))]) } }
      close("mask")
    }
    for (name, attributes) in children { leaf(name, attributes) }
    close("variation")
  }

  // MARK: Text

  private mutating func lose(_ what: String, of object: ObjectID, at place: SourceLocation) {
    unsaid.append(Unsaid(object: object, what: what, location: place))
  }

  private mutating func id(_ object: ObjectID) -> String {
    if let known = ids[object] { return known }
    let made = fresh()
    ids[object] = made
    return made
  }

  private mutating func fresh() -> String {
    let made = makeID.next { taken.contains($0) }.rawValue
    taken.insert(made)
    return made
  }

  private func number(_ value: Double) -> String { NumberText.text(value) ?? "0.0" }

  private mutating func rect(_ frame: Frame) {
    leaf(
      "rect",
      [
        ("key", "frame"), ("x", number(frame.x)), ("y", number(frame.y)),
        ("width", number(frame.width)), ("height", number(frame.height)),
      ])
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
  }
  private mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }
  private mutating func leaf(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.written(attributes))/>")
  }
  private mutating func line(_ line: String) {
    text += String(repeating: "    ", count: depth) + line + "\n"
  }
  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLEntities.escaped($0.1))\"" }.joined()
  }
}
