/// A view or a control of AppKit: what decides its alignment rectangle and the size it asks for.
///
/// Every view of a macOS document has one, but for stack views; see ``MacStackContent``.
package struct MacContent: Sendable, Hashable {
  package var control: MacControl
  package var controlSize: MacControlSize
  /// The title, or the text that stands in it; nil: it shows none.
  package var text: TextContent?
  /// The text that stands there until the user types.
  package var prompt: String?
  /// nil: the system font of the control's size.
  package var font: FontDescription?
  /// The font is that of a text style: its lines may be higher than others of its size.
  package var hasTextStyle = false
  /// The titles that a pop-up button may show.
  package var items: [String] = []
  package var segments: [SegmentedContent.Segment] = []
  /// The size that a matrix gives all its cells together, with what is between them.
  package var cellsSize: Size?
  package var image: ImageContent?
  /// The rows and columns of a grid view; nil: it is none.
  package var grid: MacGrid?
  /// How high the picture of a system symbol is that it shows, in points; nil: it shows none.
  package var symbolHeight: Double?
  /// The image is drawn in the place of the title.
  package var showsImageAlone = false
  /// The title is drawn over the image.
  package var showsImageBehind = false
  /// A text that the user may change: it asks for no width.
  package var isEditable = false
  /// The text breaks into lines at the width it is given.
  package var wraps = false
  /// The text ends its lines only where it is written to.
  package var keepsLines = false
  /// The text stands in the middle of its width.
  package var isCentred = false
  /// The width in points at which a text wraps before its own width is known; 0 = none stated.
  package var preferredMaxLayoutWidth: Double = 0
  /// The width at which the text wraps is the one that its first layout gives it.
  package var wrapsAtFirstWidth = false
  /// A slider that moves up and down, a split view whose panes stand side by side, a line that stands.
  package var isVertical = false
  /// The marks of a slider stand below it.
  package var hasMarksBelow = false
  /// How the dividers of a split view look, as written; nil = thick.
  package var dividerStyle: String?

  package init(
    control: MacControl = .container, controlSize: MacControlSize = .regular
  ) {
    self.control = control
    self.controlSize = controlSize
  }
}

/// The kinds of AppKit views that rules tell apart: a class with its style.
package enum MacControl: String, Sendable, Hashable, CaseIterable {
  /// A view that asks for no size of its own.
  case container
  /// A filled label draws a background: its frame is its alignment rectangle.
  case label, filledLabel, field, searchField, comboBox
  /// A field with a thin line around it.
  case linedField
  case push, check, radio, help, disclosure, disclosureTriangle
  /// A round button with a title or a picture.
  case round
  case roundRect, recessed, inline, textured, texturedSquare, square, gradient
  /// A square without a shadow: it draws what it shows and nothing around it.
  case shadowless
  /// A button without a border, and one that would be a push button with one.
  case plainButton, plainPush
  /// One that would be round rect or recessed with a border.
  case plainRoundRect
  case popUp, plainPopUp
  /// Rounded segments, those of round rect buttons, squares, and textured squares.
  case segmented, roundRectSegments, squareSegments, texturedSegments
  /// A slider, without and with marks beside it.
  case slider, markedSlider
  /// A level indicator of separate levels, and one whose level is a length.
  case level, continuousLevel
  /// A path control, and one that shows its path as a pop-up button shows a title.
  case path, popUpPath
  case stepper, toggle, colorWell, matrix
  /// A field with a stepper beside it; a field alone, or a calendar with a clock.
  case datePicker, plainDatePicker
  case progressBar, spinner
  case separator
  /// A box with a border and a title, without one, and one that draws only what it is told to.
  case titledBox, untitledBox, customBox
  /// An image view, without a frame around it and with one.
  case image, framedImage
  case split, grid
  /// A tab view with a border around what it shows.
  case tabs
}

/// The size of a control of AppKit.
package enum MacControlSize: String, Sendable, Hashable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

extension MacContent: DescribedContent {
  package var contentName: String { "mac" }
  package var isTextual: Bool {
    text != nil || prompt != nil || !items.isEmpty || !segments.isEmpty
  }
  package var shownText: TextContent? { isEditable ? nil : text }
  package var typedText: String? { isEditable ? text?.plain : nil }
  package var parts: [SegmentedContent.Segment]? { segments.isEmpty ? nil : segments }
  package var images: [String] {
    (image.map { [$0.name] } ?? []) + segments.compactMap(\.image)
  }
  package var fonts: [FontDescription] {
    (font.map { [$0] } ?? []) + (text?.runs.compactMap(\.font) ?? [])
  }
  package func with(text: TextContent) -> ViewContent? {
    guard self.text != nil else { return nil }
    var content = self
    content.text = text
    return .mac(content)
  }
  package func with(font: FontDescription) -> ViewContent? {
    guard self.text != nil else { return nil }
    var content = self
    content.font = font
    return .mac(content)
  }
  package var fields: [ModelField] {
    [
      ModelField("control", "control", .word(control.rawValue), standard: .word("container")),
      ModelField(
        "controlSize", "control size", .word(controlSize.rawValue), standard: .word("regular")),
      ModelField("text", "text", .styledText(text)),
      ModelField("placeholder", "placeholder", .text(prompt)),
      ModelField("font", "font", .font(font)),
      ModelField("textStyle", .flag(hasTextStyle), standard: .flag(false)),
      ModelField("items", "items", .words(items), standard: .words([])),
      ModelField("segments", "segments", .segments(segments), standard: .segments([])),
      ModelField("cells", "size of its cells", .size(cellsSize)),
      ModelField("image", "image", .image(image)),
      ModelField("grid", "grid", .words(grid?.words ?? []), standard: .words([])),
      ModelField("symbolHeight", .number(symbolHeight)),
      ModelField("imageAlone", "image alone", .flag(showsImageAlone), standard: .flag(false)),
      ModelField("imageBehind", "image behind", .flag(showsImageBehind), standard: .flag(false)),
      ModelField("editable", "editable", .flag(isEditable), standard: .flag(false)),
      ModelField("wraps", "wraps", .flag(wraps), standard: .flag(false)),
      ModelField("keepsLines", "keeps lines", .flag(keepsLines), standard: .flag(false)),
      ModelField("centred", "centred", .flag(isCentred), standard: .flag(false)),
      ModelField(
        "preferredWidth", "preferred width", .number(preferredMaxLayoutWidth),
        standard: .number(0)),
      ModelField("firstWidth", "first width", .flag(wrapsAtFirstWidth), standard: .flag(false)),
      ModelField("vertical", "vertical", .flag(isVertical), standard: .flag(false)),
      ModelField("marksBelow", "marks below", .flag(hasMarksBelow), standard: .flag(false)),
      ModelField("divider", "divider", .word(dividerStyle)),
    ]
  }
}
