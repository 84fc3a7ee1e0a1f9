import LayoutModel
import TextMetrics

/// The one text that decides how wide a view's content is.
struct SoleText {
  var key: TextEvidence.Key
  var font: ResolvedFont
}

extension ContentSizing {
  /// The text of a view whose natural width is that text's and a fixed padding; nil for all others.
  func soleText(of view: View) -> SoleText? {
    switch view.content {
    case .label(let label):
      return soleText(label.text, label.font, size: 17, resolved: font(label))
    case .textField(let field):
      guard
        let shown = [field.text, field.placeholder].compactMap({ $0 }).first(where: { !$0.isEmpty })
      else { return nil }
      return soleText(
        TextContent(shown), field.font, size: 14, resolved: resolve(field.font, defaultSize: 14))
    case .button(let button): return soleText(of: button)
    default: return nil
    }
  }

  private func soleText(of button: ButtonContent) -> SoleText? {
    // A picture beside or behind the title has a part in the width.
    guard button.image == nil, button.backgroundImage == nil else { return nil }
    guard let configuration = button.configuration else {
      let font = titleFont(button)
      return soleText(
        button.title, button.font ?? .system(nil), size: font.pointSize, resolved: font)
    }
    guard configuration.image == nil, configuration.subtitle == nil else { return nil }
    let font = configuredDescription(button)
    let resolved = resolveConfigured(font)
    return soleText(
      configuration.title, font, size: resolved.pointSize, resolved: resolved)
  }

  private func soleText(
    _ text: TextContent?, _ font: FontDescription, size: Double, resolved: ResolvedFont
  ) -> SoleText? {
    guard let text, !text.isEmpty else { return nil }
    var font = font
    font.pointSize = font.pointSize ?? size
    return SoleText(key: TextEvidence.Key(text: text, font: font), font: resolved)
  }

  /// The model's width of a text on one line, in points, not rounded.
  func modelWidth(_ text: SoleText) -> Double {
    measured(text.key.text, font: text.font).size(
      maximumWidth: nil, maximumLines: 0, breaking: .words
    ).width
  }

  /// How much wider than modelled the view's text is, as a share of its width; 0 without evidence.
  func textExcess(of view: View) -> Double {
    guard !known.evidence.isEmpty, let text = soleText(of: view) else { return 0 }
    return known.evidence.excess(of: text.key, in: view.id) ?? 0
  }

  /// What `view` asks for by the evidence and declarations there are, else by its kind's rules.
  func knownSize(of view: View, width: Double?) -> NaturalSize {
    var size = sizeByEvidence(of: view, width: width)
    if let extent = knownExtent(of: view) {
      size.width = extent.width ?? size.width
      // Lines break anew where the view is not as wide as it was.
      let isSameWidth = width.map { abs($0 - extent.wrapWidth) < 1.01 } ?? true
      if let height = extent.height, isSameWidth || !wraps(view) { size.height = height }
    }
    if let declared = known.overrides[view] { size.take(declared) }
    return size
  }

  /// What the view's content asks for on this canvas, as set for a question or as recorded.
  func knownExtent(of view: View) -> ContentExtent? {
    if let probe = known.probes[view.id] { return probe }
    return surroundings.traits.isDesignTime ? known.evidence.canvas[view.id] : nil
  }

  private func sizeByEvidence(of view: View, width: Double?) -> NaturalSize {
    let excess = textExcess(of: view)
    guard excess != 0, let text = soleText(of: view) else {
      return contentSize(of: view, width: width)
    }
    // A text that is wider than modelled has less room in the model's measure.
    var size = contentSize(of: view, width: width.map { $0 / (1 + excess) })
    if let modelled = size.width {
      let onOneLine = modelWidth(text)
      let drawn = wraps(view) ? min(modelled, onOneLine) : onOneLine
      size.width =
        modelled - textRoom(drawn, in: view) + textRoom(drawn * (1 + excess), in: view)
    }
    return size
  }

  /// The room a text of this width gets: whole pixels in a label, whole points in a control.
  func textRoom(_ width: Double, in view: View) -> Double {
    ceilToPixels(width, view.kind == .label ? scale : 1)
  }

  /// Which parts of a view's size come from evidence or declarations.
  func uses(of view: View) -> [SizeUse] {
    guard !known.isEmpty else { return [] }
    var sources: [SizeUse.Source] = []
    let overrides = known.overrides
    let recorded = knownExtent(of: view)
    if recorded != nil { sources.append(.recordedSize) }
    if recorded?.width == nil, !known.evidence.isEmpty, let text = soleText(of: view),
      known.evidence.excess(of: text.key, in: view.id) != nil
    {
      sources.append(.recordedText)
    }
    if overrides.views[view.id] != nil { sources.append(.declaredView) }
    if let name = view.customClass, overrides.classes[name] != nil {
      sources.append(.declaredClass)
    }
    if view.content.imageNames.contains(where: { overrides.images[$0] != nil }) {
      sources.append(.declaredImage)
    }
    if view.content.fontNames.contains(where: { overrides.fonts[$0] != nil }) {
      sources.append(.declaredFont)
    }
    if fonts(of: view).contains(where: \.isOfSystemFile) { sources.append(.declaredSystemFont) }
    return sources.map { SizeUse(view: view.id, source: $0) }
  }
}

extension ContentSizing {
  /// The fonts that the view's text is measured in; none where nothing is declared of the system's.
  private func fonts(of view: View) -> [ResolvedFont] {
    guard known.overrides.systemFont != nil else { return [] }
    switch view.content {
    case .label(let label): return [font(label)] + resolved(label.text.runs)
    case .button(let button):
      let texts = button.configuration.map { [$0.title, $0.subtitle] } ?? [button.title]
      let shown = texts.compactMap(\.self)
      return shown.isEmpty ? [] : [font(button)] + shown.flatMap { resolved($0.runs) }
    case .segmented(let control):
      return control.segments.contains { $0.title != nil } ? [segmentFont] : []
    default:
      let content = view.content.described
      return (content.textFont.map { [resolve($0, defaultSize: 14)] } ?? [])
        + resolved(content.shownText?.runs ?? [])
    }
  }

  private func resolved(_ runs: [TextContent.Run]) -> [ResolvedFont] {
    runs.compactMap(\.font).map { resolve($0, defaultSize: 17) }
  }
}

extension NaturalSize {
  fileprivate mutating func take(_ declared: DeclaredView) {
    if let declaredWidth = declared.width { width = declaredWidth }
    if let declaredHeight = declared.height { height = declaredHeight }
    if let distance = declared.firstBaseline { firstBaseline = .belowTop(distance) }
    if let distance = declared.lastBaseline { lastBaseline = .aboveBottom(distance) }
    if declared.width != nil || declared.height != nil { assumption = nil }
  }
}
