internal import Hashing
public import LayoutModel

/// A cause of findings that someone accepted, and why.
package struct Acceptance: Sendable, Hashable {
  /// The findings it covers. The first one represents the cause.
  package var findings: [AcceptedFault]
  /// The path of the document when it was accepted. The acceptance follows the document if it moves.
  package var document: DocumentPath
  package var why: String
  /// Other documents with its objects' ids when it was accepted, as copies of one template have them. It
  /// never follows its document to one of these.
  package var others: [DocumentPath] = []
  /// The last day on which it is valid, such as `2027-03-01`, or nil if it does not expire.
  package var until: String?
  /// The line of the file that it was read from. Ignored when acceptances are compared.
  package var line: Int?

  package static func == (left: Self, right: Self) -> Bool {
    left.findings == right.findings && left.document == right.document && left.why == right.why
      && left.others == right.others && left.until == right.until
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(findings)
    hasher.combine(document)
    hasher.combine(why)
    hasher.combine(others)
    hasher.combine(until)
  }

  /// Whether it counts in the document at `path`: its own, or where that is gone the one that it was
  /// renamed to.
  func counts(in path: DocumentPath, exists: (DocumentPath) -> Bool) -> Bool {
    document == path || !others.contains(path) && !exists(document)
  }

  package init(
    findings: [AcceptedFault], document: DocumentPath, why: String, until: String? = nil
  ) {
    self.findings = findings
    self.document = document
    self.why = why
    self.until = until
  }

  /// The key of its first finding, by which lines are sorted.
  package var key: String { findings.first?.key ?? "" }
}

extension Acceptance: CustomStringConvertible {
  /// `9f2c1e0a77b3 overlap of abc-de-fgh in App/Main.storyboard: the badge overlaps on purpose
  /// (.keyline/accepted.jsonl:3)`.
  package var description: String {
    let first = findings.first.map { fault in
      let views = [fault.view] + (fault.other.map { [$0] } ?? [])
      return "\(fault.rule.rawValue) of \(views.map(\.rawValue).joined(separator: " and "))"
    }
    let place = line.map { " (\(AcceptanceFile.path):\($0))" } ?? ""
    return "\(key) \(first ?? "") in \(document): \(why)\(place)"
  }
}

/// One finding of an acceptance, and where it holds.
package struct AcceptedFault: Sendable, Hashable {
  package var key: String
  package var rule: Rule
  package var view: ObjectID
  package var other: ObjectID?
  /// On any other configuration it alarms again.
  package var configurations: Set<String>

  package init(
    key: String, rule: Rule, view: ObjectID, other: ObjectID? = nil, configurations: Set<String>
  ) {
    self.key = key
    self.rule = rule
    self.view = view
    self.other = other
    self.configurations = configurations
  }

  package init(_ finding: Finding) {
    self.init(
      key: finding.key, rule: finding.rule, view: finding.view, other: finding.other,
      configurations: Set(finding.occurrences.map(\.configuration)))
  }
}

extension Finding {
  /// Twelve hexadecimal digits that stay the same wherever the document lies and whatever commit it
  /// is in: made of the rule, the ids that the document itself gives to scene and views, and the
  /// axis.
  public var key: String {
    let parts = [
      rule.code, scene.rawValue, view.rawValue, other?.rawValue ?? "", axis?.rawValue ?? "",
    ]
    var hash = SHA256()
    hash.update(Array(parts.joined(separator: "\u{0}").utf8))
    return hash.finalize().prefix(6).map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
