internal import LayoutModel

/// The formats in which a terminal can show a drawing.
package enum TerminalPicture: String, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty, Konsole and WezTerm speak too.
  case kitty
  /// The inline images of iTerm2.
  case iterm2
  /// The bitmaps of the VT340.
  case sixel
  /// Coloured half blocks, two pixels a character.
  case blocks
  /// Plain characters, denser ones for darker places.
  case characters

  /// - Parameter columns: the width of the terminal in characters, which the picture does not exceed.
  package func bytes(of drawing: Drawing, columns: Int) throws(PictureError) -> [UInt8] {
    let columns = min(max(columns, 10), 400)
    switch self {
    case .kitty: return Self.kitty(try drawing.png(scale: Self.scale(drawing, columns)))
    case .iterm2: return Self.iterm2(try drawing.png(scale: Self.scale(drawing, columns)))
    case .sixel:
      let scale = Self.scale(drawing, columns)
      return Sixel.bytes(try drawing.pixels(width: Int(drawing.size.width * scale)))
    case .blocks:
      return Self.blocks(try drawing.pixels(width: Self.width(drawing, columns)))
    case .characters:
      return Self.characters(try drawing.pixels(width: Self.width(drawing, columns)))
    }
  }

  /// Pixels per point, at most two. A character counts as eight pixels wide.
  private static func scale(_ drawing: Drawing, _ columns: Int) -> Double {
    min(2, Double(columns * 8) / drawing.size.width)
  }

  /// The width in characters: 60 for a screen of 400 points, enough to guess its words.
  private static func width(_ drawing: Drawing, _ columns: Int) -> Int {
    min(columns, max(20, Int(drawing.size.width * 0.15)))
  }

  /// The image in chunks of at most 4,096 characters, each of which states whether another follows.
  private static func kitty(_ png: [UInt8]) -> [UInt8] {
    let letters = Array(base64(png).utf8)
    var result: [UInt8] = []
    var place = 0
    repeat {
      let end = min(place + 4096, letters.count)
      let head = place == 0 ? "f=100,a=T,q=2," : ""
      result += Array("\u{1B}_G\(head)m=\(end < letters.count ? 1 : 0);".utf8)
      result += letters[place..<end]
      result += Array("\u{1B}\\".utf8)
      place = end
    } while place < letters.count
    return result + [0x0A]
  }

  private static func iterm2(_ png: [UInt8]) -> [UInt8] {
    Array(
      "\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:\(base64(png))\u{7}\n".utf8
    )
  }

  typealias Pixels = (bytes: [UInt8], width: Int, height: Int)

  /// The red, green and blue values of a pixel; white outside the picture.
  static func colour(_ pixels: Pixels, _ x: Int, _ y: Int) -> (Int, Int, Int) {
    guard x >= 0, y >= 0, x < pixels.width, y < pixels.height else { return (255, 255, 255) }
    let place = (y * pixels.width + x) * 4
    return (
      Int(pixels.bytes[place + 2]), Int(pixels.bytes[place + 1]), Int(pixels.bytes[place])
    )
  }

  private static func blocks(_ pixels: Pixels) -> [UInt8] {
    var text = ""
    for y in stride(from: 0, to: pixels.height, by: 2) {
      for x in 0..<pixels.width {
        let (upper, lower) = (colour(pixels, x, y), colour(pixels, x, y + 1))
        text +=
          "\u{1B}[38;2;\(upper.0);\(upper.1);\(upper.2);48;2;\(lower.0);\(lower.1);\(lower.2)m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return Array(text.utf8)
  }

  /// One line for two rows of pixels, because characters are about twice as high as wide.
  private static func characters(_ pixels: Pixels) -> [UInt8] {
    let ramp = Array(" .:-=+*#%@")
    var text = ""
    for y in stride(from: 0, to: pixels.height, by: 2) {
      var line = ""
      for x in 0..<pixels.width {
        let (upper, lower) = (colour(pixels, x, y), colour(pixels, x, y + 1))
        let light = (upper.0 + upper.1 + upper.2 + lower.0 + lower.1 + lower.2) / 6
        line.append(ramp[min(ramp.count - 1, (255 - light) * ramp.count / 256)])
      }
      while line.hasSuffix(" ") { line.removeLast() }
      text += line + "\n"
    }
    return Array(text.utf8)
  }
}
