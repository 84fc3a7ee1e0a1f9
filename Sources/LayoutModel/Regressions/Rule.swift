/// The rules, by the names used in output and queries.
public enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
  case unsatisfiable, ambiguous, clipped, protrudes
  case offScreen = "off-screen"
  case unsafeArea = "unsafe-area"
  case overlap
  case zeroSize = "zero-size"
  case truncated, compressed
  case hitTarget = "hit-target"
  case notMirrored = "not-mirrored"
  case ignoredConstraint = "ignored-constraint"
  case unsettledGroups = "unsettled-groups"

  /// The number printed beside the name: `L001`.
  public var code: String { facts.code }
  /// The fault that the rule looks for.
  public var meaning: String { facts.meaning }
  /// The usual cause.
  public var cause: String { facts.cause }
  /// Advice for correcting it.
  public var remedy: String { facts.remedy }

  private var facts: (code: String, meaning: String, cause: String, remedy: String) {
    switch self {
    case .unsatisfiable:
      (
        "L001",
        "Required constraints contradict each other; one of them was given up.",
        "A fixed width or height beside edges that also fix it, on some window or text size.",
        "Lower the priority of the one that may yield to 999, or make it an inequality."
      )
    case .ambiguous:
      (
        "L002",
        "The constraints leave a view's place or size open: two layouts satisfy them equally well.",
        "A missing constraint, or two views that hug their content equally hard.",
        "Add the missing constraint, or set different hugging priorities."
      )
    case .clipped:
      (
        "L003",
        "Visible content is cut off by a view that clips.",
        "A container with a fixed size around content that grows.",
        "Let the content decide the container's size, or put it into a scroll view."
      )
    case .protrudes:
      (
        "L004",
        "Content reaches out of its superview, where it cannot be touched.",
        "A superview whose size does not follow its content.",
        "Tie the last subview to the superview's edge."
      )
    case .offScreen:
      (
        "L005",
        "Content lies partly or wholly outside the window.",
        "Fixed widths or offsets that assume a larger screen.",
        "Pin to the safe area with inequalities, or let it scroll."
      )
    case .unsafeArea:
      (
        "L006",
        "Text or a control lies under the notch, the home indicator or a bar.",
        "Constraints to the superview where the safe area was meant.",
        "Constrain to the safe area's guide."
      )
    case .overlap:
      (
        "L007",
        "Two views that draw something cover each other.",
        "Both are pinned from opposite sides with nothing between them.",
        "Add a minimum distance between them, and let one yield."
      )
    case .zeroSize:
      (
        "L008",
        "A view with content has no width or height.",
        "Neighbours took all the room, or a stack view squeezed it.",
        "Raise its compression resistance, or give it a minimum size."
      )
    case .truncated:
      (
        "L009",
        "Text does not fit and is cut with an ellipsis.",
        "Too few lines allowed, or a width that does not grow with the text.",
        "Allow more lines (0 = as many as needed), or free the width."
      )
    case .compressed:
      (
        "L010",
        "A view is smaller than its content asks for.",
        "Its compression resistance is lower than what presses on it.",
        "Raise its compression resistance, or loosen the other constraint."
      )
    case .hitTarget:
      (
        "L011",
        "Something to tap is smaller than 44 by 44 points.",
        "A control sized by its image or text.",
        "Give it a minimum width and height of 44."
      )
    case .notMirrored:
      (
        "L014",
        "A view stays on the same side when the language runs from right to left.",
        "Left and right attributes instead of leading and trailing.",
        "Use leading and trailing, unless the content itself has a direction."
      )
    case .ignoredConstraint:
      (
        "L022",
        "A constraint in the file takes no part in the layout, or two objects have one id.",
        "An attribute related to one of another kind, a view that is gone, a number out of range.",
        "Draw the constraint again in Interface Builder, or delete it."
      )
    case .unsettledGroups:
      (
        "L023",
        "Groups of a .layout file that depend on the layout switch one another for ever.",
        "A group that changes what its own condition asks, such as a width it makes larger.",
        "Ask for something the group does not change: the space around instead of the view itself."
      )
    }
  }
}
