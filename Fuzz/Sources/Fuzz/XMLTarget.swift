import LayoutFormats
import LayoutModel

/// A document's bytes: the scanner, which must give every byte back, then the reader, and the
/// canonical text of what was read.
enum XMLTarget: FuzzTarget {
  static let name = "xml"

  static func run(_ bytes: [UInt8]) {
    if let tree = try? XMLTree(parsing: bytes, path: "Fuzz.storyboard") {
      require(tree.written() == bytes, "a scanned file is not written back as it was")
    }
    if let document = try? InterfaceBuilderReader.read(bytes, path: "Fuzz.storyboard") {
      _ = DocumentText.text(document)
    }
  }
}
