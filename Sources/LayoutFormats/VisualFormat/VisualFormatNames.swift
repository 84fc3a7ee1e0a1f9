public import LayoutModel

/// The views, guides and numbers that the names of a visual format stand for.
public struct VisualFormatNames: Sendable {
  /// The view that `|` stands for; it owns the constraints.
  public var superview: ObjectID
  /// Objects by the names of views.
  public var views: [String: ObjectID]
  /// Numbers by the names of metrics.
  public var metrics: [String: Double]
  /// Points that a `-` beside `|` stands for.
  public var spaceToSuperview: Double

  public init(
    superview: ObjectID, views: [String: ObjectID], metrics: [String: Double] = [:],
    spaceToSuperview: Double = StandardSpacing.root
  ) {
    self.superview = superview
    self.views = views
    self.metrics = metrics
    self.spaceToSuperview = spaceToSuperview
  }
}
