package import LayoutModel

/// The acceptances that count on a day, in a tree of documents.
package struct AcceptanceLedger: Sendable {
  /// Those that have not expired.
  package let current: [Acceptance]
  /// Those whose last day is over.
  package let expired: [Acceptance]
  private let byKey: [String: [Acceptance]]
  private let exists: @Sendable (DocumentPath) -> Bool
  private let comments: (@Sendable (DocumentPath) -> AcceptingComments)?

  /// - Parameters:
  ///   - today: as `2026-11-22`.
  ///   - exists: whether the tree that is checked has a document at a path.
  ///   - comments: what the documents of that tree accept themselves; asked for findings that no line
  ///     accepts.
  ///   - acceptances: every line of the file.
  package init(
    _ acceptances: [Acceptance], today: String,
    exists: @escaping @Sendable (DocumentPath) -> Bool,
    comments: (@Sendable (DocumentPath) -> AcceptingComments)? = nil
  ) {
    self.comments = comments
    current = acceptances.filter { ($0.until ?? today) >= today }
    expired = acceptances.filter { ($0.until ?? today) < today }
    var byKey: [String: [Acceptance]] = [:]
    for acceptance in current {
      for key in Set(acceptance.findings.map(\.key)) { byKey[key, default: []].append(acceptance) }
    }
    self.byKey = byKey
    self.exists = exists
  }

  /// The ledger of the same tree with these lines only, none of them expired.
  func with(_ acceptances: [Acceptance]) -> AcceptanceLedger {
    AcceptanceLedger(acceptances, today: "", exists: exists, comments: comments)
  }

  /// No line counts, and no document is asked for its comments: nothing is accepted.
  package var isEmpty: Bool { current.isEmpty && comments == nil }

  /// Whether a finding is accepted.
  package enum Verdict: Sendable, Hashable {
    case notAccepted
    case accepted(Acceptance)
    /// It was accepted on others, and holds on these configurations as well.
    case outgrown(Acceptance, configurations: [String])
  }

  /// The acceptance of a finding of the document at `path`, by its path from the root.
  ///
  /// An acceptance counts in the document that it names while the tree has that. Once it is gone, it counts in
  /// a document with the same finding that was not there beside it: the one that it was renamed to.
  package func verdict(on finding: Finding, at path: DocumentPath) -> Verdict {
    let key = finding.key
    let own = (byKey[key] ?? []).filter { $0.counts(in: path, exists: exists) }
    guard let first = own.first else {
      guard let why = comments?(path).reason(for: finding.rule, of: finding.view) else {
        return .notAccepted
      }
      return .accepted(
        Acceptance(findings: [AcceptedFault(finding)], document: path, why: why))
    }
    var accepted: Set<String> = []
    for fault in own.flatMap(\.findings) where fault.key == key {
      accepted.formUnion(fault.configurations)
    }
    let rest = finding.occurrences.map(\.configuration).filter { !accepted.contains($0) }
    return rest.isEmpty ? .accepted(first) : .outgrown(first, configurations: rest)
  }

  /// Every line of the file with `acceptances` among them.
  ///
  /// Of two lines for one cause the last counts: what an earlier one accepts on configurations that
  /// were not looked at now, such as those of a language, is taken over.
  /// - Parameters:
  ///   - acceptances: the new ones.
  ///   - looked: whether a configuration of this name was looked at.
  package func adding(
    _ acceptances: [Acceptance], lookedAt looked: (String) -> Bool
  ) -> [Acceptance] {
    let renewed = acceptances.map { acceptance in
      let earlier = (byKey[acceptance.key] ?? [])
        .filter { $0.key == acceptance.key && $0.document == acceptance.document }
        .flatMap(\.findings)
      var acceptance = acceptance
      for place in acceptance.findings.indices {
        for fault in earlier where fault.key == acceptance.findings[place].key {
          acceptance.findings[place].configurations.formUnion(
            fault.configurations.filter { !looked($0) })
        }
      }
      return acceptance
    }
    return current + expired + renewed
  }

  /// Acceptances none of whose findings is found any more.
  ///
  /// - Parameters:
  ///   - findings: all findings of the documents that ``candidates(among:)`` names.
  ///   - configurations: the names they were looked for on: what was accepted on others only, such
  ///     as in a language, is not judged.
  package func stale(
    among findings: [(finding: Finding, path: DocumentPath)], on configurations: Set<String>
  ) -> [Acceptance] {
    var found: [String: Set<DocumentPath>] = [:]
    for (finding, path) in findings { found[finding.key, default: []].insert(path) }
    return current.filter { acceptance in
      acceptance.findings.contains { !$0.configurations.isDisjoint(with: configurations) }
        && !acceptance.findings.contains { fault in
          (found[fault.key] ?? []).contains { acceptance.counts(in: $0, exists: exists) }
        }
    }
  }

  /// The documents an acceptance may be about: its own, or where that is gone those that name its
  /// view.
  package func candidates(among files: [SourceFile]) throws -> [SourceFile] {
    let own = Set(current.map(\.document))
    let moved = Set(
      current.filter { !exists($0.document) }.flatMap(\.findings).map(\.view.rawValue)
    )
    .map { Array("\"\($0)\"".utf8) }
    return try files.filter { file in
      if own.contains(file.path) { return true }
      guard !moved.isEmpty else { return false }
      let bytes = try file.read()
      return moved.contains { bytes.firstRange(of: $0) != nil }
    }
  }
}
