/// Advances of faces whose metrics are public, by PostScript name: `HelveticaNeue-Bold`,
/// `Roboto-Light`.
///
/// Without kerning: labels in Helvetica Neue show none, of the others nothing is recorded. Read
/// from `NamedFontData` when the first of them is asked for; 70 faces of 200 characters.
struct PublishedFaces {
  static let shared = PublishedFaces()

  private let faces: FontRegistry

  private init() {
    var points = TableReader(NamedFontData.characters)
    var scalars: [Unicode.Scalar] = []
    while points.hasMore() {
      let first = points.number(radix: 16)
      let last = points.take(0x2D) ? points.number(radix: 16) : first
      scalars += (first...max(first, last)).compactMap { Unicode.Scalar(UInt32(clamping: $0)) }
    }
    var faces: FontRegistry = [:]
    var rows = TableReader(NamedFontData.faces)
    while rows.hasMore() {
      let name = String(rows.word())
      var metrics = FontMetrics(ascender: 0, descender: 0)
      metrics.advances.reserveCapacity(scalars.count)
      _ = rows.hasMore()
      for scalar in scalars {
        let advance = rows.number(radix: 16)
        if advance > 0 { metrics.advances[scalar] = Double(advance) / 10_000 }
        _ = rows.take(0x2C)
      }
      faces[name] = metrics
    }
    self.faces = faces
  }

  /// Cuts whose figures no recorded label, or only two, could be held against.
  private static let unconfirmed: Set<String> = ["HelveticaNeue-Light", "HelveticaNeue-Medium"]

  /// Whether the face's advances are known for certain.
  func isCertain(_ name: String) -> Bool { faces[name] != nil && !Self.unconfirmed.contains(name) }

  /// The face's advances; its vertical metrics are `NamedFont`'s.
  subscript(_ name: String) -> FontMetrics? { faces[name] }
}

extension PublishedFaces {
  /// The face of Helvetica Neue that is nearest in weight; slanted only in the regular one.
  static func helveticaNeue(_ weight: FontWeight, isItalic: Bool) -> String {
    if weight > .medium { return "HelveticaNeue-Bold" }
    if weight == .medium { return "HelveticaNeue-Medium" }
    if weight < .regular { return "HelveticaNeue-Light" }
    return isItalic ? "HelveticaNeue-Italic" : "HelveticaNeue"
  }
}
