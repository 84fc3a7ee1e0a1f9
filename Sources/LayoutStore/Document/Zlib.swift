internal import CZlib

/// zlib's format, with the length of the result always known beforehand.
enum Zlib {
  /// `bytes` compressed, at the best ratio as a rule; nil when that does not make them shorter.
  static func compress(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8]? {
    guard bytes.count > 16 else { return nil }
    var stream = z_stream()
    // The largest window and hash table there are: documents repeat themselves from afar.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    // One byte less than the input: whatever does not fit is not worth it.
    var output = [UInt8](repeating: 0, count: bytes.count - 1)
    let result = output.withUnsafeMutableBufferPointer { target in
      bytes.withUnsafeBufferPointer { source in
        // zlib reads the input through a pointer that its older C type does not call constant.
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = uInt(clamping: source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(clamping: target.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END, Int(stream.total_in) == bytes.count else { return nil }
    // A copy of its own length: results are kept, and the room of the input with them.
    return Array(output.prefix(Int(stream.total_out)))
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
