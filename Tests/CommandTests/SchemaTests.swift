import Foundation
import Testing

/// The published JSON Schemas, against what the command prints.
struct SchemaTests {
  /// Every kind of statement, and every form of a value.
  private static let text = """
    metric margin = 20
    component Row(caption, wide) {
      view label: UILabel caption
      label.width = wide
    }
    screen S "A screen" {
      navigationBar large
      view title: SerifLabel is UILabel "Welcome" { font 28 bold; hugging 251 251 }
      use one: Row("Name", 60) { hidden }
      title.leading = safeArea.leading + margin
      title.top >= safeArea.top - 4 @750 #top
      one.width = 16 / 9 * one.height
      one.top = 2
      H:|-[title]-[one] with alignAllTop
      when width compact { change title { font 20 }; change #top = 8 @700; remove one }
      group tall on { title.height = 40 }
      group narrow if title.width <= 80 and one.width >= title.height { remove #top }
    }

    """

  @Test func `the statements of a text are as its schema says`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.text, to: "S.layout")
      let run = try keyline.run("fmt", "S.layout", "--tree")
      var tree = try #require(run.json, "\(run.err)")
      let schema = try JSONSchema("layout-tree.json")
      #expect(schema.problems(tree) == [])
      let statements = try #require(tree["statements"] as? [[String: Any]])
      #expect(statements.map { $0["statement"] as? String } == ["metric", "component", "screen"])
      #expect(statements.last?["line"] as? Int == 6)
      let inside = try #require(statements.last?["body"] as? [[String: Any]])
      let kinds = Set(inside.compactMap { $0["statement"] as? String })
      #expect(
        kinds == ["property", "view", "use", "equation", "visual", "when", "group"])
      // The schema is one that a wrong tree does not pass.
      tree["statements"] = [["statement": "view", "line": 1, "column": 1, "name": 3]]
      #expect(!schema.problems(tree).isEmpty)
      tree["statements"] = [["statement": "row", "line": 1, "column": 1]]
      #expect(!schema.problems(tree).isEmpty)
    }
  }

  @Test func `constraints and frames of visual formats are as their schema says`() throws {
    try Keyline.inFolder { keyline in
      let schema = try JSONSchema("visual.json")
      for formats in [["H:|-[name]-[value(>=100@700)]-|", "V:|-[name]"], ["|-[a(20)]-|"]] {
        let process = try keyline.start(["visual"] + formats + ["--size", "320x568", "--json"])
        process.process.waitUntilExit()
        let outcome = try process.outcome()
        var answer = try #require(outcome.json, "\(outcome.err)")
        #expect(schema.problems(answer) == [])
        answer["frames"] = ["name": [1, 2, 3]]
        #expect(schema.problems(answer).count == 1)
      }
    }
  }
}
