internal import LayoutModel

/// The recorded frames still show the layout before the edit: nobody has seen on the canvas what it does.
///
/// Git joined two edits, or somebody edited the file by hand or by a tool. Interface Builder records the
/// frames anew whenever it saves an edit.
enum UnseenEdit {
  /// Points by which a frame differs from a recorded one for more than rounding.
  private static let tolerance = 4.0

  /// Whether the recorded frames are those of before, and the edit moves what they show.
  static func isUnseen(_ alarm: Alarm) -> Bool {
    guard let base = alarm.base, !alarm.views.isEmpty,
      alarm.views.allSatisfy({ alarm.head.recordedFrames[$0] == base.recordedFrames[$0] })
    else { return false }
    return isSolvedOtherwise(alarm, base) || isMovedEverywhere(alarm, base)
      || isBroken(alarm, by: base)
  }

  /// Every usual window shows a view elsewhere than the base does, so that the canvas would, too.
  private static func isMovedEverywhere(_ alarm: Alarm, _ base: JudgedScene) -> Bool {
    let usual = alarm.head.layouts.placed.filter { $0.configuration.isPlain(for: alarm.head) }
    return (alarm.views + holders(of: alarm, base)).contains { view in
      usual.count > 1
        && usual.allSatisfy { after in
          guard let was = base[after.configuration.name]?.solved(view)?.frame,
            let now = after.solved(view)?.frame
          else { return false }
          return !now.isNear(was, within: tolerance)
        }
    }
  }

  /// What holds the views, below the root, as far as the file records it as before.
  private static func holders(of alarm: Alarm, _ base: JudgedScene) -> [ObjectID] {
    let index = alarm.head.index
    return alarm.views.flatMap { view -> [ObjectID] in
      guard let at = index.position[view] else { return [] }
      return index.lineage(of: at).dropFirst().map { index.entries[$0] }
        .prefix { $0.parent != nil && !$0.scrolls }.map(\.view.id)
        .prefix { alarm.head.recordedFrames[$0] == base.recordedFrames[$0] }
    }
  }

  /// On a window of the canvas's size the base is laid out as recorded, and the head is not.
  private static func isSolvedOtherwise(_ alarm: Alarm, _ base: JudgedScene) -> Bool {
    guard let screen = alarm.head.scene.root.frame?.size else { return false }
    return alarm.places.contains { after in
      guard after.configuration.isPlain(for: alarm.head),
        abs(after.layout.size.width - screen.width) <= 0.5,
        let before = base[after.configuration.name]
      else { return false }
      return alarm.views.contains { view in
        guard let recorded = alarm.head.recordedFrames[view], let was = before.solved(view)?.frame,
          let now = after.solved(view)?.frame
        else { return false }
        return was.isNear(recorded, within: tolerance)
          && !now.isNear(recorded, within: tolerance)
      }
    }
  }

  /// A constraint that the edit changed was kept by the recorded frames before, and is not now.
  private static func isBroken(_ alarm: Alarm, by base: JudgedScene) -> Bool {
    guard let cause = alarm.cause else { return false }
    let (before, after) = (RecordedPlaces(base), RecordedPlaces(alarm.head))
    return cause.objects.contains { object in
      guard let now = alarm.head.index.constraint(object), let missed = after.miss(now),
        missed > tolerance
      else { return false }
      guard let was = base.index.constraint(object) else { return true }
      return before.miss(was).map { $0 <= RecordedPlaces.tolerance } ?? false
    }
  }
}
