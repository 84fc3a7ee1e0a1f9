internal import LayoutEngine
internal import LayoutModel
internal import SourceFacts

/// Compares the states in which code shows views that the document hides.
///
/// What such a view brings out of place is seen by whoever meets that state, and the document as it is
/// does not tell. Views are shown one at a time, for what is hidden is often shown by turns; that one
/// covers another is why it was hidden.
struct ShownViews {
  let comparer: Comparer
  let sources: AppSources

  /// How many views of a scene are shown, each in a state of its own.
  private static let most = 4

  /// Findings that are worse where code shows a view, and not in the document as it is; when the task is
  /// cancelled, of the states compared so far.
  /// - Parameters:
  ///   - pairs: documents that differ.
  ///   - known: identities of findings that are reported already.
  ///   - others: reads the base's documents that do not differ.
  func regressions(
    _ pairs: [DocumentPair], known: Set<String>,
    others: @escaping @Sendable () throws -> [ReadDocument]
  ) async throws -> [Regression] {
    var known = known
    var found: [Regression] = []
    for pair in pairs {
      guard let document = pair.head?.document else { continue }
      for scene in pair.plan(comparer.solving.keys).changed {
        let shown = shown(in: scene, of: document).prefix(Self.most)
        if !shown.isEmpty { known.formUnion(findings(of: scene, in: pair)) }
        for (view, fact) in shown {
          guard !Task.isCancelled else { return found }
          let state = pair.showing(view, of: scene)
          let comparison = try await comparer.compare([state], hasBase: true, others: others)
          let words = ", once \(fact.place) shows \(ViewNames(scene)[view])"
          for regression in comparison.regressions
          where regression.change != .fixed && regression.finding.scene == scene.id {
            guard regression.finding.rule != .overlap else { continue }
            guard known.insert(regression.finding.identity).inserted else { continue }
            var told = regression
            told.finding.message += words
            found.append(told)
          }
        }
      }
    }
    return found
  }

  /// What the document as it is tells of a scene, new or not: their identities.
  private func findings(of scene: Scene, in pair: DocumentPair) -> [String] {
    (pair.head?.tasks(for: [scene]) ?? []).flatMap { comparer.solving.solve($0).findings }
      .map(\.identity)
  }

  /// Hidden views that code certainly shows, with the line that does, in document order.
  private func shown(
    in scene: Scene, of document: Document
  ) -> [(view: ObjectID, fact: SourceFact)] {
    var found: [(ObjectID, SourceFact)] = []
    var waiting = scene.root.subviews[...]
    while let view = waiting.popFirst() {
      guard view.isHidden else {
        waiting = view.subviews[...] + waiting
        continue
      }
      if let fact = sources.facts(for: view.id, in: document).first(.shows), fact.isCertain {
        found.append((view.id, fact))
      }
    }
    return found
  }
}

extension DocumentPair {
  /// Both states of one scene, a view in sight.
  fileprivate func showing(_ view: ObjectID, of scene: Scene) -> DocumentPair {
    func showing(_ read: ReadDocument?) -> ReadDocument? {
      guard let read, var document = read.document else { return read }
      document.scenes.removeAll { $0.id != scene.id && $0.id != scene.enclosingScene }
      for at in document.scenes.indices where document.scenes[at].id == scene.id {
        document.scenes[at].root.show(view)
      }
      return read.replacing(with: document)
    }
    return DocumentPair(path: path, base: showing(base), head: showing(head))
  }
}

extension View {
  /// Brings a view of the tree into sight.
  fileprivate mutating func show(_ view: ObjectID) {
    if id == view {
      isHidden = false
      return
    }
    for at in subviews.indices { subviews[at].show(view) }
  }
}

extension SourceFact {
  /// `LoginController.swift:88`
  var place: String {
    "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
  }
}
