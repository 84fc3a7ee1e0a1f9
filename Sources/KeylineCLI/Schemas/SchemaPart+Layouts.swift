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

  static let problem = SchemaPart("problem") {
    .object(
      "A file that was left out.",
      .text("path", "Its path."),
      .text("reason", "Why."))
  }

  static let configuration = SchemaPart("configuration") {
    .object(
      "What a scene is solved for.",
      .text("name", "Its name."),
      .text("device", "The device's id; null for a window of one's own.").orNull,
      .number("width", "The window's width in points."),
      .number("height", "The window's height in points."),
      .integer("scale", "Pixels for each point.", from: 1),
      .list(
        "safeArea",
        "The insets top, left, bottom and right, in points.", of: .number, exactly: 4),
      .word("widthClass", "The horizontal size class.", of: ["compact", "regular"]).orNull,
      .word("heightClass", "The vertical size class.", of: ["compact", "regular"]).orNull,
      .word("idiom", "The kind of device.", of: ["phone", "pad", "tv", "mac", "watch"]),
      .word("direction", "The direction of the layout.", of: ["ltr", "rtl"]),
      .word(
        "type", "The text size that the user chose.",
        of: ContentSizeCategory.allCases.map(\.rawValue)),
      .integer("textFactor", "Every text is taken so many times.", from: 1),
      .flag("bold", "Bold text is switched on."),
      .text("language", "The language of the texts, as de or pt-BR; null: the document's own.")
        .orNull,
      .integer("system", "The major version of iOS."))
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

  static let reportLine = SchemaPart("reportLine") {
    .object(
      "Something that the document does not decide, or that is not taken from it.",
      together: Field.located,
      .word(
        "kind",
        """
        assumed: not in the document, something was taken for it; kept: nothing decides it, \
        the recorded frame was kept; used: taken from a recording or a declaration; ignored: \
        in the document, without effect on these frames; undecided: the document leaves it \
        open.
        """,
        of: ["assumed", "kept", "used", "ignored", "undecided"]),
      .text("subject", "The id of what it is about; null: the whole.").orNull,
      .text("name", "What a person calls it.").orNull,
      .text("text", "The line in words."),
      .location)
  }

  static let place = SchemaPart("place") {
    .object(.placeOnWay)
  }

  static let end = SchemaPart("end") {
    .object(
      .placeOnWay,
      .flag("included", "The place itself belongs to the range."))
  }
}

extension Field {
  /// The place in a document, where there is one.
  static let location: Field = .fields(
    .part("line", .line).optional,
    .part("column", .column).optional)
  /// Fields of a place that are only there together.
  static var located: [(String, [String])] { [("line", ["column"]), ("column", ["line"])] }

  static let document = Field.text("document", "The document's path, as given.")
  static let configuration = Field.text("configuration", "The configuration's name.")
  static let framesByView = Field.byName(
    "frames", "Each view's frame, by the view's id.", of: .part(.frame))
  static let problems = Field.list(
    "problems", "Documents that could not be read or are not solved.", of: .part(.problem))

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
    .texts("ambiguous", "The ids of views that another solution would place elsewhere."),
    .texts("assumed", "The ids of views of which something was not known."))

  /// A place on the way of a sweep.
  static let placeOnWay: Field = .fields(
    .text(
      "exact",
      """
      The place as a fraction, as 685/2, or the name of a text size; null where it was closed in \
      on to four millionths of a point.
      """
    ).orNull,
    .number("value", "The nearest number in points; a text size's rank from 0."))
}
