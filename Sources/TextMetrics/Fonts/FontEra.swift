/// Which fit of the system font applies.
///
/// Interface Builder changed the system font's optical sizes with Xcode 12: before, text turned
/// into display at 20 points; since, the two blend between 17 and 28 points.
public enum FontEra: Sendable, Hashable {
  /// Documents of Xcode 5, tools below 6000: the system font is Helvetica Neue.
  ///
  /// Recorded: five labels `Label1` to `Label5` of one width, for its figures have one advance. Of
  /// Xcode 6 the texts met fit neither font; they count as later ones.
  case helveticaNeue
  /// Documents whose tools version lies between 6000 and 17000.
  case old
  /// Everything later, and what has no version; devices from iOS 14.
  case new

  /// The era of a document by its `toolsVersion`; nil or 0 = unknown, which counts as new.
  public init(toolsVersion: Double?) {
    switch toolsVersion ?? 0 {
    case ..<1: self = .new
    case ..<6000: self = .helveticaNeue
    case ..<17000: self = .old
    default: self = .new
    }
  }

  /// How much of the display cut a size takes: 0 = text, 1 = display.
  ///
  /// The new era's blend between the cuts is steeper in the middle: with the straight line the
  /// regular weight came out 1 % narrow at 20 points and 1.3 % wide at 25. The other weights keep
  /// the line, for their offsets were fitted along it.
  func displayShare(atSize size: Double, isRegular: Bool) -> Double {
    switch self {
    case .helveticaNeue, .old: size < 20 ? 0 : 1
    case .new where isRegular: min(1, max(0, (size - 18.5) / 7))
    case .new: min(1, max(0, (size - 17) / 11))
    }
  }

  /// Advance of ideographs, kana, hangul and fullwidth forms, per mille of the size.
  func wideAdvance(atSize size: Double) -> Double {
    switch self {
    case .helveticaNeue, .old: size <= 16 ? 1019 : size < 20 ? 1023 : 1014
    case .new: 1019
    }
  }
}
