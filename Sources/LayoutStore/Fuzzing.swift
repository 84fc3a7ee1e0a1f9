/// The codecs of stored bytes, each without the checks that rows around it bring, for fuzzing only.
package enum StoredBytes {
  /// A frame vector; nil when the bytes are none.
  package static func vector(_ bytes: [UInt8], against base: [Int32]?) -> [Int32]? {
    VectorCodec.decode(bytes, against: base)
  }
  /// A frame vector as bytes.
  package static func encoded(_ values: [Int32], against base: [Int32]?) -> [UInt8] {
    if let base { VectorCodec.encode(values, against: base) } else { VectorCodec.encode(values) }
  }

  /// The document a delta makes; nil when it does not fit the base or makes more than `limit`.
  package static func document(delta: [UInt8], to base: [UInt8], limit: Int) -> [UInt8]? {
    Delta.apply(delta, to: base, limit: limit)
  }
  /// A split delta as a delta; nil when the bytes are none.
  package static func joined(_ split: [UInt8]) -> [UInt8]? { SplitDelta.joined(split) }
  /// Exactly `count` bytes out of an LZMA stream; nil when it holds no such.
  package static func decompressed(_ bytes: [UInt8], count: Int, dictionary: [UInt8]) -> [UInt8]? {
    LZMA.decompress(bytes, count: count, dictionary: dictionary)
  }
  /// The delta that turns `base` into `target`.
  package static func delta(from base: [UInt8], to target: [UInt8]) -> [UInt8] {
    Delta.between(base, target)
  }

  /// Exactly `count` bytes out of a compressed stream; nil when it holds no such.
  package static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    Zlib.inflate(bytes, count: count)
  }
  /// `bytes` compressed; nil when that does not make them shorter.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? { Zlib.compress(bytes) }
}
