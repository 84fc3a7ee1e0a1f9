internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutModel

/// Finds constraints that an edit wrote and that are ignored. The document shows them, not a scene: an ignored
/// constraint does not change a scene.
struct IgnoredComparison {
  let matrix: Matrix

  /// What became of them. A document that is new at its path may have come from any other: what
  /// some base ignored for the same reason is not new.
  /// - Parameter others: reads the base's documents that do not differ.
  func regressions(
    _ pairs: [DocumentPair], others: () throws -> [ReadDocument]
  ) throws -> [Regression] {
    var head: [Finding] = []
    var base: [Finding] = []
    var views: [DocumentPath: Set<ObjectID>] = [:]
    var moved: Set<DocumentPath> = []
    for pair in pairs {
      let now = findings(of: pair.head, at: pair.path)
      head += now
      base += findings(of: pair.base, at: pair.path)
      views[pair.path] = pair.base?.constraintIDs
      if pair.base == nil, !now.isEmpty { moved.insert(pair.path) }
    }
    guard !head.isEmpty || !base.isEmpty else { return [] }
    if !moved.isEmpty {
      let known = pairs.compactMap(\.base) + (try others())
      let faults = Set(known.flatMap { findings(of: $0, at: $0.path) }.map(Fault.init))
      base += head.filter { moved.contains($0.document) && faults.contains(Fault($0)) }
    }
    let left = Dictionary(
      pairs.map { ($0.path, leftOvers(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return oncePerDocument(
      compareFindings(base: base, head: head, baseViews: views).map { regression in
        var judged = regression
        let isLeft = left[regression.finding.document]?.contains(regression.finding.view) == true
        judged.finding.confidence = judgeIgnored(judged.finding, isLeftOver: isLeft)
        return judged
      })
  }

  /// Constraints that name nothing since the edit took out the view they held: no view moves by
  /// their being ignored.
  private func leftOvers(of pair: DocumentPair) -> Set<ObjectID> {
    guard let before = pair.base?.viewIDs, let document = pair.head?.document else { return [] }
    return Set(
      document.unresolved.filter { constraint in
        guard case .danglingItem(let item) = constraint.reason else { return false }
        return before.contains(item)
      }.map(\.id))
  }

  /// Several of one document have one cause.
  private func oncePerDocument(_ regressions: [Regression]) -> [Regression] {
    var result = regressions
    var first: [DocumentPath: String] = [:]
    for at in result.indices where result[at].isAlarm {
      let finding = result[at].finding
      let leader = first[finding.document]
      result[at].cause = Cause(edit: "", location: finding.location, leader: leader)
      if leader == nil { first[finding.document] = finding.identity }
    }
    return result
  }

  private struct Fault: Hashable {
    let object: ObjectID
    let message: String
    init(_ finding: Finding) {
      object = finding.view
      message = finding.message
    }
  }

  private func findings(of read: ReadDocument?, at path: DocumentPath) -> [Finding] {
    guard let document = read?.document, read?.reasonNotSolved == nil else { return [] }
    return ignoredConstraints(
      in: document, path: path,
      configurations: matrix.suited(to: document.platform).configurations.map(\.name))
  }
}

extension ReadDocument {
  /// Every constraint of the document, those that are ignored as well.
  fileprivate var constraintIDs: Set<ObjectID> {
    guard let document else { return [] }
    var ids = Set(document.unresolved.map(\.id))
    for view in document.views { ids.formUnion(view.constraints.map(\.id)) }
    return ids
  }
}
