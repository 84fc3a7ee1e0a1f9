import Foundation
import LayoutFormats
import LayoutModel

/// The documents of the folder `Documents`: whole screens with much on each, as people write them.
enum WrittenDocuments {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Documents")

  /// Names and documents, by name.
  static func read() throws -> [(name: String, document: Document)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      return (name, try DocumentFormats.read(bytes, path: name))
    }
  }
}
