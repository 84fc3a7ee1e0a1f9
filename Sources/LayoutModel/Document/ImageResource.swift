/// An image named in the document's resources.
public struct ImageResource: Sendable, Hashable {
  public var size: Size
  /// An SF Symbol (`catalog="system"`): its alignment rectangle is not known here.
  public var isSystemSymbol: Bool

  public init(size: Size, isSystemSymbol: Bool = false) {
    self.size = size
    self.isSystemSymbol = isSystemSymbol
  }
}
