import LayoutModel

/// The values of an encoded scene's quantities, at one configuration and one pass, or while the window
/// moves.
///
/// Safe areas and margins of inner views depend on where the views lie, wrapped heights on how wide
/// they are; both are taken from the frames of the pass before.
struct PassNumbers<Number: LayoutNumber> {
  let contents: SceneContents
  let surroundings: Surroundings
  /// The root's size; a height that is found by fitting is 0.
  let extent: (width: Number, height: Number)
  /// Natural sizes at the widths of the pass before.
  var naturals: [NaturalSize]
  let decisions: Number.Decisions
  /// How far frames reach beyond their alignment rectangles, by node.
  let insets: [Number.Insets]
  /// Frames in the root's coordinates of the pass before; nil in the first.
  var frames: [Number.Box]?
  /// Constants of the installed constraints, where the system keeps them open.
  var constants: [Double] = []

  var scene: ResolvedScene { contents.form.scene }

  init(
    _ contents: SceneContents, surroundings: Surroundings, extent: (width: Number, height: Number),
    insets: [Number.Insets], decisions: Number.Decisions
  ) {
    self.contents = contents
    self.surroundings = surroundings
    self.extent = extent
    self.insets = insets
    self.decisions = decisions
    naturals = contents.naturals
  }

  func value(of quantity: Quantity) -> Number {
    switch quantity {
    case .rootExtent(let axis): axis == .horizontal ? extent.width : extent.height
    case .safeArea(let node, let edge): safeArea(node).distance(from: edge)
    case .margin(let node, let edge): margins(node).distance(from: edge)
    case .readable(let node, let edge):
      Number.larger(
        edge.axis == .horizontal ? readable(node) : Number(0), margins(node).distance(from: edge),
        decisions)
    case .natural(let node, let axis): Number(naturals[node][axis] ?? 0)
    case .firstBaseline(let node): Number(distance(naturals[node].firstBaseline))
    case .lastBaseline(let node): Number(distance(naturals[node].lastBaseline))
    case .constant(let place):
      Number(constants.indices.contains(place) ? constants[place] : 0)
    }
  }

  private func distance(_ baseline: NaturalSize.Baseline) -> Double {
    switch baseline {
    case .edge: 0
    case .belowTop(let value), .aboveBottom(let value), .belowCentre(let value): value
    }
  }

  /// How far the root's unsafe rim reaches into a view. What of the view lies beyond the root is not
  /// counted: no view has a larger inset than the one around it.
  private func safeArea(_ node: Int) -> Number.Insets {
    let safe = Number.Insets(surroundings.safeArea)
    guard node > 0 else { return safe }
    guard let frames, !scene.nodes[node].isScrolled else { return Number.Insets(.zero) }
    let frame = frames[node]
    let root = frames[0]
    return Number.Insets(
      top: overlap(safe.top, reaching: safe.top - frame.y, into: frame.height),
      left: overlap(safe.left, reaching: safe.left - frame.x, into: frame.width),
      bottom: overlap(
        safe.bottom, reaching: frame.maxY - (root.height - safe.bottom), into: frame.height),
      right: overlap(
        safe.right, reaching: frame.maxX - (root.width - safe.right), into: frame.width))
  }

  private func overlap(_ rim: Number, reaching reach: Number, into size: Number) -> Number {
    let most = Number.smaller(rim, size, decisions)
    return Number.larger(Number(0), Number.smaller(most, reach, decisions), decisions)
  }

  /// A view's effective margins: its own or the defaults, the safe area's overlap, its superview's
  /// where they are preserved, the readable width where it is followed.
  private func margins(_ node: Int) -> Number.Insets {
    var chain: [Int] = [node]
    // Preserved margins come from above; walk up first, then compute downwards.
    while let last = chain.last, scene.nodes[last].view.preservesSuperviewMargins,
      let parent = scene.nodes[last].parent
    {
      chain.append(parent)
    }
    var result = Number.Insets(.zero)
    for (step, index) in chain.reversed().enumerated() {
      var own = ownMargins(index)
      if step > 0, let frames, let parent = scene.nodes[index].parent {
        let frame = frames[index]
        let outer = frames[parent]
        own.top = Number.larger(own.top, result.top - (frame.y - outer.y), decisions)
        own.left = Number.larger(own.left, result.left - (frame.x - outer.x), decisions)
        own.bottom = Number.larger(
          own.bottom, result.bottom - (outer.maxY - frame.maxY), decisions)
        own.right = Number.larger(own.right, result.right - (outer.maxX - frame.maxX), decisions)
      }
      result = own
    }
    if scene.nodes[node].view.followsReadableWidth {
      let side = readable(node)
      result.left = Number.larger(result.left, side, decisions)
      result.right = Number.larger(result.right, side, decisions)
    }
    return result
  }

  private func ownMargins(_ node: Int) -> Number.Insets {
    // What is stated, or the default, does not move; only the safe area does.
    let own = OwnMargins(scene: scene, surroundings: surroundings).ownBase(node)
    let base = Number.Insets(own.insets)
    guard own.addsSafeArea else { return base }
    let safe = safeArea(node)
    return Number.Insets(
      top: base.top + safe.top, left: base.left + safe.left, bottom: base.bottom + safe.bottom,
      right: base.right + safe.right)
  }

  /// The inset of each side that leaves the readable width in the middle; 0 where the view is
  /// narrower.
  private func readable(_ node: Int) -> Number {
    let width = frames?[node].width ?? extent.width
    let readable = Number(surroundings.contentSize.readableWidth)
    return Number.larger(Number(0), (width - readable).half, decisions)
  }
}

/// The numbers of one configuration.
typealias Numbers = PassNumbers<Double>

extension PassNumbers where Number == Double {
  init(_ contents: SceneContents, surroundings: Surroundings) {
    self.init(
      contents, surroundings: surroundings,
      extent: (surroundings.width, surroundings.height ?? 0), insets: contents.form.insets,
      decisions: ())
  }
}

extension ContentSizeCategory {
  /// Readable width in points: 672 at the default text size is sourced, the rest commonly reported.
  fileprivate var readableWidth: Double {
    switch self {
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
