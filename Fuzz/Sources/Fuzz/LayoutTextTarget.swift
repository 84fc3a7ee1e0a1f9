import LayoutEngine
import LayoutFormats
import LayoutModel

/// A file in Keyline's own text format: read, formatted without changing it, and solved.
enum LayoutTextTarget: FuzzTarget {
  static let name = "layout"

  static func run(_ bytes: [UInt8]) {
    guard let document = try? LayoutTextReader.read(bytes, path: "Fuzz.layout") else { return }
    guard let formatted = try? LayoutTextFormatter.formatted(bytes, path: "Fuzz.layout"),
      let again = try? LayoutTextFormatter.formatted(formatted, path: "Fuzz.layout")
    else { fatalError("a file that is read cannot be formatted") }
    require(formatted == again, "a formatted file is formatted to another")
    require(
      (try? LayoutTextReader.read(formatted, path: "Fuzz.layout"))?.scenes.map(\.root.id)
        == document.scenes.map(\.root.id), "a formatted file is read as another")
    // Components alone are a file, and no screen that could be written.
    guard !document.scenes.isEmpty else { return }
    let written = LayoutTextWriter.text(document)
    require(
      (try? LayoutTextReader.read(written.bytes, path: "Fuzz.layout")) != nil,
      "a written file cannot be read")
    for scene in document.scenes {
      var session = LayoutSession(
        document: document, scene: scene, options: LayoutOptions(workLimit: 200_000))
      _ = session.solve(
        Configuration(name: "phone", device: "phone", size: Size(width: 320, height: 568)))
    }
  }
}
