import LayoutFormats
import LayoutModel

/// A document's bytes: the scanner, which must give every byte back, then the reader.
enum XMLTarget: FuzzTarget {
  static let name = "xml"

  static func run(_ bytes: [UInt8]) {
    if let tree = try? XMLTree(parsing: bytes, path: "Fuzz.storyboard") {
      require(tree.written() == bytes, "a scanned file is not written back as it was")
    }
    _ = try? InterfaceBuilderReader.read(bytes, path: "Fuzz.storyboard")
  }
}
