import LayoutModel
import TextMetrics

/// What the views and controls of AppKit ask for.
extension ContentSizing {
  /// Of the alignment rectangle; for a text that wraps, at `width`.
  func roughMacSize(_ content: MacContent, view: View, width: Double?) -> NaturalSize {
    var size = macSize(content, view: view, width: width)
    size.isRough = true
    return size
  }

  private func macSize(_ content: MacContent, view: View, width: Double?) -> NaturalSize {
    switch content.control {
    case .matrix:
      return NaturalSize(width: content.cellsSize?.width, height: content.cellsSize?.height)
    case .container, .split, .grid, .tabs, .titledBox, .untitledBox, .customBox:
      return .none
    case .path, .popUpPath:
      let line = macLine(content)
      // A line higher than the control makes it higher: 18 points in a small one, recorded 22 high.
      let height = MacSizeRules.height(of: content, at: release).map { max($0, line.height) }
      return macBordered(NaturalSize(width: nil, height: height), content, line)
    case .colorWell:
      let height = MacSizeRules.height(of: content, at: release) ?? 0
      return height > 0 ? macAlong(content, isVertical: false) : .none
    case .datePicker, .plainDatePicker: return macBordered(.none, content, macLine(content))
    case .label, .filledLabel: return macLabelSize(content, view: view, width: width)
    case .field, .linedField, .searchField, .comboBox: return macFieldSize(content)
    case .image, .framedImage: return macAligned(macImageSize(content.image), content)
    case .separator: return macAlong(content, isVertical: content.isVertical)
    case .slider, .markedSlider: return macAlong(content, isVertical: content.isVertical)
    case .level, .continuousLevel, .progressBar: return macAlong(content, isVertical: false)
    case .segmented, .roundRectSegments, .squareSegments, .texturedSegments:
      return macSegmentedSize(content)
    case .stepper, .help, .disclosure, .round:
      return macBordered(macFixedSize(content), content, macLine(content))
    case .spinner, .disclosureTriangle, .toggle: return macFixedSize(content)
    case .push, .check, .radio, .roundRect, .recessed, .inline, .textured, .texturedSquare, .square,
      .gradient,
      .shadowless, .popUp, .plainPopUp, .plainButton, .plainPush, .plainRoundRect:
      return macButtonSize(content)
    }
  }

  private func macFixedSize(_ content: MacContent) -> NaturalSize {
    NaturalSize(
      width: MacSizeRules.width(of: content, at: release),
      height: MacSizeRules.height(of: content, at: release))
  }

  /// Each segment as wide as it is told to be or as its title asks for, with lines around and between them.
  private func macSegmentedSize(_ content: MacContent) -> NaturalSize {
    let font = macFont(content)
    let room = MacSizeRules.width(of: content, at: release) ?? 0
    var isKnown = !content.segments.isEmpty
    let widths = content.segments.map { segment -> Double in
      if let width = segment.width { return width }
      guard let title = segment.title else {
        isKnown = false
        return 0
      }
      return measurer.width(title, font: font).rounded(.up) + room
    }
    // Those of a round rect have theirs outside of what they are aligned by.
    let around = content.control == .roundRectSegments ? 0 : MacSizeRules.firstLines[release]
    let lines = around + Double(max(0, widths.count - 1)) * MacSizeRules.moreLines[release]
    return NaturalSize(
      width: isKnown ? widths.reduce(0, +) + lines : nil,
      height: MacSizeRules.height(of: content, at: release))
  }

  /// A control that stretches: of one thickness, as long as it may be.
  private func macAlong(_ content: MacContent, isVertical: Bool) -> NaturalSize {
    let thickness = MacSizeRules.height(of: content, at: release)
    if isVertical { return NaturalSize(width: thickness, height: nil) }
    var size = NaturalSize(width: nil, height: thickness)
    if let above = MacBaselineRules.aboveBottom(content, at: release) {
      size.lastBaseline = .aboveBottom(above)
      size.firstBaseline = .aboveBottom(above)
    }
    return size
  }

  func macFont(_ content: MacContent) -> ResolvedFont {
    let usual = MacTextRules.fontSize(content.controlSize)
    return resolve(content.font ?? .system(usual), defaultSize: usual)
  }

  /// A line in the control's font, in whole points.
  private func macLine(_ content: MacContent) -> MacTextRules.Line {
    let font = macFont(content)
    let described = content.text?.runs.lazy.compactMap(\.font).first ?? content.font
    let size = described?.pointSize ?? font.pointSize
    if case .named(let name, _)? = described?.face {
      let own = resolve(described ?? .system(size), defaultSize: size)
      if !own.isOfSystem { return MacTextRules.namedLine(own, of: name, at: release) }
    }
    return MacTextRules.systemLine(
      size: size, at: release, hasTextStyle: content.hasTextStyle)
  }

