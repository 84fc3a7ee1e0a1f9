import DeviceCatalogue
import Foundation
import Hashing
import LayoutEngine
import LayoutFormats
import LayoutModel
import LayoutService
import TestDocuments

/// Digests of every answer the engine gives on the project's own documents: `Examples` and the
/// folder `Answers`, which holds a document for each family of rules.
///
/// A line each: the engine's version; per document its frames and its findings on the default
/// matrix; per version of Interface Builder the frames of controls and texts on one canvas and of
/// screens on five.
struct AnswerDigests: Equatable {
  /// The engine's version, then what was solved and its digest, in a fixed order.
  var engine: Int
  var lines: [String]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Answers")
  static let file = folder.appendingPathComponent("digests.txt")

  /// Versions of Interface Builder: none, every Xcode from 4.5 to 26, and what lies beside the
  /// boundaries that rules have.
  private static let toolsVersions = [
    0, 2844, 4514, 5056, 6254, 7706, 8191, 9531, 10117, 11762, 12121, 13122, 13771, 14113, 14313,
    14490, 14868, 15400, 15705, 16097, 17156, 17701, 18122, 19162, 19529, 20037, 21225, 21507,
    21701, 22155, 22505, 23094, 23504, 23727, 24093, 24128, 24412, 24506, 32700,
  ]

  /// Canvases that a document is solved on for every version; only what depends on versions has any.
  private static func canvases(of name: String) -> [String?] {
    switch name {
    case "Screens.storyboard": [nil, "retina4_7", "retina6_1", "retina6_12", "ipad9_7"]
    case "Controls.storyboard", "Texts.storyboard": ["retina6_12"]
    default: []
    }
  }

  /// The answers of this build.
  static func now() throws -> AnswerDigests {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files =
      names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { folder.appendingPathComponent($0).path } + Examples.files
    let documents = try files.map { path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      return (name: name, document: try DocumentFormats.read(bytes, path: name))
    }
    var lines: [String] = []
    for (name, document) in documents {
      var frames = SHA256()
      var judged = SHA256()
      for scene in document.scenes {
        var session = LayoutSession(document: document, scene: scene)
        let layouts = Matrix.default.configurations.map { ($0, session.solve($0)) }
        for (_, layout) in layouts { frames.update(Array(text(of: layout).utf8)) }
        for finding in findings(
          document: DocumentPath(name), scene: scene, layouts: layouts)
        {
          judged.update(Array(text(of: finding).utf8))
        }
      }
      lines.append("\(name) frames \(hex(frames))")
      lines.append("\(name) findings \(hex(judged))")
    }
    for tools in toolsVersions {
      var frames = SHA256()
      for (name, document) in documents {
        for canvas in canvases(of: name) {
          var document = document
          document.toolsVersion = tools
          document.canvas = Canvas(deviceID: canvas)
          for scene in document.scenes {
            var session = LayoutSession(document: document, scene: scene)
            frames.update(Array(text(of: session.solveAsDesigned()).utf8))
          }
        }
      }
      lines.append("canvas \(tools) \(hex(frames))")
    }
    return AnswerDigests(engine: Workspace.engineVersion, lines: lines)
  }

  /// The answers as they were when the file was written.
  static func recorded() throws -> AnswerDigests? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    guard !lines.isEmpty, let engine = Int(lines.removeFirst().dropFirst("engine ".count)) else {
      return nil
    }
    return AnswerDigests(engine: engine, lines: lines)
  }

  func write() throws {
    let text = (["engine \(engine)"] + lines).joined(separator: "\n") + "\n"
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// Frames in sixths of a point, as they are stored, and what the solver said of them.
  private static func text(of layout: SolvedLayout) -> String {
    func sixths(_ value: Double) -> String { String(Int((value * 6).rounded())) }
    var lines = ["\(layout.scene) \(layout.configuration) \(layout.size) \(layout.safeArea)"]
    for view in layout.views {
      let frame = view.frame
      let sides = [frame.x, frame.y, frame.width, frame.height].map(sixths)
      lines.append("\(view.id) \(sides.joined(separator: " ")) \(view.isHidden)")
    }
    for conflict in layout.conflicts { lines.append("conflict \(conflict)") }
    for ambiguity in layout.ambiguities { lines.append("\(ambiguity.view) \(ambiguity.axis)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of finding: Finding) -> String {
    let places = finding.occurrences.map { "\($0.configuration) \($0.amount) \($0.severity)" }
    return "\(finding.identity) \(finding.severity) \(finding.message)\n"
      + places.joined(separator: "\n") + "\n"
  }

  private static func hex(_ hash: SHA256) -> String {
    hash.finalize().prefix(16).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }.joined()
  }
}
