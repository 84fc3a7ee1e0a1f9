internal import LayoutModel

/// The names by which storyboards, property lists and projects lead to storyboards and their scenes.
///
/// What stands there is found by its bytes, without reading the documents: a name too many keeps the
/// checker silent, nothing else.
struct NamingFiles: Sendable {
  private(set) var names: Set<String> = []
  /// A file of names could not be read, so that a name that is not here may stand there.
  private(set) var isComplete = true

  /// Whether a file may name a storyboard, by its path.
  static func holds(_ path: DocumentPath) -> Bool {
    ["storyboard", "plist", "pbxproj"].contains { path.name.hasSuffix("." + $0) }
      || path.name == "project.yml"
  }

  mutating func add(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      isComplete = false
      return
    }
    for (mark, end) in Self.marks { add(bytes, after: Array(mark.utf8), to: end) }
  }

  /// What stands before a name, and the byte behind it.
  private static let marks: [(String, UInt8)] = [
    ("storyboardName=\"", UInt8(ascii: "\"")), ("referencedIdentifier=\"", UInt8(ascii: "\"")),
    ("<string>", UInt8(ascii: "<")), ("StoryboardFile = ", UInt8(ascii: ";")),
    ("StoryboardName = ", UInt8(ascii: ";")), ("StoryboardFile: ", UInt8(ascii: "\n")),
    ("StoryboardName: ", UInt8(ascii: "\n")),
  ]

  private mutating func add(_ bytes: [UInt8], after mark: [UInt8], to end: UInt8) {
    guard let first = mark.first else { return }
    var place = bytes.startIndex
    while let at = bytes[place...].firstIndex(of: first) {
      place = at + 1
      guard bytes[at...].starts(with: mark) else { continue }
      let start = at + mark.count
      guard let stop = bytes[start...].prefix(Self.longest).firstIndex(of: end) else { continue }
      let name = String(decoding: bytes[start..<stop], as: UTF8.self)
      let blank: Set<Character> = ["\"", " ", "\r"]
      names.insert(
        String(
          name.drop(while: blank.contains).reversed().drop(while: blank.contains)
            .reversed()))
    }
  }

  /// Bytes of a longer text, which is no name.
  private static let longest = 200
}
