/// The questions that engine, store, formats and reports ask of a view's content, whatever its kind.
///
/// Each kind of content answers in its own file. A kind that leaves an answer out has nothing to say:
/// no text, no font, no image. Measuring, drawing and reading an element are asked elsewhere, by kind.
package protocol DescribedContent {
  /// Keeps contents of two kinds apart whose fields are equal.
  var contentName: String { get }
  /// The properties that are stored, compared and merged.
  var fields: [ModelField] { get }

  /// Whether a view with this content may show text, now or when code sets one.
  var isTextual: Bool { get }
  /// The text or title that is drawn.
  var shownText: TextContent? { get }
  /// A text that the user edits.
  var typedText: String? { get }
  /// The text that stands there until the user types.
  var prompt: String? { get }
  /// The text in the document by which people recognize the view.
  var writtenText: String? { get }
  /// The items that the control lists, each with a title or an image.
  var parts: [SegmentedContent.Segment]? { get }
  /// The font of the text, where the content always has one.
  var textFont: FontDescription? { get }
  /// Every font that a text names.
  var fonts: [FontDescription] { get }
  /// Every image and symbol by name.
  var images: [String] { get }

  /// The content with another text, or nil if it has none.
  func with(text: TextContent) -> ViewContent?
  /// The content with another font, or nil if it has no text.
  func with(font: FontDescription) -> ViewContent?
}

extension DescribedContent {
  package var fields: [ModelField] { [] }
  package var isTextual: Bool { false }
  package var shownText: TextContent? { nil }
  package var typedText: String? { nil }
  package var prompt: String? { nil }
  package var writtenText: String? { shownText?.plain ?? typedText ?? prompt }
  package var parts: [SegmentedContent.Segment]? { nil }
  package var textFont: FontDescription? { nil }
  package var fonts: [FontDescription] { textFont.map { [$0] } ?? [] }
  package var images: [String] { [] }
  package func with(text: TextContent) -> ViewContent? { nil }
  package func with(font: FontDescription) -> ViewContent? { nil }
}

extension ViewContent {
  package var name: String { described.contentName }
  package var fields: [ModelField] { described.fields }

  /// Gives the text another font; contents without text stay as they are.
  package mutating func set(font: FontDescription) { self = described.with(font: font) ?? self }
  /// Replaces the text; contents without text stay as they are.
  package mutating func set(text: TextContent) { self = described.with(text: text) ?? self }
}
