/// Where the sizes of texts come from.
public enum TextSource: String, Sendable, Hashable, Codable, CaseIterable {
  /// The recorded size where nothing else decided it, else the text model: sizes on its
  /// own canvas, widths of texts elsewhere.
  case document
  /// The text model alone: recorded frames are not looked at.
  case model
}

/// A size that was taken from elsewhere than the rules of the view's kind.
package struct SizeUse: Sendable, Hashable {
  package var view: ObjectID
  package var source: Source

  /// Where a size was taken from.
  package enum Source: String, Sendable, Hashable, CaseIterable {
    /// The width of its text as the document recorded it, here or at the same text elsewhere.
    case recordedText
    /// The size of its content on the document's own canvas, as recorded there.
    case recordedSize
    case declaredView
    case declaredClass
    case declaredImage
    case declaredFont
    /// Its text was measured by the system font's own file.
    case declaredSystemFont
  }

  package init(view: ObjectID, source: Source) {
    self.view = view
    self.source = source
  }
}
