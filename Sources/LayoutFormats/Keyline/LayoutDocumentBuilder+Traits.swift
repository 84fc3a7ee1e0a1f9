import LayoutModel

extension LayoutDocumentBuilder {
  /// `change`, `remove`: what is another for certain traits.
  mutating func vary(
    _ statement: LayoutStatement, when condition: TraitCondition, in scope: Scope
  ) throws(FormatError) {
    let location = statement.location
    func variation(_ changes: [Variation.Change]) -> Variation {
      Variation(condition: condition, changes: changes, location: location)
    }
    switch statement.kind {
    case .change(let path, let body):
      let node = try find(path, in: scope, at: location)
      var changes: [Variation.Change] = []
      for statement in body {
        guard case .property(let name, let values) = statement.kind else {
          throw problem(
            "only properties can be changed", "write constraints into the block itself",
            at: statement.location)
        }
        changes += try LayoutProperties(builder: self).changes(
          name, values, of: node, at: statement.location)
      }
      node.variations.append(variation(changes))
    case .remove(let path):
      let node = try find(path, in: scope, at: location)
      node.parent?.variations.append(variation([.excludeSubviews([node.view.id])]))
    case .changeConstraint(let identifier, let constant, let priority):
      let (owner, id) = try constraint(identifier, in: scope, at: location)
      var changes: [Variation.Change] = []
      if let constant { changes.append(.constant(try number(constant, in: scope.node))) }
      if let priority { changes.append(.priority(try self.priority(priority, in: scope.node))) }
      guard let place = owner.view.constraints.firstIndex(where: { $0.id == id }) else { return }
      owner.view.constraints[place].variations.append(variation(changes))
    case .removeConstraint(let identifier):
      let (owner, id) = try constraint(identifier, in: scope, at: location)
      owner.variations.append(variation([.excludeConstraints([id])]))
    default: return
    }
  }

  /// The constraint of that identifier, here or in a view around.
  private func constraint(
    _ identifier: String, in scope: Scope, at location: SourceLocation
  ) throws(FormatError) -> (LayoutNode, ObjectID) {
    var node: LayoutNode? = scope.node
    while let current = node {
      if let found = identified["\(current.view.id) \(identifier)"] { return found }
      node = current.parent
    }
    let known = identified.keys.sorted().compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
    throw problem(
      "no constraint before this block is called \"\(identifier)\"",
      nearestWord(to: identifier, among: known).map { "did you mean \"\($0)\"?" }
        ?? "write #\(identifier) behind one", at: location, origin: scope.origin)
  }
}
