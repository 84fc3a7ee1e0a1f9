import LayoutModel
import TextMetrics

/// What is known of contents' sizes beyond the rules of their kinds.
struct KnownSizes {
  var evidence = TextEvidence.none
  var overrides = LayoutOverrides.none
  /// Declared fonts in the measurer's form.
  var fonts: FontRegistry = [:]
  /// Natural widths set for the time of a question: what would follow if a text were so wide?
  var probes: [ObjectID: Double] = [:]

  static let none = KnownSizes()
  var isEmpty: Bool { evidence.isEmpty && overrides.isEmpty }

  init() {}

  init(overrides: LayoutOverrides) {
    self.overrides = overrides
    fonts = FontRegistry(overrides.fonts)
  }
}
