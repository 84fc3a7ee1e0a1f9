internal import CCairo

/// Sets text whose letters join, combine, run from right to left, or come from several fonts: with
/// Pango, where the system has it (Debian's `libpangocairo-1.0-0`).
///
/// cairo itself sets a character after the other from one font.
struct TextShaper: Sendable {
  /// nil where Pango is not installed.
  static let system = TextShaper()

  private typealias Object = UnsafeMutableRawPointer
  /// Pango counts in units of which 1024 are a point.
  private struct Rectangle { var x: Int32 = 0, y: Int32 = 0, width: Int32 = 0, height: Int32 = 0 }
  private static let unit = 1024.0

  private let makeLayout: @convention(c) (OpaquePointer) -> Object?
  private let context: @convention(c) (Object) -> Object?
  private let setDirection: @convention(c) (Object, Int32) -> Void
  private let setAutomatic: @convention(c) (Object, Int32) -> Void
  private let setSingleParagraph: @convention(c) (Object, Int32) -> Void
  private let setText: @convention(c) (Object, UnsafePointer<CChar>, Int32) -> Void
  private let makeFont: @convention(c) () -> Object?
  private let setFamily: @convention(c) (Object, UnsafePointer<CChar>) -> Void
  private let setWeight: @convention(c) (Object, Int32) -> Void
  private let setStyle: @convention(c) (Object, Int32) -> Void
  private let setSize: @convention(c) (Object, Double) -> Void
  private let setFont: @convention(c) (Object, Object) -> Void
  private let freeFont: @convention(c) (Object) -> Void
  private let line: @convention(c) (Object, Int32) -> Object?
  private let extents: @convention(c) (Object, Object?, Object?) -> Void
  private let show: @convention(c) (OpaquePointer, Object) -> Void
  private let release: @convention(c) (Object) -> Void

  private init?() {
    guard let library = LoadedLibrary("libpangocairo-1.0.so.0", sharing: "cairo_create") else {
      return nil
    }
    func function<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      library.function(name, as: Function.self)
    }
    guard
      let makeLayout: @convention(c) (OpaquePointer) -> Object? =
        function("pango_cairo_create_layout"),
      let context: @convention(c) (Object) -> Object? = function("pango_layout_get_context"),
      let setDirection: @convention(c) (Object, Int32) -> Void =
        function("pango_context_set_base_dir"),
      let setAutomatic: @convention(c) (Object, Int32) -> Void =
        function("pango_layout_set_auto_dir"),
      let setSingleParagraph: @convention(c) (Object, Int32) -> Void =
        function("pango_layout_set_single_paragraph_mode"),
      let setText: @convention(c) (Object, UnsafePointer<CChar>, Int32) -> Void =
        function("pango_layout_set_text"),
      let makeFont: @convention(c) () -> Object? = function("pango_font_description_new"),
      let setFamily: @convention(c) (Object, UnsafePointer<CChar>) -> Void =
        function("pango_font_description_set_family"),
      let setWeight: @convention(c) (Object, Int32) -> Void =
        function("pango_font_description_set_weight"),
      let setStyle: @convention(c) (Object, Int32) -> Void =
        function("pango_font_description_set_style"),
      let setSize: @convention(c) (Object, Double) -> Void =
        function("pango_font_description_set_absolute_size"),
      let setFont: @convention(c) (Object, Object) -> Void =
        function("pango_layout_set_font_description"),
      let freeFont: @convention(c) (Object) -> Void = function("pango_font_description_free"),
      let line: @convention(c) (Object, Int32) -> Object? =
        function("pango_layout_get_line_readonly"),
      let extents: @convention(c) (Object, Object?, Object?) -> Void =
        function("pango_layout_line_get_extents"),
      let show: @convention(c) (OpaquePointer, Object) -> Void =
        function("pango_cairo_show_layout_line"),
      let release: @convention(c) (Object) -> Void = function("g_object_unref")
    else { return nil }
    (self.makeLayout, self.context, self.setDirection) = (makeLayout, context, setDirection)
    (self.setAutomatic, self.setSingleParagraph) = (setAutomatic, setSingleParagraph)
    (self.setText, self.makeFont, self.setFamily) = (setText, makeFont, setFamily)
    (self.setWeight, self.setStyle, self.setSize) = (setWeight, setStyle, setSize)
    (self.setFont, self.freeFont, self.line) = (setFont, freeFont, line)
    (self.extents, self.show, self.release) = (extents, show, release)
  }

  /// Whether cairo alone would set a text wrongly: anything beyond the alphabets whose letters stand
  /// side by side from left to right, which are those of Europe, and their signs.
  static func isNeeded(for text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value >= 0x0590 && !(0x1E00..<0x2190).contains(scalar.value)
    }
  }

  /// Sets a text from the current point of a cairo context, in its colour.
  /// - Parameters:
  ///   - family: of the font that is taken where it has the letters.
  ///   - prepare: called with the width in points before anything is drawn.
  func draw(
    _ text: Drawing.Text, family: String, on cairo: OpaquePointer, prepare: (Double) -> Void
  ) {
    guard let layout = makeLayout(cairo) else { return }
    defer { release(layout) }
    setAutomatic(layout, 0)
    setSingleParagraph(layout, 1)
    if let context = context(layout) { setDirection(context, text.isRightToLeft ? 1 : 0) }
    guard let font = makeFont() else { return }
    setFamily(font, family)
    setWeight(font, Int32(clamping: text.font.weight))
    setStyle(font, text.font.isItalic ? 2 : 0)
    setSize(font, min(2_000, text.font.size) * Self.unit)
    setFont(layout, font)
    freeFont(font)
    var string = text.string.replacing("\0", with: "")
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress else { return }
        setText(layout, start, Int32(clamping: bytes.count))
      }
    }
    guard let line = line(layout, 0) else { return }
    var logical = Rectangle()
    withUnsafeMutablePointer(to: &logical) { extents(line, nil, Object($0)) }
    prepare(Double(logical.width) / Self.unit)
    show(cairo, line)
  }
}
