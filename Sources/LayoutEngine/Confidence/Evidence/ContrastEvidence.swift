internal import LayoutModel

/// The base shows the same content whole on devices most people have; the edit took it from sight, and
/// nobody has seen that on the canvas.
///
/// Whatever else is uncertain of a view (a sample text, a class of the app's own) is as uncertain in
/// the base, where it fits: the difference is the edit's. Silent on less than eight points at an edge and on a
/// fault the base has on other devices. Of a size that the document does not decide, such as a height
/// that a list gives, it speaks only where edits of the scene brought it, took half of it or more on
/// several devices, and left the recorded size of the root as it was.
///
/// Whoever saves such an edit in Interface Builder sees what it does: of those labelled findings half are
/// right, and a weight for them gained nothing.
struct ContrastEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let loss = Self.loss(of: alarm), !isDoubtful(alarm, loss), alarm.isUnseen
    else { return nil }
    return Feature(.lostUnseen, loss.isGrave ? 2 : 1, of: alarm.finding.view)
  }

  private func isDoubtful(_ alarm: Alarm, _ loss: Loss) -> Bool {
    switch alarm.rule {
    // These two do not tell points.
    case .zeroSize, .truncated: break
    // Half a line of text is less than what one notices at an edge.
    case .overlap where loss.isGrave: break
    default: if alarm.amount < AmountEvidence.noticed { return true }
    }
    guard BorrowedSizeEvidence.isBorrowed(alarm) else { return false }
    return !(loss.isGrave && Self.keepsRoot(alarm) && Self.isEdited(alarm))
  }

  /// Whether the edit left the root's recorded size alone: who makes a row higher elsewhere draws it
  /// higher in Interface Builder, too.
  private static func keepsRoot(_ alarm: Alarm) -> Bool {
    let root = alarm.head.scene.root.id
    guard let was = alarm.base?.recordedFrames[root], let now = alarm.head.recordedFrames[root]
    else { return false }
    return was.size == now.size
  }

  /// Whether edits of the scene caused it, not frames that Interface Builder recorded.
  private static func isEdited(_ alarm: Alarm) -> Bool {
    alarm.cause.map { $0.distance != .recordings } ?? false
  }

  /// What an edit took from sight.
  struct Loss {
    /// The largest share of a view's content.
    var share: Double
    /// Half of the view or more on several usual devices; behind another view a fifth on all, for whoever had
    /// looked at any would have seen it.
    var isGrave: Bool
  }

  /// Shares of a view's content from which its loss counts, and counts fully.
  private static let least = 0.2
  private static let most = 0.45
  private static let mostOfBorrowed = 0.5

  /// What of the view's content is seen in the base and no longer in the head, on usual devices;
  /// nil where it is little, or the content itself was edited.
  static func loss(of alarm: Alarm) -> Loss? {
    guard alarm.regression.change == .new || alarm.regression.change == .spread,
      let base = alarm.base
    else { return nil }
    switch alarm.rule {
    case .clipped, .hitTarget, .protrudes, .offScreen, .overlap, .zeroSize: break
    // Code may set a text that fits where the document's own does not.
    case .truncated where FixedTextEvidence().feature(of: alarm) != nil: break
    default: return nil
    }
    var shares: [Double] = []
    // On how many usual devices the edge of the screen cuts what people notice.
    var cut = 0
    for after in alarm.places where after.configuration.isPlain(for: alarm.head) {
      guard let before = base[after.configuration.name], isComparable(before, after, alarm)
      else { continue }
      let same = shown(by: alarm).filter { hasSameContent($0, base, alarm.head) }
      let lost = same.map { view -> Double in
        let other = alarm.rule == .overlap ? alarm.views.first { $0 != view } : nil
        let was = seenShare(of: view, behind: other, before)
        guard was > 0.95, showsAllText(of: view, before) else { return 0 }
        switch alarm.rule {
        case .truncated: return alarm.amount(on: [after.configuration.name])
        case .hitTarget: return narrowing(of: view, before, after)
        default: return was - seenShare(of: view, behind: other, after)
        }
      }
      shares.append(lost.max() ?? 0)
      if alarm.rule == .offScreen, lost.contains(where: { $0 > 0 }),
        alarm.amount(on: [after.configuration.name]) >= AmountEvidence.noticed
      {
        cut += 1
      }
    }
    guard let worst = shares.max(), worst >= least || cut > 1 else { return nil }
    // A larger root would show the rest of what it cuts at its end, and code may make it larger.
    if worst < mostOfBorrowed, BorrowedSizeEvidence.isBorrowed(alarm) { return nil }
    let usual = alarm.head.layouts.placed.count { $0.configuration.isPlain(for: alarm.head) }
    let isEverywhere =
      alarm.rule == .overlap && usual > 2 && shares.count { $0 >= least } == usual
    return Loss(share: worst, isGrave: isEverywhere || shares.count { $0 >= most } > 1)
  }

  /// Whose content is lost: the view, or what lies in one that draws nothing itself.
  private static func shown(by alarm: Alarm) -> [ObjectID] {
    guard alarm.rule == .offScreen, let place = alarm.places.first,
      let at = place.index.position[alarm.finding.view], place.content[at] == nil
    else { return alarm.subjects }
    return place.content.indices.filter {
      place.content[$0] != nil && place.index.isAncestor(at, of: $0)
    }.map { place.id($0) }
  }

  /// The share that a finger loses of a control, on the axis where it loses most.
  private static func narrowing(
    of view: ObjectID, _ before: PlacedScene, _ after: PlacedScene
  ) -> Double {
    guard let was = before.touchArea(of: view)?.size, let now = after.touchArea(of: view)?.size
    else { return 0 }
    return Axis.allCases.map { was[$0] > 0 ? 1 - now[$0] / was[$0] : 0 }.max() ?? 0
  }

  /// A root that its content makes smaller says nothing of what it shows, but for what leaves it at
  /// its start.
  private static func isComparable(
    _ before: PlacedScene, _ after: PlacedScene, _ alarm: Alarm
  ) -> Bool {
    guard !after.hasWindow, let axis = alarm.axis, alarm.rule != .zeroSize else { return true }
    return after.layout.size[axis] > before.layout.size[axis] - 1
      || BorrowedSizeEvidence.leavesAtStart(alarm.finding.view, axis, in: after)
  }

  private static func hasSameContent(
    _ view: ObjectID, _ base: JudgedScene, _ head: JudgedScene
  ) -> Bool {
    guard let was = base.entry(view)?.view, let now = head.entry(view)?.view else { return false }
    return was.content == now.content && was.isHidden == now.isHidden
  }

  /// Whether a view has no text, or room for all of it.
  private static func showsAllText(of view: ObjectID, _ placed: PlacedScene) -> Bool {
    guard let solved = placed.solved(view) else { return true }
    let needed = solved.intrinsicSize.vertical ?? 0
    if placed.index.position[view].map({ placed.entry($0).role }) == .text,
      needed > solved.frame.height + AmountEvidence.noticed
    {
      return false
    }
    guard let text = solved.text else { return true }
    return text.availableLines >= text.neededLines
      && (text.neededLines > 1
        || text.neededWidth <= solved.frame.width * (1 + PlacedScene.textMargin) + 1)
  }

  /// How much of what a view draws is within the root and all views that clip it, and not common
  /// with `other`; 0 for a view without size. What can be scrolled to counts as seen.
  static func seenShare(
    of view: ObjectID, behind other: ObjectID?, _ placed: PlacedScene
  ) -> Double {
    guard let at = placed.index.position[view], let solved = placed.solved[at], !solved.isHidden,
      let drawn = solved.contentRect, drawn.area > 0
    else { return 0 }
    let whole = drawn.offset(by: solved.absoluteOrigin)
    guard let rest = placed.visiblePart(of: whole, at: at, .withinScrollerAndRoot) else { return 0 }
    var area = rest.area
    if let other, let there = placed.index.position[other], let cover = placed.content[there] {
      area -= rest.intersection(cover)?.area ?? 0
    }
    return area / whole.area
  }
}
