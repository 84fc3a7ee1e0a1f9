import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// The layouts of `Examples/Layouts`, solved; the frames that stand in them were worked out by hand.
struct ExampleLayoutTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Layouts")
  private static let files = ["Equations", "Parts", "RedBox", "SignIn", "Sizes"]

  /// `// 320 x 568: a.b (1, 2) 3 x 4` below a screen; `regular`: of both size classes.
  private struct Expectation {
    var screen: String
    var line: Int
    var window: Configuration
    var view: String
    /// nil: there is no such view.
    var frame: Frame?
  }

  private func expectations(_ text: String) -> [Expectation] {
    var screen = ""
    var found: [Expectation] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let match = line.firstMatch(of: #/^screen (\w+)/#) { screen = String(match.1) }
      guard
        let match = line.firstMatch(
          of:
            #/^\/\/ (\d+) x (\d+)( regular)?: (\S+) (is gone|\(([\d.]+), ([\d.]+)\) ([\d.]+) x ([\d.]+))$/#
        ), let width = Double(match.1), let height = Double(match.2)
      else { continue }
      let sides = [match.6, match.7, match.8, match.9].compactMap { $0.flatMap { Double($0) } }
      let regular: SizeClass = match.3 == nil ? .compact : .regular
      found.append(
        Expectation(
          screen: screen, line: number + 1,
          window: Configuration(
            name: "window", size: Size(width: width, height: height), scale: 2,
            widthClass: regular, heightClass: regular),
          view: String(match.4),
          frame: sides.count == 4
            ? Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil))
    }
    return found
  }

  @Test(arguments: files)
  func `every screen is solved without contradiction, with the frames that stand below it`(
    name: String
  ) throws {
    let url = Self.folder.appending(path: "\(name).layout")
    let bytes = Array(try Data(contentsOf: url))
    let document = try LayoutTextReader.read(bytes, path: "\(name).layout")
    let expected = expectations(String(decoding: bytes, as: UTF8.self))
    for scene in document.scenes {
      let own = expected.filter { $0.screen == scene.id.rawValue }
      // The sizes of texts are not for hands to work out.
      #expect(!own.isEmpty || name == "SignIn", "\(name).layout has no frame for \(scene.id)")
      var session = LayoutSession(
        document: document, scene: scene, options: LayoutOptions(textSource: .model))
      for expectation in own {
        let layout = session.solve(expectation.window)
        let view = layout.view(ObjectID("\(scene.id).\(expectation.view)"))
        #expect(view?.frame == expectation.frame, "\(name).layout:\(expectation.line)")
        #expect(layout.conflicts.isEmpty, "\(name).layout:\(expectation.line)")
      }
      let phone = Configuration(name: "phone", size: Size(width: 375, height: 667))
      let layout = session.solve(phone)
      #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty, "\(scene.id)")
    }
  }

  @Test func `the files of the folder are all run`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".layout") }.map { String($0.dropLast(7)) }
    #expect(names.sorted() == Self.files)
  }
}
