public import LayoutModel

/// Reads Interface Builder's XML documents (`.xib`, `.storyboard`), format 3, and what the archives of Xcode 3
/// and 4 hold of views.
///
///     let document = try InterfaceBuilderReader.read(bytes, path: "Main.storyboard")
///     for scene in document.scenes { print(scene.title, scene.root.subviews.count) }
public enum InterfaceBuilderReader: DocumentFormat {
  public static let extensions = ["xib", storyboard]
  static let storyboard = "storyboard"

  /// The document that the bytes of a `.xib` or `.storyboard` hold; `path` is for messages.
  public static func read(_ bytes: [UInt8], path: String) throws(FormatError) -> Document {
    let tree = try XMLTree(parsing: bytes, path: path)
    if tree.root.name == "archive", let newer = ArchiveTranslation.document(of: tree.root) {
      return read(try XMLTree(parsing: newer, path: path), path: path)
    }
    try check(tree, path: path)
    return read(tree, path: path)
  }

  /// The reading of a tree that is known to be a document.
  static func read(_ tree: XMLTree, path: String) -> Document {
    var document = DocumentHeader.document(tree.root, path: path)
    // Groups and their relative sizes are no views: nothing to lay out, only to compare.
    guard document.platform != .watchOS else {
      document.interfaceObjects = InterfaceObjectReader.objects(of: tree.root)
      return document
    }
    var reading = DocumentReading(tree: tree, isMac: document.platform == .macOS)
    reading.read()
    document.scenes = reading.scenes
    if document.platform == .macOS { MacSymbols(document.images).note(in: &document.scenes) }
    if document.canvas.deviceID == nil {
      document.canvas.hasHalfPoints = document.scenes.contains { $0.root.liesOnHalfPoints }
    }
    document.unresolved = reading.unresolved
    document.issues = reading.issues
    document.outlets = Set(reading.index.outlets.keys.map { ObjectID($0) })
      .union(reading.index.tagged)
    document.actions = reading.index.actions
    document.connections = reading.index.connections
    document.sceneIdentifiers = reading.index.sceneIdentifiers
    document.initialController = tree.root["initialViewController"].map { ObjectID($0) }
    document.controllerWays = reading.index.controllerWays
    document.containerClasses = reading.controllers.containerClasses()
    document.unknownElements = UnknownElements.count(in: tree.root)
    return document
  }

  private static func check(_ tree: XMLTree, path: String) throws(FormatError) {
    let root = tree.root
    switch root.name {
    case "document": return
    case "archive":
      throw FormatError(
        file: path, location: root.location, element: root.name, reason: .oldArchive)
    default:
      throw FormatError(
        file: path, location: root.location, element: root.name,
        reason: .notADocument(root: root.name))
    }
  }
}

extension View {
  /// A view in this one begins or ends on half a point across. Heights tell nothing: those of cells
  /// are halves on any display.
  fileprivate var liesOnHalfPoints: Bool {
    descendants.contains { $0.frame.map { $0.x.isHalf || $0.width.isHalf } ?? false }
  }
}

extension Double {
  fileprivate var isHalf: Bool { abs(truncatingRemainder(dividingBy: 1)) == 0.5 }
}
