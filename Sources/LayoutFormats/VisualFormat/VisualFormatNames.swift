package import LayoutModel

/// The views, guides and numbers that the names of a visual format stand for.
package struct VisualFormatNames: Sendable {
  /// The view that `|` stands for; it owns the constraints.
  package var superview: ObjectID
  /// Objects by the names of views.
  package var views: [String: ObjectID]
  /// Numbers by the names of metrics.
  package var metrics: [String: Double]

  package init(
    superview: ObjectID, views: [String: ObjectID], metrics: [String: Double] = [:]
  ) {
    self.superview = superview
    self.views = views
    self.metrics = metrics
  }
}
