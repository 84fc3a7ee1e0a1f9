import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import LayoutService
import TestDocuments
import Testing

/// Recorded frames are inputs only where the document makes them one: the root's, those of views
/// laid out by their masks or fixed, and of what such a mask measures from.
struct ScrambleTests {
  @Test func `other recorded frames change no answer of the examples`() throws {
    var scenes = 0
    for file in try Fixtures.examples() {
      let result = try scramble(try file.read(), path: file.path.text)
      #expect(result.changed == [], "\(file.path)")
      scenes += result.compared
    }
    #expect(scenes > 0)
  }

  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `other recorded frames change no answer of real documents`() throws {
    let all = Corpus.files(["dev"])
    var scenes = 0
    // Every ninth document: 128 of them in a few seconds.
    for path in stride(from: 0, to: all.count, by: 9).map({ all[$0] }) {
      guard let result = try? scramble(try Corpus.bytes(path), path: path) else { continue }
      #expect(result.changed == [], "\(path)")
      scenes += result.compared
    }
    #expect(scenes > 100)
  }

  /// Solves each scene with and without its free recorded frames; scenes that assume something are
  /// left out.
  private func scramble(
    _ bytes: [UInt8], path: String
  ) throws -> (compared: Int, changed: [ObjectID]) {
    let document = try DocumentFormats.read(bytes, path: path)
    guard document.reasonNotSolved == nil, document.usesAutoLayout else { return (0, []) }
    var compared = 0
    var changed: [ObjectID] = []
    for scene in document.scenes {
      var session = LayoutSession(document: document, scene: scene)
      let expected = session.solveAsDesigned()
      guard expected.assumptions.isEmpty else { continue }
      var other = scene
      let builtIn = Set(scene.cell?.builtInViews ?? [])
      scramble(&other.root, isRoot: true, builtIn: builtIn)
      var scrambled = LayoutSession(document: document, scene: other)
      let found = scrambled.solveAsDesigned()
      compared += 1
      if found.views != expected.views || found.conflicts != expected.conflicts
        || found.ambiguities != expected.ambiguities
      {
        changed.append(scene.id)
      }
    }
    return (compared, changed)
  }

  private func scramble(_ view: inout View, isRoot: Bool, builtIn: Set<ObjectID>) {
    func isInput(_ view: View) -> Bool { view.translatesMask || view.hasFixedFrame }
    let isMeasured =
      isRoot || isInput(view) || view.key != nil || builtIn.contains(view.id)
      || view.subviews.contains(where: isInput)
    if !isMeasured {
      if let frame = view.frame {
        view.frame = Frame(
          x: 1000 - frame.x, y: frame.height + 7, width: frame.y + 313, height: frame.width + 5)
      }
      view.frameInset = nil
      for number in view.variations.indices {
        view.variations[number].changes.removeAll {
          if case .frame = $0 { true } else { false }
        }
      }
    }
    for number in view.subviews.indices {
      scramble(&view.subviews[number], isRoot: false, builtIn: builtIn)
    }
  }
}
