import LayoutModel

/// A view's own margins before frames play a part: what is stated for it, or the default.
struct OwnMargins {
  let scene: ResolvedScene
  let surroundings: Surroundings

  /// The margins, and whether the view's safe area is added to them.
  func ownBase(_ node: Int) -> (insets: EdgeInsets, addsSafeArea: Bool) {
    var base = node == 0 ? surroundings.rootMargins.insets : standard(node)
    if let stated = stated(node) {
      let least = base
      base = stated
      for edge in node == 0 ? surroundings.rootMargins.minimumEdges : [] {
        base[edge] = max(stated[edge], least[edge])
      }
    }
    if node == 0, !surroundings.rootMargins.addsSafeArea { return (base, false) }
    return (base, scene.nodes[node].view.insetsMarginsFromSafeArea)
  }

  /// 8 points, but none for a stack that does not arrange in its margins and states none. Constraints
  /// to margins of stacks show that in the documents of three public repositories.
  private func standard(_ node: Int) -> EdgeInsets {
    if case .stack(let stack) = scene.nodes[node].view.content, !stack.arrangesInMargins {
      return .zero
    }
    return .all(8)
  }

  private func stated(_ node: Int) -> EdgeInsets? {
    switch scene.nodes[node].view.margins {
    case .absolute(let insets): return insets
    case .directional(let insets):
      guard surroundings.direction == .rightToLeft else { return insets }
      return EdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    case nil: return nil
    }
  }
}
