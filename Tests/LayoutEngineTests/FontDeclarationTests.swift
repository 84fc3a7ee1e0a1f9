import LayoutEngine
import LayoutModel
import Testing

struct FontDeclarationTests {
  private let path = "o.json"
  private let made = DeclaredFont(
    ascender: 0.9, descender: 0.25, lineGap: 0.5,
    advances: ["A": 0.7, "\"": 0.25, "\\": 0.125, "\u{C5}": 0.75, "\u{212B}": 0.0625, "\u{301}": 0])

  /// Reads a text with every font file being `made`.
  private func resolve(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    let files = try OverridesReader.fontFiles(in: bytes, path: path)
    return String(
      decoding: OverridesReader.resolving(
        bytes, with: files.map { (reference: $0, metrics: .named(made)) }), as: UTF8.self)
  }

  @Test func `metrics come to stand beside the file, and nothing else changes`() throws {
    let text = """
      {
        "fonts": {
          "A": {"file": "a \\"b\\".ttf"},
          "B": {"ascender": 1, "file": "b.ttf", "averageAdvance": 0.5},
          "C": {"ascender": 2, "descender": 3}
        },
        "images": {"file": {"width": 1, "height": 2}}
      }

      """
    let files = try OverridesReader.fontFiles(in: Array(text.utf8), path: path)
    #expect(files.map(\.name) == ["A", "B"])
    #expect(files.map(\.file) == ["a \"b\".ttf", "b.ttf"])
    #expect(
      files.map(\.location) == [
        SourceLocation(line: 3, column: 19), SourceLocation(line: 4, column: 34),
      ])
    let resolved = try resolve(text)
    #expect(resolved.split(separator: "\n").count == text.split(separator: "\n").count)
    let fonts = try OverridesReader.read(Array(resolved.utf8), path: path).fonts
    var whole = made
    whole.file = "a \"b\".ttf"
    #expect(fonts["A"] == whole)
    var own = made
    own.file = "b.ttf"
    own.ascender = 1
    own.averageAdvance = 0.5
    #expect(fonts["B"] == own)
    #expect(fonts["C"] == DeclaredFont(ascender: 2, descender: 3))
    // Once resolved, there is nothing more to read.
    #expect(try OverridesReader.fontFiles(in: Array(resolved.utf8), path: path).isEmpty)
    #expect(try resolve(resolved) == resolved)
  }

  private func variable(_ width: Double) throws -> VariableFontMetrics {
    try #require(
      VariableFontMetrics(
        unitsPerEm: 2048, ascender: 1950, descender: 494, lineGap: 0,
        weights: [-1, -0.5, -0.25, 0, 0.125, 0.25, 0.5, 0.75, 1],
        sizes: [
          VariableFontMetrics.Point(place: 17, value: 0),
          VariableFontMetrics.Point(place: 28.5, value: 1),
        ], weightStops: [-1, 1], sizeStops: [0],
        tracking: [VariableFontMetrics.Point(place: 9.5, value: -26)],
        characters: ["\"", "A", "\\", "\u{C5}", "\u{301}"],
        advances: [width, 1.25, 1200, 3, 4, 5, 6, 7, 0, 0],
        kerning: PairKerning(
          left: [["A", "\u{C5}"], ["\""]], right: [["\\"]], values: [-80.33, 0, 7, 12], depth: 2)))
  }

  @Test func `the system font's metrics come to stand beside its files`() throws {
    let text = """
      {
        "systemFont": {"file": "a.ttf",
          "italic": {"file": "b.ttf"}}
      }
      """
    let bytes = Array(text.utf8)
    let files = try OverridesReader.fontFiles(in: bytes, path: path)
    #expect(files.map(\.name) == [nil, nil])
    #expect(files.map(\.file) == ["a.ttf", "b.ttf"])
    #expect(files.map(\.location.line) == [2, 3])
    let fonts = [try variable(600), try variable(700)]
    let resolved = OverridesReader.resolving(
      bytes, with: zip(files, fonts).map { (reference: $0, metrics: .system($1)) })
    let declared = try OverridesReader.read(resolved, path: path)
    #expect(declared.systemFont?.upright == fonts[0])
    #expect(declared.systemFont?.italic == fonts[1])
    #expect(!declared.isEmpty)
    // Once resolved, there is nothing more to read.
    #expect(try OverridesReader.fontFiles(in: resolved, path: path).isEmpty)
  }

  @Test func `fonts that differ in one number are known by another fingerprint`() throws {
    let font = DeclaredSystemFont(upright: try variable(600))
    #expect(font == DeclaredSystemFont(upright: try variable(600)))
    #expect(font != DeclaredSystemFont(upright: try variable(601)))
    #expect(font != DeclaredSystemFont(upright: try variable(600), italic: try variable(600)))
  }

  @Test func `a font's kerning is declared as classes`() throws {
    let text = """
      {"fonts": {"A": {"ascender": 1, "descender": 0.2, "kerning":
        {"left": ["A\u{C5}", "T"], "right": ["V", "oe"], "values": [-0.07, 0, 0, -0.09]}}}}
      """
    let kerning = try #require(
      try OverridesReader.read(Array(text.utf8), path: path).fonts["A"]?.kerning)
    #expect(
      kerning
        == PairKerning(
          left: [["A", "\u{C5}"], ["T"]], right: [["V"], ["o", "e"]], values: [-0.07, 0, 0, -0.09]))
  }

  @Test(arguments: [
    (
      "{\"systemFont\": {\"file\": 3}}", "o.json:1:25: \"file\" is a path, not a number"
    ),
    (
      "{\"systemFont\": {\"file\": \"a.ttf\"}}",
      "o.json:1:2: the font file \"a.ttf\" could not be read"
    ),
    ("{\"systemFont\": {}}", "o.json:1:2: \"systemFont\" needs \"file\""),
    (
      "{\"systemFont\": {\"fil\": \"a.ttf\"}}",
      "o.json:1:17: \"fil\" is no key here; did you mean \"file\"?"
    ),
    (
      "{\"systemFont\": {\"metrics\": {\"heights\": \"1 2\"}}}",
      "o.json:1:29: the heights of these metrics do not fit; remove \"metrics\" and give the font file"
    ),
    (
      "{\"fonts\": {\"A\": {\"kerning\": {\"left\": [\"A\"], \"right\": [], \"values\": [1]}}}}",
      "o.json:1:58: \"values\" is a number for each of 0 pairs, not 1"
    ),
  ])
  func `a system font or kerning that makes no sense is refused`(text: String, message: String) {
    #expect {
      try OverridesReader.read(Array(text.utf8), path: path)
    } throws: {
      "\($0)" == message
    }
  }

  @Test(arguments: [
    ("{\"fonts\": {\"A\": {\"file\": 3}}}", "o.json:1:26: \"file\" is a path, not a number"),
    (
      "{\"fonts\": {\"A\": {\"file\": \"a.ttf\"}}}",
      "o.json:1:12: the font file \"a.ttf\" could not be read"
    ),
  ])
  func `a font without metrics is refused`(text: String, message: String) {
    #expect {
      try OverridesReader.read(Array(text.utf8), path: path)
    } throws: {
      "\($0)" == message
    }
  }
}
