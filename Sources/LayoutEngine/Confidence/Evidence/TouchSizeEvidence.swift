internal import LayoutModel

/// How small a control is for a finger, beside what it was.
///
/// A button that was about as small in the base is no news, whatever its title has become: only what
/// an edit made smaller is a fault of the edit.
struct TouchSizeEvidence: FeatureSource {
  /// Points by which an edit must make a control smaller to be seen to.
  private static let shrunk = 4.0
  /// A control that has become this many times as large is no worse for losing twice that much one way.
  private static let grown = 1.5

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .hitTarget else { return nil }
    // Unusual windows count only where no usual one has the finding.
    let usual = alarm.places.filter { $0.configuration.isPlain(for: alarm.head) }
    guard
      let most = (usual.isEmpty ? alarm.places : usual).compactMap({ shrinking(at: $0, alarm) })
        .max(),
      most < Self.shrunk
    else { return nil }
    return Feature(.asSmallBefore)
  }

  /// Whether the view, or a view around it, was hidden in the base where code can show it by an outlet: it
  /// was as small for a finger there.
  private func isShownByCode(_ view: ObjectID, in alarm: Alarm) -> Bool {
    guard let base = alarm.base, let at = base.index.position[view] else { return false }
    let hidden = base.index.lineage(of: at).map { base.index.entries[$0].view }.filter(\.isHidden)
    return !hidden.isEmpty && hidden.allSatisfy { base.document.outlets.contains($0.id) }
  }

  /// By how many points the larger of its losses made it smaller; nil where the view is new.
  ///
  /// How wide a title is decides the width of most buttons, and that is no matter of layout: the
  /// width counts where constraints state it, or made it another than the natural one in the base.
  private func shrinking(at after: PlacedScene, _ alarm: Alarm) -> Double? {
    let view = alarm.finding.view
    guard let before = alarm.base?[after.configuration.name],
      let was = before.solved(view), let now = after.solved(view),
      !was.isHidden || isShownByCode(view, in: alarm)
    else { return nil }
    let isWidthStated =
      !after.index.statedSizes(of: view, .horizontal).isEmpty
      || was.intrinsicSize.horizontal.map { abs(was.frame.width - $0) >= Self.shrunk } ?? true
    let (touched, left) = (
      before.touchArea(of: view) ?? was.frame, after.touchArea(of: view) ?? now.frame
    )
    /// What a stack leaves to a button is only as sure as Interface Builder recorded it.
    func size(_ axis: Axis) -> Double {
      guard before.index.statedSizes(of: view, axis).isEmpty,
        let recorded = alarm.base?.recordedFrames[view]?.size[axis]
      else { return touched.size[axis] }
      return min(touched.size[axis], recorded)
    }
    let lost =
      Axis.allCases.filter { axis in
        left.size[axis] < HitTargetRule.finger
          && (axis == .vertical || isWidthStated
            || left.size[axis] < now.frame.size[axis] - Self.shrunk)
      }.map { size($0) - left.size[$0] }.max() ?? 0
    let isTooSmall = Axis.allCases.contains { size($0) < HitTargetRule.finger }
    let area = size(.horizontal) * size(.vertical)
    let isLarger = left.width * left.height >= Self.grown * area
    return isTooSmall && isLarger && lost <= 2 * Self.shrunk ? 0 : lost
  }
}
