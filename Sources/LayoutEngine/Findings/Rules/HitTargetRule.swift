internal import ConstraintSolver
internal import LayoutModel

/// A control too small for a finger: under 44 pt on an axis, by Apple's Human Interface Guidelines.
///
/// Switches, sliders, information buttons and the like have the size the system gives them; only what an
/// author sizes is judged. A field is as high as the system makes it: it is judged where it is narrower
/// than even a careful finger needs. A touchable superview that is large enough takes the touch,
/// and so does another control around it. Who states a size of two points or less means the control not
/// to be touched: a field that only brings up the keyboard, a button that only holds a segue.
struct HitTargetRule: SingleLayoutRule {
  let rule = Rule.hitTarget
  /// Points a finger needs on each axis.
  static let finger = 44.0
  /// Points below which even a careful finger fails (WCAG 2.5.8 asks for 24).
  static let least = 24.0
  /// Points up to which a stated size hides a control.
  private static let hiding = 2.0

  func violations(in placed: PlacedScene) -> [Violation] {
    let others = placed.visible.filter { placed.entry($0).isInteractive }.compactMap {
      placed.solved[$0]?.absoluteFrame
    }.filter { $0.width >= Self.finger && $0.height >= Self.finger }
    return placed.visible.compactMap { at in
      let entry = placed.entry(at)
      guard entry.isInteractive, isSizedByAuthor(entry.view),
        !placed.isSizeAssumed(at),
        let solved = placed.solved[at], let area = placed.touchArea(at)
      else { return nil }
      let isField = entry.view.kind == .textField
      let size = isField ? area.width : min(area.width, area.height)
      // No size at all has a rule of its own.
      let needed = isField ? Self.least : Self.finger
      guard size >= 1, size < needed - placed.pixel, !isCovered(at, placed),
        !isHiddenBySize(at, placed),
        WorkMeter.spend(others.count),
        !others.contains(where: { $0.intersection(solved.absoluteFrame) == solved.absoluteFrame })
      else { return nil }
      let isInCell = placed.index.scene.kind == .cell
      return placed.violation(
        at, amount: Self.finger - size, size < Self.least && !isInCell ? .error : .warning,
        "\(placed.name(at)) can be touched on \(PointText.size(area.width, area.height)) pt; "
          + "a finger needs 44")
    }
  }

  private func isSizedByAuthor(_ view: View) -> Bool {
    switch view.content {
    case .button(let button): !button.isSystemSymbol
    default: view.kind == .button || view.kind == .textField
    }
  }

  private func isHiddenBySize(_ at: Int, _ placed: PlacedScene) -> Bool {
    Axis.allCases.contains { axis in
      placed.index.statedSizes(of: placed.id(at), axis).contains {
        $0.relation == .equal && ($0.constant ?? Self.finger) <= Self.hiding
      }
    }
  }

  private func isCovered(_ at: Int, _ placed: PlacedScene) -> Bool {
    placed.index.lineage(of: at).dropFirst().contains { ancestor in
      guard placed.entry(ancestor).isInteractive, let box = placed.solved[ancestor]?.frame else {
        return false
      }
      return box.width >= Self.finger && box.height >= Self.finger
    }
  }
}

extension PlacedScene {
  /// Where a finger meets a view: its frame, less what clipping superviews take; nil when nothing is left.
  func touchArea(of view: ObjectID) -> Frame? { index.position[view].flatMap(touchArea) }

  fileprivate func touchArea(_ at: Int) -> Frame? {
    // At a scrolled edge the size depends on the finger.
    solved[at].flatMap { visiblePart(of: $0.absoluteFrame, at: at) }
  }
}
