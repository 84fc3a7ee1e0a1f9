import LayoutModel

/// Parts that answers about layouts share.
extension SchemaPart {
  static let line = SchemaPart("line") {
    .line()
  }

  static let column = SchemaPart("column") {
    .integer("The column in that line, from 1.", from: 1)
  }

  static let frame = SchemaPart("frame") {
    .list(
      "x, y, width and height in points; in the superview unless said otherwise.", of: .number,
      exactly: 4)
  }

  static let attribute = SchemaPart("attribute") {
    .word(
      "An attribute of a constraint, as NSLayoutAttribute names it.",
      of: LayoutAttribute.allCases.map(\.rawValue))
  }

  static let layout = SchemaPart("layout") {
    .object(
      "One scene on one configuration.",
      .shape("layout"),
      .layoutOfScene)
  }

  static let unsolved = SchemaPart("unsolved") {
    .object(
      "A document without layouts.",
      .shape("layout"),
      .text("document", "The document's path, as given."),
      .text("error", "Why it has none.").orNull)
  }

}

extension Field {
  /// The place in a document, where there is one.
  static let location: Field = .fields(
    .part("line", .line).optional,
    .part("column", .column).optional)
  /// Fields of a place that are only there together.
  static var located: [(String, [String])] { [("line", ["column"]), ("column", ["line"])] }

  static let layoutOfScene: Field = .fields(
    .text("document", "The document's path, as given."),
    .text("root", "The id of the scene's root view."),
    .text("configuration", "The configuration's name."),
    .byName("views", "Each view's frame in its superview, by the view's id.", of: .part(.frame)),
    .flag("unsatisfiable", "Required constraints contradict one another."),
    .list(
      "conflicts",
      "Smallest contradictions: the ids of the constraints, or words for what has none.",
      of: .list(of: .text)),
    .list(
      "givenUp", "Of each contradiction, in their order, what gave way; only where there are some.",
      of: .object(
        "A member of the contradiction.",
        .text("member", "Its id, or words for what has none."),
        .number("amount", "Points it misses by."))
    ).optional,
    .list(
      "open", "What is ambiguous, and how far; only where something is.",
      of: .object(
        "A place or a size of a view.",
        .text("view", "The view's id."),
        .word("axis", "On which axis.", of: Axis.allCases.map(\.rawValue)),
        .word(
          "quantity", "What is open; a position is that in the superview.",
          of: ["position", "size"]),
        .number("lower", "The least it may be, in points; null: without end.").orNull,
        .number("upper", "The most it may be, in points; null: without end.").orNull)
    ).optional,
    .texts("ambiguous", "The ids of views that another solution would place elsewhere."),
    .texts("assumed", "The ids of views of which something was not known."))
}
