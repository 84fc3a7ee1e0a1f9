/// How a session treats what the document leaves open.
public struct LayoutOptions: Sendable, Hashable {
  /// Passes after which wrapped text and nested safe areas must have settled.
  public var maximumPasses: Int
  public init(maximumPasses: Int = 4) { self.maximumPasses = maximumPasses }
  public static let standard = LayoutOptions()
}
