internal import LayoutModel

/// Visible content that an ancestor cuts off for good.
///
/// What a finger can scroll to is not cut off. A scroll view is where it loses what no scrolling
/// brings back. A screen edge is the business of ``OffScreenRule``.
/// A view that is wholly outside is a note, unless an edit put it there and the base has the view.
/// Also text set to end in a clip that is wider than its view.
struct ClippedRule: SingleLayoutRule {
  let rule = Rule.clipped

  func violations(in placed: PlacedScene) -> [Violation] {
    let reach = ScrolledReach(placed)
    return placed.content.indices.compactMap { at in
      guard let shown = placed.content[at] ?? reach.frame(of: at) else { return nil }
      return cutText(at, placed) ?? cut(at, shown, placed)
    }
  }

  private func cut(_ at: Int, _ shown: Frame, _ placed: PlacedScene) -> Violation? {
    let entry = placed.entry(at)
    if entry.role == .image, fillsOnPurpose(entry.view) { return nil }
    var next = entry.parent
    while let ancestor = next {
      next = placed.entry(ancestor).parent
      // A windowed root that clips does what the screen's edge does.
      if next == nil, placed.hasWindow { return nil }
      guard let box = placed.solved[ancestor]?.absoluteFrame else { continue }
      let scrolls = placed.entry(ancestor).scrolls
      guard scrolls || placed.entry(ancestor).clips else { continue }
      guard let limit = scrolls ? reach(of: ancestor, box, placed) : box else { return nil }
      let loss = EdgeLoss(of: shown, beyond: limit)
      if let worst = loss.worst(
        horizontal: placed.slack(at, .horizontal), vertical: placed.slack(at, .vertical))
      {
        let isScrolling = entry.scrolls
        if isScrolling, !ScrolledReach(placed).losesContent(at, beyond: limit) { return nil }
        let isEssential = entry.role.isEssential || isScrolling
        guard let rest = shown.intersection(limit), rest.area > 0 else {
          return isEssential ? outside(at, ancestor, worst, placed) : nil
        }
        return placed.violation(
          at, other: placed.id(ancestor), axis: worst.edge.axis, amount: worst.amount,
          isEssential && !placed.isBorrowedSize(ancestor, worst.edge.axis)
            ? .error : .warning,
          "\(placed.name(at)) is cut off by \(placed.name(ancestor)): "
            + "\(PointText.short(worst.amount)) pt at the \(worst.edge.rawValue)")
      }
      // Past a scroll view the place on screen depends on the finger.
      if scrolls { return nil }
    }
    return nil
  }

  /// A view wholly outside a clipping view is a hidden state (a drawer), unless an edit put it there.
  /// Nothing waits left of where a scroll view's content begins: no finger pulls it in from there.
  private func outside(
    _ at: Int, _ ancestor: Int, _ worst: (edge: EdgeLoss.Edge, amount: Double),
    _ placed: PlacedScene
  ) -> Violation? {
    var found = placed.violation(
      at, other: placed.id(ancestor), axis: worst.edge.axis, amount: worst.amount, .error,
      "\(placed.name(at)) lies outside \(placed.name(ancestor)), which clips: "
        + "\(PointText.short(worst.amount)) pt beyond the \(worst.edge.rawValue)")
    let isBeforeContent = placed.entry(ancestor).scrolls && worst.edge == .left
    found.isDesigned = !isBeforeContent
    return found
  }

  /// The area that scrolling can show; nil if the content size is not known.
  private func reach(of scroller: Int, _ box: Frame, _ placed: PlacedScene) -> Frame? {
    guard let size = placed.solved[scroller]?.contentSize else { return nil }
    return Frame(
      x: box.x, y: box.y, width: max(box.width, size.width), height: max(box.height, size.height))
  }

  /// Modes that let an image be larger than its place.
  private func fillsOnPurpose(_ view: View) -> Bool {
    switch view.contentMode {
    case nil, "scaleToFill", "scaleAspectFit": false
    default: true
    }
  }

  private func cutText(_ at: Int, _ placed: PlacedScene) -> Violation? {
    guard case .label(let label) = placed.entry(at).view.content, label.lineBreakMode == "clip",
      label.numberOfLines == 1, !label.adjustsFontSizeToFit, !placed.isSizeAssumed(at),
      let solved = placed.solved[at], let text = solved.text, !text.isAssumed
    else { return nil }
    let room = solved.frame.width
    guard text.neededWidth > room * (1 + PlacedScene.textMargin) + placed.pixel else { return nil }
    return placed.violation(
      at, axis: .horizontal, amount: text.neededWidth - room, .error,
      "the text of \(placed.name(at)) is cut off: it needs \(PointText.short(text.neededWidth)) pt"
        + " and has \(PointText.short(room))")
  }
}
