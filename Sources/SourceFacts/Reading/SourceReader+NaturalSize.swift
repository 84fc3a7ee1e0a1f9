/// The natural size that a class gives its views.
extension SourceReader {
  /// `override var intrinsicContentSize: CGSize { ... }`, `- (CGSize)intrinsicContentSize { ... }`.
  mutating func noteNaturalSize(at position: Int) {
    note(.sizesItself, of: [Reference(root: .own, path: [])], at: position)
  }
}
