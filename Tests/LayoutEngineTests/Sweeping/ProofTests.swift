import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// The checker proves what the engine answers.
struct ProofTests {
  @Test func `every answer for the examples is certified`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for name in ["Product", "Settings", "SignIn"] {
      let path = package.appendingPathComponent("Examples/\(name).storyboard").path
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let document = try DocumentFormats.read(bytes, path: path)
      for scene in document.scenes where scene.kind != .bar {
        var plain = LayoutSession(document: document, scene: scene)
        var proving = LayoutSession(
          document: document, scene: scene, options: LayoutOptions(certifies: true))
        for width in [320.0, 375, 393, 768] {
          let window = Configuration(name: "window", size: Size(width: width, height: 700))
          #expect(proving.solve(window) == plain.solve(window))
        }
        #expect(proving.proofs.answers > 0 && proving.proofs.isComplete)
        #expect(plain.proofs.answers == 0)
      }
    }
  }

  @Test func `contradictions are certified too`() {
    let screen = SemanticsScreen(
      [.blank("view")],
      ["view.left = root.left", "view.width = 400", "view.right = root.right"])
    var session = LayoutSession(
      document: screen.document, scene: screen.scene, options: LayoutOptions(certifies: true))
    #expect(!session.solve(screen.configuration).conflicts.isEmpty)
    #expect(session.proofs.certifiedConflicts > 0 && session.proofs.isComplete)
  }

  private static let corpus: String? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["KEYLINE_CORPUS"]
      ?? package.appendingPathComponent("../shared/corpus").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  @Test(.enabled(if: corpus != nil, "no corpus: set KEYLINE_CORPUS"))
  func `every answer and contradiction of real documents is certified`() throws {
    let folder = "\(Self.corpus ?? "")/dev"
    let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var count = ProofCount()
    for (number, name) in names.enumerated() where number % 8 == 0 {
      let path = "\(folder)/\(name)"
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      guard let document = try? DocumentFormats.read(bytes, path: path),
        document.reasonNotSolved == nil
      else { continue }
      for scene in document.scenes {
        var session = LayoutSession(
          document: document, scene: scene, options: LayoutOptions(certifies: true))
        _ = session.solveAsDesigned()
        #expect(session.proofs.isComplete, "\(name) \(scene.id): \(session.proofs.flaws)")
        count = count + session.proofs
      }
    }
    #expect(count.answers > 100 && count.isComplete)
  }
}
