internal import CFreeType
internal import LayoutModel
internal import TextMetrics

/// The axes of a variable font, and where the nine weights and the sizes lie on them.
struct DesignAxes {
  struct Axis {
    var kind: DesignGrid.Axis
    var lowest: Double
    var usual: Double
    var highest: Double
  }

  let axes: [Axis]
  /// Normalized coordinates of the weights, lightest first.
  private(set) var weights: [Double] = []
  /// Normalized coordinates by optical size.
  private(set) var sizes: [VariableFontMetrics.Point] = []

  var weightRange: ClosedRange<Double> { Self.range(weights) }
  var sizeRange: ClosedRange<Double> { Self.range(sizes.map(\.value)) }

  private static func range(_ places: [Double]) -> ClosedRange<Double> {
    (places.min() ?? 0)...(places.max() ?? 0)
  }

  /// Afterwards the face stands at another instance than before.
  init(_ face: FontFace) throws(FontFileError) {
    var found: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face.face, &found) == 0, let found else { throw .missingAxis("wght") }
    defer { FT_Done_MM_Var(face.library.pointer, found) }
    let count = Int(found.pointee.num_axis)
    axes = (0..<count).map { Axis(found.pointee.axis[$0]) }
    guard let weight = axes.firstIndex(where: { $0.kind == .weight }) else {
      throw .missingAxis("wght")
    }
    let named = Self.namedWeights(found.pointee, axes: axes, face)
    weights = try FontWeight.allCases.map { step throws(FontFileError) in
      let place = named[step] ?? Double(step.rawValue + 1) * 100
      return try coordinates(face, weight, at: place)[weight]
    }
    guard let size = axes.firstIndex(where: { $0.kind == .size }) else {
      sizes = [VariableFontMetrics.Point(place: 17, value: 0)]
      return
    }
    var points: [VariableFontMetrics.Point] = []
    for place in Self.places(axes[size]) {
      let value = try coordinates(face, size, at: place)[size]
      points.append(VariableFontMetrics.Point(place: place, value: value))
    }
    sizes = Self.bends(points)
  }

  /// Both ends and every whole point between: sizes of texts are whole points.
  private static func places(_ axis: Axis) -> [Double] {
    let low = axis.lowest.rounded(.down) + 1
    let whole = stride(from: low, to: min(axis.highest, low + 1000), by: 1)
    return axis.highest > axis.lowest ? [axis.lowest] + whole + [axis.highest] : [axis.lowest]
  }

  /// The few points whose connecting lines meet all the others.
  private static func bends(
    _ points: [VariableFontMetrics.Point]
  ) -> [VariableFontMetrics.Point] {
    guard points.count > 2 else { return points }
    var kept = [points[0]]
    var start = 0
    for end in 2..<points.count {
      let (a, b) = (points[start], points[end])
      let isStraight = points[(start + 1)..<end].allSatisfy { point in
        let share = (point.place - a.place) / (b.place - a.place)
        // Coordinates have 14 bits behind the point.
        return abs(a.value + (b.value - a.value) * share - point.value) < 2.0 / 16384
      }
      if !isStraight {
        start = end - 1
        kept.append(points[start])
      }
    }
    return kept + [points[points.count - 1]]
  }

  /// The normalized coordinates with one axis at `place` and the others at their defaults.
  private func coordinates(
    _ face: FontFace, _ axis: Int, at place: Double
  ) throws(FontFileError) -> [Double] {
    var design = axes.map { Self.fixed($0.usual) }
    design[axis] = Self.fixed(min(max(place, axes[axis].lowest), axes[axis].highest))
    var normalized = [FT_Fixed](repeating: 0, count: axes.count)
    let count = FT_UInt(axes.count)
    var code = FT_Set_Var_Design_Coordinates(face.face, count, &design)
    if code == 0 { code = FT_Get_Var_Blend_Coordinates(face.face, count, &normalized) }
    guard code == 0 else { throw .library(code: Int(code)) }
    return normalized.map { Double($0) / 65536 }
  }

  private static func fixed(_ number: Double) -> FT_Fixed {
    FT_Fixed((number * 65536).rounded())
  }

  /// The weights that the font names, on its own axis.
  private static func namedWeights(
    _ found: FT_MM_Var, axes: [Axis], _ face: FontFace
  ) -> [FontWeight: Double] {
    guard let weight = axes.firstIndex(where: { $0.kind == .weight }), found.num_namedstyles > 0,
      let styles = found.namedstyle
    else { return [:] }
    let names = face.names()
    var weights: [FontWeight: Double] = [:]
    for number in 0..<Int(found.num_namedstyles) {
      guard let name = names[Int(styles[number].strid)], let coords = styles[number].coords
      else { continue }
      let places = axes.indices.map { Double(coords[$0]) / 65536 }
      let isUsual = axes.indices.allSatisfy {
        axes[$0].kind != .other || places[$0] == axes[$0].usual
      }
      let words = name.split(separator: " ").filter { $0 != "Italic" }
      guard isUsual, let step = FontWeight(name: words.joined()), weights[step] == nil
      else { continue }
      weights[step] = places[weight]
    }
    return weights
  }
}

extension DesignAxes.Axis {
  fileprivate init(_ axis: FT_Var_Axis) {
    kind =
      switch axis.tag {
      case 0x7767_6874: .weight
      case 0x6F70_737A: .size
      default: .other
      }
    lowest = Double(axis.minimum) / 65536
    usual = Double(axis.def) / 65536
    highest = Double(axis.maximum) / 65536
  }
}

extension FontFace {
  /// The font's names by their numbers, in Unicode.
  fileprivate func names() -> [Int: String] {
    var names: [Int: String] = [:]
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var name = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &name) == 0,
        name.platform_id == 0 || name.platform_id == 3,
        names[Int(name.name_id)] == nil, let string = name.string
      else { continue }
      let bytes = UnsafeBufferPointer(start: string, count: Int(name.string_len))
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      names[Int(name.name_id)] = String(decoding: units, as: UTF16.self)
    }
    return names
  }
}
