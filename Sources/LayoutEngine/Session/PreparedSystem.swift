import ConstraintSolver

/// An encoded scene with the solver that answers it.
final class PreparedSystem {
  let encoded: EncodedScene
  let solver: Solver
  /// Places of quantities that the frames of a pass may change.
  let dependent: [Int]
  /// The nodes that keep their recorded frame on some axis because nothing constrains it there.
  let keptNodes: Set<Int>

  init(
    _ contents: SceneContents, surroundings: Surroundings, undecided: Set<NodeAxis> = [],
    keepsConstantsOpen: Bool = false, requiresContents: Bool = false
  ) {
    var encoder = SceneEncoder(
      contents.form.scene, surroundings: surroundings, naturals: contents.naturals,
      undecided: undecided, builtIn: contents.form.builtIn)
    encoder.keepsConstantsOpen = keepsConstantsOpen
    encoder.requiresContents = requiresContents
    let encoded = encoder.encode()
    self.encoded = encoded
    solver = Solver(encoded.system)
    dependent = encoded.quantities.indices.filter { place in
      switch encoded.quantities[place] {
      case .constant, .rootExtent: false
      default: true
      }
    }
    keptNodes = Set(encoded.keptAxes.map(\.node))
  }
}
