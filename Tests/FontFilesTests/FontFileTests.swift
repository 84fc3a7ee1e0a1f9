import Foundation
import MadeFonts
import Testing

@testable import FontFiles

struct FontFileTests {
  private let advances: [Unicode.Scalar: Int] = [
    " ": 250, "A": 700, "\"": 410, "\u{E9}": 555, "\u{4E2D}": 1000, "\u{1F600}": 1200,
  ]

  @Test func `heights are those of hhea and advances those of hmtx`() throws {
    let made = MadeFont(
      name: "Made-Bold", unitsPerEm: 2048, ascender: 1900, descender: -480, lineGap: 67,
      advances: advances)
    #expect(
      try FontFile(made.bytes)
        == FontFile(
          postScriptName: "Made-Bold", unitsPerEm: 2048, ascender: 1900, descender: 480,
          lineGap: 67, advances: advances.mapValues { Double($0) }))
  }

  @Test func `of a collection the font of that name is read`() throws {
    let fonts = [300, 400, 500].map { MadeFont(name: "Made-\($0)", advances: ["A": $0]) }
    let bytes = MadeFont.collection(fonts)
    #expect(try FontFile(bytes, named: "Made-400").advances["A"] == 400)
    #expect(try FontFile(bytes, named: "Made-500").advances["A"] == 500)
    #expect(try FontFile(bytes, named: "Other").advances["A"] == 300)
  }

  @Test func `a file tells the names of all its fonts`() throws {
    let fonts = ["B", "A", "C"].map { MadeFont(name: "Made-\($0)", advances: ["A": 500]) }
    let names = try FontFile.postScriptNames(in: MadeFont.collection(fonts))
    #expect(names == ["Made-B", "Made-A", "Made-C"])
    #expect(throws: FontFileError.notAFont) { try FontFile.postScriptNames(in: [1, 2, 3]) }
  }

  @Test func `what is no font is refused`() throws {
    #expect(throws: FontFileError.notAFont) { try FontFile([]) }
    #expect(throws: FontFileError.notAFont) { try FontFile(Array("no font".utf8)) }
    #expect(throws: FontFileError.tooLarge(bytes: FontFile.greatestSize + 1)) {
      try FontFile([UInt8](repeating: 0, count: FontFile.greatestSize + 1))
    }
    for table in ["head", "hhea", "cmap"] {
      var made = MadeFont(advances: advances)
      made.omitted = [table]
      #expect(throws: FontFileError.self, "\(table)") { try FontFile(made.bytes) }
    }
  }

  @Test func `a damaged font is refused or read, and nothing else happens`() throws {
    let whole = MadeFont(advances: advances).bytes
    for count in stride(from: 0, to: whole.count, by: 3) {
      _ = try? FontFile(Array(whole.prefix(count)))
    }
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int((state >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 24)
      }
      guard let font = try? FontFile(bytes) else { continue }
      #expect(font.unitsPerEm > 0 && font.ascender >= 0 && font.descender >= 0)
      #expect(font.advances.values.allSatisfy { $0 >= 0 && $0 <= 65535 })
    }
  }

  /// The figures of fontTools 4.68 for the font as Debian has it.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: Self.dejaVu),
      "fonts-dejavu-core is not installed"))
  func `a published font has the metrics that others read from it`() throws {
    let font = try FontFile([UInt8](try Data(contentsOf: URL(filePath: Self.dejaVu))))
    #expect(font.postScriptName == "DejaVuSans")
    #expect(
      [font.unitsPerEm, font.ascender, font.descender, font.lineGap] == [2048, 1901, 483, 0])
    #expect(font.advances["A"] == 1401)
    #expect(font.advances["\u{E9}"] == 1260)
    #expect(font.advances.count == 5918)
    #expect(font.advances.values.reduce(0, +) == 8_335_543)
  }

  static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
}
