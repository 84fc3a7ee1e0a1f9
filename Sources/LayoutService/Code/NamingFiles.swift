internal import LayoutModel

/// The names by which documents, property lists and projects lead to storyboards, their scenes and the
/// classes of views.
///
/// What stands there is found by its bytes, without reading the documents: a name too many keeps the
/// checker silent, nothing else.
struct NamingFiles: Sendable {
  private(set) var names: Set<String> = []
  /// How many of the files have views or owners of a class, by the class's name.
  private(set) var filesOfClass: [String: Int] = [:]
  /// A file of names could not be read, so that a name that is not here may stand there.
  private(set) var isComplete = true

  /// Whether a file may name a storyboard or a class, by its path.
  static func holds(_ path: DocumentPath) -> Bool {
    ["storyboard", "xib", "plist", "pbxproj"].contains { path.name.hasSuffix("." + $0) }
      || path.name == "project.yml"
  }

  mutating func add(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      isComplete = false
      return
    }
    var classes: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      for at in bytes.indices {
        let marks = Self.marksByFirst[Int(bytes[at])]
        guard !marks.isEmpty else { continue }
        for mark in marks where bytes[at...].starts(with: mark.text) {
          guard let name = Self.name(in: bytes[(at + mark.text.count)...], to: mark.end) else {
            continue
          }
          if mark.isClass { classes.insert(name) } else { names.insert(name) }
        }
      }
    }
    for name in classes { filesOfClass[name, default: 0] += 1 }
  }

  /// The bytes before a name, and the byte behind it.
  private struct Mark {
    let text: [UInt8]
    let end: UInt8
    var isClass = false

    init(_ text: String, _ end: Character, isClass: Bool = false) {
      self.text = Array(text.utf8)
      self.end = end.asciiValue ?? 0
      self.isClass = isClass
    }
  }

  private static let marks = [
    Mark("storyboardName=\"", "\""), Mark("referencedIdentifier=\"", "\""), Mark("<string>", "<"),
    Mark("StoryboardFile = ", ";"), Mark("StoryboardName = ", ";"),
    Mark("StoryboardFile: ", "\n"), Mark("StoryboardName: ", "\n"),
    Mark("customClass=\"", "\"", isClass: true),
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
  private static let longest = 200
}
