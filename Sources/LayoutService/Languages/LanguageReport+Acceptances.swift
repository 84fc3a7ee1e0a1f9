package import LayoutModel

extension LanguageReport {
  /// The report without accepted findings; each document's screens are sorted anew, the worst first.
  ///
  /// - Parameters:
  ///   - fromRoot: a finding's path from the root of the tree.
  ///   - ledger: what is accepted, and until when.
  package func accepting(
    _ ledger: AcceptanceLedger, fromRoot: (DocumentPath) -> DocumentPath = { $0 }
  ) -> LanguageReport {
    guard !ledger.isEmpty else { return self }
    var report = self
    for index in documents.indices {
      let screens = documents[index].screens.map { screen in
        var screen = screen
        screen.accepted = screen.findings.compactMap {
          ledger.accepted($0, at: fromRoot($0.document))
        }
        let silenced = Set(screen.accepted.filter(\.isSilenced).map(\.finding))
        screen.findings.removeAll(where: silenced.contains)
        return screen
      }
      report.documents[index].screens = screens.enumerated().sorted { left, right in
        let (first, second) = (left.element.rank, right.element.rank)
        return first == second
          ? left.offset < right.offset : second.lexicographicallyPrecedes(first)
      }.map(\.element)
    }
    return report
  }

  /// Everything that can be accepted, each finding with the configurations of all languages in which
  /// it was found.
  package var acceptable: [Finding] {
    var found: [Finding] = []
    var places: [String: Int] = [:]
    for finding in documents.flatMap(\.screens).flatMap(\.findings) {
      let name = "\(finding.document) \(finding.identity)"
      if let place = places[name] {
        found[place].occurrences += finding.occurrences
      } else {
        places[name] = found.count
        found.append(finding)
      }
    }
    return found
  }
}
