import LayoutModel
import LayoutService

extension Console {
  /// Counts the findings that were accepted, or lists them with the reason; and tells those that hold
  /// where nobody accepted them.
  func print(_ accepted: [AcceptedFinding], isListed: Bool) throws {
    let silenced = accepted.filter(\.isSilenced)
    for accepted in isListed ? silenced : [] {
      let finding = accepted.finding
      try print(
        "\("accepted", .dim) \(finding.rule.code) \(finding.message) · \(accepted.acceptance.why)")
    }
    if !isListed, !silenced.isEmpty {
      let verb = silenced.count == 1 ? "is" : "are"
      try print("\(counted(silenced.count, "finding")) \(verb) accepted; --accepted lists them")
    }
    for accepted in accepted where !accepted.isSilenced {
      let more = accepted.outgrown.prefix(3).joined(separator: ", ")
      try print(
        "\("accepted, but not on", .yellow) \(more)\(accepted.outgrown.count > 3 ? ", …" : ""): "
          + "\(accepted.finding.rule.code) \(accepted.finding.message)")
    }
  }
}

extension Console {
  /// Prints what was just accepted, in the words of the check.
  /// - Parameter fromRoot: a finding's path as the acceptance has it.
  func print(
    _ acceptance: Acceptance, of findings: [Finding], fromRoot: (DocumentPath) -> DocumentPath
  ) throws {
    let finding = findings.first {
      $0.key == acceptance.key && fromRoot($0.document) == acceptance.document
    }
    guard let finding else {
      return try print("\(acceptance)")
    }
    let place = finding.document.text + (finding.location.map { ":\($0.line)" } ?? "")
    try print(
      "accepted \(finding.rule.code) \(finding.rule.rawValue, .bold) at \(place): \(acceptance.why)"
    )
    try print("    \(shortened(finding.message, 96))")
  }
}
