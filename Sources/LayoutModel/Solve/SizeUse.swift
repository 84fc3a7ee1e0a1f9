/// Where the widths of texts come from.
public enum TextSource: String, Sendable, Hashable, Codable, CaseIterable {
  /// Widths that the document recorded where nothing else decided them, else the text model.
  case document
  /// The text model alone: recorded frames are not looked at.
  case model
}

/// A size that was taken from elsewhere than the rules of the view's kind.
public struct SizeUse: Sendable, Hashable {
  public var view: ObjectID
  public var source: Source

  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The width of its text as the document recorded it, here or at the same text elsewhere.
    case recordedText
    case declaredView
    case declaredClass
    case declaredImage
    case declaredFont
    /// Its text was measured by the system font's own file.
    case declaredSystemFont
  }

  public init(view: ObjectID, source: Source) {
    self.view = view
    self.source = source
  }
}
