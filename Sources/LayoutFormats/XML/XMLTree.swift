internal import LayoutModel

/// An XML file kept whole: its bytes, and a flat tree of pieces that tile them.
///
/// Every byte of the file belongs to exactly one piece, so what was not touched is written back as
/// it was. The tree is immutable; an edit is an `XMLPatch` that makes new bytes.
///
///     let tree = try XMLTree(parsing: bytes, path: "Main.storyboard")
///     let root = tree.root          // <document>
///     root["toolsVersion"]          // "23504"
package struct XMLTree: Sendable {
  let storage: Storage

  /// Parses UTF-8 `bytes`; `path` is used for messages only.
  ///
  /// - Complexity: linear in the file; no recursion, whatever the nesting.
  package init(parsing bytes: [UInt8], path: String) throws(FormatError) {
    var scanner = try XMLScanner(bytes: bytes, path: path)
    try scanner.scan()
    storage = Storage(
      bytes: bytes, nodes: scanner.nodes, attributes: scanner.attributes,
      names: scanner.names.texts, lineStarts: scanner.lineStarts, root: scanner.root)
  }

  /// The bytes the tree was parsed from.
  package var bytes: [UInt8] { storage.bytes }

  /// The one element that holds all others.
  package var root: XMLElement { XMLElement(storage: storage, index: storage.root) }

  /// The file again, piece by piece from the tree: equal to `bytes` when nothing was lost.
  package func written() -> [UInt8] { XMLWriter(storage: storage).write() }
}

extension XMLTree {
  /// The storage that all handles of a tree share. Immutable after parsing.
  final class Storage: Sendable {
    let bytes: [UInt8]
    let nodes: [XMLNode]
    let attributes: [XMLAttribute]
    let names: [String]
    /// The number of bytes of each name.
    let nameLengths: [Int]
    let lineStarts: [Int32]
    let root: Int

    init(
      bytes: [UInt8], nodes: [XMLNode], attributes: [XMLAttribute], names: [String],
      lineStarts: [Int32], root: Int
    ) {
      self.bytes = bytes
      self.nodes = nodes
      self.attributes = attributes
      self.names = names
      nameLengths = names.map(\.utf8.count)
      self.lineStarts = lineStarts
      self.root = root
    }

    func location(of offset: Int) -> SourceLocation {
      XMLScanner.location(of: offset, lineStarts: lineStarts)
    }
  }
}

/// One piece of a file. Offsets are bytes; 32 bits suffice under the size limit.
struct XMLNode: Sendable {
  enum Kind: UInt8, Sendable {
    case element, text, cdata, comment, instruction
  }
  var kind: Kind
  /// The element ends in its start tag: `<x/>`.
  var isEmptyTag: Bool
  var attributeCount: UInt16
  /// Index into `names`; of the element only.
  var name: Int32
  /// -1 at the top level.
  var parent: Int32
  /// Index of the first node after this one's descendants.
  var next: Int32
  var firstAttribute: Int32
  /// Start of the piece, at its `<` or first character.
  var start: Int32
  /// End of the start tag; for other kinds the end of the piece.
  var contentStart: Int32
  /// Start of the end tag.
  var contentEnd: Int32
  /// End of the whole piece.
  var end: Int32
}

/// An attribute's place in its start tag.
struct XMLAttribute: Sendable {
  var name: Int32
  /// Start of the name.
  var start: Int32
  /// The value without its quotes.
  var valueStart: Int32
  var valueEnd: Int32
  /// The value holds `&` or a line break, so that it must be decoded.
  var isEscaped: Bool
}
