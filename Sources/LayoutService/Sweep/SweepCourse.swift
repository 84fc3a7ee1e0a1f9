public import LayoutModel

/// The ranges that sweeps go through; an end that is left out is the usual one.
extension Sweep.Course {
  /// Widths in points, from 320 to 1376 where nothing else is said.
  /// - Throws: ``WorkspaceError/badConfiguration(_:)`` unless both lie from 1 to 10000, in order.
  public static func widths(
    from: Double? = nil, to: Double? = nil
  ) throws(WorkspaceError) -> Sweep.Course {
    let (from, to) = try points(from ?? 320, to)
    return .width(from: from, to: to)
  }

  /// Heights in points, from 480 to 1376 where nothing else is said.
  /// - Throws: as ``widths(from:to:)``.
  public static func heights(
    from: Double? = nil, to: Double? = nil
  ) throws(WorkspaceError) -> Sweep.Course {
    let (from, to) = try points(from ?? 480, to)
    return .height(from: from, to: to)
  }

  /// Text sizes, from the smallest to the largest where nothing else is said.
  /// - Throws: ``WorkspaceError/badConfiguration(_:)`` where they are not in order.
  public static func textSizes(
    from: ContentSizeCategory? = nil, to: ContentSizeCategory? = nil
  ) throws(WorkspaceError) -> Sweep.Course {
    let (from, to) = (from ?? .extraSmall, to ?? .accessibility5)
    guard from <= to else {
      throw .badConfiguration("text sizes go from small to large, as from XS to AX5")
    }
    return .contentSize(from: from, to: to)
  }

  private static func points(
    _ from: Double, _ to: Double?
  ) throws(WorkspaceError) -> (Double, Double) {
    for end in [from, to ?? from] where !(1...10_000).contains(end) {
      let text = Int(exactly: end).map(String.init) ?? "\(end)"
      throw .badConfiguration("\(text) is no end of a range; give points from 1 to 10000")
    }
    let to = to ?? max(1376, from + 1)
    guard from < to else {
      throw .badConfiguration("a range goes from less to more points, as from 320 to 1376")
    }
    return (from, to)
  }
}
