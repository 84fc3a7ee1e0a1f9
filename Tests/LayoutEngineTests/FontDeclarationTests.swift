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
        bytes, with: files.map { (reference: $0, font: made) }), as: UTF8.self)
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
    #expect(fonts["A"] == made)
    var own = made
    own.ascender = 1
    own.averageAdvance = 0.5
    #expect(fonts["B"] == own)
    #expect(fonts["C"] == DeclaredFont(ascender: 2, descender: 3))
    // Once resolved, there is nothing more to read.
    #expect(try OverridesReader.fontFiles(in: Array(resolved.utf8), path: path).isEmpty)
    #expect(try resolve(resolved) == resolved)
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
