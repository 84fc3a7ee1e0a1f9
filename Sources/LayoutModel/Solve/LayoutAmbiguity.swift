/// A view that a second optimal solution would place elsewhere.
public struct LayoutAmbiguity: Sendable, Hashable {
  public var view: ObjectID
  public var axis: Axis
  /// `position` or `size`.
  public var quantity: Quantity
  /// The two ends between which the quantity may lie, a position in the superview as frames are;
  /// nil = without end.
  public var lower: Double?
  public var upper: Double?

  /// Whether a view's place or its size is open.
  public enum Quantity: String, Sendable, Hashable { case position, size }

  package init(view: ObjectID, axis: Axis, quantity: Quantity, lower: Double?, upper: Double?) {
    self.view = view
    self.axis = axis
    self.quantity = quantity
    self.lower = lower
    self.upper = upper
  }
}
