import Foundation
import MadeFonts
import Testing

/// A page of the documentation as something that can be tried.
///
/// Blocks of the kind `console` are run line by line. Comments, which nobody sees in the rendered page,
/// say what has to lie in the folder: `<!-- try: FOLDER OF EXAMPLES [into FOLDER] -->`,
/// `<!-- file: NAME -->` in front of a block, `<!-- git -->` and `<!-- fonts -->`; `<!-- in: FOLDER -->` says
/// where what follows is run. `< FILE` at the end of a command is what it reads.
struct TriedPage {
  enum Step {
    case git
    case fonts
    case folder(String)
    case examples(String, into: String)
    case file(String, text: String)
    case run([String], code: Int32, expected: [String])
  }

  private(set) var steps: [Step] = []
  /// The commands of blocks of the kind `sh`, which need more than a folder to be run.
  private(set) var shell: [[String]] = []

  init(_ text: String) {
    var name: String?
    var block: (kind: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let open = block {
        if line == "```" {
          if let file = name {
            steps.append(.file(file, text: open.lines.joined(separator: "\n") + "\n"))
          } else if open.kind == "console" {
            commands(open.lines)
          } else if open.kind == "sh" {
            shell += open.lines.map(Self.words)
          }
          (block, name) = (nil, nil)
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), [])
      } else if let comment = line.wholeMatch(of: /<!-- (\w+)(?:: (.*?))?(?: into (\S+))? -->/) {
        let word = comment.2.map(String.init) ?? ""
        switch comment.1 {
        case "git": steps.append(.git)
        case "fonts": steps.append(.fonts)
        case "try": steps.append(.examples(word, into: comment.3.map(String.init) ?? "."))
        case "in": steps.append(.folder(word))
        case "file": name = word
        default: break
        }
      }
    }
  }

  private mutating func commands(_ lines: [String]) {
    for line in lines where !line.isEmpty {
      if line.hasPrefix("$ ") {
        let code: Int32 = line.hasSuffix("# exit 1") ? 1 : line.hasSuffix("# exit 2") ? 2 : 0
        steps.append(.run(Self.words(String(line.dropFirst(2))), code: code, expected: []))
      } else if case .run(let words, let code, let expected)? = steps.last {
        steps[steps.count - 1] = .run(words, code: code, expected: expected + [line])
      }
    }
  }

  /// Splits as a shell does: blanks separate, quotes of both kinds hold together, `#` begins a comment.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == "#", word == nil {
        break
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
}

