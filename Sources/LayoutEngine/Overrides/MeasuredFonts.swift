import LayoutModel
import TextMetrics

/// Whether texts in the font of this PostScript name are measured by its own published metrics,
/// without a file or a declaration.
package func hasMetrics(ofFontNamed name: String) -> Bool {
  let font = FontDescription(face: .named(name, family: nil), pointSize: 17)
  return !TextMeasurer(era: .new, scale: 2)
    .resolve(font, defaultSize: 17, adjustsForContentSize: false).isAssumed
}
