import LayoutModel
import TextMetrics

extension ContentSizing {
  func font(_ label: LabelContent) -> ResolvedFont { resolve(label.font, defaultSize: 17) }

  func resolve(_ font: FontDescription, defaultSize: Double) -> ResolvedFont {
    var font = font
    if font.pointSize == 0, surroundings.traits.isDesignTime {
      font.pointSize = TextRules.zeroSize[release]
    }
    return measurer.resolve(font, defaultSize: defaultSize, adjustsForContentSize: false)
  }

  /// A label asks for its text's size, rounded up to pixels; wrapped to `width` if it may wrap.
  func labelSize(_ label: LabelContent, width: Double?) -> NaturalSize {
    guard !label.text.isEmpty else { return NaturalSize(width: 0, height: 0) }
    let font = font(label)
    let wraps = label.numberOfLines != 1
    let preferred = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : nil
    let available = wraps ? width ?? preferred : nil
    let size = measured(label.text, font: font).size(
      maximumWidth: available, maximumLines: label.numberOfLines,
      breaking: .words)
    // The last line's descent is measured from the bottom, so a stretched label keeps both ends.
    let drawn = max(size.width, filled(label, font, by: size, in: available))
    return NaturalSize(
      width: ceilToPixels(drawn, scale), height: ceilToPixels(size.height, scale),
      assumption: size.assumption,
      firstBaseline: .belowTop(roundToPixels(font.ascender, scale)),
      lastBaseline: .aboveBottom(roundToPixels(font.descender, scale)))
  }

  /// The room that justified lines fill, all but the last of a paragraph; none where nothing wraps.
  ///
  /// So are all of four recorded labels, of four repositories, whose width nothing else decides.
  private func filled(
    _ label: LabelContent, _ font: ResolvedFont, by size: TextSize, in available: Double?
  ) -> Double {
    guard label.alignment == "justified", let available, available.isFinite else { return 0 }
    let unwrapped = measured(label.text, font: font).size(
      maximumWidth: nil, maximumLines: 0, breaking: .words)
    return size.neededLines > unwrapped.lines ? available : 0
  }

  /// A text view that does not scroll asks for its text plus 8 points above and below; its lines
  /// are 5 points narrower on each side. A text style's leading stands below the last line too.
  func textViewSize(_ text: TextViewContent, width: Double?) -> NaturalSize {
    guard !text.isScrollEnabled else { return .none }
    var font = resolve(text.font, defaultSize: 14)
    font.leading += font.lineGap
    let available = width.map { max(0, $0 - 10) }
    let size = measured(text.text, font: font).size(
      maximumWidth: available, maximumLines: 0, breaking: .words)
    let height = max(size.height, font.lineHeight) + font.leading
    return NaturalSize(
      width: ceilToPixels(size.width + 10, scale), height: ceilToPixels(height + 16, scale),
      assumption: size.assumption,
      firstBaseline: .belowTop(roundToPixels(8 + font.ascender, scale)),
      lastBaseline: .aboveBottom(roundToPixels(8 + font.descender, scale)))
  }

  /// Rounded fields have one height per release; others follow their font.
  func textFieldSize(_ field: TextFieldContent) -> NaturalSize {
    let font = resolve(field.font, defaultSize: 14)
    let shown = [field.text, field.placeholder].compactMap { $0 }.first { !$0.isEmpty }
    let isRounded = field.borderStyle == "roundedRect"
    let padding: Double = isRounded ? 14 : field.borderStyle == "bezel" ? 14 : 0
    let room = isRounded || padding == 0 ? ControlRules.fieldRoom[release] : .zero
    // An empty field is as wide as its border; the canvas keeps the width that it recorded.
    let width =
      shown.map { text in
        let width = measurer.width(text, font: font)
        guard padding == 0, room.plain > 0 else {
          return width.rounded(.up) + padding + (isRounded ? room.rounded : 0)
        }
        return ceilToPixels(width, scale) + room.plain
      } ?? (padding > 0 && !surroundings.traits.isDesignTime ? padding : nil)
    let height = fieldHeight(field, font: font)
    let toBaseline = font.ascender - font.lineHeight / 2
    return NaturalSize(
      width: width, height: height, assumption: font.isAssumed ? .unknownFont : nil,
      firstBaseline: .belowCentre(roundToPixels(toBaseline, scale)),
      lastBaseline: .belowCentre(roundToPixels(toBaseline, scale)))
  }

  private func fieldHeight(_ field: TextFieldContent, font: ResolvedFont) -> Double {
    let line = font.lineHeight
    // On a television every field is as high as its text.
    switch isTelevision ? nil : field.borderStyle {
    case "roundedRect":
      let usual = ControlRules.roundedFieldHeight[release]
      if usual > 30 { return max(usual, floorToPixels(line + 10, scale)) }
      return ControlRules.roundedFieldGrows[release] ? max(usual, line.rounded(.up) + 4) : usual
    case "line":
      let padding = ControlRules.lineFieldPadding[release]
      return padding > 4 ? floorToPixels(line + padding, scale) : line.rounded(.up) + padding
    case "bezel":
      return max(22, ceilToPixels(line + 2.5, scale))
    default:
      // Dots are as high as their line, in whole points, in every release that was met.
      let padding = field.isSecure ? 0 : ControlRules.plainFieldPadding[release]
      let least = field.isSecure ? 0 : ControlRules.plainFieldLeast[release]
      return max(
        least, field.hasClearButton ? ControlRules.clearButtonHeight[release] : 0,
        padding > 0 ? ceilToPixels(line + padding, scale) : line.rounded(.up))
    }
  }

  /// The font of segments' titles.
  var segmentFont: ResolvedFont {
    return resolve(
      FontDescription(
        face: .system(weight: ControlRules.segmentWeight[release], italic: false), pointSize: 13),
      defaultSize: 13)
  }

  /// Equal segments as wide as the widest title, or each its own width; one point between them.
  func segmentedSize(_ control: SegmentedContent) -> NaturalSize {
    let font = segmentFont
    let padding = ControlRules.segmentPadding[release]
    var assumption: Assumption.Reason?
    let widths = control.segments.map { segment -> Double in
      if let width = segment.width, width > 0 { return width }
      if let image = segment.image, segment.title == nil {
        guard let known = document.images[image] else {
          assumption = .missingImage
          return 30
        }
        return known.size.width + padding
      }
      return measurer.width(segment.title ?? "", font: font).rounded(.up) + padding
    }
    let gaps = Double(max(0, widths.count - 1))
    let isEven =
      !control.apportionsByContent && control.segments.allSatisfy { ($0.width ?? 0) <= 0 }
    let total =
      isEven ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +)
    return NaturalSize(
      width: total + gaps,
      height: isTelevision
        ? TelevisionRules.segmentedHeight : ControlRules.segmentedHeight[release],
      assumption: assumption)
  }
}

extension TextSize {
  /// The assumption about the text; nil where all of it is known.
  fileprivate var assumption: Assumption.Reason? {
    isAssumed ? .unknownFont : hasGuessedCharacters ? .unknownScript : nil
  }
}
