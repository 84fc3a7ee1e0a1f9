/// The bytes of an artifact's row: a document or a delta, and how they are compressed.
struct Payload {
  /// The numbers are those of the schema.
  enum Codec: Int64 {
    case plain = 0
    /// LZMA; a delta is split (`SplitDelta`) and has its base as dictionary, unless that is longer
    /// than `longestDictionary`.
    case lzma = 1
  }

  /// The most bytes of a base that is a dictionary. A dictionary halves a delta, but all of it has
  /// to be put together for each delta that is undone, half a millisecond for this many bytes.
  static let longestDictionary = 1 << 19

  var codec: Codec
  /// A compressed delta carries its own length in front.
  var data: [UInt8]

  /// A document by itself, as short as it gets.
  static func whole(_ bytes: [UInt8]) -> Payload {
    LZMA.compress(bytes).map { Payload(codec: .lzma, data: $0) }
      ?? Payload(codec: .plain, data: bytes)
  }

  /// A document as what turns `base` into it.
  static func delta(from base: [UInt8], to target: [UInt8]) -> Payload {
    let fine = Delta.between(base, target)
    // Commands and a word or two: nothing is left to compress.
    if fine.count <= 96 { return Payload(codec: .plain, data: fine) }
    let isShort = base.count <= longestDictionary
    let delta = isShort ? Delta.between(base, target, .coarse) : fine
    guard let split = SplitDelta.split(delta),
      let short = LZMA.compress(split, dictionary: isShort ? base : [])
    else { return Payload(codec: .plain, data: fine) }
    var framed = VarintWriter()
    framed.append(split.count)
    framed.bytes.append(contentsOf: short)
    return framed.bytes.count < fine.count
      ? Payload(codec: .lzma, data: framed.bytes) : Payload(codec: .plain, data: fine)
  }

  /// Whether a delta is so small beside its document of `count` bytes that the document need not be
  /// compressed as well to compare: that takes longer than all the rest.
  func isSmall(for count: Int) -> Bool { data.count < count / 50 }

  /// The document of `count` bytes; nil when the data holds no such.
  func whole(count: Int) -> [UInt8]? {
    switch codec {
    case .plain: data
    case .lzma: LZMA.decompress(data, count: count)
    }
  }

  /// The delta as `Delta` has it; nil when the data holds none. The bytes of the base are asked for
  /// only if they are needed; `limit` is the most bytes a delta may have.
  func delta(baseCount: Int, base: () -> [UInt8], limit: Int) -> [UInt8]? {
    if codec == .plain { return data }
    var reader = VarintReader(data)
    guard let count = reader.count(atMost: limit) else { return nil }
    let short = Array(data[reader.place...])
    let dictionary = baseCount <= Self.longestDictionary ? base() : []
    return LZMA.decompress(short, count: count, dictionary: dictionary).flatMap(SplitDelta.joined)
  }
}
