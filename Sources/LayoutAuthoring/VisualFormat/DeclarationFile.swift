internal import JSONText
internal import LayoutModel

/// Reads the files that go with visual formats: metrics, and the classes and sizes of views.
///
/// ```json
/// { "margin": 12, "wide": 240 }
/// ```
/// ```json
/// { "name": {"label": "Name"}, "value": {"width": 60, "height": 30, "hugging": [250, 250]} }
/// ```
///
/// An unknown key is an error, which names its place.
public struct DeclarationFile {
  private let bytes: [UInt8]
  private let path: String

  /// Numbers by name; `path` is used for messages only.
  public static func metrics(
    _ bytes: [UInt8], path: String
  ) throws(DeclarationFileError) -> [String: Double] {
    let file = DeclarationFile(bytes: bytes, path: path)
    var metrics: [String: Double] = [:]
    for member in try file.members(file.value()) { metrics[member.key] = try file.number(member) }
    return metrics
  }

  /// Views in the order of the file.
  public static func views(
    _ bytes: [UInt8], path: String
  ) throws(DeclarationFileError) -> [ViewDeclaration] {
    let file = DeclarationFile(bytes: bytes, path: path)
    var views: [ViewDeclaration] = []
    for member in try file.members(file.value()) { views.append(try file.view(member)) }
    return views
  }

  private typealias Member = (key: String, place: Int, value: JSONValue)

  private func view(_ entry: Member) throws(DeclarationFileError) -> ViewDeclaration {
    var view = ViewDeclaration(name: entry.key)
    var content = DeclaredView()
    for member in try members(entry.value) {
      switch member.key {
      case "class": view.className = try text(member)
      case "label": view.label = try text(member)
      case "title": view.title = try text(member)
      case "fontSize": view.fontSize = try length(member)
      case "lines": view.lines = Int(try length(member))
      case "width": content.width = try length(member)
      case "height": content.height = try length(member)
      case "firstBaseline": content.firstBaseline = try length(member)
      case "lastBaseline": content.lastBaseline = try length(member)
      case "hugging": view.hugging = try priorities(member)
      case "compressionResistance": view.compressionResistance = try priorities(member)
      default:
        let known = [
          "class", "label", "title", "fontSize", "lines", "width", "height", "firstBaseline",
          "lastBaseline", "hugging", "compressionResistance",
        ]
        let nearest = nearestWord(to: member.key, among: known)
        throw error(
          "\"\(member.key)\" is no key here; "
            + (nearest.map { "did you mean \"\($0)\"?" }
              ?? "there are \(known.joined(separator: ", "))"),
          at: member.place)
      }
    }
    if content != DeclaredView() { view.content = content }
    return view
  }

  /// `[horizontal, vertical]`.
  private func priorities(_ member: Member) throws(DeclarationFileError) -> AxisPair<Double> {
    guard case .array(let values) = member.value.kind, values.count == 2 else {
      throw error(
        "\"\(member.key)\" is two priorities, such as [250, 250]", at: member.value.place)
    }
    var priorities: [Double] = []
    for value in values {
      guard case .number(let number) = value.kind, number > 0, number <= 1000 else {
        throw error("a priority is a number above 0 and at most 1000", at: value.place)
      }
      priorities.append(number)
    }
    return AxisPair(horizontal: priorities[0], vertical: priorities[1])
  }

  private func text(_ member: Member) throws(DeclarationFileError) -> String {
    guard case .string(let text) = member.value.kind else {
      throw error(
        "\"\(member.key)\" must be a text, not \(member.value.noun)", at: member.value.place)
    }
    return text
  }

  private func number(_ member: Member) throws(DeclarationFileError) -> Double {
    guard case .number(let number) = member.value.kind else {
      throw error(
        "\"\(member.key)\" must be a number, not \(member.value.noun)", at: member.value.place)
    }
    guard abs(number) <= 100_000 else {
      throw error("\"\(member.key)\" is more than 100000 points", at: member.value.place)
    }
    return number
  }

  private func length(_ member: Member) throws(DeclarationFileError) -> Double {
    let number = try number(member)
    guard number >= 0 else {
      throw error("\"\(member.key)\" cannot be negative", at: member.value.place)
    }
    return number
  }

  private func value() throws(DeclarationFileError) -> JSONValue {
    do throws(JSONText.Problem) {
      return try JSONText.read(bytes)
    } catch {
      throw self.error(error.text, at: error.place)
    }
  }

  private func members(_ value: JSONValue) throws(DeclarationFileError) -> [Member] {
    guard case .object(let members) = value.kind else {
      throw error("an object is due here, not \(value.noun)", at: value.place)
    }
    return members
  }

  private func error(_ sentence: String, at place: Int) -> DeclarationFileError {
    DeclarationFileError(
      file: path, location: SourceLocation(of: place, in: bytes), sentence: sentence)
  }
}
