import LayoutModel

/// A number that a configuration or an earlier pass supplies, kept symbolic in the system so that
/// one system answers every size.
enum Quantity: Hashable {
  case rootExtent(Axis)
  /// Safe-area inset of a view's own bounds.
  case safeArea(node: Int, Edge)
  /// A view's effective layout margin, safe area included.
  case margin(node: Int, Edge)
  /// Side inset of the readable width within a view.
  case readable(node: Int, Edge)
  /// What the content asks for, in points.
  case natural(node: Int, Axis)
  /// Distance of a baseline from the line its kind is measured from.
  case firstBaseline(node: Int)
  case lastBaseline(node: Int)
  /// The constant of an installed constraint, by its place among them; live layouts only.
  case constant(place: Int)
}
