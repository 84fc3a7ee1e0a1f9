/// A segmented control's titles.
package struct SegmentedContent: Sendable, Hashable {
  /// One segment: its title or its picture.
  package struct Segment: Sendable, Hashable {
    package var title: String?
    package var image: String?
    /// A fixed width in points, if the file sets one.
    package var width: Double?
    package init(title: String? = nil, image: String? = nil, width: Double? = nil) {
      self.title = title
      self.image = image
      self.width = width
    }
  }
  package var segments: [Segment]
  package var apportionsByContent: Bool
  package init(segments: [Segment], apportionsByContent: Bool = false) {
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
