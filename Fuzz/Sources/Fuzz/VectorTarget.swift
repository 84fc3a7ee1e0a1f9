import LayoutStore

/// A stored frame vector, alone and against a base: the first byte says how many of the next bytes
/// are the base's values.
enum VectorTarget: FuzzTarget {
  static let name = "vector"

  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let base = bytes.dropFirst().prefix(Int(first)).map { Int32(Int8(bitPattern: $0)) << 20 }
    let data = Array(bytes.dropFirst(1 + base.count))
    for base in [nil, base] {
      guard let values = StoredBytes.vector(data, against: base) else { continue }
      let again = StoredBytes.encoded(values, against: base)
      require(
        StoredBytes.vector(again, against: base) == values, "an encoded vector reads differently")
    }
  }
}
