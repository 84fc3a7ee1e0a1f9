import LayoutModel

/// A document of Xcode 3 or 4, written again in the format that followed, so that one reader reads both.
///
/// Those documents are keyed archives: every object once, with its properties by key, and references to it. Read are
/// views with their frames, masks, texts and, of Xcode 4, constraints; each view stands in the line that it has in the
/// archive. A view goes by its object number, which stays when the document is saved again.
struct ArchiveTranslation {
  let archive: XMLElement
  var text = ArchiveText()
  /// The number of each object by the identifier that it has in this archive alone.
  private(set) var numbers: [String: String] = [:]
  /// The constraints that each view holds, by its identifier.
  private(set) var constraints: [String: [ArchiveConstraint]] = [:]
  let isMac: Bool

  /// The bytes of the same document in format 3; nil where the archive has no views that can be read.
  static func document(of archive: XMLElement) -> [UInt8]? {
    guard let data = archive.child("data") else { return nil }
    var translation = ArchiveTranslation(archive: archive, data: data)
    return translation.write(data)
  }

  private init(archive: XMLElement, data: XMLElement) {
    self.archive = archive
    isMac = archive["type"]?.hasBytes(of: ".Cocoa.") == true
    for record in data.descendants where record["class"] == "IBObjectRecord" {
      guard let number = record.child(keyed: "objectID")?.text,
        let object = record.child(keyed: "object"), let identifier = object["ref"] ?? object["id"]
      else { continue }
      numbers[identifier] = number
      if let constraint = ArchiveConstraint(object, number: number) {
        constraints[constraint.holder, default: []].append(constraint)
      }
    }
  }

  private mutating func write(_ data: XMLElement) -> [UInt8]? {
    let roots = data.child(keyed: "IBDocument.RootObjects")?.objects ?? []
    let views = roots.filter { $0.archivedName(isMac: isMac) != nil || $0.windowView != nil }
    guard !views.isEmpty else { return nil }
    let isAutoLayout = data.child(keyed: "IBDocument.UseAutolayout")?.text == "YES"
    var header: [(String, String?)] = [
      ("type", archive["type"]), ("version", "3.0"),
      ("toolsVersion", data.child(keyed: "IBDocument.InterfaceBuilderVersion")?.text),
      ("systemVersion", data.child(keyed: "IBDocument.SystemVersion")?.text),
      ("targetRuntime", isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"),
    ]
    if isAutoLayout { header.append(("useAutolayout", "YES")) }
    text.open("document", header)
    text.open("objects", [])
    for view in views { write(root: view) }
    text.close("objects")
    text.close("document")
    return text.bytes
  }

  private mutating func write(root: XMLElement) {
    guard let content = root.windowView else {
      write(root, key: nil)
      return
    }
    text.move(to: root.location.line)
    text.open(
      "window", [("id", number(of: root)), ("title", root.child(keyed: "NSWindowTitle")?.text)])
    if let rect = root.child(keyed: "NSWindowRect").flatMap({ ArchiveNumbers.rect($0.text) }) {
      text.rect("contentRect", rect)
    }
    write(content, key: "contentView")
    text.close("window")
  }

  /// A view with all that stands in it.
  private mutating func write(_ view: XMLElement, key: String?) {
    guard let name = view.archivedName(isMac: isMac) else { return }
    text.move(to: view.location.line)
    var attributes: [(String, String?)] = [("key", key), ("id", number(of: view))]
    if view.child(keyed: "NSDoNotTranslateAutoresizingMask")?.text == "YES" {
      attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO"))
    }
    if view.child(keyed: "IBUIHidden")?.text == "YES" { attributes.append(("hidden", "YES")) }
    if name == "label" { attributes.append(("text", view.child(keyed: "IBUIText")?.text)) }
    text.open(name, attributes)
    if let frame = view.archivedFrame { text.rect("frame", frame) }
    if let flags = view.child(keyed: "NSvFlags").flatMap({ Int($0.text) }) {
      text.open("autoresizingMask", [("key", "autoresizingMask")] + ArchiveNumbers.mask(flags))
      text.close("autoresizingMask")
    }
    if let title = view.child(keyed: "IBUINormalTitle")?.text {
      text.open("state", [("key", "normal"), ("title", title)])
      text.close("state")
    }
    let inside = view.child(keyed: "NSSubviews")?.objects ?? []
    if !inside.isEmpty {
      text.open("subviews", [])
      for subview in inside { write(subview, key: nil) }
      text.close("subviews")
    }
    write(view["id"].flatMap { constraints[$0] } ?? [])
    text.close(name)
  }

  private mutating func write(_ constraints: [ArchiveConstraint]) {
    guard !constraints.isEmpty else { return }
    text.open("constraints", [])
    for constraint in constraints {
      text.open("constraint", constraint.attributes(numbers))
      text.close("constraint")
    }
    text.close("constraints")
  }

  private func number(of object: XMLElement) -> String? {
    object["id"].map { numbers[$0] ?? $0 }
  }
}

extension XMLElement {
  /// The objects of an archived array, whichever way it is written.
  fileprivate var objects: [XMLElement] { children.filter { $0.name == "object" } }

  /// The view that fills a window.
  fileprivate var windowView: XMLElement? {
    self["class"] == "NSWindowTemplate" ? child("object", keyed: "NSWindowView") : nil
  }

  /// A frame may be written as a size alone.
  fileprivate var archivedFrame: [Double]? {
    if let rect = child(keyed: "NSFrame") { return ArchiveNumbers.rect(rect.text) }
    return child(keyed: "NSFrameSize").flatMap { ArchiveNumbers.numbers($0.text) }
      .flatMap { $0.count == 2 ? [0, 0] + $0 : nil }
  }

  /// The element that a class of views has in format 3; nil of what is no view.
  fileprivate func archivedName(isMac: Bool) -> String? {
    guard let className = self["class"] else { return nil }
    if let known = ArchiveClasses.elements[className] { return known }
    // Any other object with a frame is a view.
    guard child(keyed: "NSFrame") != nil || child(keyed: "NSFrameSize") != nil else { return nil }
    return isMac ? "customView" : "view"
  }
}
