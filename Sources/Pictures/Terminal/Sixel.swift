/// Pixels as sixels: bands of six rows, one colour after the other, repeats counted.
enum Sixel {
  /// Five steps of each of red, green and blue: few enough for every terminal's registers.
  private static let steps = 5

  static func bytes(_ pixels: TerminalPicture.Pixels) -> [UInt8] {
    var result = Array("\u{1B}Pq\"1;1;\(pixels.width);\(pixels.height)".utf8)
    let indices = self.indices(pixels)
    for colour in Set(indices).sorted() {
      let blue = colour % steps
      let green = colour / steps % steps
      let red = colour / (steps * steps)
      func percent(_ step: Int) -> Int { step * 100 / (steps - 1) }
      result += Array("#\(colour);2;\(percent(red));\(percent(green));\(percent(blue))".utf8)
    }
    for top in stride(from: 0, to: pixels.height, by: 6) {
      result += band(indices, width: pixels.width, rows: top..<min(top + 6, pixels.height))
      result.append(UInt8(ascii: "-"))
    }
    return result + Array("\u{1B}\\\n".utf8)
  }

  /// The number of each pixel's nearest colour.
  private static func indices(_ pixels: TerminalPicture.Pixels) -> [Int] {
    func step(_ part: Int) -> Int { (part * (steps - 1) + 127) / 255 }
    var result: [Int] = []
    result.reserveCapacity(pixels.width * pixels.height)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let (red, green, blue) = TerminalPicture.colour(pixels, x, y)
        result.append((step(red) * steps + step(green)) * steps + step(blue))
      }
    }
    return result
  }

  private static func band(_ indices: [Int], width: Int, rows: Range<Int>) -> [UInt8] {
    var used: Set<Int> = []
    for y in rows { used.formUnion(indices[y * width..<(y + 1) * width]) }
    var result: [UInt8] = []
    for (number, colour) in used.sorted().enumerated() {
      if number > 0 { result.append(UInt8(ascii: "$")) }
      result += Array("#\(colour)".utf8)
      var last: UInt8 = 0
      var count = 0
      func flush(_ result: inout [UInt8]) {
        if count > 3 {
          result += Array("!\(count)".utf8) + [last]
        } else {
          for _ in 0..<count { result.append(last) }
        }
      }
      for x in 0..<width {
        var bits: UInt8 = 0
        for y in rows where indices[y * width + x] == colour {
          bits |= 1 << UInt8(y - rows.lowerBound)
        }
        let sixel = bits + 63
        if count > 0, sixel != last {
          flush(&result)
          count = 0
        }
        last = sixel
        count += 1
      }
      flush(&result)
    }
    return result
  }
}
