import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import TestDocuments
import Testing

/// The order in which a file lists its constraints says nothing, so no frame may follow from it.
struct ConstraintOrderTests {
  private static let configurations: [Configuration] = [
    (320.0, 568.0, LayoutDirection.leftToRight, ContentSizeCategory.large),
    (402, 874, .rightToLeft, .large), (912, 420, .leftToRight, .large),
    (1024, 1366, .leftToRight, .accessibility3),
  ].map { width, height, direction, category in
    Configuration(
      name: "\(width) by \(height)", size: Size(width: width, height: height), scale: 2,
      safeArea: EdgeInsets(top: 20, bottom: 10), direction: direction, contentSize: category)
  }

  /// The text with the lines of every `<constraints>` element shuffled, and how many were; elements
  /// whose constraints take more than a line stay as they are.
  private func shuffled(
    _ text: String, using shuffler: inout SeededGenerator
  ) -> (text: String, count: Int) {
    var lines = text.components(separatedBy: "\n")
    var moved = 0
    var first: Int?
    for index in lines.indices {
      let line = lines[index].trimmingCharacters(in: .whitespaces)
      if line == "<constraints>" {
        first = index + 1
      } else if line == "</constraints>", let start = first {
        let own = lines[start..<index]
        let isPlain = own.allSatisfy { line in
          let text = line.trimmingCharacters(in: .whitespaces)
          return text.hasPrefix("<constraint ") && text.hasSuffix("/>")
        }
        if isPlain, own.count > 1 {
          lines.replaceSubrange(start..<index, with: own.shuffled(using: &shuffler))
          moved += own.count
        }
        first = nil
      }
    }
    return (lines.joined(separator: "\n"), moved)
  }

  /// All layouts of a text as designed and in some windows; nil if it is not solved.
  private func layouts(_ text: String, path: String) -> [SolvedLayout]? {
    guard let document = try? DocumentFormats.read([UInt8](text.utf8), path: path),
      document.reasonNotSolved == nil
    else { return nil }
    var layouts: [SolvedLayout] = []
    for scene in document.scenes {
      var session = LayoutSession(document: document, scene: scene)
      layouts.append(session.solveAsDesigned())
      for configuration in Self.configurations {
        layouts.append(session.solve(configuration))
      }
    }
    return layouts
  }

  /// Answers how many constraints changed places.
  private func check(_ path: String, seed: UInt64) throws -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let expected = layouts(text, path: path)
    else { return 0 }
    var shuffler = SeededGenerator(seed: seed)
    let other = shuffled(text, using: &shuffler)
    let found = try #require(layouts(other.text, path: path))
    #expect(found.map(\.views) == expected.map(\.views), "\(path)")
    #expect(found.map(\.conflicts) == expected.map(\.conflicts), "\(path)")
    #expect(found.map(\.ambiguities) == expected.map(\.ambiguities), "\(path)")
    return other.count
  }

  @Test func `the examples' frames do not depend on the order of their constraints`() throws {
    var moved = 0
    for path in Examples.files {
      for seed in 0..<4 { moved += try check(path, seed: UInt64(seed)) }
    }
    #expect(moved > 100)
  }

  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `real documents' frames do not depend on the order of their constraints`() throws {
    var moved = 0
    for (number, path) in Corpus.files(["dev"]).enumerated()
    where number % 20 == 7 {
      moved += try check(path, seed: UInt64(number))
    }
    #expect(moved > 500)
  }
}
