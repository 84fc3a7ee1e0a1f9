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
    for (mark, end) in Self.marks {
      names.formUnion(Self.words(in: bytes, after: Array(mark.utf8), to: end))
    }
    let classes = Self.words(
      in: bytes, after: Array("customClass=\"".utf8), to: UInt8(ascii: "\""))
    for name in classes { filesOfClass[name, default: 0] += 1 }
  }

  /// What stands before a name, and the byte behind it.
  private static let marks: [(String, UInt8)] = [
    ("storyboardName=\"", UInt8(ascii: "\"")), ("referencedIdentifier=\"", UInt8(ascii: "\"")),
    ("<string>", UInt8(ascii: "<")), ("StoryboardFile = ", UInt8(ascii: ";")),
    ("StoryboardName = ", UInt8(ascii: ";")), ("StoryboardFile: ", UInt8(ascii: "\n")),
    ("StoryboardName: ", UInt8(ascii: "\n")),
  ]

  /// What stands between a mark and the next byte `end`, without quotes and blanks around it.
  private static func words(
    in bytes: [UInt8], after mark: [UInt8], to end: UInt8
  ) -> Set<String> {
    guard let first = mark.first else { return [] }
    var found: Set<String> = []
    var place = bytes.startIndex
    while let at = bytes[place...].firstIndex(of: first) {
      place = at + 1
      guard bytes[at...].starts(with: mark) else { continue }
      let start = at + mark.count
      guard let stop = bytes[start...].prefix(longest).firstIndex(of: end) else { continue }
      let name = String(decoding: bytes[start..<stop], as: UTF8.self)
      let blank: Set<Character> = ["\"", " ", "\r"]
      found.insert(
        String(
          name.drop(while: blank.contains).reversed().drop(while: blank.contains)
            .reversed()))
    }
    return found
  }

  /// Bytes of a longer text, which is no name.
  private static let longest = 200
}
