import LayoutModel
import LayoutService

extension Console {
  /// Findings that were accepted, with the reason, and those that hold where nobody accepted them.
  func print(_ accepted: [AcceptedFinding]) throws {
    let silenced = accepted.filter(\.isSilenced)
    let most = 8
    for accepted in silenced.prefix(silenced.count > most ? most - 1 : most) {
      let finding = accepted.finding
      try print(
        "\("accepted", .dim) \(finding.rule.code) \(finding.message) · \(accepted.acceptance.why)")
    }
    if silenced.count > most {
      try print("\("accepted", .dim) \(silenced.count - most + 1) more; --json tells all")
    }
    for accepted in accepted where !accepted.isSilenced {
      let more = accepted.outgrown.prefix(3).joined(separator: ", ")
      try print(
        "\("accepted, but not on", .yellow) \(more)\(accepted.outgrown.count > 3 ? ", …" : ""): "
          + "\(accepted.finding.rule.code) \(accepted.finding.message)")
    }
  }
}

extension JSONWriter {
  /// The same for programs.
  mutating func accepted(_ accepted: [AcceptedFinding]) {
    list("accepted", accepted) { json, accepted in
      json.object { json in
        json.field("key", accepted.finding.key)
        json.field("why", accepted.acceptance.why)
        json.field("outgrown", accepted.outgrown)
        json.key("finding")
        json.finding(accepted.finding)
      }
    }
  }
}
