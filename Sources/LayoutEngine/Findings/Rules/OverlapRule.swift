internal import ConstraintSolver
internal import LayoutModel

/// Two visible things in the same place.
///
/// Something to read or touch must be involved. Containment (a caption on a picture), an overlap
/// that a constraint between the two makes (a badge on an avatar) and one that occurs on every
/// configuration look designed: they are notes. A whole cover, or an overlap that a constraint makes, is an alarm
/// if an edit causes it and the base has both views.
struct OverlapRule: SingleLayoutRule {
  let rule = Rule.overlap
  /// Points up to which two things only graze each other.
  private static let graze = 3.0

  func violations(in placed: PlacedScene) -> [Violation] {
    let candidates = placed.content.indices.compactMap { at -> Candidate? in
      guard let shown = placed.content[at], let seen = placed.visiblePart(of: shown, at: at) else {
        return nil
      }
      return Candidate(at: at, box: body(of: at, seen, placed))
    }
    return crossings(candidates).compactMap {
      overlap(candidates[$0.back], candidates[$0.front], placed)
    }
  }

  /// The pairs whose boxes share some height and some width, in document order.
  ///
  /// A sweep along one axis compares each box with those that began before it and have not ended. The axis is
  /// the one along which fewer boxes share room.
  private func crossings(_ candidates: [Candidate]) -> [(back: Int, front: Int)] {
    guard candidates.count > Self.few else {
      return candidates.indices.flatMap { back in
        ((back + 1)..<candidates.count).map { (back: back, front: $0) }
      }
    }
    let axis =
      Self.shared(candidates.map(\.box), .vertical)
        <= Self.shared(candidates.map(\.box), .horizontal)
      ? Axis.vertical : .horizontal
    let extents = candidates.map { Self.extent($0.box, axis) }
    let order = candidates.indices.sorted { (extents[$0].start, $0) < (extents[$1].start, $1) }
    var open: [Int] = []
    var pairs: [(back: Int, front: Int)] = []
    for next in order {
      open.removeAll { extents[$0].end <= extents[next].start }
      let before = pairs.count
      for other in open where candidates[other].box.intersection(candidates[next].box) != nil {
        pairs.append((min(other, next), max(other, next)))
      }
      // The result no longer matters: the scene is reported as too much work.
      guard
        WorkMeter.spend(
          Self.step * (open.count + 1) + Self.stepsPerOverlap * (pairs.count - before))
      else { return [] }
      open.append(next)
    }
    return pairs.sorted { $0 < $1 }
  }

  /// Steps of work for a pair; most pairs turn out to be no findings.
  private static let step = 4
  /// Steps of work for a pair that may become a finding.
  private static let stepsPerOverlap = 2000

  /// The number of candidates up to which all pairs are compared.
  private static let few = 32

  private static func extent(_ box: Frame, _ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (box.x, box.maxX) : (box.y, box.maxY)
  }

  /// How many pairs of boxes share room along an axis.
  private static func shared(_ boxes: [Frame], _ axis: Axis) -> Int {
    let starts = boxes.map { extent($0, axis).start }.sorted()
    let ends = boxes.map { extent($0, axis).end }.sorted()
    var count = 0
    var ended = 0
    for (begun, start) in starts.enumerated() {
      while ended < ends.count, ends[ended] <= start { ended += 1 }
      count += max(0, begun - ended)
    }
    return count
  }

  func settle(_ finding: Finding, among configurations: Int) -> Finding {
    guard finding.severity > .info, configurations > 1,
      finding.occurrences.count == configurations
    else { return finding }
    var noted = finding
    noted.severity = .info
    noted.message += " on every configuration, so it looks meant"
    return noted
  }

  private struct Candidate {
    let at: Int
    let box: Frame
  }

  private func overlap(
    _ back: Candidate, _ front: Candidate, _ placed: PlacedScene
  ) -> Violation? {
    guard let common = back.box.intersection(front.box), common.width > placed.pixel + 1e-9,
      common.height > placed.pixel + 1e-9
    else { return nil }
    let (behind, before) = (placed.entry(back.at), placed.entry(front.at))
    guard behind.role.isEssential || before.role.isEssential,
      behind.scroller == before.scroller, !placed.index.isAncestor(back.at, of: front.at)
    else { return nil }
    let smaller = min(back.box.area, front.box.area)
    guard smaller > 0 else { return nil }
    let isCovered = common.area >= Self.whole * smaller
    if isCovered, !hidesSomething(back, front, placed) { return nil }
    if !behind.role.isEssential, isOnPanel(front.at, over: back.at, common, placed) { return nil }
    if nearlyTouching(back.at, front.at, common, placed) { return nil }
    let isAsked = isMadeByConstraint(behind.view.id, before.view.id, placed)
    let (first, second) = (placed.name(back.at), placed.name(front.at))
    var violation = placed.violation(
      back.at, other: before.view.id, amount: min(common.width, common.height),
      severity(back, front, common, placed),
      "\(first) overlaps \(second) by \(PointText.size(common.width, common.height)) pt"
        + (isAsked ? ", as their constraints ask" : isCovered ? ", wholly" : ""))
    violation.isDesigned = isAsked || isCovered
    return violation
  }

