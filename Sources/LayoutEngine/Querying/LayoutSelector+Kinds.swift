internal import LayoutModel

extension LayoutSelector {
  /// A kind it names that is neither known nor that of any view of the scenes; nil = there is none.
  ///
  /// Kinds are open, so that no selector is refused before the documents are known.
  public func unknownKind(in scenes: [QueriedScene]) -> String? {
    let asked = chain.kinds.filter { !KnownKinds.isKnown($0) }
    guard !asked.isEmpty else { return nil }
    var present: Set<String> = []
    for scene in scenes {
      for view in scene.scene.views {
        present.insert(KnownKinds.normal(view.kind.rawValue))
      }
    }
    return asked.first { !present.contains($0) }
  }
}

extension SelectorChain {
  /// Every kind it names, those in `:has(...)` and the like included.
  fileprivate var kinds: [String] {
    steps.flatMap(\.tests).flatMap { test -> [String] in
      switch test {
      case .kind(let name): [name]
      case .has(let chain), .not(let chain), .related(_, let chain): chain.kinds
      case .id, .customClass, .attribute, .frame, .state, .finding: []
      }
    }
  }
}
