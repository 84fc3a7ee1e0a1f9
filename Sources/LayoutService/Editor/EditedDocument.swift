internal import LayoutFormats
package import LayoutModel

/// A document as an editor has it open: where its objects stand in the text.
///
/// In a text that is not XML no object has a place; ``problems`` says why it cannot be read.
package struct EditedDocument: Sendable {
  package let file: SourceFile
  /// Why the document cannot be read, and where; empty if it can.
  package let problems: [(location: SourceLocation, reason: String)]
  private let tree: XMLTree?
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Complexity: reads the document.
  package init(path: DocumentPath, bytes: [UInt8]) {
    self.bytes = bytes
    file = SourceFile(path: path, bytes: bytes)
    tree = try? XMLTree(parsing: bytes, path: path.text)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    do throws(FormatError) {
      _ = try DocumentFormats.read(bytes, path: path.text)
      problems = []
    } catch {
      problems = error.all.map { ($0.location, "\($0.reason.summary); \($0.reason.advice)") }
    }
  }

  /// The object whose id is written at `location`, else the innermost object around it.
  /// - Complexity: linear in the document.
  package func object(at location: SourceLocation) -> ObjectID? {
    guard let offset = offset(of: location) else { return nil }
    if let id = word(at: offset), element(id) != nil { return ObjectID(id) }
    guard let tree else { return nil }
    var innermost: String?
    for element in tree.root.descendants where element.range.contains(offset) {
      innermost = element.id ?? innermost
    }
    return innermost.map { ObjectID($0) }
  }

  /// Where an object begins.
  package func definition(of id: ObjectID) -> SourceLocation? { element(id.rawValue)?.location }

  private func element(_ id: String) -> XMLElement? {
    tree?.root.descendants.first { $0.id == id }
  }

  private func offset(of location: SourceLocation) -> Int? {
    guard lineStarts.indices.contains(location.line - 1), location.column > 0 else { return nil }
    return min(lineStarts[location.line - 1] + location.column - 1, bytes.count)
  }

  /// Letters, digits and hyphens around a place: Interface Builder's ids have no others.
  private func word(at offset: Int) -> String? {
    func isPart(_ at: Int) -> Bool {
      guard bytes.indices.contains(at) else { return false }
      let byte = bytes[at]
      return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }
    var (start, end) = (offset, offset)
    while isPart(start - 1) { start -= 1 }
    while isPart(end) { end += 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }
}
