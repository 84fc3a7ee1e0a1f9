import ConstraintSolver
import LayoutModel

/// The values of an encoded scene's quantities at one configuration and one pass.
///
/// Safe areas and margins of inner views depend on where the views lie, wrapped heights on how wide
/// they are; both are taken from the frames of the pass before.
struct Numbers {
  let scene: ResolvedScene
  let surroundings: Surroundings
  let sizing: ContentSizing
  /// Natural sizes at the widths of the pass before.
  var naturals: [NaturalSize]
  /// Frames in the root's coordinates of the pass before; nil in the first.
  var frames: [Frame]?
  /// Constants of the installed constraints, where the system keeps them open.
  var constants: [Double] = []

  func value(of quantity: Quantity) -> Double {
    switch quantity {
    case .rootExtent(let axis):
      axis == .horizontal ? surroundings.width : surroundings.height ?? 0
    case .safeArea(let node, let edge): safeArea(node)[edge]
    case .margin(let node, let edge): margins(node)[edge]
    case .readable(let node, let edge): max(readable(node)[edge], margins(node)[edge])
    case .natural(let node, let axis): naturals[node][axis] ?? 0
    case .firstBaseline(let node): distance(naturals[node].firstBaseline)
    case .lastBaseline(let node): distance(naturals[node].lastBaseline)
    case .constant(let place): constants.indices.contains(place) ? constants[place] : 0
    }
  }

  private func distance(_ baseline: NaturalSize.Baseline) -> Double {
    switch baseline {
    case .edge: 0
    case .belowTop(let value), .aboveBottom(let value), .belowCentre(let value): value
    }
  }

  /// How far the root's unsafe rim reaches into a view.
  func safeArea(_ node: Int) -> EdgeInsets {
    let safe = surroundings.safeArea
    guard node > 0 else { return safe }
    guard let frames, !scene.nodes[node].isScrolled else { return .zero }
    let frame = frames[node]
    let root = frames[0]
    return EdgeInsets(
      top: max(0, min(frame.height, safe.top - frame.y)),
      left: max(0, min(frame.width, safe.left - frame.x)),
      bottom: max(0, min(frame.height, frame.maxY - (root.height - safe.bottom))),
      right: max(0, min(frame.width, frame.maxX - (root.width - safe.right))))
  }

  /// A view's effective margins: its own or the defaults, the safe area's overlap, its superview's
  /// where they are preserved, the readable width where it is followed.
  func margins(_ node: Int) -> EdgeInsets {
    var chain: [Int] = [node]
    // Preserved margins come from above; walk up first, then compute downwards.
    while let last = chain.last, scene.nodes[last].view.preservesSuperviewMargins,
      let parent = scene.nodes[last].parent
    {
      chain.append(parent)
    }
    var result = EdgeInsets.zero
    for (step, index) in chain.reversed().enumerated() {
      var own = ownMargins(index)
      if step > 0, let frames, let parent = scene.nodes[index].parent {
        let frame = frames[index]
        let outer = frames[parent]
        own.top = max(own.top, result.top - (frame.y - outer.y))
        own.left = max(own.left, result.left - (frame.x - outer.x))
        own.bottom = max(own.bottom, result.bottom - (outer.maxY - frame.maxY))
        own.right = max(own.right, result.right - (outer.maxX - frame.maxX))
      }
      result = own
    }
    if scene.nodes[node].view.followsReadableWidth {
      let sides = readable(node)
      result.left = max(result.left, sides.left)
      result.right = max(result.right, sides.right)
    }
    return result
  }

  private func ownMargins(_ node: Int) -> EdgeInsets {
    let own = OwnMargins(scene: scene, surroundings: surroundings).ownBase(node)
    guard own.addsSafeArea else { return own.insets }
    let base = own.insets
    let safe = safeArea(node)
    return EdgeInsets(
      top: base.top + safe.top, left: base.left + safe.left, bottom: base.bottom + safe.bottom,
      right: base.right + safe.right)
  }

  /// Side insets that leave the readable width in the middle; 0 where the view is narrower.
  private func readable(_ node: Int) -> EdgeInsets {
    let width = frames?[node].width ?? surroundings.width
    let readable = Self.readableWidth(surroundings.contentSize)
    let side = max(0, (width - readable) / 2)
    return EdgeInsets(left: side, right: side)
  }

  /// Readable width in points: 672 at the default text size is sourced, the rest commonly reported.
  static func readableWidth(_ category: ContentSizeCategory) -> Double {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 704
    case .extraExtraLarge: 744
    case .extraExtraExtraLarge: 800
    default: 896
    }
  }
}
