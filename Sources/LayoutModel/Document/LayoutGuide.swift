/// A rectangle of a view that constraints can name.
public struct LayoutGuide: Sendable, Hashable, Identifiable {
  public var id: ObjectID
  public var kind: Kind
  public var location: SourceLocation

  /// The kind of guide.
  public enum Kind: Sendable, Hashable {
    case safeArea, layoutMargins, readableContent, contentLayout, frameLayout, keyboard
    /// A key this reader does not know: treated as the view's bounds.
    case other(String)
  }

  public init(id: ObjectID, kind: Kind, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.location = location
  }
}
