import LayoutModel
import TextMetrics

/// A view that shows text, as recorded on its canvas and as modelled.
struct EvidenceCandidate {
  var index: Int
  var view: ObjectID
  /// The recorded alignment rectangle's size, on the axes on which the content asks for one.
  var recorded: ContentExtent
  var modelled: NaturalSize
  /// By how much its size is varied, in points: another amount for each candidate of a scene.
  var step: Double
  /// The text whose width carries over to other configurations, if it is one.
  var measured: MeasuredText?

  /// The one text of a view, on one line.
  struct MeasuredText {
    var text: SoleText
    /// The model's width of it, not rounded.
    var modelled: Double
    /// What the recorded width leaves for it.
    var recorded: Double
    /// What a recording may be rounded up by: a point where it is whole, else a pixel.
    var rounding: Double

    /// How much wider than modelled it is, as a share; nothing where the recording is the modelled
    /// width, rounded up.
    var excess: Double {
      let room = recorded - modelled
      return room >= 0 && room < rounding ? 0 : recorded / modelled - 1
    }
    /// Recordings are whole pixels.
    var tolerance: Double { 1.01 / modelled }
  }

  /// A width that no text almost as wide would let the view have.
  var wellBelow: ContentExtent? {
    guard let recorded = recorded.width, let modelled = modelled.width else { return nil }
    let width = min(recorded, modelled) / 1.1 - 8
    return ContentExtent(width: width, height: nil, wrapWidth: width)
  }

  /// How much larger the model finds it than it was recorded, in points.
  func surplus(along axis: Axis) -> Double {
    (modelled[axis] ?? 0) - (recorded[axis] ?? 0)
  }

  /// Whether model and recording may be of one content. The recording may be up to half smaller, as text
  /// that wraps is; no font was met whose text is a quarter and 8 points larger than modelled.
  func isPlausible(along axis: Axis) -> Bool {
    guard let recorded = recorded[axis], let modelled = modelled[axis] else { return false }
    return Self.isPlausible(recorded, for: modelled)
  }

  static func isPlausible(_ recorded: Double, for modelled: Double) -> Bool {
    recorded > modelled / 2 && recorded < modelled * 1.25 + 8
  }
}

extension ContentSizing {
  /// The views of a scene whose recorded sizes may be those of their texts.
  func evidenceCandidates(in scene: ResolvedScene) -> [EvidenceCandidate] {
    var found: [EvidenceCandidate] = []
    for (index, node) in scene.nodes.enumerated() where index > 0 && !node.isCollapsed {
      let view = node.view
      guard let frame = view.frame, !view.isMarkedMisplaced, !view.isMarkedAmbiguous,
        known.overrides[view] == nil, showsText(view), !isMeasuredByFile(view),
        !document.translatedViews.contains(view.id)
      else { continue }
      let modelled = contentSize(of: view, width: nil)
      let insets = node.alignmentInsets(at: release)
      let width = frame.width - insets.left - insets.right
      let height = frame.height - insets.top - insets.bottom
      let asked = view.placeholderIntrinsicSize
      let recorded = ContentExtent(
        width: modelled.width == nil || asked.horizontal != nil ? nil : width,
        height: modelled.height == nil || asked.vertical != nil ? nil : height,
        wrapWidth: width)
      guard recorded.width != nil || recorded.height != nil else { continue }
      found.append(
        EvidenceCandidate(
          index: index, view: view.id, recorded: recorded, modelled: modelled,
          step: 1 + Double(found.count) / 1024,
          measured: recorded.width == nil ? nil : measuredText(of: view, frame, modelled)))
    }
    return found
  }

  /// Whether the view's fonts are all read from their own files: a recording that differs was made
  /// on a Mac without them.
  private func isMeasuredByFile(_ view: View) -> Bool {
    guard !known.overrides.fonts.isEmpty else { return false }
    let names = view.content.fontNames
    return !names.isEmpty && names.count == view.content.fonts.count
      && names.allSatisfy { known.overrides.fonts[$0]?.file != nil }
  }

  /// Whether the view's size is that of texts or of system symbols, which are glyphs as well.
  private func showsText(_ view: View) -> Bool {
    switch view.content {
    case .button(let button):
      if button.shownTitle?.isEmpty == false { return true }
      guard let image = button.shownImage else { return true }
      return image.isSystemSymbol || document.images[image.name]?.isSystemSymbol == true
    // Without text their height is a line's.
    case .textField, .textView: return true
    default:
      let content = view.content.described
      return content.shownText?.isEmpty == false
        || content.parts?.contains { $0.title != nil } == true
    }
  }

  private func measuredText(
    of view: View, _ frame: Frame, _ modelled: NaturalSize
  ) -> EvidenceCandidate.MeasuredText? {
    guard let text = soleText(of: view), isOneLine(view, text, frame),
      let modelledWidth = modelled.width
    else { return nil }
    // A button is never narrower than 30 points, however short its title.
    if view.kind == .button, frame.width <= 30 || modelledWidth <= 30 { return nil }
    let width = modelWidth(text)
    let recorded = frame.width - (modelledWidth - textRoom(width, in: view))
    // Beyond these a recording is of another text or font, or an edit since has freed the view.
    guard width > 8, EvidenceCandidate.isPlausible(recorded, for: width) else { return nil }
    return EvidenceCandidate.MeasuredText(
      text: text, modelled: width, recorded: recorded,
      rounding: abs(recorded - recorded.rounded()) < 0.01 ? 1 : 1 / Double(scale))
  }

  /// A label of several lines counts while its text stood on one.
  private func isOneLine(_ view: View, _ text: SoleText, _ frame: Frame) -> Bool {
    guard !text.key.text.plain.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\u{2028}" })
    else { return false }
    guard case .label(let label) = view.content, label.numberOfLines != 1 else { return true }
    return label.preferredMaxLayoutWidth <= 0 && frame.height < text.font.lineHeight * 1.75
  }
}
