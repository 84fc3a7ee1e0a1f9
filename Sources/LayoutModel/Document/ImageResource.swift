/// An image named in the document's resources.
package struct ImageResource: Sendable, Hashable {
  package var size: Size
  /// An SF Symbol (`catalog="system"`): its alignment rectangle is not known here.
  package var isSystemSymbol: Bool

  package init(size: Size, isSystemSymbol: Bool = false) {
    self.size = size
    self.isSystemSymbol = isSystemSymbol
  }
}
