import LayoutModel
import Testing

@testable import Pictures

struct TerminalTests {
  private func drawing() -> Drawing {
    var drawing = Drawing(size: Size(width: 80, height: 40), title: "half")
    drawing.rectangle(Frame(x: 0, y: 0, width: 40, height: 40), fill: .black)
    return drawing
  }

  @Test func `kitty gets the picture in pieces, the last one marked`() throws {
    var wide = Drawing(size: Size(width: 600, height: 600), title: "noise")
    // Pixels that do not compress, so that several pieces are needed.
    var state: UInt32 = 1
    for x in 0..<60 {
      for y in 0..<60 {
        state = state &* 1_664_525 &+ 1_013_904_223
        wide.rectangle(
          Frame(x: Double(x * 10), y: Double(y * 10), width: 10, height: 10),
          fill: Colour(state >> 8))
      }
    }
    let text = String(
      decoding: try TerminalPicture.kitty.bytes(of: wide, columns: 80), as: UTF8.self)
    let pieces = text.split(separator: "\u{1B}\\").filter { $0.hasPrefix("\u{1B}_G") }
    #expect(pieces.count > 1)
    for (index, piece) in pieces.enumerated() {
      #expect(piece.contains(index + 1 < pieces.count ? "m=1;" : "m=0;"))
      #expect((piece.split(separator: ";").last?.count ?? 0) <= 4096)
    }
    let letters = pieces.compactMap { $0.split(separator: ";").last }.joined()
    #expect(letters == base64(try wide.png(scale: 80.0 * 8 / 600)))
  }

  /// Decodes sixels by the manual of the VT340 and looks at two pixels.
  @Test func `sixels decode to the picture`() throws {
    let bytes = try TerminalPicture.sixel.bytes(of: drawing(), columns: 10)
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.firstRange(of: "1;1;80;40"))
    var colours: [Int: [Int]] = [:]
    var pixels = [[Int]](repeating: [Int](repeating: -1, count: 80), count: 42)
    var (x, band, colour, count) = (0, 0, 0, 1)
    var rest = text[start.upperBound...]
    func number() -> Int {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
    while let next = rest.first, next != "\u{1B}" {
      rest = rest.dropFirst()
      switch next {
      case "#":
        colour = number()
        if rest.first == ";" {
          var parts: [Int] = []
          while rest.first == ";" {
            rest = rest.dropFirst()
            parts.append(number())
          }
          colours[colour] = Array(parts.dropFirst())
        }
      case "!": count = number()
      case "$": x = 0
      case "-": (x, band) = (0, band + 1)
      default:
        let bits = Int(next.unicodeScalars.first?.value ?? 63) - 63
        for _ in 0..<count {
          for row in 0..<6 where bits & (1 << row) != 0 { pixels[band * 6 + row][x] = colour }
          x += 1
        }
        count = 1
      }
    }
    #expect(colours[pixels[20][10]] == [0, 0, 0] && colours[pixels[20][70]] == [100, 100, 100])
    #expect(pixels[0..<40].allSatisfy { $0.allSatisfy { $0 >= 0 } })
  }

  @Test func `characters are darker where the picture is`() throws {
    let text = String(
      decoding: try TerminalPicture.characters.bytes(of: drawing(), columns: 20), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0 == "@@@@@@@@@@" })
  }
}
