/// Text with runs of fonts.
package struct TextContent: Sendable, Hashable {
  package var runs: [Run]
  package var isAttributed: Bool
  /// A stretch of text in one font; nil = the owner's font.
  package struct Run: Sendable, Hashable {
    package var text: String
    package var font: FontDescription?
    /// Paragraph facts that change line heights, in points or as a factor; nil = default.
    package var minimumLineHeight: Double?
    package var maximumLineHeight: Double?
    package var lineHeightMultiple: Double?
    package var lineSpacing: Double?
    package var kern: Double?
  }
  package init(runs: [Run], isAttributed: Bool = false) {
    self.runs = runs
    self.isAttributed = isAttributed
  }
  package init(_ text: String) { self.init(runs: [Run(text: text)]) }
  package var plain: String { runs.map(\.text).joined() }
  package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}

extension TextContent.Run {
  package init(text: String) { self.text = text }
}
