package import LayoutModel

/// An image file as it was found.
package struct ImageData: Sendable, Hashable {
  /// The file format of an image, by its media type.
  package enum Format: String, Sendable, Hashable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  package var bytes: [UInt8]
  package var format: Format
  /// Pixels; nil for a drawing without a size of its own.
  package var pixels: Size?
  /// Pixels per point.
  package var scale: Double

  /// An image larger than this is not put into a picture, which would be as large.
  static let longest = 4 << 20

  /// Reads the format and the size from the file's head; nil for others than PNG, JPEG, SVG and PDF,
  /// for damaged heads and for images that are too large. A PDF becomes an SVG, where it has
  /// nothing that ``PDFDrawing`` does not draw.
  package init?(bytes: [UInt8], scale: Double = 1) {
    guard bytes.count <= Self.longest else { return nil }
    self.bytes = bytes
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      guard let size = Self.pngSize(bytes) else { return nil }
      pixels = size
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      guard let size = Self.jpegSize(bytes) else { return nil }
      pixels = size
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      guard let drawing = PDFDrawing(bytes) else { return nil }
      self.bytes = drawing.svg
      format = .svg
      pixels = drawing.size
      self.scale = 1
    } else if Self.isSVG(bytes) {
      format = .svg
      pixels = nil
    } else {
      return nil
    }
  }

  /// In points.
  package var size: Size? {
    pixels.map { Size(width: $0.width / scale, height: $0.height / scale) }
  }

  private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height, (1...32_768).contains(width), (1...32_768).contains(height) else {
      return nil
    }
    return Size(width: Double(width), height: Double(height))
  }

  /// The first chunk of a PNG says how large it is.
  private static func pngSize(_ bytes: [UInt8]) -> Size? {
    size(number(bytes, at: 16, count: 4), number(bytes, at: 20, count: 4))
  }

  /// A JPEG says it in the head of its frame, the first segment of a kind from C0 to CF but three.
  private static func jpegSize(_ bytes: [UInt8]) -> Size? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      guard let length = number(bytes, at: place + 2, count: 2), length >= 2 else { return nil }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return size(
          number(bytes, at: place + 7, count: 2), number(bytes, at: place + 5, count: 2))
      }
      place += 2 + length
    }
    return nil
  }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return head.contains("<svg")
  }
}
