package import LayoutModel

extension ViewContent {
  /// The images and symbols that the content names.
  package var imageNames: [String] { described.images }

  /// The PostScript names of the fonts that the content names.
  package var fontNames: [String] {
    fonts.compactMap {
      guard case .named(let name, _) = $0.face else { return nil }
      return name
    }
  }

  /// The fonts of the content's texts, run by run.
  var fonts: [FontDescription] { described.fonts }
}
