internal import LayoutModel

/// Interface Builder recorded a view otherwise than it is solved here, on a screen of that size.
///
/// What it recorded when it wrote the view was solved by Apple's engine. Where that shows no such
/// frame, something outside the document decides, or the frame here is wrong. Recordings as the base
/// has them say nothing: an edit by hand leaves them as they were.
struct RecordedEvidence: FeatureSource {
  /// Points by which a frame differs from a recorded one for more than rounding or text.
  private static let tolerance = 4.0

  /// The share of its size by which a view that the base had must differ: an edit by hand may have
  /// come between two saves.
  private static let muchOfOldView = 0.25

  func feature(of alarm: Alarm) -> Feature? {
    guard let screen = alarm.head.scene.root.frame?.size else { return nil }
    let same = alarm.places.filter {
      $0.configuration.isPlain(for: alarm.head)
        && abs($0.layout.size.width - screen.width) <= 0.5
        && abs($0.layout.size.height - screen.height) <= 0.5
    }
    guard !same.isEmpty else { return nil }
    if alarm.rule == .unsatisfiable { return contradiction(alarm, same) }
    let subjects = alarm.subjects.filter { isRecordedNow($0, alarm) }
    guard
      subjects.contains(where: { id in same.allSatisfy { differs(id, $0, alarm) } })
    else { return nil }
    return Feature(.recordedOtherwise)
  }

  /// Frames that keep every constraint of a contradiction show that it is none, if one of them is the
  /// edit's: only then were they recorded after it.
  private func contradiction(_ alarm: Alarm, _ same: [PlacedScene]) -> Feature? {
    let recorded = RecordedPlaces(alarm.head)
    let names = Set(same.map(\.configuration.name))
    let conflicts = alarm.conflicts(on: names)
    guard !conflicts.isEmpty,
      conflicts.allSatisfy({ conflict in
        let members = Set(([conflict.relaxed] + conflict.members).compactMap(\.constraint))
          .compactMap(alarm.head.index.constraint)
        return members.count > 1 && members.contains { isEdited($0, alarm) }
          && recorded.keep(members) == true
      })
    else { return nil }
    return Feature(.recordedWhole)
  }

  private func isEdited(_ constraint: LayoutConstraint, _ alarm: Alarm) -> Bool {
    guard let was = alarm.base?.index.constraint(constraint.id) else {
      return true
    }
    return was.constant != constraint.constant || was.relation != constraint.relation
      || was.multiplier != constraint.multiplier || was.firstItem != constraint.firstItem
      || was.firstAttribute != constraint.firstAttribute
      || was.secondItem != constraint.secondItem
      || was.secondAttribute != constraint.secondAttribute
  }

  /// The view is new, or Interface Builder wrote another frame for it in this edit.
  private func isRecordedNow(_ view: ObjectID, _ alarm: Alarm) -> Bool {
    guard let before = alarm.base?.recordedFrames[view] else {
      return alarm.base?.entry(view) == nil
    }
    return alarm.head.recordedFrames[view].map { $0 != before } ?? false
  }

  /// The recorded frames keep what holds the view, so that the view was recorded after the edit. Thin:
  /// one labelled finding.
  private func isSettled(_ view: ObjectID, _ alarm: Alarm) -> Bool {
    switch alarm.rule {
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap: break
    default: return false
    }
    let recorded = RecordedPlaces(alarm.head)
    let misses = alarm.head.index.constraints(naming: view)
      .filter { alarm.axis == nil || $0.firstAttribute.axis == alarm.axis }
      .map(recorded.miss)
    return misses.count > 1
      && misses.allSatisfy { $0.map { $0 <= RecordedPlaces.tolerance } ?? true }
      && misses.contains { $0 != nil }
  }

  private func differs(_ view: ObjectID, _ placed: PlacedScene, _ alarm: Alarm) -> Bool {
    guard let at = placed.index.position[view], let solved = placed.solved[at],
      let recorded = placed.entry(at).view.frame
    else { return false }
    let width = abs(solved.frame.width - recorded.width)
    let height = abs(solved.frame.height - recorded.height)
    if alarm.base?.entry(view) != nil, width <= recorded.width * Self.muchOfOldView,
      height <= recorded.height * Self.muchOfOldView, !isSettled(view, alarm)
    {
      return false
    }
    switch alarm.rule {
    case .hitTarget:
      let shorter = min(solved.frame.width, solved.frame.height)
      return abs(shorter - min(recorded.width, recorded.height)) > Self.tolerance
    case .zeroSize, .compressed, .truncated:
      return switch alarm.axis {
      case .horizontal?: width > Self.tolerance
      case .vertical?: height > Self.tolerance
      case nil: max(width, height) > Self.tolerance
      }
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap:
      return !solved.frame.isNear(recorded, within: Self.tolerance)
    // What constraints leave open, Interface Builder may have chosen otherwise.
    default: return false
    }
  }
}
