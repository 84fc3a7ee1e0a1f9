/// A field of a value of the model, with what its readers need of it.
///
/// A type lists its fields once (``View/fields`` and the like). The key of a scene takes the values of
/// all that are its own, a diff those that have words, a stored record those that it names. So a new
/// field is one line, and no reader can know it under another meaning.
package struct ModelField: Hashable, Sendable {
  /// One word, different from those of all other fields of its type: what stored records call it.
  package var name: String
  /// The field's name in a diff, or nil if diffs leave it out.
  package var words: String?
  package var value: FieldValue
  /// The default value, which is not stored. nil: every value is stored.
  package var standard: FieldValue?
  /// The word for a missing value in a diff.
  package var absent: String
  /// It repeats what other fields say, in the form in which a person sees it: no part of keys.
  package var isDerived: Bool

  /// A field that no diff tells.
  package init(_ name: String, _ value: FieldValue, standard: FieldValue? = nil) {
    self.init(name, nil, value, standard: standard)
  }

  package init(
    _ name: String, _ words: String?, _ value: FieldValue, standard: FieldValue? = nil,
    absent: String = "none"
  ) {
    self.name = name
    self.words = words
    self.value = value
    self.standard = standard
    self.absent = absent
    isDerived = false
  }

  /// A field that is made of others for the reader of a diff.
  package static func shown(
    _ words: String, _ value: FieldValue, absent: String = "none"
  ) -> ModelField {
    var field = ModelField("shown " + words, words, value, absent: absent)
    field.isDerived = true
    return field
  }
}

/// A field's value, by the way in which readers treat it. A missing value is nil inside.
package enum FieldValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double?)
  case count(Int?)
  /// A word of the format, a name or an id; printed as it is.
  case word(String?)
  case words([String])
  /// A text that a person wrote. Printed in quotes.
  case text(String?)
  case styledText(TextContent?)
  /// Only the fonts and paragraphs of a text.
  case styling(TextContent)
  // The two large ones lie elsewhere, for a list has many values.
  indirect case font(FontDescription?)
  indirect case image(ImageContent?)
  case frame(Frame?)
  case size(Size?)
  case insets(EdgeInsets?)
  case margins(Margins?)
  case mask(AutoresizingMask)
  case placeholder(PlaceholderSize?)
  case multiplier(Multiplier)
  case segments([SegmentedContent.Segment])
  case views([ObjectID])
  case constraints([ObjectID])
  /// The fields of a value inside this one.
  case fields([ModelField]?)
  case list([[ModelField]])
}
