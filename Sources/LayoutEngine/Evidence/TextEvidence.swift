import LayoutModel

/// Widths of texts as a scene's own recording measured them.
///
/// Interface Builder measured every text with Apple's fonts. Where nothing but the text decided a
/// view's width, the recorded width is that measurement, and better than any model of the font. It
/// is kept as a factor over the model's width, so it carries over to other sizes, longer texts and
/// other generations of the font.
struct TextEvidence: Hashable, Sendable {
  /// A text in a font.
  struct Key: Hashable, Sendable {
    var text: TextContent
    var font: FontDescription
  }
  /// A text in a face of any size.
  struct FaceKey: Hashable, Sendable {
    var text: TextContent
    var face: FontDescription.Face
  }

  /// The recorded width over the model's, less one, by the view that shows it.
  private var views: [ObjectID: (key: Key, excess: Double)] = [:]
  private var texts: [Key: Double] = [:]
  private var faces: [FaceKey: Double] = [:]
  /// Texts whose recordings contradict each other by more than a pixel.
  private var disputed: Set<Key> = []

  static let none = TextEvidence()
  var isEmpty: Bool { views.isEmpty }
  var count: Int { views.count }

  /// Notes what one view recorded; the first of several recordings of a text counts for other
  /// views.
  mutating func add(_ key: Key, view: ObjectID, excess: Double, tolerance: Double) {
    views[view] = (key, excess)
    if let known = texts[key] {
      if abs(known - excess) > tolerance { disputed.insert(key) }
    } else {
      texts[key] = excess
      let face = FaceKey(text: key.text, face: key.font.face)
      if faces[face] == nil { faces[face] = excess }
    }
  }

  /// How much wider than modelled a text is, as a share of its width; nil where nothing is
  /// recorded.
  ///
  /// The view's own recording comes first, then one of the same text and font, then of the same
  /// face.
  func excess(of key: Key, in view: ObjectID) -> Double? {
    if let own = views[view], own.key.text == key.text, own.key.font.face == key.font.face {
      return own.excess
    }
    guard !disputed.contains(key) else { return nil }
    return texts[key] ?? faces[FaceKey(text: key.text, face: key.font.face)]
  }

  static func == (left: Self, right: Self) -> Bool {
    left.texts == right.texts && left.faces == right.faces && left.disputed == right.disputed
      && left.views.mapValues(\.excess) == right.views.mapValues(\.excess)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}
