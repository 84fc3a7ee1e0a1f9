/// A font as a file describes it.
public struct FontDescription: Sendable, Hashable {
  public var face: Face
  /// Points; nil: the style or the class decides.
  public var pointSize: Double?

  /// Which typeface a text is set in.
  public enum Face: Sendable, Hashable {
    /// The system font with a weight name (`regular`, `medium`, `semibold`, `bold`, ...).
    case system(weight: String, italic: Bool)
    /// A text style, `UICTFontTextStyleBody` and so on: follows Dynamic Type.
    case textStyle(String)
    /// A font by PostScript name; the file may or may not bring it along.
    case named(String, family: String?)
  }

  public init(face: Face, pointSize: Double? = nil) {
    self.face = face
    self.pointSize = pointSize
  }
  /// Regular system font.
  public static func system(_ size: Double?) -> FontDescription {
    FontDescription(face: .system(weight: "regular", italic: false), pointSize: size)
  }
}
