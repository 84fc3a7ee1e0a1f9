/// Frame vectors as bytes: run-length coded, absolute or as differences to another vector.
///
/// Form: the number of values, then runs. A run is its value less the value of the run before it
/// (zigzag), then its length less one. The last run has no length: it fills the vector.
/// Neighbouring configurations mostly agree, so that a whole vector is some ten bytes, and a change
/// that is the same everywhere three.
enum VectorCodec {
  /// More configurations, or entities of a scene, than any vector may have.
  static let longest = 1 << 20
  /// The most differences that have to be undone for one vector.
  static let deepest = 16

  static func encode(_ values: [Int32]) -> [UInt8] {
    encode(values.lazy.map(Int64.init), count: values.count)
  }

  /// `values` as differences to `base`, which counts as zero beyond its end.
  static func encode(_ values: [Int32], against base: [Int32]) -> [UInt8] {
    encode(
      values.indices.lazy.map { index in
        Int64(values[index]) - (index < base.count ? Int64(base[index]) : 0)
      }, count: values.count)
  }

  /// The values; nil when the bytes are no vector.
  static func decode(_ bytes: [UInt8], against base: [Int32]? = nil) -> [Int32]? {
    var reader = VarintReader(bytes)
    guard let count = reader.count(atMost: longest) else { return nil }
    var values: [Int32] = []
    values.reserveCapacity(count)
    var value: Int64 = 0
    while values.count < count {
      guard let step = reader.zigzag() else { return nil }
      let (next, overflow) = value.addingReportingOverflow(step)
      guard !overflow else { return nil }
      value = next
      var length = count - values.count
      if !reader.isAtEnd {
        guard let stated = reader.count(atMost: length - 1) else { return nil }
        length = stated + 1
      }
      for _ in 0..<length {
        let index = values.count
        let origin = if let base, index < base.count { Int64(base[index]) } else { Int64(0) }
        let (sum, overflow) = value.addingReportingOverflow(origin)
        guard !overflow, let exact = Int32(exactly: sum) else { return nil }
        values.append(exact)
      }
    }
    return reader.isAtEnd ? values : nil
  }

  private static func encode(_ values: some Sequence<Int64>, count: Int) -> [UInt8] {
    var output = VarintWriter()
    output.append(count)
    var previous: Int64 = 0
    var run: (value: Int64, length: Int)?
    for value in values {
      if let open = run, open.value == value {
        run = (value, open.length + 1)
        continue
      }
      if let open = run {
        output.append(zigzag: open.value - previous)
        output.append(open.length - 1)
        previous = open.value
      }
      run = (value, 1)
    }
    if let open = run { output.append(zigzag: open.value - previous) }
    return output.bytes
  }
}

extension Int32 {
  /// Points as sixths of a point: exact on the pixel grids of 1x, 2x and 3x screens.
  ///
  /// Lengths beyond 350 million points stop there, and what is no number is zero: no screen has
  /// them, and a document that makes them must still be storable.
  init(sixthsOf points: Double) {
    let sixths = (points * 6).rounded()
    if let exact = Int32(exactly: sixths) {
      self = exact
    } else {
      self = sixths.isNaN ? 0 : sixths < 0 ? -Int32.max : Int32.max
    }
  }
  /// The length in points.
  var points: Double { Double(self) / 6 }
}
