internal import CLZMA

/// LZMA without a header, against a dictionary that both sides have; the length of the result is
/// always known beforehand.
///
/// Against zlib at its best it saves a quarter of a whole storyboard, for it sees all of the text
/// behind it instead of 32 KB, and half of what an edit inserts, for it sees the base as well.
enum LZMA {
  /// The most bytes that a text and its dictionary may have together; the window, and so the memory
  /// that reading takes, is no larger.
  static let window = 1 << 23

  /// `bytes` compressed; nil when that does not make them shorter.
  static func compress(_ bytes: [UInt8], dictionary: [UInt8] = []) -> [UInt8]? {
    guard bytes.count > 16, dictionary.isEmpty || bytes.count + dictionary.count <= window else {
      return nil
    }
    // One byte less than the input: whatever does not fit is not worth it.
    let output = [UInt8](unsafeUninitializedCapacity: bytes.count - 1) { target, count in
      count = dictionary.withUnsafeBufferPointer { dictionary in
        bytes.withUnsafeBufferPointer { source in
          keyline_lzma_encode(
            dictionary.baseAddress, dictionary.count, source.baseAddress, source.count,
            target.baseAddress, bytes.count - 1)
        }
      }
    }
    guard !output.isEmpty else { return nil }
    // A copy of its own length: results are kept, and the room of the input with them.
    var exact: [UInt8] = []
    exact.reserveCapacity(output.count)
    exact += output
    return exact
  }

  /// Exactly `count` bytes out of `bytes`; nil when they hold no such. The caller bounds `count`.
  static func decompress(_ bytes: [UInt8], count: Int, dictionary: [UInt8] = []) -> [UInt8]? {
    guard count > 0, dictionary.isEmpty || count + dictionary.count <= window else { return nil }
    var isSound = false
    let output = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      dictionary.withUnsafeBufferPointer { dictionary in
        bytes.withUnsafeBufferPointer { source in
          isSound =
            keyline_lzma_decode(
              dictionary.baseAddress, dictionary.count, source.baseAddress, source.count,
              target.baseAddress, count) == 1
        }
      }
      filled = isSound ? count : 0
    }
    return isSound ? output : nil
  }
}
