internal import LayoutModel

/// The base looks the same there, or tells a fault of the same kind on the same view.
struct BaseEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    alarm.base.flatMap { BaseLikeness(alarm: alarm, base: $0).feature }
  }
}

/// How alike the base looks where a finding is new.
struct BaseLikeness {
  let alarm: Alarm
  let base: JudgedScene

  /// Points within which two places look the same.
  private static let tolerance = 0.5

  var feature: Feature? {
    guard !alarm.views.isEmpty, !alarm.places.isEmpty else { return nil }
    if wasAdrift { return Feature(.toldOtherwiseBefore) }
    var byOtherName = false
    for placed in alarm.places {
      if isAlike(placed) { continue }
      guard wasTold(placed) || wasMostlyGone(placed) else { return nil }
      byOtherName = true
    }
    return Feature(byOtherName ? .toldOtherwiseBefore : .looksAsBefore)
  }

  private func isAlike(_ placed: PlacedScene) -> Bool {
    switch alarm.rule {
    case .unsatisfiable: contradictsAlike(placed)
    // What is open lies where it was recorded: that it looks as before says nothing.
    case .ambiguous: false
    default: looksSame(placed)
    }
  }

  /// Nothing tied the view to another along the axis in the base, or nothing inside a scroll view tied its content:
  /// the base may have a finding at the superview or at another view instead.
  private var wasAdrift: Bool {
    guard alarm.rule == .ambiguous, let axis = alarm.finding.axis,
      let view = base.entry(alarm.finding.view)?.view
    else { return false }
    var own = base.index.constraints(naming: view.id).filter { $0.firstAttribute.axis == axis }
    if view.kind == .scrollView, alarm.ambiguity?.quantity == .size {
      let inside = Set(view.tree.map(\.id)).subtracting([view.id])
      own.removeAll { constraint in
        ![constraint.firstItem, constraint.secondItem].contains { $0.map(inside.contains) == true }
      }
    }
    guard own.allSatisfy({ $0.secondItem == nil }) else { return false }
    // Without a constraint on this axis and with a mark, Interface Builder's own engine found it open.
    return !own.isEmpty || view.isMarkedAmbiguous
  }

  /// The base has a contradiction with more than half of the members there.
  private func contradictsAlike(_ placed: PlacedScene) -> Bool {
    guard let known = base.contradictions[placed.configuration.name] else { return false }
    let own = alarm.conflicts(on: [placed.configuration.name])
    return !own.isEmpty && own.allSatisfy { known.hasMost(of: $0, in: placed.index) }
  }

  /// Same frames and the same text of every view concerned, and of the container a view leaves.
  private func looksSame(_ placed: PlacedScene) -> Bool {
    guard let before = base[placed.configuration.name] else { return false }
    return alarm.views.allSatisfy { isSame($0, before, placed) }
  }

  private func isSame(_ view: ObjectID, _ before: PlacedScene, _ after: PlacedScene) -> Bool {
    guard let old = before.index.position[view].flatMap({ before.solved[$0] }),
      let new = after.index.position[view].flatMap({ after.solved[$0] }),
      old.isHidden == new.isHidden
    else { return false }
    let frames = (old.absoluteFrame, new.absoluteFrame)
    if let axis = alarm.finding.axis, judgesEdges {
      return isSameAlong(axis, old, new, before, after)
    }
    if alarm.rule == .hitTarget {
      // What clips the control may have become smaller.
      guard let was = before.touchArea(of: view), let now = after.touchArea(of: view) else {
        return false
      }
      return was.size.isNear(now.size, within: Self.tolerance)
    }
    if judgesSize {
      return frames.0.size.isNear(frames.1.size, within: Self.tolerance)
        && isSameText(old.text, new.text)
    }
    // What lies in a larger or smaller window is judged by its distance from the edges.
    guard frames.0.isNear(frames.1, within: Self.tolerance),
      abs(before.layout.size.width - after.layout.size.width) <= Self.tolerance,
      abs(before.layout.size.height - after.layout.size.height) <= Self.tolerance
    else { return false }
    switch alarm.rule {
    // Whether a label cuts what leaves it moves no letter.
    case .overlap where old.text != nil: return isSameText(old.text, new.text)
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap:
      return isSameContent(old, new) && (alarm.rule != .clipped || isSameText(old.text, new.text))
    default: return true
    }
  }

