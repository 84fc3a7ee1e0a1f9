public import LayoutModel

/// A view's place in one configuration as it is stored, in sixths of a point.
///
/// A length has 32 bits: 357,913,941 points to either side. A frame with a longer one is not stored
/// at all, for a cut-off number would be a wrong answer; the rest of the scene is.
public struct StorableFrame {
  /// The longest length that is stored, in points.
  public static let greatestLength = Double(Int32.max / 6)

  private(set) var parts: [(FrameComponent, Int32)] = []

  /// nil: some length of the view is out of range.
  /// - Parameter origin: where the superview is in the root's coordinates; zero for the root, and
  ///   for a superview that is not stored itself.
  init?(_ view: SolvedView, in origin: Point) {
    let frame = view.frame
    guard let x = Self.sixths(frame.x), let y = Self.sixths(frame.y),
      let width = Self.sixths(frame.width), let height = Self.sixths(frame.height),
      let xOffset = Self.offset(view.absoluteOrigin.x, origin.x, x),
      let yOffset = Self.offset(view.absoluteOrigin.y, origin.y, y)
    else { return nil }
    parts = [
      (.x, x), (.y, y), (.width, width), (.height, height), (.xOffset, xOffset),
      (.yOffset, yOffset),
    ]
    if view.isHidden { parts.append((.state, FrameState.hidden)) }
    for (component, measure) in FrameComponent.measures {
      guard let value = measure.value(view) else { continue }
      switch measure.unit {
      case .count: parts.append((component, Int32(clamping: Int64(min(value, 0x1p40)))))
      case .points:
        guard let length = Self.sixths(value) else { return nil }
        parts.append((component, length))
      }
    }
  }

  private static func sixths(_ points: Double) -> Int32? {
    Int32(exactly: (points * 6).rounded())
  }

  private static func offset(_ absolute: Double, _ parent: Double, _ own: Int32) -> Int32? {
    guard let absolute = sixths(absolute), let parent = sixths(parent) else { return nil }
    return Int32(exactly: Int64(absolute) - Int64(parent) - Int64(own))
  }

  /// The views of a layout whose frames are out of range, in its order.
  public static func refused(in layout: SolvedLayout) -> [ObjectID] {
    guard !layout.views.allSatisfy(isNear) else { return [] }
    var origins: [ObjectID: Point] = [:]
    return layout.views.filter { view in
      let origin = view.superview.flatMap { origins[$0] } ?? Point(x: 0, y: 0)
      guard StorableFrame(view, in: origin) != nil else { return true }
      origins[view.id] = view.absoluteOrigin
      return false
    }.map(\.id)
  }

  /// Whether a view is surely in range, wherever its superview is, when that is so as well.
  private static func isNear(_ view: SolvedView) -> Bool {
    let (frame, origin) = (view.frame, view.absoluteOrigin)
    let bound = greatestLength / 3
    return abs(frame.x) < bound && abs(frame.y) < bound && abs(frame.width) < bound
      && abs(frame.height) < bound && abs(origin.x) < bound && abs(origin.y) < bound
      && FrameComponent.measures.allSatisfy {
        $0.measure.unit == .count || abs($0.measure.value(view) ?? 0) < bound
      }
  }
}
