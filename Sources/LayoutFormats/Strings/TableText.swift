internal import Foundation
internal import LayoutModel

/// The text of a table in UTF-8, whatever encoding its file has.
///
/// Xcode wrote tables as UTF-16 with a mark for years, people save them as UTF-8, with a mark or
/// without, and some tools write UTF-16 without one.
enum TableText {
  /// Larger files are no tables; 20,000 texts of a hundred characters stay below it.
  static let limit = 16 << 20

  static func utf8(_ bytes: [UInt8], path: String) throws(FormatError) -> [UInt8] {
    guard bytes.count <= limit else {
      throw error(.fileTooLarge(bytes: bytes.count, limit: limit), path)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return try checked(Array(bytes.dropFirst(3)), path)
    }
    guard let encoding = wideEncoding(of: bytes) else { return try checked(bytes, path) }
    guard let text = String(data: Data(bytes), encoding: encoding) else {
      throw error(.badTable("the file begins as UTF-16 or UTF-32 and does not go on so"), path)
    }
    return Array(text.utf8).starts(with: [0xEF, 0xBB, 0xBF])
      ? Array(text.utf8.dropFirst(3)) : Array(text.utf8)
  }

  /// nil for encodings whose units are bytes.
  private static func wideEncoding(of bytes: [UInt8]) -> String.Encoding? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .utf32
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    // A table begins with a quote, a brace, a letter or a comment: one byte of two is zero.
    guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return nil }
    if bytes[0] != 0, bytes[1] == 0 { return .utf16LittleEndian }
    if bytes[0] == 0, bytes[1] != 0 { return .utf16BigEndian }
    return nil
  }

  private static func checked(_ bytes: [UInt8], _ path: String) throws(FormatError) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    // Up to the first byte that is not UTF-8.
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    let byte = bytes[min(offset, bytes.count - 1)]
    throw FormatError(
      file: path, location: SourceLocation(of: offset, in: bytes), reason: .invalidUTF8(byte))
  }

  private static func error(_ reason: FormatError.Reason, _ path: String) -> FormatError {
    FormatError(file: path, location: SourceLocation(line: 1, column: 1), reason: reason)
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    Unicode.UTF8.encode(scalar)?.count ?? 1
  }
}
