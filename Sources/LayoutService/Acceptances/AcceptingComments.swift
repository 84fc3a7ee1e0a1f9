internal import LayoutFormats
package import LayoutModel

/// Findings that a document itself accepts, at the object they are about, as linters do in code.
///
/// Xcode keeps a note for every object (Identity inspector, Notes). A line of it that reads
/// `keyline: accept RULE: reason`, or names several rules with commas, accepts their findings of that
/// object, on every configuration. A line without a reason accepts nothing.
package struct AcceptingComments: Sendable {
  private var reasons: [Place: String] = [:]

  private struct Place: Hashable {
    var object: ObjectID
    var rule: Rule
  }

  /// Nothing is accepted by a file that is no XML.
  /// - Complexity: reads the whole document, unless the word `keyline:` is nowhere in it.
  package init(_ bytes: [UInt8], path: DocumentPath) {
    guard bytes.firstRange(of: Array("keyline:".utf8)) != nil,
      let tree = try? XMLTree(parsing: bytes, path: path.text)
    else { return }
    for comment in tree.root.descendants where comment.key == "userComments" {
      guard let id = comment.parent?.id else { continue }
      for fragment in comment.descendants {
        let text = fragment["content"] ?? (fragment.key == "content" ? fragment.text : "")
        for line in text.split(whereSeparator: \.isNewline) { read(line, of: ObjectID(id)) }
      }
    }
  }

  /// Why findings of a rule about an object are all right; nil where the document does not say so.
  package func reason(for rule: Rule, of object: ObjectID) -> String? {
    reasons[Place(object: object, rule: rule)]
  }

  private mutating func read(_ line: Substring, of object: ObjectID) {
    guard let match = line.wholeMatch(of: /\s*keyline:\s*accept\s+([^:]+):\s*(\S.*)/) else {
      return
    }
    for name in match.1.split(separator: ",") {
      let wanted = name.filter { !$0.isWhitespace }.lowercased()
      for rule in Rule.allCases where rule.rawValue == wanted || rule.code.lowercased() == wanted {
        reasons[Place(object: object, rule: rule)] = String(match.2)
      }
    }
  }
}