  /// Whether a text or control stands on a panel of its own that hides all of the crossing: what lies
  /// behind the panel does not disturb it.
  private func isOnPanel(
    _ front: Int, over back: Int, _ common: Frame, _ placed: PlacedScene
  ) -> Bool {
    placed.index.lineage(of: front).dropFirst().contains { ancestor in
      guard !placed.index.isAncestor(ancestor, of: back),
        let box = placed.solved[ancestor]?.absoluteFrame
      else { return false }
      let view = placed.entry(ancestor).view
      return (view.isOpaqueBackground || view.kind == .visualEffectView)
        && box.intersection(common) == common
    }
  }

  /// Share of the smaller one from which an overlap is a cover.
  private static let whole = 0.95

  /// Whether a whole cover takes something from sight or mixes two texts: text on text, a titled
  /// control on another, or text and controls behind what cannot be seen through.
  private func hidesSomething(
    _ back: Candidate, _ front: Candidate, _ placed: PlacedScene
  ) -> Bool {
    let (behind, before) = (placed.entry(back.at), placed.entry(front.at))
    func says(_ view: View) -> Bool {
      ViewNames.shownText(of: view)?.contains { !$0.isWhitespace } == true
    }
    if says(behind.view), says(before.view) { return true }
    let isWall = before.view.isOpaqueBackground || before.role == .image
    return isWall && behind.role.isEssential && back.box.area <= front.box.area
  }

  /// The part of a box that is filled: a line box of text has a blank strip above and below the letters.
  private func body(of at: Int, _ box: Frame, _ placed: PlacedScene) -> Frame {
    guard let text = placed.solved[at]?.text, placed.entry(at).role == .text else { return box }
    let blank = min(text.pointSize * 0.15, box.height / 4)
    return box.inset(by: EdgeInsets(top: blank, bottom: blank))
  }

  /// Whether the overlap is within the error of measured texts.
  private func nearlyTouching(_ a: Int, _ b: Int, _ common: Frame, _ placed: PlacedScene) -> Bool {
    common.width <= max(placed.slack(a, .horizontal), placed.slack(b, .horizontal))
  }

  private func severity(
    _ back: Candidate, _ front: Candidate, _ common: Frame, _ placed: PlacedScene
  ) -> Severity {
    guard min(common.width, common.height) > Self.graze else { return .warning }
    let roles = (placed.entry(back.at).role, placed.entry(front.at).role)
    if roles.0 == .control, roles.1 == .control { return .error }
    let coversText = roles.0 == .text && common.area >= back.box.area / 2
    let textOnText = roles == (.text, .text) && common.area >= front.box.area / 2
    return coversText || textOnText ? .error : .warning
  }

  /// Whether constraints between the two views hold and put one over the other by themselves.
  private func isMadeByConstraint(
    _ a: ObjectID, _ b: ObjectID, _ placed: PlacedScene
  ) -> Bool {
    let ties = placed.index.constraints(naming: a).filter { constraint in
      guard let second = constraint.secondItem else { return false }
      return (constraint.firstItem == b || second == b) && !placed.isBroken(constraint.id)
        && !constraint.firstAttribute.isSize
    }
    if ties.contains(where: pullsOver) { return true }
    let equal = ties.filter { $0.relation == .equal }
    return equal.contains { $0.firstAttribute.axis == .horizontal }
      && equal.contains { $0.firstAttribute.axis == .vertical }
  }

  /// `b.top = a.bottom - 12`: facing edges with a constant that makes them cross.
  private func pullsOver(_ constraint: LayoutConstraint) -> Bool {
    guard let constant = constraint.constant, let second = constraint.secondAttribute else {
      return false
    }
    switch (constraint.firstAttribute, second) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): return constant < 0
    case (.trailing, .leading), (.right, .left), (.bottom, .top): return constant > 0
    default: return false
    }
  }
}
