import LayoutModel
import TextMetrics

/// What is known of contents' sizes beyond the rules of their kinds.
struct KnownSizes {
  var evidence = TextEvidence.none
  let overrides: LayoutOverrides
  /// Texts as measured in the declared fonts.
  let texts: TextMemory
  /// Heights of lines per point of size, by PostScript name, where the canvas drew others than the
  /// font's own.
  let lines: [String: Double]
  /// Which labels stand in whole points, as recorded labels beside them tell.
  let rounded: RoundedLabels
  /// Whether recorded labels show which of the scene's fonts the canvas had, how high their lines were, or
  /// which of them are in whole points.
  private(set) var followsLabels = false
  /// Sizes set for the time of a question: what would follow if a content asked for so much?
  var probes: [ObjectID: ContentExtent] = [:]

  var isEmpty: Bool { evidence.isEmpty && overrides.isEmpty }

  init(overrides: LayoutOverrides) {
    self.overrides = overrides
    texts = TextMemory(fonts: FontRegistry(overrides.fonts), systemFont: overrides.systemFont)
    lines = [:]
    rounded = .none
  }

  /// What is declared, with what the canvas drew otherwise: another font in the place of a missing
  /// one, and lines of another height.
  /// - Parameter isOtherwise: reads the labels as if they showed the opposite, or nothing.
  init(
    overrides: LayoutOverrides, onCanvasOf document: Document, for scene: Scene,
    isOtherwise: Bool = false
  ) {
    self.overrides = overrides
    var fonts = FontRegistry(overrides.fonts)
    let told = MissingFonts(in: document, fonts: fonts).told(for: scene, in: document)
    for name in isOtherwise ? told.missing.symmetricDifference(told.asked) : told.missing {
      fonts[name] = FontMetrics.standIn ?? fonts[name]
    }
    texts = TextMemory(fonts: fonts, systemFont: overrides.systemFont)
    let drawn = DrawnLines(in: document, fonts: fonts).lines(for: scene, in: document)
    lines = isOtherwise ? [:] : drawn
    let recorded = RoundedLabels(in: document, scene)
    rounded = isOtherwise ? .none : recorded
    followsLabels = !told.asked.isEmpty || !drawn.isEmpty || recorded.tells(in: scene)
  }
}

/// What a content asks for on its document's canvas, in points, as far as it is known.
struct ContentExtent: Hashable {
  /// nil: not known on this axis.
  var width: Double?
  var height: Double?
  /// How wide the view is where text that wraps has this height.
  var wrapWidth: Double

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The same on one axis, unknown on the other.
  func along(_ axis: Axis) -> ContentExtent {
    ContentExtent(
      width: axis == .horizontal ? width : nil, height: axis == .vertical ? height : nil,
      wrapWidth: wrapWidth)
  }

  /// Larger by `step` on every axis that is known.
  func grown(by step: Double) -> ContentExtent {
    ContentExtent(
      width: width.map { $0 + step }, height: height.map { $0 + step },
      wrapWidth: wrapWidth + (width == nil ? 0 : step))
  }
}
