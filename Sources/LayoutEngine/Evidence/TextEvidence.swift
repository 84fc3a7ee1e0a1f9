import LayoutModel

/// Sizes of texts as a scene's own recording measured them.
///
/// Interface Builder measured every text with Apple's fonts. Where nothing but the content decided
/// a view's size, the recorded size is that measurement, and better than any model of the font. On
/// the document's own canvas it is taken as it stands, for the view that recorded it. Elsewhere a
/// text's width counts as a factor over the model's width, so it carries over to the same text in
/// other views, to other sizes, longer texts and other generations of the font. Heights do not
/// carry over: line heights are known better than whole points tell, and lines break anew at every
/// width.
struct TextEvidence: Sendable {
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

  /// What views asked for on the document's own canvas, on the axes nothing else decided.
  private(set) var canvas: [ObjectID: ContentExtent] = [:]
  /// The recorded width over the model's, less one, by the view that shows it.
  private var views: [ObjectID: (key: Key, excess: Double)] = [:]
  private var texts: [Key: Double] = [:]
  private var faces: [FaceKey: Double] = [:]
  /// Texts whose recordings contradict each other by more than a pixel.
  private var disputed: Set<Key> = []

  static let none = TextEvidence()
  var isEmpty: Bool { views.isEmpty && canvas.isEmpty }
  /// Notes that a view's content asked for `size` along `axis` where the view was `wrapWidth` wide.
  mutating func add(_ size: Double, along axis: Axis, of view: ObjectID, wrapWidth: Double) {
    canvas[view, default: ContentExtent(wrapWidth: wrapWidth)][axis] = size
  }

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
}
