import ConstraintSolver
import LayoutModel

/// The values of an encoded scene's quantities while the window moves.
///
/// The same rules as ``Numbers``, on numbers that know their slope; every "larger of two" is asked
/// of the horizon. A test holds the two against each other.
struct SweptNumbers {
  let scene: ResolvedScene
  let surroundings: Surroundings
  /// The root's size; its height counts only where it is not found by fitting.
  let extent: (width: SweptNumber, height: SweptNumber)
  var naturals: [NaturalSize]
  /// Frames in the root's coordinates of the pass before; nil in the first.
  var frames: [SweptFrame]?
  var horizon = Horizon()

  init(
    scene: ResolvedScene, surroundings: Surroundings,
    extent: (width: SweptNumber, height: SweptNumber), naturals: [NaturalSize]
  ) {
    self.scene = scene
    self.surroundings = surroundings
    self.extent = extent
    self.naturals = naturals
  }

  mutating func value(of quantity: Quantity) -> SweptNumber {
    switch quantity {
    case .rootExtent(let axis):
      return axis == .horizontal
        ? extent.width : surroundings.height == nil ? .zero : extent.height
    case .safeArea(let node, let edge): return safeArea(node)[edge]
    case .margin(let node, let edge): return margins(node)[edge]
    case .readable(let node, let edge):
      let side = readable(node, edge)
      return horizon.max(side, margins(node)[edge])
    case .natural(let node, let axis): return SweptNumber(naturals[node][axis] ?? 0)
    case .firstBaseline(let node): return distance(naturals[node].firstBaseline)
    case .lastBaseline(let node): return distance(naturals[node].lastBaseline)
    // Swept systems have their constants written in.
    case .constant: return .zero
    }
  }

  private func distance(_ baseline: NaturalSize.Baseline) -> SweptNumber {
    switch baseline {
    case .edge: .zero
    case .belowTop(let value), .aboveBottom(let value), .belowCentre(let value):
      SweptNumber(value)
    }
  }

  private mutating func safeArea(_ node: Int) -> SweptInsets {
    let safe = SweptInsets(surroundings.safeArea)
    guard node > 0 else { return safe }
    guard let frames, !scene.nodes[node].isScrolled else { return SweptInsets() }
    let frame = frames[node]
    let root = frames[0]
    return SweptInsets(
      top: overlap(safe.top - frame.y, within: frame.height),
      left: overlap(safe.left - frame.x, within: frame.width),
      bottom: overlap(frame.maxY - (root.height - safe.bottom), within: frame.height),
      right: overlap(frame.maxX - (root.width - safe.right), within: frame.width))
  }

  private mutating func overlap(_ reach: SweptNumber, within size: SweptNumber) -> SweptNumber {
    let limited = horizon.min(size, reach)
    return horizon.max(.zero, limited)
  }

  private mutating func margins(_ node: Int) -> SweptInsets {
    var chain: [Int] = [node]
    while let last = chain.last, scene.nodes[last].view.preservesSuperviewMargins,
      let parent = scene.nodes[last].parent
    {
      chain.append(parent)
    }
    var result = SweptInsets()
    for (step, index) in chain.reversed().enumerated() {
      var own = ownMargins(index)
      if step > 0, let frames, let parent = scene.nodes[index].parent {
        let frame = frames[index]
        let outer = frames[parent]
        own.top = horizon.max(own.top, result.top - (frame.y - outer.y))
        own.left = horizon.max(own.left, result.left - (frame.x - outer.x))
        own.bottom = horizon.max(own.bottom, result.bottom - (outer.maxY - frame.maxY))
        own.right = horizon.max(own.right, result.right - (outer.maxX - frame.maxX))
      }
      result = own
    }
    if scene.nodes[node].view.followsReadableWidth {
      result.left = horizon.max(result.left, readable(node, .left))
      result.right = horizon.max(result.right, readable(node, .right))
    }
    return result
  }

  private mutating func ownMargins(_ node: Int) -> SweptInsets {
    // What is stated, or the default, does not move; only the safe area does.
    let own = fixed.ownBase(node)
    guard own.addsSafeArea else { return SweptInsets(own.insets) }
    let safe = safeArea(node)
    let base = SweptInsets(own.insets)
    return SweptInsets(
      top: base.top + safe.top, left: base.left + safe.left, bottom: base.bottom + safe.bottom,
      right: base.right + safe.right)
  }

  private mutating func readable(_ node: Int, _ edge: Edge) -> SweptNumber {
    guard edge.axis == .horizontal else { return .zero }
    let width = frames?[node].width ?? extent.width
    let readable = SweptNumber(Numbers.readableWidth(surroundings.contentSize))
    return horizon.max(.zero, (width - readable).half)
  }

  private var fixed: OwnMargins { OwnMargins(scene: scene, surroundings: surroundings) }
}

extension SweptInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: SweptNumber(insets.top), left: SweptNumber(insets.left),
      bottom: SweptNumber(insets.bottom), right: SweptNumber(insets.right))
  }
}
