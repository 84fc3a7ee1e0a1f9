/// The statements of `.layout` files.
extension SchemaPart {
  static let value = SchemaPart("value") {
    .choice([
      .number,
      .object(
        "A text in quotes.",
        .schema("text", .text)),
      .object(
        "The name of a metric, parameter or option.",
        .schema("name", .text),
        .flag("negative", "A minus is before it.")),
    ])
  }

  static let side = SchemaPart("side") {
    .object(
      "An attribute of an item; without words it is of the view around.",
      .texts("item", "The names on the way to the view."),
      .part("attribute", .attribute))
  }

  static let comparison = SchemaPart("comparison") {
    .object(
      "A condition of a group.",
      .part("left", .side),
      .word("relation", "The relation.", of: [">=", "<="]),
      .schema("right", .choice([.part(.side), .part(.value)])))
  }

  static let statement = SchemaPart("statement") {
    .choice([
      statement(
        "A view controller's view.", "screen", body: .always,
        .text("name", "Its name."),
        .text("title", "What a person calls it.").optional),
      statement(
        "A view that is used many times.", "component", body: .always,
        .text("name", "Its name."),
        .texts("parameters", "The names of its parameters.")),
      statement(
        "A number with a name.", "metric",
        .text("name", "Its name."),
        .part("value", .value)),
      statement(
        "A view in the view around it.", "view", body: .always,
        .text("name", "Its name."),
        .text("class", "Its class.").optional,
        .text("superclass", "The class of UIKit it is.").optional,
        .part("text", .value).optional),
      statement(
        "An instance of a component.", "use", body: .always,
        .text("name", "Its name."),
        .text("component", "The component's name."),
        .list("arguments", "In the order of the parameters.", of: .part(.value))),
      statement(
        "A property of the view around.", "property",
        .text("name", "Its name."),
        .list("values", "Its values.", of: .part(.value))),
      statement(
        "left relation numerator / denominator * right + constant @ priority # identifier.",
        "equation",
        .part("left", .side),
        .word("relation", "The relation.", of: ["=", ">=", "<="]),
        .part("numerator", .value).optional,
        .part("denominator", .value).optional,
        .part("right", .side).optional,
        .part("constant", .value).optional,
        .schema("subtracted", .yes("The constant is taken away.")).optional,
        .part("priority", .value).optional,
        .text("identifier", "The constraint's identifier.").optional),
      statement(
        "A line of the visual format.", "visual",
        .text("format", "The line."),
        .texts("options", "Its options.")),
      statement(
        "Statements for size classes, devices or languages.", "when", body: .always,
        .text("condition", "For which.")),
      statement(
        "Statements that are switched on and off.", "group", body: .always,
        .text("name", "Its name."),
        .flag("on", "It is on from the beginning."),
        .list(
          "conditions", "What has to hold of the layout; all of them.", of: .part(.comparison))),
      statement(
        "Other values of a view, or of a constraint.", "change", body: .optional,
        .texts("item", "The view, by the names on the way to it.").optional,
        .text("constraint", "The constraint's identifier.").optional,
        .part("constant", .value).optional,
        .part("priority", .value).optional),
      statement(
        "A view or constraint that is taken out.", "remove",
        .texts("item", "The view, by the names on the way to it.").optional,
        .text("constraint", "The constraint's identifier.").optional),
    ])
  }

  private enum Body { case none, optional, always }

  /// A statement; `body` says whether it has statements in braces.
  private static func statement(
    _ words: String, _ kind: String, body: Body = .none, _ fields: Field...
  ) -> Schema {
    let inner = Field.list("body", "The statements in its braces.", of: .part(.statement))
    let last: [Field] = body == .none ? [] : body == .always ? [inner] : [inner.optional]
    return .object(
      words,
      fields: [.constant("statement", kind), .part("line", .line), .part("column", .column)]
        + fields + last)
  }
}
