internal import LayoutStore

/// The tables of `keyline query --sql`, each column with its meaning: the contract `layout/1`.
///
/// They are the views of `Migrations/views.sql` and the table `frames`. A test compares the columns with those of a
/// store.
package enum QueryTables {
  package typealias Column = (name: String, meaning: String)

  /// A table with its columns.
  package struct Table: Sendable {
    package let name: String
    /// The meaning as a sentence.
    package let meaning: String
    package let columns: [Column]
  }

  private static let ofScene: [Column] = [
    ("rev", "the revision's id"),
    ("document", "the document's path"),
    ("screen", "the scene's id"),
  ]

  private static let ofObject: [Column] = [
    ("line", "its line in the document; filled where the query uses :r or :base"),
    ("entity", "a number that the rows of one object share over all revisions"),
  ]

  package static let all: [Table] = [
    Table(
      name: "revisions", meaning: "Every revision.",
      columns: [
        ("rev", "its id, in lower-case hexadecimal"),
        ("short", "the first ten digits"),
        ("branch", "the branch that it was made on"),
        ("seq", "its number there"),
        ("parent", "the revision before"),
        ("merge_parent", "the other parent of a merge"),
        ("author", "who"),
        ("time", "when, in seconds since 1970"),
        ("date", "the same as text, UTC"),
        ("message", "why"),
        ("origin", "the git commit that it was imported from"),
        ("state", "a digest of all documents"),
      ]),
    Table(
      name: "tags", meaning: "The tags.",
      columns: [
        ("tag", "its name"),
        ("rev", "the revision that it names"),
      ]),
    Table(
      name: "documents", meaning: "Every document of every revision.",
      columns: [
        ("rev", "the revision's id"),
        ("document", "the document's path"),
        ("digest", "the SHA-256 of its bytes"),
        ("bytes", "how many"),
        ("parsed", "1 where it was read as a layout"),
        ("kept_reason", "why it was not"),
      ]),
    Table(
      name: "screens", meaning: "The scenes.",
      columns: [
        ("rev", "the revision's id"),
        ("document", "the document's path"),
        ("path", "the document's path once more"),
        ("screen", "the scene's id: that of its root"),
        ("title", "its title"),
        ("kind", "the kind of its controller"),
      ] + ofObject),
    Table(
      name: "views", meaning: "The views of all scenes.",
      columns: ofScene + [
        ("view", "its id in the document"),
        ("parent", "the id of its superview"),
        ("path", "its place from the root"),
        ("name", "what messages call it"),
        ("type", "its kind, such as label"),
        ("class", "its custom class"),
        ("label", "its name in Interface Builder"),
        ("text", "the text that it shows"),
        ("tappable", "1 where it takes touches"),
        ("hidden", "1 where it is hidden"),
        ("attributes", "what else the document says of it, as JSON"),
      ] + ofObject),
    Table(
      name: "guides", meaning: "The layout guides.",
      columns: ofScene + [
        ("guide", "its id"),
        ("view", "the view that it belongs to"),
        ("kind", "safeArea, margins and others"),
      ] + ofObject),
    Table(
      name: "constraints", meaning: "The constraints.",
      columns: ofScene + [
        ("cid", "its id"),
        ("owner", "the view that holds it"),
        ("a", "its first item"),
        ("a_attr", "that one's attribute"),
        ("relation", "equal, lessThanOrEqual or greaterThanOrEqual"),
        ("b", "its second item"),
        ("b_attr", "that one's attribute"),
        ("multiplier", "1 where nothing is said"),
        ("constant", "in points"),
        ("priority", "1 to 1000"),
        ("identifier", "its identifier"),
        ("symbolic", "1 where the constant is the system's"),
        ("placeholder", "1 where it is removed at build time"),
      ] + ofObject),
    Table(
      name: "variations", meaning: "What size classes and the like change.",
      columns: ofScene + [
        ("owner", "whose properties change"),
        ("condition", "where, such as width regular"),
        ("changes", "what, as JSON"),
      ] + ofObject),
    Table(
      name: "unresolved", meaning: "Constraints that cannot be read as an equation.",
      columns: [
        ("rev", "the revision's id"),
        ("document", "the document's path"),
        ("cid", "its id"),
        ("reason", "why"),
      ] + ofObject),
    Table(
      name: "configs", meaning: "The configurations that were ever solved for.",
      columns: [
        ("config", "its name"),
        ("device", "the device's id"),
        ("orientation", "portrait or landscape"),
        ("width", "the window's, in points"),
        ("height", "the same"),
        ("scale", "pixels per point"),
        ("idiom", "phone, pad and so on"),
        ("width_class", "compact, regular, or nothing for any"),
        ("height_class", "the same"),
        ("direction", "ltr or rtl"),
        ("type_size", "the text size, XS to AX5"),
        ("type_rank", "its place in that order"),
        ("text_factor", "how many times as long texts are"),
        ("bold", "1 for bold text"),
        ("system", "the system's major version"),
        ("safe_top", "the safe area's inset"),
        ("safe_left", "the same"),
        ("safe_bottom", "the same"),
        ("safe_right", "the same"),
      ]),
    Table(
      name: "frames",
      meaning: "Where every view is on every configuration, of the revisions :r and :base alone.",
      columns: FrameColumn.all.map { ($0.name, $0.meaning) }),
    Table(
      name: "findings", meaning: "What is wrong, one row for each finding and configuration.",
      columns: ofScene + [
        ("view", "the view it is about"),
        ("other", "the other view, where there are two"),
        ("rule", "the rule's name"),
        ("code", "its number"),
        ("axis", "horizontal or vertical"),
        ("detail", "the same, empty for none"),
        ("fingerprint", "what makes it the same finding in another revision"),
        ("severity", "error, warning or info there"),
        ("status", "open"),
        ("config", "the configuration's name"),
        ("amount", "how far, in points"),
        ("message", "the sentence"),
      ] + ofObject),
    Table(
      name: "broken", meaning: "Constraints that do not hold, for each configuration.",
      columns: ofScene + [
        ("cid", "its id"),
        ("role", "dropped: given up; member: of a conflict; optional: below priority 1000"),
        ("description", "it in words"),
        ("config", "the configuration's name"),
        ("amount", "by how many points"),
        ("entity", "a number that the rows of one object share over all revisions"),
      ]),
    Table(
      name: "assumptions", meaning: "What a document leaves open, and what was taken for it.",
      columns: ofScene + [
        ("view", "the view"),
        ("reason", "what was taken"),
        ("config", "the configuration's name"),
        ("entity", "a number that the rows of one object share over all revisions"),
      ]),
    Table(
      name: "regressions", meaning: "What each revision made of its first parent's findings.",
      columns: [
        ("rev", "the revision"),
        ("base", "its first parent"),
        ("document", "the document's path"),
        ("screen", "the scene's id"),
        ("view", "the view"),
        ("other", "the other view"),
        ("rule", "the rule's name"),
        ("severity", "error, warning or info"),
        ("change", "new, spread, worse, fixed and so on"),
        ("gates", "1 where it fails a check"),
        ("base_amount", "how far it was before"),
        ("amount", "how far it is now"),
        ("configs", "the configurations, with commas"),
        ("message", "the sentence"),
      ]),
    Table(
      name: "changes", meaning: "What each revision edited.",
      columns: [
        ("rev", "the revision"),
        ("base", "its first parent"),
        ("document", "the document's path"),
        ("screen", "the scene's id"),
        ("kind", "document, screen, view, guide, constraint, variation or unresolved"),
        ("id", "the object's id"),
        ("change", "added, removed or changed"),
        ("before", "the object as it was, as JSON"),
        ("after", "as it is, as JSON"),
      ]),
    Table(
      name: "frame_history", meaning: "The revisions in which a number of a view's frame changed.",
      columns: [
        ("rev", "the revision"),
        ("branch", "its branch"),
        ("seq", "its number there"),
        ("document", "the document's path"),
        ("screen", "the scene's id"),
        ("view", "the view"),
        ("component", "x, y, width, height, lines and so on"),
        ("low", "the least over all configurations"),
        ("high", "the greatest"),
      ]),
    Table(
      name: "blame", meaning: "Who last changed each constraint of a branch's newest revision.",
      columns: [
        ("branch", "the branch"),
        ("document", "the document's path"),
        ("screen", "the scene's id"),
        ("cid", "the constraint's id"),
        ("rev", "the revision"),
        ("author", "who"),
        ("date", "when"),
        ("message", "why"),
      ]),
    Table(
      name: "first_small",
      meaning: "Since when a view is narrower or lower than 44 points somewhere.",
      columns: [
        ("branch", "the branch"),
        ("document", "the document's path"),
        ("screen", "the scene's id"),
        ("view", "the view"),
        ("component", "width or height"),
        ("low", "how small, in points"),
        ("rev", "the first revision"),
        ("seq", "its number"),
        ("author", "who"),
        ("date", "when"),
        ("message", "why"),
      ]),
  ]
}
