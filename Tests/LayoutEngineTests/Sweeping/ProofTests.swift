import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import TestDocuments
import Testing

/// The checker proves what the engine answers.
struct ProofTests {
  @Test func `every answer for the examples is certified`() throws {
    for name in ["Product", "Settings", "SignIn"] {
      let path = "\(Examples.folder)/\(name).storyboard"
      let bytes = try Corpus.bytes(path)
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

  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `every answer and contradiction of real documents is certified`() throws {
    var count = ProofCount()
    for (number, path) in Corpus.files(["dev"]).enumerated() where number % 8 == 0 {
      guard let document = try? DocumentFormats.read(try Corpus.bytes(path), path: path),
        document.reasonNotSolved == nil
      else { continue }
      for scene in document.scenes {
        var session = LayoutSession(
          document: document, scene: scene, options: LayoutOptions(certifies: true))
        _ = session.solveAsDesigned()
        #expect(session.proofs.isComplete, "\(path) \(scene.id): \(session.proofs.flaws)")
        count = count + session.proofs
      }
    }
    #expect(count.answers > 100 && count.isComplete)
  }
}
