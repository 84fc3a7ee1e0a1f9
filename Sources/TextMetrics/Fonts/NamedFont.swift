/// What is known of a font that is only named: line heights, and how wide it runs.
///
/// Line heights marked measured are midpoints of the intervals that pixel-rounded label heights of
/// public documents leave, most from one project: low confidence. Widths are the system font's
/// text cut times a factor, an estimate. A declared `FontMetrics` is always better.
struct NamedFont {
  /// Per point of size.
  var lineHeight: Double
  /// Share of the line above the baseline.
  var ascenderShare = 0.79
  var advances = Width.factor(1)

  enum Width {
    /// Times the system font's text advances without tracking.
    case factor(Double)
    /// Every character, per mille.
    case fixed(Double)
  }

  /// Families by the beginning of the PostScript name; the first that fits counts.
  private static let families: [(prefix: String, font: NamedFont)] = [
    ("HelveticaNeue-Light", NamedFont(lineHeight: 1.2, advances: .factor(0.955))),
    ("HelveticaNeue-Bold", NamedFont(lineHeight: 1.2, advances: .factor(0.955))),
    ("HelveticaNeue", NamedFont(lineHeight: 1.165, advances: .factor(0.955))),
    ("Helvetica", NamedFont(lineHeight: 1.15, advances: .factor(0.955))),
    ("Arial", NamedFont(lineHeight: 1.15, advances: .factor(0.955))),
    ("AvenirNextCondensed", NamedFont(lineHeight: 1.47, advances: .factor(0.8))),
    ("AvenirNext", NamedFont(lineHeight: 1.366, advances: .factor(0.98))),
    ("Avenir", NamedFont(lineHeight: 1.366, advances: .factor(0.98))),
    ("OpenSans", NamedFont(lineHeight: 1.16)),
    ("Montserrat", NamedFont(lineHeight: 1.22, advances: .factor(1.07))),
    ("IBMPlexSans", NamedFont(lineHeight: 1.3, advances: .factor(0.99))),
    ("IowanOldStyle", NamedFont(lineHeight: 1.6, advances: .factor(0.95))),
    ("CourierNew", NamedFont(lineHeight: 1.133, advances: .fixed(600))),
    ("Courier", NamedFont(lineHeight: 1.133, advances: .fixed(600))),
    ("Menlo", NamedFont(lineHeight: 1.164, advances: .fixed(602))),
    ("SFMono", NamedFont(lineHeight: 1.193359375, advances: .fixed(618))),
    ("Monaco", NamedFont(lineHeight: 1.3, advances: .fixed(600))),
  ]

  private static let other = NamedFont(
    lineHeight: ResolvedFont.systemLineHeight,
    ascenderShare: ResolvedFont.systemAscender / ResolvedFont.systemLineHeight)

  static func metrics(ofName name: String) -> NamedFont {
    families.first { name.hasPrefix($0.prefix) }?.font ?? other
  }

  /// Names under which documents keep the system font itself.
  static func isSystem(_ name: String) -> Bool {
    [".SF", ".AppleSystem", ".HelveticaNeueInterface", "SFPro", "SFUI", "SFCompact"]
      .contains { name.hasPrefix($0) }
  }

  /// The weight that a PostScript name ends in: `AvenirNext-DemiBold`.
  static func weight(ofName name: String) -> (weight: FontWeight, isItalic: Bool) {
    guard let dash = name.lastIndex(of: "-") else { return (.regular, false) }
    var style = name[name.index(after: dash)...]
    if style.hasSuffix("MT") { style = style.dropLast(2) }
    var isItalic = false
    for slant in ["Italic", "Oblique", "It"] where style.hasSuffix(slant) {
      style = style.dropLast(slant.count)
      isItalic = true
      break
    }
    return (FontWeight(name: String(style)) ?? .regular, isItalic)
  }
}
