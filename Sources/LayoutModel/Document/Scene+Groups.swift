extension Scene {
  /// The scene with the groups in `on` switched on and all others that depend on the layout off:
  /// what is left depends on traits alone.
  package func inState(_ on: Set<String>) -> Scene {
    guard !groupConditions.isEmpty else { return self }
    var scene = self
    scene.groupConditions = []
    scene.root = root.inState(on)
    return scene
  }
}

extension View {
  fileprivate func inState(_ on: Set<String>) -> View {
    var view = self
    view.variations = variations.compactMap { $0.inState(on) }
    for place in view.constraints.indices {
      view.constraints[place].variations = constraints[place].variations.compactMap {
        $0.inState(on)
      }
    }
    view.subviews = subviews.map { $0.inState(on) }
    return view
  }
}

extension Variation {
  /// Without its groups where they are on; nil where one of them is off.
  fileprivate func inState(_ on: Set<String>) -> Variation? {
    guard !condition.groups.isEmpty else { return self }
    guard condition.groups.allSatisfy(on.contains) else { return nil }
    var variation = self
    variation.condition.groups = []
    variation.condition.isDefault = condition.specificity == 0
    return variation
  }
}
