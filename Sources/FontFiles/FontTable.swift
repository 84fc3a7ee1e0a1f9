/// A part of a font's table. Reading outside of it gives nil.
struct FontTable {
  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
  }

  private init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// The part that begins at an offset from here; nil where that is nothing or not inside.
  func part(at offset: Int?) -> FontTable? {
    guard let offset, offset > 0, start + offset < bytes.count else { return nil }
    return FontTable(bytes, start: start + offset)
  }
  func byte(_ offset: Int) -> Int? {
    let place = start + offset
    guard offset >= 0, place < bytes.count else { return nil }
    return Int(bytes[place])
  }

  func short(_ offset: Int) -> Int? {
    let place = start + offset
    guard offset >= 0, place + 1 < bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func signedShort(_ offset: Int) -> Int? {
    short(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func long(_ offset: Int) -> Int? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return high << 16 | low
  }

  func signedLong(_ offset: Int) -> Int? {
    long(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// A signed number with 14 bits behind the point.
  func fraction(_ offset: Int) -> Double? { signedShort(offset).map { Double($0) / 16384 } }

  /// A signed number with 16 bits behind the point.
  func fixed(_ offset: Int) -> Double? { signedLong(offset).map { Double($0) / 65536 } }

  /// `count` unsigned shorts, as far as there are any.
  func shorts(_ offset: Int, count: Int) -> [Int] {
    var result: [Int] = []
    for index in 0..<max(0, count) {
      guard let value = short(offset + 2 * index) else { break }
      result.append(value)
    }
    return result
  }
}

extension FontTable {
  /// The numbers of the lookups that features with one tag use, in rising order. The table is the list of
  /// features of `GSUB` or `GPOS`.
  func lookups(ofFeature wanted: Int) -> [Int] {
    var numbers: Set<Int> = []
    for index in 0..<(short(0) ?? 0) {
      guard let tag = long(2 + 6 * index) else { break }
      guard tag == wanted, let feature = part(at: short(6 + 6 * index)) else { continue }
      numbers.formUnion(feature.shorts(4, count: feature.short(2) ?? 0))
    }
    return numbers.sorted()
  }
}
