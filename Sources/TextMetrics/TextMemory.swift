package import LayoutModel

/// Texts that were measured, so that one that is asked for at many widths, or in many
/// configurations, is taken apart into characters once.
///
/// For one registry of fonts: everything else that decides a measure is part of a text's key. Use one
/// memory from one task at a time. It forgets everything when it holds ``mostCharacters``.
package final class TextMemory {
  /// The declared fonts and the system font's file that texts are measured in.
  package let fonts: FontRegistry
  package let systemFont: DeclaredSystemFont?
  private var texts: [Key: RememberedText] = [:]
  private var characters = 0

  /// Some megabytes, with the sizes of short texts.
  static let mostCharacters = 1 << 16
  /// The cost of a text besides its characters, counted in characters.
  private static let overhead = 16

  package init(fonts: FontRegistry, systemFont: DeclaredSystemFont?) {
    self.fonts = fonts
    self.systemFont = systemFont
  }

  /// A text with everything that decides how it is measured, but for the fonts' own metrics.
  private struct Key: Hashable {
    var content: TextContent
    var font: ResolvedFont
    /// The fonts of runs that have one of their own.
    var runFonts: [ResolvedFont]
    var era: FontEra
    var textFactor: Int
    var avoidsOrphans: Bool

    static func == (left: Self, right: Self) -> Bool {
      left.font == right.font && left.textFactor == right.textFactor && left.era == right.era
        && left.avoidsOrphans == right.avoidsOrphans && left.runFonts == right.runFonts
        && left.content.runs.elementsEqual(right.content.runs, by: areAlike)
    }

    /// Texts that Unicode calls equal may be written in other characters.
    private static func areAlike(_ left: TextContent.Run, _ right: TextContent.Run) -> Bool {
      left.text.hasSameBytes(as: right.text) && left.font == right.font
        && left.kern == right.kern && left.lineSpacing == right.lineSpacing
        && left.lineHeightMultiple == right.lineHeightMultiple
        && left.minimumLineHeight == right.minimumLineHeight
        && left.maximumLineHeight == right.maximumLineHeight
    }

    func hash(into hasher: inout Hasher) {
      for run in content.runs {
        var text = run.text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
      }
      hasher.combine(font.pointSize)
      hasher.combine(textFactor)
    }
  }

  /// A text in a font, ready to be laid out at any width; `font` is for runs that have none.
  ///
  /// - Parameter measurer: one with this memory's fonts.
  /// - Complexity: O(scalars) when it is met first, then a look-up.
  package func text(
    _ content: TextContent, font: ResolvedFont, by measurer: TextMeasurer
  ) -> RememberedText {
    let key = Key(
      content: content, font: font,
      runFonts: content.runs.compactMap { run in
        run.font.map {
          measurer.resolve($0, defaultSize: font.pointSize, adjustsForContentSize: false)
        }
      },
      era: measurer.era, textFactor: measurer.textFactor, avoidsOrphans: measurer.avoidsOrphans)
    if let known = texts[key] { return known }
    let text = RememberedText(content, font: font, measurer: measurer)
    characters += Self.overhead + text.characterCount
    if characters > Self.mostCharacters {
      texts.removeAll()
      characters = Self.overhead + text.characterCount
    }
    texts[key] = text
    return text
  }
}

/// A measured text with the sizes it was laid out at last.
package final class RememberedText {
  private let text: MeasuredText
  private let font: ResolvedFont
  private let measurer: TextMeasurer
  private var widestWord: Double?
  private var sizes: [(request: Request, size: TextSize)] = []

  /// More are forgotten: a window that is moved asks for another width every time.
  private static let mostSizes = 8

  private struct Request: Equatable {
    var maximumWidth: Double?
    var maximumLines: Int
    var breaking: LineBreaking
  }

  init(_ content: TextContent, font: ResolvedFont, measurer: TextMeasurer) {
    text = MeasuredText(content, font: font, measurer: measurer)
    self.font = font
    self.measurer = measurer
  }

  var characterCount: Int { text.characters.count }

  /// What ``TextMeasurer/measure(_:font:maximumWidth:maximumLines:breaking:)`` says of the text.
  package func size(
    maximumWidth: Double?, maximumLines: Int, breaking: LineBreaking
  ) -> TextSize {
    let request = Request(
      maximumWidth: maximumWidth, maximumLines: maximumLines, breaking: breaking)
    if let known = sizes.first(where: { $0.request == request }) { return known.size }
    let filler = LineFiller(
      text.characters, maximumWidth: maximumWidth, breaking: breaking,
      avoidsOrphans: measurer.avoidsOrphans)
    let size = measurer.size(
      of: text, in: filler, maximumLines: maximumLines, font: font,
      widestWord: widestWord(filler))
    if sizes.count >= Self.mostSizes { sizes.removeAll(keepingCapacity: true) }
    sizes.append((request, size))
    return size
  }

  /// Words are the same at every width.
  private func widestWord(_ filler: LineFiller) -> Double {
    guard filler.breaking == .words else { return filler.widestWord() }
    if let widestWord { return widestWord }
    let widest = filler.widestWord()
    widestWord = widest
    return widest
  }
}
