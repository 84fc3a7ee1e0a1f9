import Foundation
import MadeFonts
import Testing

/// The README's transcript, run as it stands.
@Suite(.serialized)
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command of the README and the lines it is said to print.
  struct Step {
    var words: [String]
    var expected: [String]
  }

  /// The `console` blocks: `$ keyline ...` lines and the output under each.
  private func steps() throws -> [Step] {
    let text = try String(
      contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    var steps: [Step] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ keyline ") {
        steps.append(Step(words: words(of: line.dropFirst("$ keyline ".count)), expected: []))
      } else if isInside, !steps.isEmpty, !line.isEmpty {
        steps[steps.count - 1].expected.append(String(line))
      }
    }
    return steps
  }

  /// The `json` block, as a file of declarations, and fonts of our own for those it names.
  private func declare(_ keyline: Keyline) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(text.split(separator: "```json\n").dropFirst().first)
    try keyline.write(
      String(block.prefix { $0 != "`" }), to: "keyline.overrides.json")
    let fonts = keyline.folder.appending(path: "Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try Data(MadeFont(advances: ["A": 600]).bytes)
      .write(to: fonts.appending(path: "Gotham-Bold.ttf"))
    for (name, made) in [("SFNS", "MadeSystem"), ("SFNSItalic", "MadeSystemItalic")] {
      try FileManager.default.copyItem(
        at: Self.root.appending(path: "Tests/FontFilesTests/Fixtures/\(made).ttf"),
        to: fonts.appending(path: "\(name).ttf"))
    }
  }

  /// Splits as a shell does: blanks separate, quotes of both kinds hold together.
  private func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }

  /// Times differ from run to run; everything else must not.
  private func withoutTimes(_ line: String) -> String {
    line.replacing(/in [0-9.]+ s/, with: "in … s")
  }

  @Test func `the README's commands run and print what it shows`() throws {
    let examples = Self.root.appending(path: "Examples/history")
    let steps = try steps()
    #expect(steps.count > 10)
    try Keyline.inFolder { keyline in
      func copy(_ step: String) throws {
        let folder = examples.appending(path: step)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".storyboard") {
          try keyline.write(
            String(contentsOf: folder.appending(path: file), encoding: .utf8), to: file)
        }
      }
      try copy("01-first-screens")
      for step in steps {
        if step.words.first == "overrides" { try declare(keyline) }
        let running = try keyline.start(step.words)
        running.process.waitUntilExit()
        let outcome = try running.outcome()
        let gates = step.words.first == "check"
        #expect(outcome.code == (gates ? 1 : 0), "keyline \(step.words) \(outcome.err)")
        let printed = Set(
          outcome.out.split(separator: "\n").map { withoutTimes(String($0)) })
        for line in step.expected.map(withoutTimes) {
          #expect(
            printed.contains(line) || outcome.out.hasPrefix(line),
            "keyline \(step.words.joined(separator: " ")) does not print: \(line)\n\(outcome.out)")
        }
        // The second state of the story follows the first commit.
        if step.words.first == "commit", step.words.contains("First screens of the shop") {
          try copy("03-wide-sign-in-button")
        }
      }
    }
  }
}
