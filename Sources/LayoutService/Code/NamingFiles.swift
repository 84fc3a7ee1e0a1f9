internal import LayoutModel
internal import LayoutSettings

/// The names by which documents, property lists and projects lead to storyboards, their scenes and the
/// classes of views.
///
/// What stands there is found by its bytes, without reading the documents: a name too many keeps the
/// checker silent, nothing else.
struct NamingFiles: Sendable {
  /// Those of property lists and projects.
  private var first: Set<String> = []
  /// Those of each storyboard, by its own name: what its segues lead to in other storyboards.
  private var led: [String: Set<String>] = [:]
  /// How many of the files have views or owners of a class, by the class's name.
  private(set) var filesOfClass: [String: Int] = [:]
  /// The storyboards that have a scene of this identifier, by their names.
  private(set) var storyboardsOfScene: [String: Set<String>] = [:]
  /// A file of names could not be read, so that a name that is not here may stand there.
  private(set) var isComplete = true

  /// Whether a file may name a storyboard or a class, by its path.
  static func holds(_ path: DocumentPath) -> Bool {
    ["storyboard", "xib", "plist", "pbxproj"].contains { path.name.hasSuffix("." + $0) }
      || path.name == "project.yml"
  }

  /// - Parameter path: of the file, by which a storyboard has its name.
  mutating func add(_ bytes: [UInt8], at path: DocumentPath) {
    if bytes.starts(with: "bplist".utf8) {
      guard let list = BinaryPropertyList(bytes) else {
        isComplete = false
        return
      }
      first.formUnion(list.texts)
      return
    }
    let storyboard = path.documentName
    var classes: Set<String> = []
    var destinations: Set<String> = []
    var placeholders: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      for at in bytes.indices {
        let marks = Self.marksByFirst[Int(bytes[at])]
        guard !marks.isEmpty else { continue }
        for mark in marks where bytes[at...].starts(with: mark.text) {
          guard let name = Self.name(in: bytes[(at + mark.text.count)...], to: mark.end) else {
            continue
          }
          switch mark.kind {
          case .name: first.insert(name)
          // Its first attribute has lost the blank in front of it.
          case .placeholder: placeholders.append(" " + name)
          case .destination: destinations.insert(name)
          case .class: classes.insert(name)
          case .scene: storyboardsOfScene[name, default: []].insert(storyboard)
          }
        }
      }
    }
    for name in classes { filesOfClass[name, default: 0] += 1 }
    // What stands for a scene of another storyboard leads there if a segue leads to it.
    for text in placeholders {
      func attribute(_ key: String) -> String? {
        guard let start = text.firstRange(of: " \(key)=\"")?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != "\"" })
      }
      guard attribute("id").map(destinations.contains) ?? true else { continue }
      for name in [attribute("storyboardName"), attribute("referencedIdentifier")] {
        if let name { led[storyboard, default: []].insert(name) }
      }
    }
  }

  /// The names that are led to from what is shown: those of property lists and projects, and those that
  /// storyboards lead to which are named themselves.
  ///
  /// - Parameter isAsked: whether code asks for a storyboard of a name.
  func names(isAsked: (String) -> Bool) -> Set<String> {
    var found = first
    var waiting = led.keys.filter { first.contains($0) || isAsked($0) }
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let names = led[next] else { continue }
      found.formUnion(names)
      waiting += names.filter { led[$0] != nil }
    }
    return found
  }

  /// The names of classes that documents and property lists have, without their modules.
  var classes: Set<String> {
    Set(
      first.union(filesOfClass.keys).map { name in
        name.split(separator: ".").last.map(String.init) ?? name
      })
  }

  /// The bytes before a name, and the byte behind it.
  private struct Mark {
    let text: [UInt8]
    let end: UInt8
    let kind: Kind

    enum Kind { case name, `class`, scene, placeholder, destination }

    init(_ text: String, _ end: Character, _ kind: Kind = .name) {
      self.text = Array(text.utf8)
      self.end = end.asciiValue ?? 0
      self.kind = kind
    }
  }

  private static let marks = [
    Mark("<viewControllerPlaceholder", ">", .placeholder),
    Mark("destination=\"", "\"", .destination), Mark("<string>", "<"),
    Mark("StoryboardFile = ", ";"), Mark("StoryboardName = ", ";"),
    Mark("StoryboardFile: ", "\n"), Mark("StoryboardName: ", "\n"),
    Mark("customClass=\"", "\"", .class), Mark("storyboardIdentifier=\"", "\"", .scene),
  ]

  /// The marks by the byte they begin with: a file is gone through once for all of them.
  private static let marksByFirst: [[Mark]] = (0...UInt8.max).map { first in
    marks.filter { $0.text.first == first }
  }

  /// The text before the next byte `end`, without quotes and blanks around it.
  private static func name(in rest: Slice<UnsafeBufferPointer<UInt8>>, to end: UInt8) -> String? {
    guard let stop = rest.prefix(longest).firstIndex(of: end) else { return nil }
    let blank: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: "\r")]
    let name = rest[..<stop].drop(while: blank.contains)
    return String(decoding: name.reversed().drop(while: blank.contains).reversed(), as: UTF8.self)
  }

  /// Bytes of a longer text, which is no name.
  private static let longest = 400
}

extension DocumentPath {
  /// The name by which code loads a document: `Badge` of `Views/Badge~ipad.xib`.
  var documentName: String {
    name.split(separator: ".").first?.split(separator: "~").first.map(String.init) ?? String(name)
  }
}
