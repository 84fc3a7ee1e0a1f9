import Foundation
import Testing

/// What every verb prints with `--json`, against the schema of its shape.
///
/// One small store and one run for each shape; a run that misses its shape, or a shape that no run
/// has, fails.
struct AnswerTests {
  /// The runs, and the shapes their answers had.
  private final class Answers {
    let keyline: Keyline
    private(set) var shapes: Set<String> = []

    init(_ keyline: Keyline) { self.keyline = keyline }

    /// Runs a command line with `--json` and holds its answer to a shape.
    @discardableResult
    func has(
      _ shape: String, _ line: String, code: Int32 = 0, with more: [String] = [],
      at location: SourceLocation = #_sourceLocation
    ) throws -> [String: Any] {
      let words = line.split(separator: " ").map(String.init)
      let running = try keyline.start(words + more + ["--json"])
      running.process.waitUntilExit()
      let outcome = try running.outcome()
      #expect(outcome.code == code, "\(line): \(outcome.err)", sourceLocation: location)
      let answer = try #require(
        outcome.json, "\(line): \(outcome.out)\(outcome.err)", sourceLocation: location)
      try hold(answer, to: shape, line, at: location)
      return answer
    }

    /// Every line of a stream.
    func lines(_ shape: String, _ line: String, code: Int32 = 0) throws {
      let running = try keyline.start(line.split(separator: " ").map(String.init))
      running.process.waitUntilExit()
      let outcome = try running.outcome()
      #expect(outcome.code == code, "\(line): \(outcome.err)")
      for text in outcome.out.split(separator: "\n") {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        try hold(try #require(object as? [String: Any]), to: shape, line)
      }
    }

    /// The answer is as its schema says, and would not be with a field less or of another type.
    func hold(
      _ answer: [String: Any], to shape: String, _ line: String,
      at location: SourceLocation = #_sourceLocation
    ) throws {
      shapes.insert(shape)
      let schema = try JSONSchema("\(shape).json")
      #expect(schema.problems(answer) == [], "\(line)", sourceLocation: location)
      for name in schema.required {
        var less = answer
        less[name] = nil
        #expect(!schema.problems(less).isEmpty, "\(line): no \(name)", sourceLocation: location)
      }
      for name in answer.keys {
        var other = answer
        other[name] = ["no such": ["no": "such"]]
        #expect(!schema.problems(other).isEmpty, "\(line): \(name)", sourceLocation: location)
      }
      var more = answer
      more["no such"] = [1: 2].description
      #expect(!schema.problems(more).isEmpty, "\(line): one more", sourceLocation: location)
    }
  }

  private static let layout = """
    metric margin = 20
    screen S "A screen" {
      view title: UILabel "Welcome" { font 28 bold }
      title.leading = safeArea.leading + margin
      title.top >= safeArea.top + 4 @750 #top
      group tall on { title.height = 40 }
    }

    """

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `every verb's answer is as its schema says`() throws {
    try Keyline.inFolder { keyline in
      let answers = Answers(keyline)
      try keyline.write("[app]\ndevices = [\"iphone-se-1\"]\n", to: "keyline.toml")
      try withoutStore(answers)
      try texts(answers)
      try history(answers)
      try merges(answers)
      try gits(answers)
      try care(answers)
      let all = try FileManager.default.contentsOfDirectory(atPath: JSONSchema.folder.path)
        .map { $0.replacing(".json", with: "") }
      #expect(Set(all).subtracting(answers.shapes) == [])
    }
  }

