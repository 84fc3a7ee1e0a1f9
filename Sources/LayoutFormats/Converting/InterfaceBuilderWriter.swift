package import LayoutModel

/// Writes a document as a storyboard of Interface Builder, a scene for each screen.
public struct InterfaceBuilderWriter {
  private let document: Document
  /// Recorded frames, in superview coordinates.
  let frames: [ObjectID: Frame]
  private var text = ""
  private var depth = 0
  private var unsaid: [Unsaid] = []
  private var ids: [ObjectID: String] = [:]
  private var taken: Set<String> = []
  private var makeID: NewObjectID

  /// The document as a storyboard, with what that cannot say.
  ///
  /// - Parameters:
  ///   - document: what is written.
  ///   - frames: where the views are on the document's canvas; those not named get an empty frame.
  package static func storyboard(
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

  // MARK: Text

  mutating func lose(_ what: String, of object: ObjectID, at place: SourceLocation) {
    unsaid.append(Unsaid(object: object, what: what, location: place))
  }

  mutating func id(_ object: ObjectID) -> String {
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

  func number(_ value: Double) -> String { NumberText.text(value) ?? "0.0" }

  mutating func rect(_ frame: Frame) {
    leaf(
      "rect",
      [
        ("key", "frame"), ("x", number(frame.x)), ("y", number(frame.y)),
        ("width", number(frame.width)), ("height", number(frame.height)),
      ])
  }

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
  }
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }
  mutating func leaf(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.written(attributes))/>")
  }
  private mutating func line(_ line: String) {
    text += String(repeating: "    ", count: depth) + line + "\n"
  }
  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLEntities.escaped($0.1))\"" }.joined()
  }
}
