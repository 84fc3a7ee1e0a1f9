import LayoutStore

/// A stored document: as a delta, as a compressed stream, and from any two texts to a delta and
/// back. The first byte says where the base ends.
enum DeltaTarget: FuzzTarget {
  static let name = "delta"

  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let split = (bytes.count - 1) * Int(first) / 255
    let base = Array(bytes.dropFirst().prefix(split))
    let rest = Array(bytes.dropFirst(1 + split))
    if let document = StoredBytes.document(delta: rest, to: base, limit: 1 << 20) {
      require(document.count <= 1 << 20, "a delta makes more than its limit")
    }
    for count in [0, 1, base.count, 1 << 16] {
      if let plain = StoredBytes.inflated(rest, count: count) {
        require(plain.count == count, "a stream has another length")
      }
    }
    let delta = StoredBytes.delta(from: base, to: rest)
    require(
      StoredBytes.document(delta: delta, to: base, limit: rest.count) == rest,
      "a delta does not give its target back")
    if let short = StoredBytes.compressed(rest) {
      require(StoredBytes.inflated(short, count: rest.count) == rest, "compression loses bytes")
    }
  }
}
