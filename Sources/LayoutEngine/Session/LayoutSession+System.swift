internal import ConstraintSolver
internal import LayoutModel

extension LayoutSession {
  /// The linear system behind the last layout as text: every variable, parameter and row with what
  /// it stands for, for whoever asks why a layout comes out as it does; nil before the first.
  ///
  /// Rows of the document's constraints have the names that people give them, those of the layout system their
  /// topics. See `docs/solver.md` for how to read it.
  public var systemText: String? {
    guard let last, let system = prepared[last.key] else { return nil }
    let encoded = system.encoded
    let nodes = last.numbers.scene.nodes
    let names = ViewNames(scene)
    func name(_ node: Int) -> String {
      nodes.indices.contains(node) ? names[nodes[node].view.id] : "view \(node)"
    }
    var variables: [Variable: String] = [:]
    func add(_ box: Box, _ owner: String) {
      variables[box.left] = "left of \(owner)"
      variables[box.top] = "top of \(owner)"
      variables[box.width] = "width of \(owner)"
      variables[box.height] = "height of \(owner)"
    }
    for (node, box) in encoded.boxes.enumerated() { add(box, name(node)) }
    for (node, box) in encoded.contentBoxes.sorted(by: { $0.key < $1.key }) {
      add(box, "the content of \(name(node))")
    }
    let sentences = constraintSentences(document)
    return encoded.system.text(
      ConstraintSystem.Names(
        variable: { variables[$0] },
        parameter: { parameter in
          guard encoded.quantities.indices.contains(parameter.index) else { return nil }
          let quantity = encoded.quantities[parameter.index]
          return "\(number(last.numbers.value(of: quantity))) \(quantity.words(name))"
        },
        origin: { id in
          guard encoded.origins.indices.contains(id.rank) else { return nil }
          switch encoded.origins[id.rank] {
          case .authored(let id): return sentences[id] ?? "constraint \(id)"
          case .system(let node, let topic): return "\(topic.words) of \(name(node))"
          }
        }))
  }
}

extension Quantity {
  /// What the number is, with views by their names.
  fileprivate func words(_ name: (Int) -> String) -> String {
    switch self {
    case .rootExtent(let axis): axis == .horizontal ? "width of the window" : "height of the window"
    case .safeArea(let node, let edge): "\(edge) safe area of \(name(node))"
    case .margin(let node, let edge): "\(edge) margin of \(name(node))"
    case .readable(let node, let edge): "\(edge) readable inset of \(name(node))"
    case .natural(let node, let axis):
      "natural \(axis == .horizontal ? "width" : "height") of \(name(node))"
    case .firstBaseline(let node): "first baseline of \(name(node))"
    case .lastBaseline(let node): "last baseline of \(name(node))"
    case .constant(let place): "constant of installed constraint \(place)"
    }
  }
}
