package import LayoutModel

/// Changes to an Interface Builder document, each touching only its own lines.
///
/// Every call answers the whole new file; the editor itself stays as it was. New text is written
/// the way Interface Builder writes it, so that its next save changes nothing.
///
///     let editor = try DocumentEditor(bytes, path: "Main.storyboard")
///     let edited = try editor.settingConstant(of: "c1A-bC-dEf", to: 24)
public struct DocumentEditor: Sendable {
  package let tree: XMLTree
  let index: DocumentIndex

  public init(_ bytes: [UInt8], path: String) throws(FormatError) {
    tree = try XMLTree(parsing: bytes, path: path)
    index = DocumentIndex(document: tree.root)
  }

  /// The element with `id`; the first where two share one.
  package func element(_ id: ObjectID) throws(EditError) -> XMLElement {
    guard let element = index.elements[id.rawValue] else { throw .noSuchObject(id) }
    return element
  }

  func constraint(_ id: ObjectID) throws(EditError) -> XMLElement {
    // A view and a constraint may wrongly share an id: the constraint is meant.
    if let element = index.elements[id.rawValue] {
      if element.name == "constraint" { return element }
      for other in tree.root.descendants where other.name == "constraint" && other.id == id.rawValue
      {
        return other
      }
      throw .wrongObject(id, element: element.name, expected: "a constraint")
    }
    throw .noSuchObject(id)
  }

  // MARK: Layout of the text

  /// White space between the start of the line and `offset`; nil when something else stands there.
  func indentation(before offset: Int) -> String? {
    let start = lineStart(of: offset)
    let space = tree.bytes[start..<offset]
    guard space.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return String(decoding: space, as: UTF8.self)
  }

  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, tree.bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// The lines of an element that has its lines to itself; otherwise its own bytes.
  func lines(of element: XMLElement) -> Range<Int> {
    let range = element.range
    guard indentation(before: range.lowerBound) != nil else { return range }
    var end = range.upperBound
    while end < tree.bytes.count, tree.bytes[end] == 0x20 || tree.bytes[end] == 0x09 { end += 1 }
    if end < tree.bytes.count, tree.bytes[end] == 0x0D { end += 1 }
    guard end < tree.bytes.count, tree.bytes[end] == 0x0A else { return range }
    return lineStart(of: range.lowerBound)..<end + 1
  }

  func apply(_ patch: XMLPatch) -> [UInt8] { patch.applied(to: tree.bytes) }
}