  private func macLabelSize(_ content: MacContent, view: View, width: Double?) -> NaturalSize {
    let line = macLine(content)
    // One without a text has room for the one that stands there until it has.
    let shown = content.text.flatMap { $0.isEmpty ? nil : $0 }
    guard let text = shown ?? content.prompt.map({ TextContent($0) }), !text.isEmpty else {
      var room = content.isCentred ? MacTextRules.centredRoom[release] : 0
      if content.control == .filledLabel { room += MacTextRules.filledRoom[release] }
      return NaturalSize(
        width: content.isEditable ? nil : room, height: line.height,
        firstBaseline: .belowTop(line.height - line.descent),
        lastBaseline: .aboveBottom(line.descent))
    }
    let stated = content.preferredMaxLayoutWidth > 0 ? content.preferredMaxLayoutWidth : nil
    let first = stated == nil ? macFirstWidth(content, view: view, line: line) : nil
    let preferred = stated ?? first
    let measured = measured(text, font: macFont(content))
    // How wide it wants to be does not change with the width it gets.
    let wanted = measured.size(
      maximumWidth: content.wraps ? preferred : nil,
      maximumLines: content.wraps || content.keepsLines ? 0 : 1,
      breaking: .words)
    let size =
      content.wraps
      ? measured.size(maximumWidth: width ?? preferred, maximumLines: 0, breaking: .words)
      : wanted
    let lines = max(1, size.lines)
    var room = content.isCentred ? MacTextRules.centredRoom[release] : 0
    if content.control == .filledLabel { room += MacTextRules.filledRoom[release] }
    return NaturalSize(
      width: content.isEditable ? nil : (wanted.width - 1e-4).rounded(.up) + room,
      height: Double(lines) * line.height,
      assumption: size.isAssumed ? .unknownFont : nil,
      isHeld: first != nil && (width ?? wanted.width) <= wanted.width + 1,
      firstBaseline: .belowTop(line.height - line.descent), lastBaseline: .aboveBottom(line.descent)
    )
  }

  /// The width at which a canvas wrapped a text that takes the width of its first layout: the recorded one.
  ///
  /// A text that was recorded in one line needs none.
  private func macFirstWidth(
    _ content: MacContent, view: View, line: MacTextRules.Line
  ) -> Double? {
    guard content.wrapsAtFirstWidth, let frame = view.frame, frame.height >= line.height * 1.5
    else { return nil }
    let overhang = MacOverhang.insets(of: content, at: release)
    let width = frame.width - overhang.left - overhang.right
    return width > 0 ? width + Self.firstWidthSlack : nil
  }

  /// What a modelled line may be longer than the recorded one without another break.
  private static var firstWidthSlack: Double { 0.5 }

  /// As wide as it is made, as high as its line.
  private func macFieldSize(_ content: MacContent) -> NaturalSize {
    let line = macLine(content)
    let height =
      MacSizeRules.height(of: content, at: release)
      ?? line.height
      + (content.control == .linedField
        ? MacTextRules.linePadding[release] : MacTextRules.fieldPadding[release])
    let width =
      content.isEditable
      ? nil
      : content.text.map { text in
        measured(text, font: macFont(content)).size(
          maximumWidth: nil, maximumLines: 1, breaking: .words
        ).width.rounded(.up) + 6
      }
    return macBordered(NaturalSize(width: width, height: height), content, line)
  }

  private func macBordered(
    _ size: NaturalSize, _ content: MacContent, _ line: MacTextRules.Line
  ) -> NaturalSize {
    var size = size
    let raised = MacBaselineRules.raised(content, at: release)
    let height = size.height ?? line.height
    let below = line.descent + (raised > 0 ? raised : (height - line.height) / 2)
    size.lastBaseline = .aboveBottom(below)
    size.firstBaseline = size.height.map { .belowTop($0 - below) } ?? .aboveBottom(below)
    return size
  }

  private func macImageSize(_ image: ImageContent?, inButton isInButton: Bool = false)
    -> NaturalSize
  {
    guard let image else { return .none }
    if let declared = known.overrides.images[image.name] {
      return NaturalSize(width: declared.width, height: declared.height)
    }
    guard let known = document.images[image.name] else {
      return NaturalSize(width: nil, height: nil, assumption: .missingImage)
    }
    let size = isInButton ? MacTemplatePicture.drawn(image.name, listed: known.size) : known.size
    return NaturalSize(
      width: size.width, height: size.height,
      assumption: image.isSystemSymbol ? .symbolImage : nil)
  }

