import Foundation

/// Tab-separated tables beside the tests, written by the scripts in the same folder.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func rows(_ name: String) throws -> [[String]] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
    return rows(of: text)
  }

  static func rows(of text: String) -> [[String]] {
    text.unicodeScalars.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// Undoes Python's `unicode_escape`.
  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      let digits: Int
      switch kind {
      case "x": digits = 2
      case "u": digits = 4
      case "U": digits = 8
      case "t":
        result.append("\t")
        continue
      default:
        result.append(kind)
        continue
      }
      let hex = String(rest.prefix(digits))
      rest = rest.dropFirst(digits)
      if let value = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(value) {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Rounds up to whole pixels, as recorded widths are; a ten-thousandth of a pixel is noise.
func ceilToPixel(_ value: Double, scale: Int) -> Double {
  (value * Double(scale) - 1e-4).rounded(.up) / Double(scale)
}
