package import LayoutModel

extension SweptScene {
  /// The smallest size of a Mac's window, along the sweep and in points, from which nothing breaks
  /// up to the recorded size. Nil for other windows, where the recorded size itself breaks, and in
  /// sweeps of text sizes.
  package var leastWhole: Sweep.Place? {
    guard sweep.configuration.idiom == .mac, let axis = sweep.course.axis,
      let recorded = scene.root.frame?.size[axis]
    else { return nil }
    let errors = sweep.spans.filter { span in
      switch span.kind {
      case .conflict, .ambiguity: true
      case .finding(_, let severity): severity == .error
      }
    }
    let ends = sweep.ends
    guard
      !errors.contains(where: { $0.lower.value <= recorded && recorded <= $0.upper.value })
    else { return nil }
    return errors.map(\.upper).filter { $0.value < recorded }.max { $0.value < $1.value }
      ?? ends.lower
  }

  /// The least size that the document states for the window, along the sweep and in points.
  package var leastStated: Double? {
    sweep.course.axis.flatMap { scene.window?.minimum?[$0] }
  }
}

extension Sweep.Course {
  /// The side of a window that moves; nil: the size of texts.
  var axis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    case .contentSize: nil
    }
  }

  /// From the smallest to the largest window of the scene; the course's own ends where the document
  /// states none.
  func within(_ scene: Scene) -> Sweep.Course {
    guard let axis, let recorded = scene.root.frame?.size else { return self }
    let stated = (scene.window?.minimum?[axis], scene.window?.maximum?[axis])
    switch self {
    case .width(let from, let to):
      let ends = Self.ends(stated, recorded.width, usual: (from, to))
      return .width(from: ends.0, to: ends.1)
    case .height(let from, let to):
      let ends = Self.ends(stated, recorded.height, usual: (from, to))
      return .height(from: ends.0, to: ends.1)
    case .contentSize: return self
    }
  }

  private static func ends(
    _ stated: (Double?, Double?), _ recorded: Double, usual: (Double, Double)
  ) -> (Double, Double) {
    let least = max(1, min(stated.0 ?? usual.0, recorded))
    return (least, max(least + 1, recorded, stated.1 ?? usual.1))
  }
}
