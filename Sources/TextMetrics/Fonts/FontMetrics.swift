package import LayoutModel

/// Metrics of one font file, declared by the user or read from the file.
package struct FontMetrics: Sendable, Hashable {
  /// Per em, from the baseline up.
  package var ascender: Double
  /// Per em, from the baseline down, positive.
  package var descender: Double
  /// Per em, between lines.
  package var lineGap: Double
  /// Advance of each character, per em.
  package var advances: [Unicode.Scalar: Double]
  /// Advance of a character that the font lacks, per em.
  package var defaultAdvance: Double
  /// Per em.
  package var kerning: PairKerning

  /// They stand in for metrics that are not known.
  package var isStandIn = false

  package init(
    ascender: Double, descender: Double, lineGap: Double = 0,
    advances: [Unicode.Scalar: Double] = [:], defaultAdvance: Double = 0.6,
    kerning: PairKerning = .none
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.advances = advances
    self.defaultAdvance = defaultAdvance
    self.kerning = kerning
  }

  /// A line by itself, per em: the gap between lines is no part of it.
  package var lineHeight: Double { ascender + descender }
}

/// Fonts with declared metrics, by PostScript name.
package typealias FontRegistry = [String: FontMetrics]