  private func withoutStore(_ answers: Answers) throws {
    let keyline = answers.keyline
    try keyline.write(Fixtures.screen(button: 340), to: "A.storyboard")
    try keyline.write("<no", to: "Bad.xib")
    try answers.has("layout", "solve A.storyboard --certify")
    try answers.has("layout", "solve Bad.xib", code: 2)
    try answers.lines("layout", "solve A.storyboard --format jsonl")
    try answers.has("report", "solve A.storyboard Bad.xib --report", code: 2)
    try FileManager.default.removeItem(at: keyline.folder.appending(path: "Bad.xib"))
    try answers.has("sweep", "sweep A.storyboard --from 320 --to 400")
    try answers.has("findings", "findings A.storyboard")
    try answers.has("lint", "lint A.storyboard")
    try answers.has("fidelity", "fidelity A.storyboard")
    try answers.has("fonts", "overrides fonts A.storyboard")
    try answers.has("preview", "preview A.storyboard -o a.svg")
    try answers.has("declarations", "overrides suggest A.storyboard")
    try answers.has("propose", "propose A.storyboard width.constant=380", code: 1)
    try keyline.write("{\"classes\":{\"A\":{\"width\":10}}}", to: "sizes.json")
    try answers.has("overrides", "overrides check sizes.json")
    try keyline.write(Fixtures.screen(), to: "Base.lproj/L.storyboard")
    try keyline.write(
      "\"buy.normalTitle\" = \"\(String(repeating: "Lang", count: 30))\";\n\"gone.text\" = \"x\";\n",
      to: "de.lproj/L.strings")
    try answers.has("languages", "languages Base.lproj", code: 1)
    try keyline.write(
      """
      screen: nib = 'vc-view-root'; size = (320 568); scale = 2; insets = (20 0 0 0)
      <UIView: 0x7f8a10; frame = (0 0; 320 568); layer = <CALayer: 0x6000>>
         | <UILabel: 0x7f8a11; frame = (16 40; 288 50); text = 'Welcome'; intrinsic = (70 50)>

      """, to: "screens.txt")
    try answers.has("calibrate", "calibrate screens.txt A.storyboard", code: 1)
    try keyline.write(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UIButton:0x7f1.width == 340   (active)>",
          "<NSLayoutConstraint:0x600002 H:|-(16)-[UIButton:0x7f1]   (active, names: '|':UIView:0x7f2 )>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600001 UIButton:0x7f1.width == 340   (active)>

      """, to: "log.txt")
    try answers.has("conflicts", "explain --log log.txt A.storyboard")
    try answers.has("rules", "explain overlap")
    try answers.has("devices", "devices se")
    try answers.has("matrix", "devices --matrix default")
    try answers.has("config", "config")
    try answers.has("schemas", "schema")
    try answers.has("manual", "manual man")
    try answers.has("error", "explain nosuch", code: 2)
    try answers.has("error", "visual [a", code: 2)
  }

  private func texts(_ answers: Answers) throws {
    let keyline = answers.keyline
    try keyline.write(Self.layout, to: "S.layout")
    try keyline.write(Self.layout.replacing("= 20", with: "= 60"), to: "T.layout")
    try answers.has("fmt", "fmt S.layout")
    try answers.has("layout-tree", "fmt S.layout --tree")
    try answers.has("convert", "convert S.layout -o Made.storyboard")
    try answers.has("states", "states S.layout --size 320x568")
    try answers.has("tween", "tween S.layout T.layout --steps 2")
    try answers.has("trace", "trace S.layout")
    try answers.has("why", "why title S.layout")
    try answers.has("exercise", "exercise S.layout", code: 1)
    try answers.has("fit", "fit title S.layout --width 200")
    try answers.has("alignment", "show --alignment S.layout")
    try answers.has("visual", "visual |-[a(>=20)]-|")
    for name in ["S.layout", "T.layout", "Made.storyboard"] {
      try FileManager.default.removeItem(at: keyline.folder.appending(path: name))
    }
  }

  private func history(_ answers: Answers) throws {
    let keyline = answers.keyline
    try git(keyline.folder, "init", "-q", "-b", "trunk")
    try answers.has("init", "init")
    try keyline.write(Fixtures.screen(), to: "A.storyboard")
    try answers.has("commit", "commit A.storyboard -m One")
    try git(keyline.folder, "add", "A.storyboard", "keyline.toml")
    try git(keyline.folder, "commit", "-q", "-m", "One")
    try answers.has("branches", "branch side")
    try answers.has("tags", "tag first")
    try keyline.write(Fixtures.screen(button: 340), to: "A.storyboard")
    try answers.has("status", "status A.storyboard")
    let check = try answers.has("check", "check A.storyboard --worktree", code: 1)
    try answers.lines("check-line", "check A.storyboard --worktree --format jsonl", code: 1)
    let regressions = try #require(check["regressions"] as? [[String: Any]])
    let key = try #require(regressions.first?["key"] as? String)
    try answers.has(
      "accept", "accept \(key) --worktree --path A.storyboard --until 2999-01-01 -m wide")
    try answers.has("check", "check A.storyboard --worktree --strict-acceptances")
    try keyline.write(Fixtures.screen(), to: "A.storyboard")
    try answers.has("check", "check A.storyboard --worktree --strict-acceptances", code: 1)
    try answers.has("prune", "accept --prune")
    try keyline.write(Fixtures.screen(button: 340), to: "A.storyboard")
    try answers.has("baseline", "baseline write")
    try answers.has("commit", "commit A.storyboard -m Two")
    try answers.has("log", "log")
    try answers.has("show", "show")
    try answers.has("diff", "diff HEAD~1 HEAD")
    try answers.has("views", "query #buy")
    try answers.lines("view-line", "query #buy --format jsonl")
    try answers.has("rows", "query --sql", with: ["SELECT * FROM frames LIMIT 2"])
    try answers.has("history", "history buy")
    try answers.has("first", "history buy --first w>300 --config iphone-se-1")
    try answers.has("first", "history buy --first w>900 --config iphone-se-1")
    try answers.has("blame", "blame A.storyboard")
    try answers.has("bisect", "bisect button{w<1}", code: 1)
    try answers.has("blame", "blame A.storyboard --frame --config iphone-se-1")
    try answers.has("export", "export HEAD A.storyboard")
    try keyline.write(String(repeating: "secret", count: 8), to: "key")
    try answers.has("heads", "log --signed --key key")
  }

  private func merges(_ answers: Answers) throws {
    let keyline = answers.keyline
    try answers.has("branches", "switch side")
    try keyline.write(Fixtures.screen(button: 60), to: "A.storyboard")
    try answers.has("commit", "commit A.storyboard -m Three")
    try answers.has("tree-merge", "merge main", code: 1)
    try answers.has("resolve", "resolve")
    try answers.has("merge-abort", "merge --abort")
    try answers.has("tree-merge", "undo")
    try keyline.write(Fixtures.screen(button: 1), to: "one.xib")
    try keyline.write(Fixtures.screen(button: 2), to: "two.xib")
    try keyline.write(Fixtures.screen(button: 3), to: "three.xib")
    try answers.has("merge", "merge-file one.xib two.xib three.xib -o out.xib", code: 1)
  }

  private func gits(_ answers: Answers) throws {
    let keyline = answers.keyline
    try answers.has("tidy", "tidy A.storyboard --check")
    try answers.has("tidy", "tidy A.storyboard")
    try answers.has("git", "git install")
    try answers.has("git", "git uninstall")
    try answers.has("init", "init --store imported.sqlite")
    try answers.has("import", "import --git . --store imported.sqlite")
    try answers.has("site", "site public")
    let serve = try keyline.start(["serve", "--json"])
    defer { serve.process.terminate() }
    var line = Data()
    for _ in 0..<400 where !line.contains(UInt8(ascii: "\n")) {
      Thread.sleep(forTimeInterval: 0.05)
      line = try Data(contentsOf: serve.out)
    }
    let address = try JSONSerialization.jsonObject(with: line) as? [String: Any]
    try answers.hold(try #require(address), to: "serve", "serve")
  }

  private func care(_ answers: Answers) throws {
    try answers.has("verify", "verify")
    try answers.has("rebuild", "rebuild")
    try answers.has("backup", "backup b.sqlite")
    try answers.has("restore", "restore b.sqlite r.sqlite")
    try answers.has("gc", "gc --dry-run")
    try answers.has("migrate", "migrate")
    try answers.has("stats", "stats")
    try answers.has("doctor", "doctor")
  }
}
