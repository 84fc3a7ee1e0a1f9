import Foundation
import LayoutModel
import MadeFonts
import Testing
import TextMetrics

@testable import FontFiles

struct VariableFontFileTests {
  static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name).ttf")))
  }

  private func font() throws -> VariableFontMetrics {
    try VariableFontFile.read(Self.fixture("MadeSystem"))
  }

  // Fixtures/make_fonts.py says what the font is made of.
  @Test func `axes, heights and tracking are the file's`() throws {
    let font = try font()
    #expect(
      [font.unitsPerEm, font.ascender, font.descender, font.lineGap] == [1000, 950, 250, 0])
    // The instances lie at 30, 100, 274, 400, 510, 590, 700, 860 and 1000 of 1-400-1000.
    let weights = [
      -370.0 / 399, -300.0 / 399, -126.0 / 399, 0, 0.4 * 110 / 190, 0.4, 0.5, 0.5 + 0.5 * 160 / 300,
      1,
    ]
    for (found, expected) in zip(font.weights, weights) { #expect(abs(found - expected) < 2e-4) }
    #expect(font.sizes.map(\.place) == [17, 20, 28])
    for (found, expected) in zip(font.sizes.map(\.value), [0, 0.6, 1]) {
      #expect(abs(found - expected) < 2e-4)
    }
    // A master at bold bends the line there; the lightest weight is not the axis's end.
    #expect(font.weightStops.count == 4)
    #expect(font.weightStops.dropFirst() == [0, 0.5, 1])
    #expect(font.sizeStops == [0, 1])
    #expect(
      font.tracking
        == [(6.0, 40.0), (12, 0), (17, -26), (28, 14)].map {
          VariableFontMetrics.Point(place: $0.0, value: $0.1)
        })
    // Symbols have characters for private use.
    #expect(font.characters == [" ", "1", "A", "T", "V", "e", "o", "\u{C1}", "\u{301}"])
  }

  /// A text in some weight and size, in thousandths of the size without tracking: the sum of
  /// uharfbuzz 0.57 for the same instance, features at their defaults but `trak` off.
  @Test(arguments: [
    ("regular", 17.0, 2990.0), ("regular", 18, 2936), ("regular", 20, 2828), ("regular", 24, 2774),
    ("regular", 28, 2720), ("semibold", 17, 3150), ("bold", 17, 3190), ("bold", 28, 2915),
    ("black", 28, 3190),
  ])
  func `advances and kerning are a shaper's`(weight: String, size: Double, expected: Double) throws
  {
    #expect(abs(try sum(weight, size) - expected) < 0.1)
  }

  /// As above; the shaper rounds each advance there to whole units.
  @Test(arguments: [("medium", 19.0, 2974.0), ("heavy", 22, 3144), ("light", 25, 2617.32)])
  func `between the masters too`(weight: String, size: Double, expected: Double) throws {
    #expect(abs(try sum(weight, size) - expected) < 3)
  }

  private func sum(_ weight: String, _ size: Double) throws -> Double {
    let text = "\u{C1}VA To"
    let measurer = TextMeasurer(
      era: .new, scale: 2, systemFont: DeclaredSystemFont(upright: try font()))
    let resolved = measurer.resolve(
      FontDescription(face: .system(weight: weight, italic: false), pointSize: size),
      defaultSize: 17, adjustsForContentSize: false)
    // By the table that make_fonts.py writes: -26 at 17 points, 14 at 28.
    let tracking = -26 + 40 * (size - 17) / 11
    return measurer.width(text, font: resolved) * 1000 / size - 6 * tracking
  }

  @Test func `widths are what a calculation by hand gives`() throws {
    let measurer = TextMeasurer(
      era: .new, scale: 2, systemFont: DeclaredSystemFont(upright: try font()))
    func width(_ text: String, _ weight: String, _ size: Double) -> Double {
      measurer.width(
        text,
        font: measurer.resolve(
          FontDescription(face: .system(weight: weight, italic: false), pointSize: size),
          defaultSize: 17, adjustsForContentSize: false))
    }
    // 600 + 580 - 80 and twice -26, of 17 points.
    #expect(abs(width("AV", "regular", 17) - (600 + 580 - 80 - 52) * 0.017) < 1e-9)
    // 9 points: tracking 20; below the least size the shape stays.
    #expect(abs(width("AV", "regular", 9) - (600 + 580 - 80 + 40) * 0.009) < 1e-9)
    // 40 points: the ends of both.
    #expect(abs(width("AV", "regular", 40) - (560 + 540 - 100 + 28) * 0.04) < 1e-9)
    // Semibold lies at 0.4 of the heavier weights, bold at 0.5: four fifths of the way.
    #expect(abs(width("A", "semibold", 17) - (600 + 0.8 * 50 - 26) * 0.017) < 1e-4)
  }

  @Test func `what is no variable font of weights is refused`() throws {
    #expect(throws: FontFileError.notAFont) { try VariableFontFile.read(Array("no font".utf8)) }
    #expect(throws: FontFileError.missingAxis("wght")) {
      try VariableFontFile.read(MadeFont(advances: ["A": 600]).bytes)
    }
  }

  @Test func `a damaged file is refused or read, and nothing else happens`() throws {
    let whole = try Self.fixture("MadeSystem")
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = try? VariableFontFile.read(Array(whole.prefix(count)))
    }
    var state: UInt64 = 11
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int((state >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 24)
      }
      guard let font = try? VariableFontFile.read(bytes) else { continue }
      #expect(font.advances.allSatisfy { $0 >= 0 && $0.isFinite })
      #expect(font.kerning.values.allSatisfy { $0.isFinite })
      #expect(font.cellCount <= VariableFontFile.mostCells)
    }
  }
}

struct FontKerningTests {
  /// Pairs in units as uharfbuzz 0.57 kerns them in DejaVu Sans 2.37, as Debian has it.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: FontFileTests.dejaVu),
      "fonts-dejavu-core is not installed"),
    arguments: [
      ("AV", -131.0), ("To", -348), ("\u{C1}V", -131), ("r.", -188), ("LT", -282), ("\u{C1}o", -36),
      // One glyph, 1411 wide; apart the two are 1442.
      ("ff", -31),
    ])
  func `a published font kerns as a shaper says`(pair: String, units: Double) throws {
    let font = try FontFile([UInt8](try Data(contentsOf: URL(filePath: FontFileTests.dejaVu))))
    let scalars = Array(pair.unicodeScalars)
    let left = try #require(font.kerning.leftClass(of: scalars[0]))
    let right = try #require(font.kerning.rightClass(of: scalars[1]))
    #expect(font.kerning.values[font.kerning.offset(left, right)] == units)
  }

  @Test func `the older table counts where there is no other`() throws {
    var made = MadeFont(advances: ["A": 600, "V": 580])
    // Glyphs follow the code points: A is 1, V is 2.
    made.kerning = [(1, 2, -75), (2, 1, -40)]
    let kerning = try FontFile(made.bytes).kerning
    let a = try #require(kerning.leftClass(of: "A"))
    let v = try #require(kerning.rightClass(of: "V"))
    #expect(kerning.values[kerning.offset(a, v)] == -75)
    #expect(kerning.values.sorted() == [-75, -40, 0, 0])
  }
}
