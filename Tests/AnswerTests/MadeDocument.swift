import LayoutFormats
import LayoutModel
import Synchronization

/// A document that the tests write, in a group with others about the same rules.
struct MadeDocument {
  /// What the line in the digest file is called.
  var group: String
  /// What tells it apart from others of its group.
  var name: String
  /// The scenes as Interface Builder writes them.
  var scenes: String
  var header = Header()
  /// Whether it is a xib, whose `scenes` are its objects.
  var isNib = false

  /// What a document says of its canvas and tools.
  struct Header {
    var tools = 22505
    var device = "retina6_12"
    var orientation = "portrait"
    var runtime = "iOS.CocoaTouch"
    var switches = #"useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES""#
  }

  var path: String { "\(group)-\(name).\(isNib ? "xib" : "storyboard")" }

  /// What was read so far: most documents answer several questions.
  private static let known = Mutex<[String: Document]>([:])

  /// - Throws: an error of the format where the text is none; no made document is.
  func read() throws -> Document {
    let (path, text) = (path, text)
    if let known = Self.known.withLock({ $0[path + text] }) { return known }
    let document = try DocumentFormats.read(Array(text.utf8), path: path)
    Self.known.withLock { $0[path + text] = document }
    return document
  }

  private var text: String {
    let (kind, part) = isNib ? ("XIB", "objects") : ("Storyboard.XIB", "scenes")
    let system = header.runtime.hasPrefix("MacOSX") ? "Cocoa" : "CocoaTouch"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(system).\(kind)" version="3.0" \
      toolsVersion="\(header.tools)" targetRuntime="\(header.runtime)" \(header.switches)>
      <device id="\(header.device)" orientation="\(header.orientation)"/>
      <\(part)>\(scenes)</\(part)>
      <resources><image name="picture" width="48" height="32"/>\
      <image name="star.fill" catalog="system" width="128" height="116"/></resources>
      </document>
      """
  }

  /// A controller with one screen.
  /// - Parameters:
  ///   - constraints: those of the screen's root, which is `root` with the safe area `safe`.
  ///   - inner: further children of the root.
  ///   - controller: attributes of the controller.
  ///   - beside: further children of the controller.
  init(
    _ group: String, _ name: String, _ views: [MadeView], _ constraints: [String],
    attributes: String = "", inner: String = "", controller: String = "", beside: String = "",
    header: Header = Header()
  ) {
    let root = MadeView(
      "view", "root", attributes, inner: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\(inner)",
      subviews: views, constraints: constraints, frame: [0, 0, 393, 852], isMasked: true,
      key: "view")
    self.init(
      group, name,
      controllers: [
        "<viewController \(controller) id=\"vc\" sceneMemberID=\"viewController\">\(beside)\(root.xml)</viewController>"
      ],
      header: header)
  }

  /// A storyboard of several controllers, each as its element.
  init(_ group: String, _ name: String, controllers: [String], header: Header = Header()) {
    self.group = group
    self.name = name
    scenes = controllers.enumerated().map {
      "<scene sceneID=\"scene\($0)\"><objects>\($1)</objects></scene>"
    }.joined()
    self.header = header
  }

  /// A xib of some objects.
  init(_ group: String, _ name: String, objects: [String], header: Header = Header()) {
    self.group = group
    self.name = name
    scenes = objects.joined()
    isNib = true
    self.header = header
  }
}
