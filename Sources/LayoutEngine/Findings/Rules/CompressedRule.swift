internal import LayoutModel

/// A view squeezed below the natural size of its content.
///
/// Pictures that scale, text that wraps or scrolls, and sizes the file states outright are not
/// squeezed. Text that no longer fits its lines belongs to ``TruncatedRule``. Text that shrinks as
/// its label allows is noted with its factor.
struct CompressedRule: SingleLayoutRule {
  let rule = Rule.compressed

  func violations(in placed: PlacedScene) -> [Violation] {
    placed.visible.flatMap { at -> [Violation] in
      guard let solved = placed.solved[at], !placed.isSizeAssumed(at),
        solved.frame.width >= placed.pixel, solved.frame.height >= placed.pixel
      else { return [] }
      if let shrunk = shrunk(at, solved, placed) { return [shrunk] }
      return Axis.allCases.compactMap { squeezed(at, $0, solved, placed) }
    }
  }

  private func squeezed(
    _ at: Int, _ axis: Axis, _ solved: SolvedView, _ placed: PlacedScene
  ) -> Violation? {
    guard let natural = solved.intrinsicSize[axis], natural > 1,
      mustKeepSize(placed.entry(at), axis)
    else { return nil }
    let size = axis == .horizontal ? solved.frame.width : solved.frame.height
    let short = natural - size
    // Half a line's blank may go before letters touch an edge.
    let tolerated = solved.text == nil ? placed.pixel : max(placed.pixel, natural * 0.15)
    guard short > tolerated + 1e-9, !isStated(at, axis, natural, placed) else { return nil }
    let word = axis == .horizontal ? "narrower" : "shorter"
    return placed.violation(
      at, axis: axis, amount: short, .warning,
      "\(placed.name(at)) is \(PointText.short(short)) pt \(word) than its content "
        + "(\(PointText.short(size)) of \(PointText.short(natural)))")
  }

  private func mustKeepSize(_ entry: SceneIndex.Entry, _ axis: Axis) -> Bool {
    switch entry.view.content {
    // Width decides how text breaks, which has a rule of its own.
    case .label, .button: axis == .vertical
    // The text scrolls inside the field.
    case .textField: axis == .vertical
    case .segmented, .pageControl, .activityIndicator: true
    default: entry.view.kind.keepsSize
    }
  }

  /// A size the author wrote down, and text that is as large as the author saw it.
  private func isStated(
    _ at: Int, _ axis: Axis, _ natural: Double, _ placed: PlacedScene
  ) -> Bool {
    let configuration = placed.configuration
    let asSeen =
      configuration.contentSize <= .large && configuration.textFactor == 1
      && !configuration.isBoldText
    guard asSeen || placed.solved[at]?.text == nil else { return false }
    let entry = placed.entry(at)
    let parent = entry.parent.map { placed.entry($0).view.kind }
    if entry.view.translatesMask || entry.view.hasFixedFrame, parent != .stackView { return true }
    return placed.index.statedSizes(of: placed.id(at), axis).contains {
      $0.relation != .greaterThanOrEqual && ($0.constant ?? natural) < natural
    }
  }

  private func shrunk(_ at: Int, _ solved: SolvedView, _ placed: PlacedScene) -> Violation? {
    guard case .label(let label) = placed.entry(at).view.content, label.adjustsFontSizeToFit,
      label.numberOfLines == 1, let text = solved.text, !text.isAssumed,
      text.neededWidth > solved.frame.width * (1 + PlacedScene.textMargin) + placed.pixel
    else { return nil }
    let factor = max(solved.frame.width / text.neededWidth, label.minimumScaleFactor ?? 0)
    return placed.violation(
      at, axis: .horizontal, amount: text.neededWidth - solved.frame.width,
      factor < 0.75 ? .warning : .info,
      "the text of \(placed.name(at)) shrinks to \(PointText.percent(factor)) of its size")
  }
}
