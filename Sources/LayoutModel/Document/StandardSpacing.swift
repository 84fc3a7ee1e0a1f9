/// The distances that Interface Builder and the visual format call standard, in points.
///
/// Of the symbolic constraints in public documents 191 of 195 leading to trailing are 8, and 241 of
/// 250 from a view's edge to its superview's are 20.
package enum StandardSpacing {
  /// Between two views with the same superview.
  package static let siblings = 8.0
  /// From a view to the edge of a superview that is a scene's root.
  package static let root = 20.0
  /// From a view to the edge of any other superview: its default margin.
  package static let nested = 8.0
}
