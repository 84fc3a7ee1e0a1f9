public import LayoutModel

/// How a session treats what the document leaves open.
public struct LayoutOptions: Sendable, Hashable {
  /// Passes after which wrapped text and nested safe areas must have settled.
  public var maximumPasses: Int
  /// Where the widths of texts come from; nil: the document in an app, the model on the document's
  /// own canvas, which recorded widths would otherwise judge by themselves.
  public var textSource: TextSource?
  /// What is declared of classes, images and fonts.
  public var overrides: LayoutOverrides

  public init(
    maximumPasses: Int = 4, textSource: TextSource? = nil, overrides: LayoutOverrides = .none
  ) {
    self.maximumPasses = maximumPasses
    self.textSource = textSource
    self.overrides = overrides
  }
  public static let standard = LayoutOptions()
}