  /// Without what a symbol's picture has above and below of what it is aligned by.
  private func macAligned(_ picture: NaturalSize, _ content: MacContent) -> NaturalSize {
    guard content.symbolHeight != nil, let height = picture.height else { return picture }
    let overhang = MacOverhang.insets(of: content, at: release)
    var aligned = picture
    aligned.height = max(0, height - overhang.top - overhang.bottom)
    return aligned
  }

  /// A title and the room beside it, rounded up to the step that the control's canvas has.
  private func titleWidth(_ title: Double, beside room: Double, in content: MacContent) -> Double {
    let isFine = content.control == .push || content.control == .popUp
    // The part of a point belongs to the title.
    if title == 0, isFine { return room.rounded(.down) }
    let step = isFine ? MacSizeRules.titleStep[release] : 1
    return ((title + room - 1e-4) / step).rounded(.up) * step
  }

  private func macUntitledLess(_ content: MacContent) -> Double {
    switch content.controlSize {
    case .mini, .regular: MacSizeRules.untitledBox[release]
    case .small: MacSizeRules.smallUntitledBox[release]
    case .large, .extraLarge: MacSizeRules.largeUntitledBox[release]
    }
  }

  private func macButtonSize(_ content: MacContent) -> NaturalSize {
    let line = macLine(content)
    let titles =
      content.items.isEmpty
      ? [content.text ?? TextContent("")] : content.items.map { TextContent($0) }
    let font = macFont(content)
    let title =
      titles.map {
        measured($0, font: font).size(maximumWidth: nil, maximumLines: 1, breaking: .words).width
      }.max() ?? 0
    let picture = macImageSize(content.image, inButton: true)
    var width = MacSizeRules.width(of: content, at: release)
    var height = MacSizeRules.height(of: content, at: release)
    if content.showsImageAlone, content.control != .popUp {
      let room = MacSizeRules.imageRoom(of: content, at: release) ?? 0
      width = picture.width.map { $0 + room }
      if height == nil || height == 0 { height = macAligned(picture, content).height }
    } else {
      width = titleWidth(title, beside: width ?? 0, in: content)
      if title == 0, content.control == .check || content.control == .radio {
        width = width.map { $0 - macUntitledLess(content) }
      }
      if content.control == .popUp {
        // One that pulls down shows the picture of its first item, in the size of its titles.
        let share = MacTextRules.fontSize(content.controlSize) / MacTextRules.fontSize(.regular)
        if let shown = picture.width { width = width.map { $0 + (shown * share).rounded() } }
      } else if !content.items.isEmpty, content.control != .plainPopUp {
        let more = content.control == .recessed ? MacSizeRules.recessedArrow[release] : 0
        width = width.map { $0 + MacSizeRules.arrowRoom[release] + more }
      } else if content.showsImageBehind {
        width = max(width ?? 0, picture.width ?? 0)
      } else if content.image != nil {
        width = nil
      }
      if height == nil || height == 0 {
        height = line.height + (content.control == .square ? MacSizeRules.squareRoom[release] : 0)
      }
    }
    if content.control == .gradient {
      height = max(height ?? 0, MacSizeRules.leastGradient[release])
    }
    var size = NaturalSize(width: width, height: height, assumption: picture.assumption)
    switch content.control {
    case .check where title == 0, .radio where title == 0:
      let untitled = MacOverhang.untitledInsets(of: content, at: release)
      size.height = size.height.map { $0 - untitled.top - untitled.bottom }
      size.lastBaseline = .aboveBottom(MacBaselineRules.untitledBox[release])
      return size
    case .check, .radio:
      if let boxed = MacOverhang.boxedLine(of: content, at: release) {
        size.height = boxed.height
      }
      let room = (size.height ?? line.height) - line.height
      size.lastBaseline = .aboveBottom(line.descent + (room / 2).rounded(.down))
      size.firstBaseline = .belowTop(line.height - line.descent + (room / 2).rounded(.up))
      return size
    case .plainButton, .plainPush, .plainRoundRect, .plainPopUp:
      let room = max(0, (size.height ?? line.height) - line.height) / 2
      size.lastBaseline = .aboveBottom(line.descent + room.rounded(.down))
      size.firstBaseline = .belowTop(line.height - line.descent + room.rounded(.up))
      return size
    default: return macBordered(size, content, line)
    }
  }
}
