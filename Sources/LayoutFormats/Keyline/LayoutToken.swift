import LayoutModel

/// A piece of a `.layout` file: a word, a number, a mark, or a whole line of the visual format.
struct LayoutToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word
    case number(Double)
    /// With its escapes read.
    case string(String)
    /// `{ } ( ) , : . = >= <= + - * / @ # ;`
    case mark
    /// A line of the visual format, without the white space around it.
    case visual
    /// From `//` to the end of its line.
    case comment
    case newline
    case end
  }
  var kind: Kind
  /// As written.
  var text: String
  /// In the file's bytes.
  var range: Range<Int>
  var location: SourceLocation

  var isWord: Bool { kind == .word }
  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }

  /// Its name in messages.
  var noun: String {
    switch kind {
    case .newline: "the end of the line"
    case .end: "the end of the file"
    default: "\"\(text)\""
    }
  }
}
