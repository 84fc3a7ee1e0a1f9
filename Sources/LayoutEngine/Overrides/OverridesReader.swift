internal import JSONText
public import LayoutModel

/// Reads an overrides file.
///
/// ```json
/// {
///   "classes": { "RatingView": { "width": 120, "height": 24, "flips": false } },
///   "images": { "logo": { "width": 80, "height": 32 } },
///   "fonts": { "Lato-Bold": { "ascender": 0.987, "descender": 0.213, "averageAdvance": 0.51 } },
///   "systemFont": { "file": "Fonts/SFNS.ttf", "italic": { "file": "Fonts/SFNSItalic.ttf" } }
/// }
/// ```
///
/// A font may give `kerning` as classes of characters, each pair of classes with a number per point
/// of size: `{ "left": ["AÀ", "T"], "right": ["V", "oö"], "values": [-0.07, 0, 0, -0.09] }`.
///
/// Strict: an unknown key, a key twice or a value of another type is an error with its place,
/// because a declaration that is silently ignored is worse than none.
public struct OverridesReader {
  private let bytes: [UInt8]
  private let path: String

  /// Reads `bytes`; `path` is used for messages only.
  public static func read(_ bytes: [UInt8], path: String) throws(OverridesError) -> LayoutOverrides
  {
    try OverridesReader(bytes: bytes, path: path).overrides(value(bytes, path: path))
  }

  static func value(_ bytes: [UInt8], path: String) throws(OverridesError) -> JSONValue {
    do throws(JSONText.Problem) {
      return try JSONText.read(bytes)
    } catch {
      throw OverridesError(
        file: path, location: SourceLocation(of: error.place, in: bytes),
        reason: .syntax(error.text))
    }
  }

  func error(_ reason: OverridesError.Reason, at place: Int) -> OverridesError {
    OverridesError(
      file: path, location: SourceLocation(of: place, in: bytes), reason: reason)
  }

  typealias Member = (key: String, place: Int, value: JSONValue)

  func members(_ value: JSONValue, of key: String) throws(OverridesError) -> [Member] {
    guard case .object(let members) = value.kind else {
      throw error(
        .wrongType(key: key, expected: "an object", found: value.noun), at: value.place)
    }
    return members
  }

  func unknown(_ member: Member, among known: [String]) -> OverridesError {
    error(
      .unknownKey(
        member.key, nearest: nearestWord(to: member.key, among: known), known: known),
      at: member.place)
  }

  private func overrides(_ value: JSONValue) throws(OverridesError) -> LayoutOverrides {
    var overrides = LayoutOverrides.none
    for member in try members(value, of: "the file") {
      switch member.key {
      case "classes":
        for entry in try members(member.value, of: member.key) {
          overrides.classes[entry.key] = try view(entry)
        }
      case "views":
        for entry in try members(member.value, of: member.key) {
          overrides.views[ObjectID(entry.key)] = try view(entry)
        }
      case "images":
        for entry in try members(member.value, of: member.key) {
          overrides.images[entry.key] = try size(entry)
        }
      case "fonts":
        for entry in try members(member.value, of: member.key) {
          overrides.fonts[entry.key] = try font(entry)
        }
      case "systemFont": overrides.systemFont = try systemFont(member)
      default:
        throw unknown(member, among: ["classes", "views", "images", "fonts", "systemFont"])
      }
    }
    return overrides
  }

  private func view(_ entry: Member) throws(OverridesError) -> DeclaredView {
    var view = DeclaredView()
    for member in try members(entry.value, of: entry.key) {
      switch member.key {
      case "width": view.width = try length(member)
      case "height": view.height = try length(member)
      case "firstBaseline": view.firstBaseline = try length(member)
      case "lastBaseline": view.lastBaseline = try length(member)
      case "alignmentInsets": view.alignmentInsets = try insets(member)
      case "flips":
        guard case .bool(let flag) = member.value.kind else {
          throw wrongType(member, "true or false")
        }
        view.flips = flag
      default:
        throw unknown(
          member,
          among: ["width", "height", "alignmentInsets", "firstBaseline", "lastBaseline", "flips"])
      }
    }
    return view
  }

  private func insets(_ entry: Member) throws(OverridesError) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for member in try members(entry.value, of: entry.key) {
      switch member.key {
      case "top": insets.top = try number(member)
      case "left": insets.left = try number(member)
      case "bottom": insets.bottom = try number(member)
      case "right": insets.right = try number(member)
      default: throw unknown(member, among: ["top", "left", "bottom", "right"])
      }
    }
    return insets
  }

  private func size(_ entry: Member) throws(OverridesError) -> Size {
    var width: Double?
    var height: Double?
    for member in try members(entry.value, of: entry.key) {
      switch member.key {
      case "width": width = try length(member)
      case "height": height = try length(member)
      default: throw unknown(member, among: ["width", "height"])
      }
    }
    return Size(
      width: try needed(width, "width", entry), height: try needed(height, "height", entry))
  }

  private func font(_ entry: Member) throws(OverridesError) -> DeclaredFont {
    var ascender: Double?
    var descender: Double?
    var file: String?
    var font = DeclaredFont(ascender: 0, descender: 0)
    for member in try members(entry.value, of: entry.key) {
      switch member.key {
      case "file":
        // The file was read earlier, and its metrics stand beside its path:
        // OverridesReader+FontFiles.
        guard case .string(let path) = member.value.kind else {
          throw wrongType(member, "a path")
        }
        file = path
      case "sha256":
        // Names the file that the metrics were read from. Only the metrics decide layouts.
        guard case .string = member.value.kind else { throw wrongType(member, "a digest") }
      case "ascender": ascender = try length(member)
      case "descender": descender = try length(member)
      case "lineGap": font.lineGap = try length(member)
      case "averageAdvance": font.averageAdvance = try length(member)
      case "advances":
        for advance in try members(member.value, of: member.key) {
          let scalars = advance.key.unicodeScalars
          guard scalars.count == 1, let scalar = scalars.first else {
            throw error(.notOneCharacter(advance.key), at: advance.place)
          }
          font.advances[scalar] = try length(advance)
        }
      case "kerning": font.kerning = try kerning(member)
      default:
        throw unknown(
          member,
          among: [
            "file", "sha256", "ascender", "descender", "lineGap", "averageAdvance", "advances",
            "kerning",
          ])
      }
    }
    if let file, ascender == nil {
      throw error(.fontFileNotRead(file), at: entry.place)
    }
    font.file = file
    font.ascender = try needed(ascender, "ascender", entry)
    font.descender = try needed(descender, "descender", entry)
    return font
  }

  func needed<Value>(
    _ number: Value?, _ key: String, _ entry: Member
  ) throws(OverridesError) -> Value {
    guard let number else { throw error(.missing(key: key, in: entry.key), at: entry.place) }
    return number
  }

  func wrongType(_ member: Member, _ expected: String) -> OverridesError {
    error(
      .wrongType(key: member.key, expected: expected, found: member.value.noun),
      at: member.value.place)
  }

  func number(_ member: Member) throws(OverridesError) -> Double {
    guard case .number(let number) = member.value.kind else { throw wrongType(member, "a number") }
    guard abs(number) <= 100_000 else {
      throw error(.outOfRange(key: member.key, number: "\(number)"), at: member.value.place)
    }
    return number
  }

  func length(_ member: Member) throws(OverridesError) -> Double {
    let number = try number(member)
    guard number >= 0 else {
      throw error(.outOfRange(key: member.key, number: "\(number)"), at: member.value.place)
    }
    return number
  }
}
