extension Scene {
  /// Whether anything in the scene varies with the size class of the width (horizontal) or the height.
  ///
  /// A document has variations only where it says so (``Document/usesTraitVariations``).
  package func varies(withClassOf axis: Axis) -> Bool {
    func isMeant(_ variation: Variation) -> Bool {
      let condition = variation.condition
      return (axis == .horizontal ? condition.widthClass : condition.heightClass) != nil
    }
    for view in views {
      if view.variations.contains(where: isMeant) { return true }
      if view.constraints.contains(where: { $0.variations.contains(where: isMeant) }) {
        return true
      }
    }
    return false
  }
}
