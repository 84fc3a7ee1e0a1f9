import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `keyline check` writes for other programs, on a document whose names try to break out.
@Suite(.serialized)
struct `Formats of check` {
  /// Texts that mean something to one format or another.
  private static let hostile = [
    "a&#10;::error::pwned", "]]&gt;&lt;/failure&gt;", "&lt;img src=x onerror=alert(1)&gt;",
    "| [x](http://example.org) @all #1 `", "=1+1", "&quot;,&quot;", "\u{202E}txt\u{009B}31m",
  ]

  /// A store with a good screen, and on disk one too wide for small phones under a hostile name.
  private func withFault(_ name: String, _ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      func screen(_ button: Int) -> String {
        Fixtures.screen(button: button).replacingOccurrences(
          of: "title=\"Buy\"", with: "title=\"\(name)\"")
      }
      try keyline.write(screen(120), to: "App/Main.storyboard")
      try keyline.run("commit", ".", "-m", "First")
      try keyline.write(screen(340), to: "App/Main.storyboard")
      try body(keyline)
    }
  }

  @Test func `several formats are written at once, to files and to standard output`() throws {
    try withFault("Buy") { keyline in
      let check = try keyline.run(
        "check", "--format", "text", "--format", "sarif=a.sarif", "--format", "junit=b.xml",
        "--format", "md=c.md")
      #expect(check.code == 1)
      #expect(check.out.contains("1 finding stops the merge"))
      for name in ["a.sarif", "b.xml", "c.md"] {
        let bytes = try Data(contentsOf: keyline.folder.appending(path: name))
        #expect(!bytes.isEmpty)
      }
      let linked = try keyline.run(
        "check", "--report-url", "https://ci.example/7/report.html", "--format", "md", "--format",
        "html=r.html")
      let page = try String(contentsOf: keyline.folder.appending(path: "r.html"), encoding: .utf8)
      let anchor = try #require(
        linked.out.firstMatch(of: #/\]\(https://ci\.example/7/report\.html#(f-[0-9A-Za-z-]+)\) \|/#)
      )
      #expect(page.contains("<article id=\"\(anchor.1)\">"))
      for address in [
        "report.html", "javascript:x", "https://a/(b)", "https://a/ b", "https://a#b",
      ] {
        #expect(try keyline.run("check", "--report-url", address).code == 2)
      }
      #expect(try keyline.run("check", "--format", "sarif=").code == 2)
      #expect(try keyline.run("check", "--format", "yaml").code == 2)
      #expect(try keyline.run("check", "--format", "md=missing/c.md").code == 2)
    }
  }

  @Test(arguments: hostile)
  func `JUnit is read by a parser, names included`(name: String) throws {
    try withFault(name) { keyline in
      let check = try keyline.run("check", "--format", "junit")
      #expect(check.code < 2, "\(check.err)")
      let reader = ElementReader()
      let parser = XMLParser(data: check.bytes)
      parser.delegate = reader
      #expect(parser.parse())
      let names = Set(reader.elements.map(\.name))
      #expect(
        names.isSubset(of: ["testsuites", "testsuite", "testcase", "failure", "system-out"]))
      let suite = try #require(reader.elements.first { $0.name == "testsuite" })
      let failures = reader.elements.count { $0.name == "failure" }
      #expect(suite.attributes["failures"] == String(failures))
      // What code may replace is doubted, told, and fails nothing.
      #expect((failures > 0) == (check.code == 1))
      #expect(reader.text.contains("L003") || reader.text.contains("L005"))
    }
  }

  @Test(arguments: hostile)
  func `SARIF has what its schema requires, and fingerprints that survive a move`(
    name: String
  ) throws {
    try withFault(name) { keyline in
      func results() throws -> [[String: Any]] {
        let check = try keyline.run("check", "--format", "sarif")
        #expect(check.code < 2, "\(check.err)")
        let log = try #require(check.json)
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let tool = try #require(run["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "keyline")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        for result in results {
          let index = try #require(result["ruleIndex"] as? Int)
          #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
          #expect(["error", "warning", "note"].contains(result["level"] as? String))
          #expect((result["message"] as? [String: Any])?["text"] is String)
        }
        return results
      }
      func fingerprints(_ results: [[String: Any]]) -> [String] {
        results.compactMap {
          ($0["partialFingerprints"] as? [String: String])?["keylineFinding/v1"]
        }.sorted()
      }
      let before = try results()
      #expect(!before.isEmpty)
      let content = try String(
        contentsOf: keyline.folder.appending(path: "App/Main.storyboard"), encoding: .utf8)
      try FileManager.default.removeItem(at: keyline.folder.appending(path: "App"))
      try keyline.write(content, to: "Source/Main.storyboard")
      #expect(fingerprints(try results()).contains { fingerprints(before).contains($0) })
    }
  }

  @Test(arguments: hostile)
  func `Markdown, annotations and tables hold no foreign markup`(name: String) throws {
    try withFault(name) { keyline in
      let markdown = try keyline.run("check", "--format", "md").out
      #expect(markdown.hasPrefix("<!-- keyline:report:v1 -->\n"))
      for mark in ["<img", "</failure", "](http:", " @all", "\u{1B}", "\u{202E}"] {
        #expect(!markdown.contains(mark))
      }
      let annotations = try keyline.run("check", "--format", "github").out
      for line in annotations.split(separator: "\n") {
        #expect(
          line.hasPrefix("::error ") || line.hasPrefix("::warning ") || line.hasPrefix("::notice "))
      }
      #expect(!annotations.contains("\n::error::pwned"))
      let table = try keyline.run("check", "--format", "csv").out
      #expect(!table.contains(",=1") && !table.contains("\u{1B}"))
      let diagnostics = try #require(try keyline.run("check", "--format", "rdjson").json)
      #expect((diagnostics["diagnostics"] as? [Any])?.isEmpty == false)
    }
  }

  @Test(arguments: hostile)
  func `HTML holds no foreign element, handler or address`(name: String) throws {
    try withFault(name) { keyline in
      let check = try keyline.run("check", "--format", "html")
      #expect(check.code < 2, "\(check.err)")
      let reader = try ElementReader(page: check.bytes)
      let names = Set(reader.elements.map(\.name))
      #expect(
        names.isDisjoint(with: ["script", "img", "iframe", "object", "link", "base", "form"]))
      for (name, attributes) in reader.elements {
        #expect(!attributes.keys.contains { $0.lowercased().hasPrefix("on") }, "\(name)")
        for key in ["href", "src", "xlink:href"] {
          guard let value = attributes[key] else { continue }
          #expect(value.hasPrefix("#") || value.hasPrefix("data:"))
        }
      }
      #expect(!check.out.contains("\u{202E}"))
      #expect(reader.text.contains("L003") || reader.text.contains("L005"))
    }
  }

  @Test func `HTML shows each finding before and after, and every link leads somewhere`() throws {
    try withFault("Buy") { keyline in
      let check = try keyline.run("check", "--format", "html=report.html", "--format", "text")
      #expect(check.code == 1)
      let bytes = try Data(contentsOf: keyline.folder.appending(path: "report.html"))
      let reader = try ElementReader(page: bytes)
      let ids = reader.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
      for (_, attributes) in reader.elements {
        guard let link = attributes["href"], link.hasPrefix("#") else { continue }
        #expect(ids.contains(String(link.dropFirst())), "\(link)")
      }
      #expect(reader.elements.contains { $0.name == "article" })
      let labels = reader.elements.filter { $0.name == "svg" }
        .compactMap { $0.attributes["aria-label"] }
      #expect(labels.contains { $0.hasPrefix("before, on ") })
      #expect(labels.contains { $0.hasPrefix("after, on ") })
      // Each screen is written once and shown by reference.
      let symbols = reader.elements.count { $0.name == "symbol" }
      #expect(
        symbols
          == Set(
            reader.elements.filter { $0.name == "use" }.compactMap {
              $0.attributes["href"]
            }
          ).count)
      let policy = try #require(
        reader.elements.first { $0.attributes["http-equiv"] != nil }?.attributes["content"])
      #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
      #expect(!policy.contains("unsafe"))
    }
  }
}
