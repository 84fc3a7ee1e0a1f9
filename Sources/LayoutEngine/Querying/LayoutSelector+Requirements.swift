package import LayoutModel

extension LayoutSelector {
  /// What views a scene must have for the selector to describe any of its views. Scenes that have
  /// them may still have no match.
  package var requirements: [ViewRequirement] {
    var met: Set<ViewRequirement> = []
    return chain.requirements.filter { met.insert($0).inserted }
  }

  /// The kinds and classes that describe the views by themselves, on any configuration; nil where it asks
  /// for anything else.
  package var wholeRequirements: [ViewRequirement]? {
    guard scene == nil, filter == ConfigurationFilter(), chain.steps.count == 1 else { return nil }
    var requirements: [ViewRequirement] = []
    for test in chain.steps[0].tests {
      switch test {
      case .kind(let name): requirements.append(.kind(name))
      case .customClass(let name): requirements.append(.customClass(name))
      case .id, .attribute, .frame, .has, .not, .related, .state, .finding: return nil
      }
    }
    return requirements
  }

  /// The kinds it names that Keyline does not know: views of some document may have them all the same.
  package var unknownKinds: [String] { chain.kinds.filter { !KnownKinds.isKnown($0) } }

  /// Refuses `@` names that no configuration of a matrix has.
  package func check(_ matrix: [Configuration]) throws(SelectorError) { try checkNames(matrix) }
}

extension SelectorChain {
  fileprivate var requirements: [ViewRequirement] {
    steps.flatMap(\.tests).flatMap { test -> [ViewRequirement] in
      switch test {
      case .kind(let name): [.kind(name)]
      case .id(let name): [.named(name)]
      case .customClass(let name): [.customClass(name)]
      case .has(let chain), .related(_, let chain): chain.requirements
      case .not, .attribute, .frame, .state, .finding: []
      }
    }
  }
}
