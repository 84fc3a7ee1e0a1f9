package import LayoutModel

/// A pattern of paths: `*` and `?` within a part, `**` for any number of parts.
///
/// It is matched from the root, and covers what it matches and everything below that.
package struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  package let text: String
  private let parts: [String]

  package init(_ text: String) {
    self.text = text
    parts = DocumentPath(text).parts.map(String.init).filter { !$0.isEmpty && $0 != "." }
  }

  package var description: String { text }

  /// Whether the path, or a folder it lies in, is matched.
  package func covers(_ path: DocumentPath) -> Bool {
    let names = path.parts.map { Array($0.utf8) }
    // reached[n]: the first n parts of the path are matched by the parts of the pattern so far.
    var reached = [true] + names.map { _ in false }
    for part in parts {
      var next = names.map { _ in false } + [false]
      if part == "**" {
        var isOpen = false
        for at in next.indices {
          isOpen = isOpen || reached[at]
          next[at] = isOpen
        }
      } else {
        for at in names.indices where reached[at] {
          next[at + 1] = Self.matches(Array(part.utf8), names[at])
        }
      }
      reached = next
    }
    return reached.contains(true)
  }

  /// `*` and `?` against one part: the last star takes more each time the rest does not fit.
  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (at, place) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, place)
        at += 1
      } else if at < pattern.count,
        pattern[at] == name[place] || pattern[at] == UInt8(ascii: "?")
      {
        (at, place) = (at + 1, place + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (at, place) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
