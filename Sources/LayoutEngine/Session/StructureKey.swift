import LayoutModel

/// Everything about a scene's contents that shapes its linear system: configurations in which it is
/// equal share a system if direction and fitting are equal, too, and differ in its parameters.
struct StructureShape: Hashable {
  var traits: ResolvedScene.Traits
  /// How far frames reach beyond their alignment rectangles, where they do.
  var insets: [EdgeInsets]
  /// Which contents ask for something, and the proportions of proportional stacks.
  var presence: [UInt8]
  var proportions: [Double]
  /// What the row's style lays out, and at which distances.
  var builtIn: BuiltInCell?

  init(_ form: SceneForm, naturals: [NaturalSize]) {
    let scene = form.scene
    traits = form.traits
    insets = form.insets.filter { $0 != .zero }
    presence = naturals.map { natural in
      (natural.width == nil ? 0 : 1) + (natural.height == nil ? 0 : 2)
        + (natural.isCertain ? 4 : 0)
    }
    proportions = []
    builtIn = form.builtIn
    for (index, node) in scene.nodes.enumerated() {
      guard node.isArranged, let parent = node.parent,
        case .stack(let stack) = scene.nodes[parent].view.content,
        stack.distribution == .fillProportionally
      else { continue }
      proportions.append(
        scene.proportionalLength(of: index, along: stack.axis, naturals: naturals))
    }
  }
}

/// Configurations with equal keys share one linear system.
struct StructureKey: Hashable {
  /// The number that the session gave to the ``StructureShape``.
  var shape: Int
  var direction: LayoutDirection
  var fitsHeight: Bool
  var undecided: Set<NodeAxis> = []
  /// Contents that are asked for at 1000 are required.
  var requiresContents = false
}
