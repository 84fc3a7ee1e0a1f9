internal import LayoutEngine
internal import LayoutModel

/// Whether a merged layout is worse than both layouts it was made of.
///
/// Each side may be well by itself: one adds a width, the other an edge, and together they
/// contradict. What is worse than ours and worse than theirs is the merge's doing.
struct MergedLayoutCheck {
  let base: ReadDocument
  let ours: ReadDocument
  let theirs: ReadDocument
  let merged: ReadDocument

  /// A conflict for each finding that neither side has, or has in a lesser degree.
  func conflicts(on matrix: Matrix) async throws -> [MergeConflict] {
    let comparer = Comparer(matrix: matrix)
    let sinceOurs = try await comparer.compare(
      [DocumentPair(path: merged.path, base: ours, head: merged)], hasBase: true)
    let suspects = sinceOurs.regressions.filter(\.gates)
    guard !suspects.isEmpty else { return [] }
    let sinceTheirs = try await comparer.compare(
      [DocumentPair(path: merged.path, base: theirs, head: merged)], hasBase: true)
    let worse = Set(sinceTheirs.regressions.filter(\.gates).map(\.finding.identity))
    let found = suspects.filter { worse.contains($0.finding.identity) }
    guard !found.isEmpty else { return [] }
    let edits = (
      ours: structureChanges(base: base.document, head: ours.document),
      theirs: structureChanges(base: base.document, head: theirs.document)
    )
    return found.map { conflict($0.finding, edits.ours, edits.theirs) }
  }

  private func conflict(
    _ finding: Finding, _ ours: [StructureChange], _ theirs: [StructureChange]
  ) -> MergeConflict {
    let own = cause(of: finding, in: ours)
    let other = cause(of: finding, in: theirs)
    let words = [own.map { "ours: \($0.text)" }, other.map { "theirs: \($0.text)" }]
      .compactMap { $0 }.joined(separator: "; ")
    return MergeConflict(
      kind: .layout, object: finding.view,
      name: "\(finding.rule.rawValue) on \(finding.occurrences.count) configurations: "
        + finding.message,
      property: finding.rule.rawValue,
      ours: MergeConflict.Version(value: own?.text, location: own?.location),
      theirs: MergeConflict.Version(value: other?.text, location: other?.location),
      kept: .ours, detail: words.isEmpty ? nil : words)
  }

  /// The edit of one side that is nearest to a finding: of its views, then of its scene.
  private func cause(of finding: Finding, in changes: [StructureChange]) -> StructureChange? {
    let views = Set([finding.view, finding.other].compactMap { $0 })
    let inScene = changes.filter { $0.scene == finding.scene }
    func nearness(_ change: StructureChange) -> Int {
      let named = views.filter { change.views.contains($0) || change.object == $0 }.count
      // What was taken away leaves room; what came contradicts.
      let isRemoved = change.text.hasPrefix("constraint removed")
      return named * 3 + (isRemoved ? 1 : change.text.hasPrefix("constraint") ? 2 : 0)
    }
    // The first of the nearest, so that the answer does not depend on anything else.
    var best: StructureChange?
    for change in inScene {
      guard let current = best else {
        best = change
        continue
      }
      if nearness(change) > nearness(current) { best = change }
    }
    return best
  }
}
