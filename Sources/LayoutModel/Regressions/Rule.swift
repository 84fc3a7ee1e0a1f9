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
  case longText = "long-text"
  case leftBehind = "left-behind"

  /// The number printed beside the name: `L001`.
  public var code: String { facts.code }
  /// The fault that the rule looks for.
  public var meaning: String { facts.meaning }
  /// The usual cause.
  public var cause: String { facts.cause }
  /// Advice for correcting it.
  public var remedy: String { facts.remedy }
  /// Points, letters, or the share of a text, below which nobody sees the fault; nil where it is seen or not,
  /// whatever its amount.
  package var leastSeen: Double? { facts.leastSeen }
}

/// The texts of a rule. Help, pages, schemas, SARIF, settings and selectors say no more of rules
/// than this.
private struct RuleDescription {
  var code: String
  var leastSeen: Double?
  var meaning: String
  var cause: String
  var remedy: String
}

extension Rule {
  private var facts: RuleDescription {
    switch self {
    case .unsatisfiable:
      RuleDescription(
        code: "L001", leastSeen: 2.5,
        meaning: "Required constraints contradict each other; one of them was given up.",
        cause:
          "A fixed width or height beside edges that also fix it, on some window or text size.",
        remedy: "Lower the priority of the one that may yield to 999, or make it an inequality.")
    case .ambiguous:
      RuleDescription(
        code: "L002", leastSeen: 5,
        meaning:
          "The constraints leave a view's place or size open: two layouts satisfy them equally well.",
        cause: "A missing constraint, or two views that hug their content equally hard.",
        remedy: "Add the missing constraint, or set different hugging priorities.")
    case .clipped:
      RuleDescription(
        code: "L003", leastSeen: 2,
        meaning: "Visible content is cut off by a view that clips.",
        cause: "A container with a fixed size around content that grows.",
        remedy: "Let the content decide the container's size, or put it into a scroll view.")
    case .protrudes:
      RuleDescription(
        code: "L004", leastSeen: 2,
        meaning: "Content reaches out of its superview, where it cannot be touched.",
        cause: "A superview whose size does not follow its content.",
        remedy: "Tie the last subview to the superview's edge.")
    case .offScreen:
      RuleDescription(
        code: "L005", leastSeen: 2,
        meaning: "Content lies partly or wholly outside the window.",
        cause: "Fixed widths or offsets that assume a larger screen.",
        remedy: "Pin to the safe area with inequalities, or let it scroll.")
    case .unsafeArea:
      RuleDescription(
        code: "L006", leastSeen: 4,
        meaning: "Text or a control lies under the notch, the home indicator or a bar.",
        cause: "Constraints to the superview where the safe area was meant.",
        remedy: "Constrain to the safe area's guide.")
    case .overlap:
      RuleDescription(
        code: "L007", leastSeen: 2,
        meaning: "Two views that draw something cover each other.",
        cause: "Both are pinned from opposite sides with nothing between them.",
        remedy: "Add a minimum distance between them, and let one yield.")
    case .zeroSize:
      RuleDescription(
        code: "L008", leastSeen: nil,
        meaning: "A view with content has no width or height.",
        cause: "Neighbours took all the room, or a stack view squeezed it.",
        remedy: "Raise its compression resistance, or give it a minimum size.")
    case .truncated:
      RuleDescription(
        code: "L009", leastSeen: 0.06,
        meaning: "Text does not fit and is cut with an ellipsis.",
        cause: "Too few lines allowed, or a width that does not grow with the text.",
        remedy: "Allow more lines (0 = as many as needed), or free the width.")
    case .compressed:
      RuleDescription(
        code: "L010", leastSeen: 3,
        meaning: "A view is smaller than its content asks for.",
        cause: "Its compression resistance is lower than what presses on it.",
        remedy: "Raise its compression resistance, or loosen the other constraint.")
    case .hitTarget:
      RuleDescription(
        code: "L011", leastSeen: 4,
        meaning: "Something to tap is smaller than 44 by 44 points.",
        cause: "A control sized by its image or text.",
        remedy: "Give it a minimum width and height of 44.")
    case .notMirrored:
      RuleDescription(
        code: "L014", leastSeen: 6,
        meaning: "A view stays on the same side when the language runs from right to left.",
        cause: "Left and right attributes instead of leading and trailing.",
        remedy: "Use leading and trailing, unless the content itself has a direction.")
    case .ignoredConstraint:
      RuleDescription(
        code: "L022", leastSeen: nil,
        meaning:
          "A constraint in the file takes no part in the layout, or two objects have one id.",
        cause:
          "An attribute related to one of another kind, a view that is gone, a number out of range.",
        remedy: "Draw the constraint again in Interface Builder, or delete it.")
    case .unsettledGroups:
      RuleDescription(
        code: "L023", leastSeen: nil,
        meaning: "Groups of a .layout file that depend on the layout switch one another for ever.",
        cause: "A group that changes what its own condition asks, such as a width it makes larger.",
        remedy:
          "Ask for something the group does not change: the space around instead of the view itself."
      )
    case .longText:
      RuleDescription(
        code: "L024", leastSeen: 8,
        meaning: "A label that code fills has no end: a longer text runs out of view.",
        cause: "A leading edge without a trailing one, or an inequality the wrong way round.",
        remedy: "End the label: its trailing edge at most at its superview's or its neighbour's.")
    case .leftBehind:
      RuleDescription(
        code: "L025", leastSeen: 8,
        meaning: "A view drawn across its superview does not follow when that becomes wider.",
        cause: "A fixed width or frame where both edges were meant.",
        remedy: "Pin the leading and the trailing edge, or let its mask be flexible in width.")
    }
  }
}
