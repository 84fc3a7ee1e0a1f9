internal import LayoutFormats

/// Fields that change whenever a file is opened and saved, without an edit.
///
/// It is merged by rule and is never a conflict; nor does a change of it keep what the other side
/// deleted.
enum Noise {
  /// The rule that chooses between two values of a noise field.
  enum Rule {
    /// The greater version.
    case newer
    /// Ours: both are right, or will be made so when the document is next saved.
    case ours
  }

  /// The rule for an attribute; nil when it is somebody's edit.
  static func rule(for attribute: String, of element: XMLElement) -> Rule? {
    if attribute == "misplaced" || attribute == "ambiguous" { return .ours }
    switch (element.name, attribute) {
    case ("document", "toolsVersion"), ("document", "systemVersion"), ("plugIn", "version"),
      ("deployment", "version"), ("deployment", "defaultVersion"), ("development", "version"),
      ("capability", "minToolsVersion"):
      return .newer
    default: return isInside(element) ? .ours : nil
    }
  }

  /// Whether an attribute says only by which program the document was saved last.
  static func isStamp(_ attribute: String, of element: XMLElement) -> Bool {
    switch (element.name, attribute) {
    case ("document", "toolsVersion"), ("document", "systemVersion"), ("plugIn", "version"): true
    default: false
    }
  }

  /// Whether two values differ in nothing but the program that saved them.
  static func isRestamped(_ value: XMLElement, _ committed: XMLElement) -> Bool {
    func kept(_ element: XMLElement) -> [String: String] {
      Dictionary(uniqueAttributes: element.attributes).filter { !isStamp($0.key, of: element) }
    }
    return value.name == "plugIn" && committed.name == "plugIn" && kept(value) == kept(committed)
  }

  /// The rule for an element that is one value.
  static func rule(for value: XMLElement) -> Rule? {
    switch (value.name, value.key) {
    case ("rect", "frame"), ("point", "canvasLocation"): .ours
    default: isInside(value) ? .ours : nil
    }
  }

  /// Whether the element describes the canvas or repeats what is said elsewhere.
  static func isInside(_ element: XMLElement) -> Bool {
    var place: XMLElement? = element
    while let current = place {
      switch current.name {
      case "device", "adaptation", "resources", "designables", "classes", "dependencies",
        "inferredMetricsTieBreakers":
        return true
      case "document", "subviews", "constraints", "connections", "objects": return false
      default: place = current.parent
      }
    }
    return false
  }

  /// Whether the version `left` is greater than `right`: part by part as numbers, and as text where
  /// a part is none (`21G72`).
  static func isNewer(_ left: String, than right: String) -> Bool {
    let (left, right) = (parts(left), parts(right))
    for (one, other) in zip(left, right) where one != other {
      switch (one, other) {
      case (.number(let one), .number(let other)): return one > other
      case (.text(let one), .text(let other)): return one > other
      case (.number, .text): return false
      case (.text, .number): return true
      }
    }
    return left.count > right.count
  }

  private enum Part: Equatable {
    case number(Int)
    case text(String)
  }

  /// Runs of digits and runs of letters; other characters separate.
  private static func parts(_ version: String) -> [Part] {
    var parts: [Part] = []
    var run = ""
    func end() {
      if !run.isEmpty { parts.append(Int(run).map(Part.number) ?? .text(run)) }
      run = ""
    }
    for character in version {
      let isDigit = character.isASCII && character.isNumber
      let wasDigit = run.last.map { $0.isASCII && $0.isNumber }
      if !isDigit && !character.isLetter {
        end()
        continue
      }
      if let wasDigit, wasDigit != isDigit { end() }
      run.append(character)
    }
    end()
    return parts
  }
}
