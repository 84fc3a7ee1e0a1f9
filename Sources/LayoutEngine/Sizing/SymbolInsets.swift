import LayoutModel

/// How far the pictures of system symbols stay inside their alignment rectangles.
///
/// Symbols of one size are aligned by one line height, whatever the height of their own picture: an
/// image view that constraints make 24 points high shows a circle in 23. Measured on image views
/// with a fixed height in public documents and brought to 17 points; the outlined or mirrored form
/// is taken to be like the one that was met. A symbol that is not listed counts as filling its
/// rectangle.
enum SymbolInsets {
  /// Points at a symbol size of 17 by which the picture stays below the top and above the bottom.
  private static let measured: [String: (top: Double, bottom: Double)] = [
    "arrow.right": (3, 2.7), "arrow.left": (3, 2.7),
    "arrowshape.turn.up.right.fill": (1.3, 1.3),
    "bag": (-0.5, 1.5), "bag.fill": (-0.5, 1.5),
    "bell.badge": (-0.7, 0.2), "bell.slash.fill": (-0.5, 0),
    "book": (1, 1), "book.fill": (1, 1),
    "bubble.left": (0.8, -0.4), "bubble.left.fill": (0.8, -0.4),
    "calendar": (1, 1.5), "checkmark": (1.4, 1),
    "checkmark.seal": (-1, -1), "checkmark.seal.fill": (-1, -1),
    "checkmark.shield": (0.6, 0), "checkmark.shield.fill": (0.6, 0),
    "chevron.left": (1.8, 1.6), "chevron.right": (1.8, 1.6),
    "chevron.up": (5, 4.5), "chevron.down": (5, 4.5),
    "clock": (0.6, 0.5), "clock.fill": (0.6, 0.5),
    "cloud.bolt.rain": (0.7, -2.3), "cloud.bolt.rain.fill": (0.7, -2.3), "cloud.rain": (-0.3, -0.7),
    "creditcard": (1.5, 2), "creditcard.fill": (1.5, 2),
    "doc.on.clipboard": (-1, -1.6), "dot.radiowaves.left.and.right": (0.9, 1.3),
    "envelope": (1.5, 2), "envelope.fill": (1.5, 2),
    "exclamationmark.octagon": (0.5, 0.5), "exclamationmark.octagon.fill": (0.5, 0.5),
    "exclamationmark.triangle": (1.1, 1.4), "exclamationmark.triangle.fill": (1.1, 1.4),
    "eye": (1.7, 1.7), "eye.fill": (1.7, 1.7),
    "folder": (1.5, 1.4), "folder.fill": (1.6, 1.4),
    "gamecontroller": (0.9, 1.3), "gamecontroller.fill": (0.9, 1.3), "globe": (0.6, 0.6),
    "heart": (1.5, 1), "heart.fill": (1.5, 1), "heart.text.square": (1.4, 1.4),
    "key": (-1.4, -1.6), "key.fill": (-1, -1.3), "keyboard": (2, 2.5), "link": (-1, -1),
    "list.bullet.rectangle": (1, 1.5), "lock.shield": (0.6, 0), "lock.shield.fill": (0.6, 0),
    "magnifyingglass": (1, 0.7), "map": (1, 0.7), "map.fill": (1, 0.7),
    "message": (0, 0.5), "message.fill": (0, 0.5),
    "note.text": (1.7, 1.3),
    "person": (1.3, 1.1), "person.fill": (1.3, 1.1),
    "person.2": (1.3, 0.2), "person.2.fill": (1.3, 0.2),
    "person.crop.square.filled.and.at.rectangle": (1.4, 1.4),
    "phone": (1.5, 1), "phone.fill": (1.5, 1),
    "photo": (1.4, 1.4), "photo.fill": (1.2, 1.4), "play.square": (1, 1.5),
    "pin.fill": (-0.5, -1),
    "qrcode": (0.8, 0.8), "qrcode.viewfinder": (1.2, 0.8),
    "safari": (0.5, 0.5), "safari.fill": (0.5, 0.5),
    "speaker.slash": (1.5, 0.5), "square.and.arrow.up": (-1, 0), "sun.min.fill": (1, 0.3),
    "trash": (-1, 0.7), "trash.fill": (-1, 0.7),
    "video": (2.5, 2), "video.fill": (2.5, 2), "xmark": (2, 2.5),
    // Each met in one app.
    "arrow.backward": (2.5, 2.5), "delete.left": (1.7, 1.3), "delete.left.fill": (1.7, 1.3),
    "multiply": (3.6, 3.4), "person.3": (1.5, 1), "person.3.fill": (1.5, 1),
    "plus.app": (1, 1.5), "plus.app.fill": (1, 1.5),
    "arrow.up": (1.3, 1), "camera": (0.5, 1.5), "camera.fill": (0.5, 1.5),
    "chevron.backward": (1.8, 1.6), "chevron.forward": (1.8, 1.6),
    "clipboard": (-2.3, -0.7), "clipboard.fill": (-2.3, -0.7),
    "desktopcomputer": (0.5, 0.5), "face.smiling": (0.5, 0.5), "face.smiling.fill": (0.5, 0.5),
    "flag": (0.5, 1), "flag.fill": (0.5, 1), "hand.thumbsup": (-1, 0),
    "hand.thumbsup.fill": (-1, 0), "list.triangle": (2.5, 2.5), "lock": (0.5, 1),
    "lock.fill": (0.5, 1), "person.crop.circle.badge.checkmark": (0.3, 0.5), "plus": (2.3, 2),
    "server.rack": (1, 1.5), "smiley": (0.5, 0.5), "smiley.fill": (0.5, 0.5),
    "speedometer": (0.5, 0.5), "square": (1.3, 1.3), "square.and.arrow.down": (-0.5, -0.5),
    "square.on.square": (0.3, 0.3), "timer": (1, 0), "wrench": (-1.2, -1.8),
    "wrench.fill": (-1.2, -1.8),
    "ant": (-1, -1), "ant.fill": (-1, -1), "arrow.clockwise": (-0.7, 1), "arrow.down": (1, 1),
    "arrow.down.right": (2.5, 3), "arrow.turn.up.left": (2.7, 2.3), "arrow.up.right": (2.5, 3),
    "arrowshape.bounce.right": (1.5, 1), "bell": (0.3, 0.3), "bell.fill": (0.3, 0.3),
    "binoculars": (1.5, 0.5), "binoculars.fill": (1.5, 0.5),
    "calendar.day.timeline.left": (1.7, 1.3), "car": (1.3, 1.3), "car.fill": (1.3, 1.3),
    "doc.on.doc": (-2, -1.5), "doc.on.doc.fill": (-2, -1.5), "ellipsis": (7.7, 7.3),
    "eyeglasses": (4.5, 4), "faceid": (0.9, 0.8), "flame": (-0.8, 0.5), "flame.fill": (-0.8, 0.5),
    "grid": (1, 1), "info.windshield": (2.3, 2), "light.beacon.max.fill": (-0.7, 1),
    "link.icloud": (1, 2.5), "link.icloud.fill": (1, 2.5), "lock.open": (0.5, 1),
    "lock.open.fill": (0.5, 1), "music.note.house": (-1, 1), "music.note.house.fill": (-1, 1),
    "paintbrush": (-1, -1.3), "paintbrush.fill": (-1, -1.3), "play": (2, 2), "play.fill": (2, 2),
    "rotate.3d": (0.7, 0.2), "ruler": (5, 4.3), "ruler.fill": (5, 4.3), "sparkles": (-1.3, -0.3),
    "speaker.slash.fill": (1, -0.7), "sun.min": (0.5, 0.5), "text.alignleft": (1.5, 2),
    "tray.and.arrow.down": (-1.3, 0.3), "tray.and.arrow.down.fill": (-1.3, 0.3),
    "wifi.slash": (0.3, 2), "xmark.app": (1.7, 1.3), "xmark.app.fill": (1.7, 1.3),
  ]

  /// The insets of an image view's frame; negative where its frame lies inside.
  ///
  /// A symbol's scale enlarges the picture about its middle and leaves the alignment rectangle.
  static func insets(of image: ImageContent) -> EdgeInsets {
    guard image.isSystemSymbol, let known = measured[image.name] ?? inCircle(image.name)
    else { return .zero }
    let size = (image.symbolPointSize ?? 17) / 17
    let picture = alignmentHeight - known.top - known.bottom
    let growth = (pictureScale(image.symbolScale) - 1) * picture / 2
    return EdgeInsets(top: (growth - known.top) * size, bottom: (growth - known.bottom) * size)
  }

  /// Height of the alignment rectangle of symbols of 17 points, from pictures met at two scales.
  private static let alignmentHeight = 22.5

  private static func pictureScale(_ scale: String?) -> Double {
    switch scale {
    case "small": 0.78
    case "large": 1.28
    default: 1
    }
  }

  /// All symbols inside a circle have the circle's height.
  private static func inCircle(_ name: String) -> (top: Double, bottom: Double)? {
    let parts = name.split(separator: ".")
    return parts.last == "circle" || parts.suffix(2) == ["circle", "fill"] ? (0.6, 0.5) : nil
  }
}
