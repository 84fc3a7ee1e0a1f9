internal import CZlib

/// zlib's format, with the length of the result always known beforehand.
enum Zlib {
  /// `bytes` compressed at the best ratio; nil when that does not make them shorter.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 16 else { return nil }
    var capacity = compressBound(uLong(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(capacity))
    let result = output.withUnsafeMutableBufferPointer { target in
      bytes.withUnsafeBufferPointer { source in
        compress2(target.baseAddress, &capacity, source.baseAddress, uLong(source.count), 9)
      }
    }
    guard result == Z_OK, Int(capacity) < bytes.count else { return nil }
    output.removeLast(output.count - Int(capacity))
    return output
  }

  /// Exactly `count` bytes out of `bytes`; nil when the data is no zlib stream of that length.
  ///
  /// The buffer has `count` bytes from the start, so that a stream that would grow without end
  /// stops there. The caller bounds `count`.
  static func inflate(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard count > 0 else { return nil }
    var length = uLong(count)
    var output = [UInt8](repeating: 0, count: count)
    let result = output.withUnsafeMutableBufferPointer { target in
      bytes.withUnsafeBufferPointer { source in
        uncompress(target.baseAddress, &length, source.baseAddress, uLong(source.count))
      }
    }
    guard result == Z_OK, Int(length) == count else { return nil }
    return output
  }
}
