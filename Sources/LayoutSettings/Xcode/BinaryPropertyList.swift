/// A property list in its binary notation: numbered objects, and a table of where each begins.
///
/// Info.plist files are sometimes kept so. Dates, data and numbers are not read.
package struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// Where each object begins.
  private let offsets: [Int]
  private let top: Int
  /// Bytes of a reference to an object.
  private let referenceSize: Int

  /// nil for what is no such list, or is damaged.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "bplist".utf8), bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let top = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      table <= trailer, count <= (trailer - table) / offsetSize
    else { return nil }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for number in 0..<count {
      guard let offset = Self.number(bytes, at: table + number * offsetSize, size: offsetSize),
        offset < table
      else { return nil }
      offsets.append(offset)
    }
    self.bytes = bytes
    self.offsets = offsets
    self.top = top
  }

  /// Every text, keys among them, in the order of the file.
  package var texts: [String] { offsets.indices.compactMap(text) }

  /// The list as a tree; nil where it is nested too deeply, or refers to itself.
  var tree: PropertyList? {
    var left = Self.most
    return value(top, depth: 0, &left)
  }

  /// Values of a tree at most: objects may be referred to from many places.
  private static let most = 100_000

  private func value(_ object: Int, depth: Int, _ left: inout Int) -> PropertyList? {
    left -= 1
    guard left > 0, depth < PropertyList.deepest, offsets.indices.contains(object) else {
      return nil
    }
    if let text = text(object) { return .text(text) }
    guard let (marker, start, count) = header(object) else { return nil }
    switch marker >> 4 {
    case 0x0: return marker == 0x8 || marker == 0x9 ? .bool(marker == 0x9) : .text("")
    case 0xA, 0xC:
      var items: [PropertyList] = []
      for number in 0..<count {
        guard let item = value(at: start, number, depth, &left) else { return nil }
        items.append(item)
      }
      return .list(items)
    case 0xD:
      var members: [String: PropertyList] = [:]
      for number in 0..<count {
        guard case .text(let key)? = value(at: start, number, depth, &left),
          let item = value(at: start, count + number, depth, &left)
        else { return nil }
        members[key] = item
      }
      return .dictionary(members)
    default: return .text("")
    }
  }

  private func value(
    at start: Int, _ number: Int, _ depth: Int, _ left: inout Int
  ) -> PropertyList? {
    let place = start + number * referenceSize
    return Self.number(bytes, at: place, size: referenceSize).flatMap {
      value($0, depth: depth + 1, &left)
    }
  }

  /// A text of 7-bit signs, or of 16-bit ones.
  private func text(_ object: Int) -> String? {
    guard let (marker, start, count) = header(object) else { return nil }
    switch marker >> 4 {
    case 0x5 where count <= bytes.count - start:
      return String(decoding: bytes[start..<start + count], as: UTF8.self)
    case 0x6 where count <= (bytes.count - start) / 2:
      let units = (0..<count).map {
        UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }

  /// The kind of an object, where its content begins, and how many parts that has.
  private func header(_ object: Int) -> (marker: UInt8, start: Int, count: Int)? {
    let place = offsets[object]
    let marker = bytes[place]
    guard marker >> 4 >= 0x4 else { return (marker, place + 1, 0) }
    if marker & 0xF != 0xF { return (marker, place + 1, Int(marker & 0xF)) }
    // The count follows as a number of its own: one byte that says how long it is, and its bytes.
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    guard size <= 8, let count = Self.number(bytes, at: place + 2, size: size),
      count <= bytes.count
    else { return nil }
    return (marker, place + 2 + size, count)
  }

  /// A number with its highest byte first; nil beyond the end, or where it is too large.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, size <= bytes.count, start <= bytes.count - size else { return nil }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(UInt32.max) ? Int(value) : nil
  }
}
