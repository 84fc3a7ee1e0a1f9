internal import LayoutModel

/// What scrolling can show of a scroll view that is not wholly visible itself.
///
/// A finger moves content within the scroll view's frame. What part of the frame nobody sees, nobody
/// sees content in; content at the frame's first edge never moves further in, and content at the last
/// edge never leaves it.
struct ScrolledReach {
  private let placed: PlacedScene

  init(_ placed: PlacedScene) { self.placed = placed }

  /// The frame of a scroll view that can be seen; nil for other views.
  func frame(of at: Int) -> Frame? {
    let entry = placed.entry(at)
    guard entry.scrolls, let view = placed.solved[at], !view.isHidden,
      !entry.isTransparent, !entry.isSystemLaid, view.absoluteFrame.area > 0
    else { return nil }
    return view.absoluteFrame
  }

  /// Whether a scroll view that leaves `limit` takes something with it that no scrolling brings back:
  /// a text or a control, or, where what it shows comes from code, more than a finger's width at one
  /// side.
  ///
  /// - Parameter limit: what is seen of the plane the scroll view lies in.
  func losesContent(_ scroller: Int, beyond limit: Frame) -> Bool {
    guard let box = placed.solved[scroller]?.absoluteFrame else { return false }
    let view = placed.entry(scroller).view
    if view.kind == .textView { return true }
    guard let seen = box.intersection(limit), seen.area > 0 else {
      return showsRows(view) || essentials(in: scroller).contains { _ in true }
    }
    if showsRows(view) { return isLopsided(EdgeLoss(of: box, beyond: limit)) }
    guard let size = placed.solved[scroller]?.contentSize else { return false }
    let ways = (max(0, size.width - box.width), max(0, size.height - box.height))
    func grown(_ frame: Frame) -> Frame {
      Frame(
        x: frame.x, y: frame.y, width: frame.width + ways.0, height: frame.height + ways.1)
    }
    let (whole, reach) = (grown(box), grown(seen))
    return essentials(in: scroller).contains { at, shown in
      let slack = (placed.slack(at, .horizontal), placed.slack(at, .vertical))
      // Views outside of the content have findings of their own.
      return EdgeLoss(of: shown, beyond: whole).worst(horizontal: slack.0, vertical: slack.1) == nil
        && EdgeLoss(of: shown, beyond: reach).worst(horizontal: slack.0, vertical: slack.1) != nil
    }
  }

  /// Rows, items and what code adds are not in the document.
  private func showsRows(_ view: View) -> Bool {
    view.kind == .tableView || view.kind == .collectionView || view.subviews.isEmpty
  }

  /// Texts and controls inside, with what they draw.
  private func essentials(in scroller: Int) -> some Sequence<(Int, Frame)> {
    placed.content.indices.lazy.filter {
      placed.entry($0).role.isEssential && placed.entry($0).scroller == scroller
    }.compactMap { at in placed.content[at].map { (at, $0) } }
  }

  /// Pages with a gap between them are as much wider than the screen at both sides.
  private func isLopsided(_ loss: EdgeLoss) -> Bool {
    func differs(_ first: EdgeLoss.Edge, _ second: EdgeLoss.Edge) -> Bool {
      abs(loss[first] - loss[second]) > HitTargetRule.finger
    }
    return differs(.left, .right) || differs(.top, .bottom)
  }
}

extension EdgeLoss {
  subscript(_ edge: Edge) -> Double { edges.first { $0.edge == edge }?.amount ?? 0 }
}
