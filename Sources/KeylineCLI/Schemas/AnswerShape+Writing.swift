/// Shapes of verbs for layouts that are written, and of those that ask why a view is where it is.
extension AnswerShape {
  static let layoutTree = AnswerShape(
    "layout-tree",
    "The statements of a .layout file as they are written: what `keyline fmt FILE --tree` prints.",
    .text("document", "The file's path, as given."),
    .list("statements", "In their order.", of: .part(.statement)))

  static let visual = AnswerShape(
    "visual", "Constraints and frames of visual formats: what `keyline visual --json` prints.",
    .list(
      "constraints", "In the order of the formats.",
      .text("first", "A view; null is the superview.").orNull,
      .part("firstAttribute", .attribute),
      .word("relation", "The relation.", of: ["==", ">=", "<="]),
      .text("second", "A view; null with an attribute is the superview.").orNull,
      .part("secondAttribute", .attribute).orNull,
      .number("multiplier", "Of the second attribute."),
      .number("constant", "In points."),
      .number("priority", "1000 is required.", from: 0, to: 1000)),
    .byName("frames", "Each view's frame, by its name.", of: .part(.frame)),
    .flag("unsatisfiable", "Required constraints contradict one another."),
    .list(
      "conflicts",
      """
      Smallest contradictions: the places of constraints in the list above, from 0, or words \
      for what has none.
      """,
      of: .list(of: .text)),
    .texts("ambiguous", "Views that another solution would place elsewhere."))

  static let fmt = AnswerShape(
    "fmt", "Files that were formatted: `keyline fmt --json`.",
    .count("files", "Files that were read."),
    .texts("changed", "The files that were not formatted, by path."))

  static let convert = AnswerShape(
    "convert", "A document in another format: `keyline convert --json`.",
    .text("output", "The file that was written."),
    .texts("lost", "What cannot be said in that format."))

  static let states = AnswerShape(
    "states", "Groups that depend on the layout: `keyline states --json`.",
    .text("document", "The file's path, as given."),
    .list(
      "configurations", "One for each configuration.",
      .text("configuration", "The configuration's name."),
      .texts("groups", "The groups that are on at the end."),
      .count("rounds", "How often the layout was solved."),
      .flag("settled", "Solving once more changes nothing."),
      .list(
        "cycle",
        """
        The groups that are on in each of the states that follow one another for ever; empty \
        where it settles.
        """,
        of: .list(of: .text)),
      .framesByView))

  static let tween = AnswerShape(
    "tween", "The way between two states of a layout: `keyline tween --json`.",
    .texts("moving", "The ids of constraints whose constant moves."),
    .texts("atOnce", "What differs by more than a constant and is changed at the start, in words."),
    .list(
      "jumps", "The largest way each view jumps at once.",
      .text("view", "The view's id."),
      .number("amount", "In points.")),
    .list(
      "steps", "In the order of time.",
      .number("time", "From 0 to 1.", from: 0, to: 1),
      .byName(
        "solved", "Frames with constants in between, solved, by the view's id.",
        of: .part(.frame)),
      .byName("moved", "Frames in between, not solved, by the view's id.", of: .part(.frame)),
      .number("difference", "How far these two differ at most, in points."),
      .count("contradictions", "Contradictions of required constraints."),
      .byName(
        "seen", "Rectangles around what is seen of turned views, by the view's id.",
        of: .part(.frame)),
      .list(
        "apart", "Constraints whose edges turned views seem to leave.",
        .text("constraint", "The constraint's id."),
        .text("view", "The id of the turned view."),
        .part("edge", .attribute),
        .number("amount", "Points from the edge that is held to the one that is seen."))),
    .list(
      "broken", "Constraints that hold at both ends and not on the way.",
      .text("constraint", "The constraint's id."),
      .text("sentence", "The constraint in words."),
      .number("from", "The first time at which it does not hold, 0 to 1."),
      .number("to", "The last time."),
      .flag("required", "It is required.")))

  static let propose = AnswerShape(
    "propose", "Edits that were tried: `keyline propose --json`.",
    .list(
      "lines", "The lines that would change.",
      .part("line", .line, "The line in its state of the document, from 1."),
      .flag("isNew", "It is of the state with the edits; else of the one before."),
      .text("text", "The line.")),
    Records.comparison.field)

  static let trace = AnswerShape(
    "trace", "A scene's views and what holds them: `keyline trace --json`.",
    .document,
    .configuration,
    .list(
      "views", "From the root down.",
      .text("view", "The view's id."),
      .count("depth", "How many views it is inside of."),
      .part("frame", .frame),
      .list(
        "ambiguous", "What of it another solution would choose otherwise.",
        of: .word(of: [
          "horizontal position", "horizontal size", "vertical position", "vertical size",
        ])),
      .list(
        "held", "The constraints that name it.",
        .text("constraint", "The constraint's id."),
        .text("sentence", "The constraint in words.").orNull,
        .flag("broken", "It does not hold."))),
    .count("contradictions", "Contradictions of required constraints."))

  static let why = AnswerShape(
    "why", "What decides a view's frame: `keyline why --json`.",
    .document,
    .configuration,
    .text("view", "The view's id."),
    .part("frame", .frame),
    .flag("ambiguous", "Another solution would place it elsewhere."),
    .list(
      "reasons", "What would move the view if it were other, by priority.",
      .word(
        "kind", "What it is.",
        of: [
          "constraint", "content width", "content height", "window width", "window height",
          "safe area", "margins", "baseline",
        ]),
      .text("constraint", "The constraint's id; null for everything else.").orNull,
      .text("sentence", "The constraint in words.").orNull,
      .text("of", "The id of the view whose content, insets or text it is; null: the window.")
        .orNull,
      .number("priority", "1000 is required; null: a fact.").orNull,
      .list(
        "moves", "Points that x, y, width and height move for each point of it.", of: .number,
        exactly: 4)),
    .list(
      "givenUp", "Optional constraints that do not hold.",
      .text("constraint", "The constraint's id."),
      .text("sentence", "The constraint in words.").orNull,
      .number("amount", "Points it misses by.")),
    .list(
      "conflicts",
      "Smallest contradictions: the ids of the constraints, or words for what has none.",
      of: .list(of: .text)))

  static let exercise = AnswerShape(
    "exercise", "The two layouts between which an ambiguous scene lies: `keyline exercise --json`.",
    .document,
    .configuration,
    .list(
      "views", "The views that are elsewhere at both ends; empty: nothing is open.",
      .text("view", "The view's id."),
      .part("lower", .frame, "At one end."),
      .part("upper", .frame, "At the other.")))

  static let fit = AnswerShape(
    "fit", "A view's fitting sizes: `keyline fit --json`.",
    .document,
    .configuration,
    .text("view", "The view's id."),
    .list("compressed", "The smallest width and height, in points.", of: .number, exactly: 2),
    .list("expanded", "The largest width and height, in points.", of: .number, exactly: 2),
    .list(
      "atWidth", "Width and height at the width of --width, in points.", of: .number, exactly: 2
    ).optional)

  static let alignment = AnswerShape(
    "alignment", "Frames beside alignment rectangles: `keyline show FILE --alignment --json`.",
    .document,
    .configuration,
    .list(
      "views", "From the root down.",
      .text("view", "The view's id."),
      .part("frame", .frame),
      .part("alignment", .frame, "The rectangle that constraints hold, in the superview."),
      .list(
        "baselines",
        """
        The first and last baseline below the frame's top, in points; empty for views \
        without text.
        """,
        of: .number)))
}