/// The README and the pages of `docs` say what the command does.
@Suite(.serialized)
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// The README and the pages that are written by hand, one for each task.
  static let pages = [
    "README.md", "docs/pull-request.md", "docs/old-project.md", "docs/merging.md",
    "docs/languages.md", "docs/one-screen.md", "docs/writing.md", "docs/agents.md",
    "docs/querying.md", "docs/cannot-know.md", "docs/editors.md", "Tests/Day/day.md",
  ]

  @Test(arguments: pages)
  func `the commands of a page run and print what it shows`(page: String) throws {
    let tried = TriedPage(try Self.text(page))
    #expect(!tried.steps.isEmpty)
    try Keyline.inFolder { top in
      var keyline = top
      for step in tried.steps {
        if case .folder(let name) = step {
          keyline = Keyline(folder: name == "." ? top.folder : top.folder.appending(path: name))
        } else {
          try take(step, keyline)
        }
      }
    }
  }

  private func take(_ step: TriedPage.Step, _ keyline: Keyline) throws {
    switch step {
    case .git:
      try git(keyline.folder, "init", "-q", "-b", "main")
      try git(keyline.folder, "config", "user.name", "Ada")
      try git(keyline.folder, "config", "user.email", "ada@example.org")
    case .fonts: try makeFonts(keyline)
    case .file(let name, let text): try keyline.write(text, to: name)
    case .examples(let example, let folder):
      let from = Self.root.appending(path: "Examples").appending(path: example)
      for file in try FileManager.default.contentsOfDirectory(atPath: from.path)
      where file.hasSuffix(".storyboard") {
        try keyline.write(
          String(contentsOf: from.appending(path: file), encoding: .utf8), to: "\(folder)/\(file)")
      }
    case .run(let words, let code, let expected): try run(words, code, expected, keyline)
    case .folder: break
    }
  }

  private func run(
    _ words: [String], _ code: Int32, _ expected: [String], _ keyline: Keyline
  ) throws {
    let line = words.joined(separator: " ")
    guard words.first == "keyline" else {
      try #require(words.first == "git", "a page can run keyline and git, not: \(line)")
      let path = try Keyline.binary.deletingLastPathComponent().path
      let found = try gitStatus(
        keyline.folder, Array(words.dropFirst()), environment: ["PATH": "\(path):/usr/bin:/bin"])
      #expect(found == code, "\(line)")
      return
    }
    var input = FileHandle.nullDevice
    var words = words.dropFirst()
    if let sign = words.lastIndex(of: "<"), sign == words.endIndex - 2 {
      input = try FileHandle(forReadingFrom: keyline.folder.appending(path: words[sign + 1]))
      words = words[..<sign]
    }
    let running = try keyline.start(Array(words), input: input)
    running.process.waitUntilExit()
    let outcome = try running.outcome()
    #expect(outcome.code == code, "\(line): \(outcome.err)")
    let all = outcome.out + outcome.err
    let printed = Set(all.split(separator: "\n").map { withoutTimes(String($0)) })
    for wanted in expected.map(withoutTimes) {
      #expect(
        printed.contains(wanted) || outcome.out.hasPrefix(wanted),
        "\(line) does not print: \(wanted)\n\(all)")
    }
  }

  /// Fonts of our own under the names of a page.
  private func makeFonts(_ keyline: Keyline) throws {
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

  /// Times differ from run to run; everything else must not.
  private func withoutTimes(_ line: String) -> String {
    line.replacing(/in [0-9.]+ s/, with: "in … s")
  }

  @Test(arguments: pages)
  func `what a page shows without running it has verbs and options that there are`(
    page: String
  ) throws {
    try Keyline.inFolder { keyline in
      let help = try keyline.run("--experimental-dump-help").json
      let root = try #require(help?["command"] as? [String: Any])
      for words in TriedPage(try Self.text(page)).shell where words.first == "keyline" {
        check(Array(words.dropFirst()), of: root, in: words.joined(separator: " "))
      }
    }
  }

  private func check(_ words: [String], of command: [String: Any], in line: String) {
    let below = command["subcommands"] as? [[String: Any]] ?? []
    if let next = below.first(where: { $0["commandName"] as? String == words.first }) {
      return check(Array(words.dropFirst()), of: next, in: line)
    }
    // `keyline help` is no verb of the list.
    if words.first == "help" { return }
    #expect(command["commandName"] as? String != "keyline", "no such verb: \(line)")
    let arguments = command["arguments"] as? [[String: Any]] ?? []
    let known = arguments.flatMap { $0["names"] as? [[String: Any]] ?? [] }.compactMap {
      $0["name"] as? String
    }
    for word in words where word.hasPrefix("-") && word != "--" && word != "-" {
      let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
      #expect(known.contains(String(name)), "no such option \(word): \(line)")
    }
  }

  @Test(arguments: ["selectors", "revisions", "sql", "exit-codes", "json"])
  func `a page of reference is what the command prints`(topic: String) throws {
    try Keyline.inFolder { keyline in
      let printed = try keyline.run("help", topic)
      #expect(printed.code == 0)
      #expect(try Self.text("docs/\(topic).md") == printed.out)
    }
  }

  @Test func `the sample of settings is the one that the command prints, and it is read`() throws {
    try Keyline.inFolder { keyline in
      let sample = try keyline.run("help", "settings").out
      #expect(try Self.text("docs/settings.md").contains("```toml\n\(sample)```"))
      try keyline.write(sample, to: "keyline.toml")
      let config = try keyline.run("config", "--show-origin", "--config", "keyline.toml")
      #expect(config.code == 0, "\(config.err)")
      // Every setting of the list has its value from the file.
      let lines = config.out.split(separator: "\n").prefix { !$0.contains("configurations:") }
      for line in lines { #expect(line.contains("# keyline.toml:"), "\(line)") }
      #expect(lines.count >= 11)
    }
  }

  @Test func `the README is short, and what pages link to is there`() throws {
    let readme = try Self.text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    let docs = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "docs").path)
    for page in ["README.md"] + docs.filter({ $0.hasSuffix(".md") }).map({ "docs/" + $0 }) {
      let folder = Self.root.appending(path: page).deletingLastPathComponent()
      for link in try Self.text(page).matches(of: /\]\(([^)#:\s]+)\)/) {
        let target = folder.appending(path: String(link.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.1)")
      }
    }
  }
}
