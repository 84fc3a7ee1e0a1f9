import ConstraintSolver
import LayoutModel

/// Solves a prepared system until the numbers that depend on frames agree with them.
///
/// First widths with text on one line, then wrapped heights at those widths, nested safe areas and
/// margins; two or three passes settle nearly every scene. From the same start always the same way.
struct Passes {
  var numbers: Numbers
  let options: LayoutOptions
  private(set) var solution: Solution?
  private(set) var frames: [Frame] = []
  /// What was proved so far, where options ask for it.
  private(set) var proofs = Proofs()

  init(numbers: Numbers, options: LayoutOptions) {
    self.numbers = numbers
    self.options = options
  }

  mutating func run(_ system: inout PreparedSystem) {
    let quantities = system.encoded.quantities
    var values = quantities.map { numbers.value(of: $0) }
    for _ in 0..<max(1, options.maximumPasses) {
      let solution = answer(of: system, at: values.map { Rational($0) ?? 0 })
      self.solution = solution
      frames = readFrames(solution, system.encoded)
      numbers.frames = frames
      wrapTexts(solution, system.encoded)
      let next = quantities.map { numbers.value(of: $0) }
      if next == values { return }
      values = next
    }
  }

  private mutating func answer(
    of system: PreparedSystem, at parameters: [Rational]
  ) -> Solution {
    guard options.certifies else { return system.solver.solve(at: parameters) }
    return proofs.answer(of: system, at: parameters)
  }

  /// Measures wrapping texts anew at their solved widths.
  private mutating func wrapTexts(_ solution: Solution, _ encoded: EncodedScene) {
    for (index, node) in numbers.scene.nodes.enumerated() where numbers.sizing.wraps(node.view) {
      let width = solution.doubleValue(of: encoded.boxes[index].width)
      let wrapped = numbers.sizing.naturalSize(of: node, width: width)
      numbers.naturals[index].width = wrapped.width
      numbers.naturals[index].height = wrapped.height
      numbers.naturals[index].firstBaseline = wrapped.firstBaseline
      numbers.naturals[index].lastBaseline = wrapped.lastBaseline
    }
  }

  /// Frames (alignment rectangles with their insets added) in the root's coordinates, unrounded.
  private func readFrames(_ solution: Solution, _ encoded: EncodedScene) -> [Frame] {
    encoded.boxes.indices.map { index in
      let box = encoded.boxes[index]
      let insets = numbers.scene.nodes[index].alignmentInsets(
        at: numbers.surroundings.release)
      return Frame(
        x: solution.doubleValue(of: box.left) - insets.left,
        y: solution.doubleValue(of: box.top) - insets.top,
        width: solution.doubleValue(of: box.width) + insets.left + insets.right,
        height: solution.doubleValue(of: box.height) + insets.top + insets.bottom)
    }
  }

  /// The views a second optimal solution would place elsewhere.
  func undecided(_ encoded: EncodedScene) -> Set<NodeAxis> {
    guard let solution, !solution.ambiguities.isEmpty else { return [] }
    let open = Set(solution.ambiguities.map(\.variable))
    var result: Set<NodeAxis> = []
    for (index, box) in encoded.boxes.enumerated() where !numbers.scene.nodes[index].isCollapsed {
      if open.contains(box.left) || open.contains(box.width) {
        result.insert(NodeAxis(node: index, axis: .horizontal))
      }
      if open.contains(box.top) || open.contains(box.height) {
        result.insert(NodeAxis(node: index, axis: .vertical))
      }
    }
    return result
  }
}
