import Foundation
import LayoutModel
import Testing

@testable import Pictures

/// Images of a catalogue in the pictures that cairo draws.
struct ImageDecoderTests {
  /// The colours in the middle of the left and the right half of a picture with one image.
  private func colours(_ bytes: [UInt8]) throws -> [[Int]] {
    let data = try #require(ImageData(bytes: bytes))
    var drawing = Drawing(size: Size(width: 40, height: 20), title: "")
    drawing.image(
      Drawing.Image(
        data: data, frame: Frame(x: 0, y: 0, width: 40, height: 20), opacity: 1))
    let (pixels, columns, rows) = try drawing.pixels(width: 40)
    return [columns / 4, columns * 3 / 4].map { column in
      let place = (rows / 2 * columns + column) * 4
      return [2, 1, 0].map { Int(pixels[place + $0]) }
    }
  }

  private func isNear(_ one: [Int], _ other: [Int]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 12 }
  }

  /// 16 x 8 pixels, red and blue, as a browser's canvas wrote them.
  private static let jpeg = """
    /9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//
    2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAAR
    CAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAA
    AAAAAAAAAAAAAAT/xAAYEQACAwAAAAAAAAAAAAAAAAAABUOBwf/aAAwDAQACEQMRAD8AxUQFoZK0e9jvD//Z
    """

  @Test(.enabled(if: ImageDecoder.readsJPEG, "GdkPixbuf is not installed"))
  func `a JPEG is drawn in its colours, a damaged one as a grey box`() throws {
    let text = Self.jpeg.filter { !$0.isWhitespace }
    let bytes = try #require(Data(base64Encoded: text)).map { $0 }
    let seen = try colours(bytes)
    #expect(isNear(seen[0], [200, 40, 20]) && isNear(seen[1], [20, 60, 200]), "\(seen)")
    // Cut after the head that tells its size.
    let head = try #require(bytes.firstRange(of: [0xFF, 0xC4]))
    let damaged = try colours(Array(bytes[..<head.lowerBound]))
    #expect(damaged == [[0xE5, 0xE5, 0xEA], [0xE5, 0xE5, 0xEA]])
  }

  @Test(.enabled(if: ImageDecoder.drawsSVG, "librsvg is not installed"))
  func `an SVG is drawn in its colours, a damaged one as a grey box`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect width="10" height="10" fill="#c82814"/><rect x="10" width="10" height="10" fill="#143cc8"/>
      </svg>
      """
    #expect(try colours(Array(svg.utf8)) == [[200, 40, 20], [20, 60, 200]])
    #expect(try colours(Array("<svg ><rect".utf8))[0] == [0xE5, 0xE5, 0xEA])
  }
}
