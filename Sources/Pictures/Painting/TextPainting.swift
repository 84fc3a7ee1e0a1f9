internal import LayoutModel
internal import TextMetrics

/// The alignment of lines in their rectangle.
enum TextSide {
  case left, centre, right

  /// From Interface Builder's word; natural follows the direction.
  init(_ alignment: String?, _ direction: LayoutDirection) {
    switch alignment {
    case "center": self = .centre
    case "right": self = .right
    case "left": self = .left
    default: self = direction == .rightToLeft ? .right : .left
    }
  }
}

/// Text as it is to be drawn: what it says, and in which fonts and colours.
struct PaintedText {
  var content: TextContent
  var font: ResolvedFont
  /// The document's font for runs that name none.
  var description: FontDescription?
  var colour: Colour
  var runColours: [Colour?] = []
  /// The factor by which text is wider than modelled.
  var stretch = 1.0

  /// Lines as broken in a room of this width.
  func lines(
    _ measurer: TextMeasurer, width: Double?, most: Int, truncation: TextTruncation
  ) -> [TextLine] {
    measurer.lines(
      of: content, font: font, maximumWidth: width.map { $0 / stretch }, maximumLines: most,
      truncation: truncation)
  }

  /// The font of a measured run as a style sheet writes it.
  func style(of piece: TextLine.Piece) -> Drawing.Font {
    let given =
      content.runs.indices.contains(piece.run) ? content.runs[piece.run].font : nil
    return Drawing.Font(piece.font, given ?? description)
  }
}

extension Drawing.Font {
  init(_ font: ResolvedFont, _ description: FontDescription? = nil) {
    var family: String?
    var isItalic = false
    switch description?.face {
    case .system(let weight, let italic): isItalic = italic || weight == "italicSystem"
    case .named(let name, let named):
      family = named ?? name
      isItalic = name.hasSuffix("Italic") || name.hasSuffix("Oblique")
    case .textStyle, nil: break
    }
    self.init(
      family: family, size: font.pointSize, weight: font.weight.styleSheetNumber,
      isItalic: isItalic)
  }
}

extension FontWeight {
  /// The number style sheets have for it: 100 to 900.
  fileprivate var styleSheetNumber: Int { (rawValue + 1) * 100 }
}

extension Drawing {
  /// Draws lines one below the other from `top`, each at its side of `box`.
  mutating func lines(
    _ lines: [TextLine], of text: PaintedText, in box: Frame, top: Double, side: TextSide
  ) {
    let isRightToLeft = TextOrder.isRightToLeft(
      text.content.runs.map(\.text).joined())
    var y = top
    for line in lines {
      let width = line.width * text.stretch
      let x =
        switch side {
        case .left: box.x
        case .centre: box.x + (box.width - width) / 2
        case .right: box.maxX - width
        }
      var start = x
      let order = TextOrder.visual(line.pieces.map(\.text), isRightToLeft: isRightToLeft)
      for piece in order.map({ line.pieces[$0] }) {
        let colour =
          text.runColours.indices.contains(piece.run) ? text.runColours[piece.run] : nil
        self.text(
          Text(
            string: piece.text, origin: Point(x: start, y: y + line.baseline),
            width: piece.width * text.stretch, font: text.style(of: piece),
            colour: colour ?? text.colour, isRightToLeft: isRightToLeft))
        start += piece.width * text.stretch
      }
      y += line.height + line.spacing
    }
  }

  /// Draws one line in the middle of `box`, shortened to fit; answers its width.
  @discardableResult
  mutating func line(
    _ string: String, size: Double, weight: String = "regular", colour: Colour, in box: Frame,
    side: TextSide = .centre, measurer: TextMeasurer
  ) -> Double {
    let description = FontDescription(
      face: .system(weight: weight, italic: false), pointSize: size)
    let font = measurer.resolve(description, defaultSize: size, adjustsForContentSize: false)
    var plain = measurer
    if plain.textFactor != 1 { plain = measurer.once }
    let text = PaintedText(
      content: TextContent(string), font: font, description: description, colour: colour)
    let lines = text.lines(plain, width: box.width, most: 1, truncation: .tail)
    guard let line = lines.first, line.width <= box.width + 0.5 else { return 0 }
    self.lines(lines, of: text, in: box, top: box.midY - line.height / 2, side: side)
    return line.width
  }

  /// A name in a box that stands for what cannot be drawn; left out where it does not fit.
  mutating func name(_ string: String, colour: Colour, in box: Frame, measurer: TextMeasurer) {
    let size = min(11, box.height * 0.7)
    guard size >= 5 else { return }
    let font = measurer.resolve(.system(size), defaultSize: size, adjustsForContentSize: false)
    let room = box.width - 4
    guard measurer.width(string, font: font) <= room || room >= size * 4 else { return }
    line(
      string, size: size, colour: colour, in: box.inset(by: EdgeInsets(left: 2, right: 2)),
      measurer: measurer)
  }
}

extension TextMeasurer {
  /// The same without repeating texts, for words that are the system's.
  var once: TextMeasurer {
    TextMeasurer(
      era: era, scale: scale, contentSize: contentSize, isBoldText: isBoldText, textFactor: 1,
      idiom: idiom, fonts: fonts, systemFont: systemFont, avoidsOrphans: avoidsOrphans)
  }
}
