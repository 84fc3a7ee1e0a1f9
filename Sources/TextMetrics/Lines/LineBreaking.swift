/// How text that is wider than its line goes on.
package enum LineBreaking: Sendable, Hashable {
  /// Breaks between words, within a word only if it alone is wider than a line.
  case words
  /// Breaks between any two characters.
  case characters
  /// Does not wrap: a line ends where the paragraph ends.
  case clipped
  /// Breaks between words; the last line that is allowed ends in an ellipsis.
  case truncating
}
