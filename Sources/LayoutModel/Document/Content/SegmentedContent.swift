/// A segmented control's titles.
public struct SegmentedContent: Sendable, Hashable {
  /// One segment: its title or its picture.
  public struct Segment: Sendable, Hashable {
    public var title: String?
    public var image: String?
    /// A fixed width in points, if the file sets one.
    public var width: Double?
    public init(title: String? = nil, image: String? = nil, width: Double? = nil) {
      self.title = title
      self.image = image
      self.width = width
    }
  }
  public var segments: [Segment]
  public var apportionsByContent: Bool
  public init(segments: [Segment], apportionsByContent: Bool = false) {
    self.segments = segments
    self.apportionsByContent = apportionsByContent
  }
}

extension SegmentedContent: DescribedContent {
  package var contentName: String { "segmented" }
  package var isTextual: Bool { true }
  package var images: [String] { segments.compactMap(\.image) }
  package var parts: [SegmentedContent.Segment]? { segments }
  package var fields: [ModelField] {
    [
      ModelField("segments", "segments", .segments(segments)),
      ModelField("apportions", "apportions by content", .flag(apportionsByContent)),
    ]
  }
}