  /// What a view loses at an edge depends on where it lies along that axis, as long as it is on the
  /// screen at all: its end at that edge must lie where it lay, and it may draw no more.
  private func isSameAlong(
    _ axis: Axis, _ old: SolvedView, _ new: SolvedView, _ before: PlacedScene, _ after: PlacedScene
  ) -> Bool {
    let window = (before.window.extent(axis), after.window.extent(axis))
    let frame = (old.absoluteFrame.extent(axis), new.absoluteFrame.extent(axis))
    guard window.0.isNear(window.1, within: Self.tolerance),
      old.absoluteFrame.intersection(before.window) != nil
    else { return false }
    // What holds the view must lie as it lay.
    guard new.id == alarm.finding.view else {
      return frame.0.isNear(frame.1, within: Self.tolerance)
    }
    let isAtStart = frame.1.start - window.1.start <= window.1.end - frame.1.end
    let moved = isAtStart ? frame.1.start - frame.0.start : frame.1.end - frame.0.end
    guard abs(moved) <= Self.tolerance else { return false }
    switch (old.contentRect, new.contentRect) {
    case (nil, nil): break
    case (let was?, let now?):
      let grown = (now.extent(axis).length, was.extent(axis).length)
      guard grown.0 <= grown.1 + Self.tolerance else { return false }
    default: return false
    }
    return alarm.rule != .clipped || isSameText(old.text, new.text)
  }

  /// Rules about the edges of what holds a view.
  private var judgesEdges: Bool {
    switch alarm.rule {
    case .clipped, .protrudes, .offScreen, .unsafeArea: true
    default: false
    }
  }

  /// Rules for which it does not matter where a view lies.
  private var judgesSize: Bool {
    switch alarm.rule {
    case .truncated, .compressed, .zeroSize: true
    default: false
    }
  }

  private func isSameContent(_ old: SolvedView, _ new: SolvedView) -> Bool {
    switch (old.contentRect, new.contentRect) {
    case (nil, nil): true
    case (let was?, let now?): was.isNear(now, within: Self.tolerance)
    default: false
    }
  }

  private func isSameText(_ old: TextOutcome?, _ new: TextOutcome?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let was?, let now?):
      now.neededWidth <= was.neededWidth + Self.tolerance && now.neededLines <= was.neededLines
        && now.availableLines >= was.availableLines
    default: false
    }
  }

  /// The base has a finding of the same family on the view, about as bad, on this configuration.
  private func wasTold(_ placed: PlacedScene) -> Bool {
    let name = placed.configuration.name
    let amount = alarm.finding.occurrences.first { $0.configuration == name }?.amount ?? 0
    let views = [alarm.finding.view] + (alarm.finding.other.map { [$0] } ?? [])
    return views.flatMap(base.findings(on:)).contains { old in
      guard alarm.finding.mayTellFault(of: old),
        old.view == alarm.finding.view || isSamePair(old),
        let earlier = old.occurrences.first(where: { $0.configuration == name })
      else { return false }
      // What has no size at all cannot have less; what contradicts by more contradicts no better.
      guard old.rule == alarm.rule, old.rule != .zeroSize, old.rule != .unsatisfiable else {
        return true
      }
      return amount <= earlier.amount + max(1, earlier.amount / 10)
    }
  }

  /// The base shows less than half of what the view draws on the screen: that the edit takes the rest is
  /// no news to whoever looks at it.
  private func wasMostlyGone(_ placed: PlacedScene) -> Bool {
    guard alarm.rule == .offScreen, let before = base[placed.configuration.name],
      let old = before.solved(alarm.finding.view), !old.isHidden, old.contentRect != nil
    else { return false }
    return ContrastEvidence.seenShare(of: alarm.finding.view, behind: nil, before) < 0.5
  }

  private func isSamePair(_ old: Finding) -> Bool {
    alarm.finding.other != nil && old.view == alarm.finding.other
      && old.other == alarm.finding.view
  }
}

extension Size {
  fileprivate func isNear(_ other: Size, within tolerance: Double) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

/// Where something begins and how far it reaches along an axis.
private struct Extent {
  var start: Double
  var length: Double
  var end: Double { start + length }

  func isNear(_ other: Extent, within tolerance: Double) -> Bool {
    abs(start - other.start) <= tolerance && abs(length - other.length) <= tolerance
  }
}

extension Frame {
  fileprivate func extent(_ axis: Axis) -> Extent {
    axis == .horizontal ? Extent(start: x, length: width) : Extent(start: y, length: height)
  }

  func isNear(_ other: Frame, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
