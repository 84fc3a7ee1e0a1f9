package import LayoutModel

/// A view's place in one configuration as it is stored, in sixths of a point.
///
/// A length has 32 bits: 357,913,941 points to either side. A frame with a longer one is not stored
/// at all, for a cut-off number would be a wrong answer; the rest of the scene is.
package enum StorableFrame {
  /// The longest length that is stored, in points.
  package static let greatestLength = Double(Int32.max / 6)

  /// The stored form of a view's place, one value for each component that it may have.
  ///
  /// - Parameters:
  ///   - view: the view as it was solved.
  ///   - origin: where the superview is in the root's coordinates; zero for the root, and for a
  ///     superview that is not stored itself.
  ///   - parts: filled with the values; its memory is used again.
  /// - Returns: false: some length of the view is out of range.
  static func read(
    _ view: SolvedView, in origin: Point, into parts: inout [(FrameComponent, Int32)]
  ) -> Bool {
    guard read(view.frame, view.absoluteOrigin, view.isHidden, in: origin, into: &parts) else {
      return false
    }
    return view.isPlain || readMeasures(view, into: &parts)
  }

  /// The same of a view with nothing that could be measured.
  static func read(
    _ frame: Frame, _ absolute: Point, _ isHidden: Bool, in origin: Point,
    into parts: inout [(FrameComponent, Int32)]
  ) -> Bool {
    parts.removeAll(keepingCapacity: true)
    guard let x = sixths(frame.x), let y = sixths(frame.y),
      let width = sixths(frame.width), let height = sixths(frame.height),
      let xOffset = offset(absolute.x, origin.x, x),
      let yOffset = offset(absolute.y, origin.y, y)
    else { return false }
    parts.append((.x, x))
    parts.append((.y, y))
    parts.append((.width, width))
    parts.append((.height, height))
    parts.append((.xOffset, xOffset))
    parts.append((.yOffset, yOffset))
    if isHidden { parts.append((.state, FrameState.hidden)) }
    return true
  }

  private static func readMeasures(
    _ view: SolvedView, into parts: inout [(FrameComponent, Int32)]
  ) -> Bool {
    guard isMeasured(view) else { return true }
    // By their places: a copy of a measure counts references to its words.
    let measures = FrameComponent.measures
    for place in measures.indices {
      guard let value = measures[place].measure.value(view) else { continue }
      let component = measures[place].component
      switch measures[place].measure.unit {
      case .count: parts.append((component, Int32(clamping: Int64(min(value, 0x1p40)))))
      case .points:
        guard let length = sixths(value) else { return false }
        parts.append((component, length))
      }
    }
    return true
  }

  /// Whether a view has anything that a measure could tell of.
  private static func isMeasured(_ view: SolvedView) -> Bool {
    view.text != nil || view.contentSize != nil
  }

  private static func sixths(_ points: Double) -> Int32? {
    Int32(exactly: (points * 6).rounded())
  }

  private static func offset(_ absolute: Double, _ parent: Double, _ own: Int32) -> Int32? {
    guard let absolute = sixths(absolute), let parent = sixths(parent) else { return nil }
    return Int32(exactly: Int64(absolute) - Int64(parent) - Int64(own))
  }

  /// The views of a layout whose frames are out of range, in its order.
  package static func refused(in layout: SolvedLayout) -> [ObjectID] {
    // By their places: a copy of a view counts references.
    guard !layout.views.indices.allSatisfy({ isNear(layout, $0) }) else { return [] }
    var origins: [ObjectID: Point] = [:]
    var parts: [(FrameComponent, Int32)] = []
    return layout.views.filter { view in
      let origin = view.superview.flatMap { origins[$0] } ?? Point(x: 0, y: 0)
      guard read(view, in: origin, into: &parts) else { return true }
      origins[view.id] = view.absoluteOrigin
      return false
    }.map(\.id)
  }

  /// Whether a view is surely in range, wherever its superview is, when that is so as well.
  private static func isNear(_ layout: SolvedLayout, _ place: Int) -> Bool {
    let frame = layout.views[place].frame
    let origin = layout.views[place].absoluteOrigin
    let bound = greatestLength / 3
    guard
      abs(frame.x) < bound && abs(frame.y) < bound && abs(frame.width) < bound
        && abs(frame.height) < bound && abs(origin.x) < bound && abs(origin.y) < bound
    else { return false }
    guard !layout.views[place].isPlain else { return true }
    let view = layout.views[place]
    return !isMeasured(view)
      || lengths.indices.allSatisfy { abs(lengths[$0].value(view) ?? 0) < bound }
  }

  /// The measures that are lengths.
  private static let lengths = FrameComponent.measures.map(\.measure).filter { $0.unit == .points }
}
