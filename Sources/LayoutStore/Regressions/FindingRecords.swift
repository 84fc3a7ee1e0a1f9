internal import LayoutModel

/// Findings, broken constraints and assumptions of a solved scene as records.
///
/// Configurations are numbers, in groups of equal severity and amount, since a fault mostly looks the same on
/// many screens. A group is written as its amount and its configurations, with its severity in front if that is
/// not the finding's own.
struct FindingRecords {
  /// Numbers of the configurations by the names the layouts use.
  let numbers: [String: Int64]

  func number(_ name: String) throws -> Int64 {
    guard let number = numbers[name] else { throw StoreError.unknownConfiguration(name) }
    return number
  }

  static func key(_ finding: Finding) -> EntityKey {
    EntityKey(
      kind: .finding,
      uid: [
        finding.rule.rawValue, finding.view.rawValue, finding.other?.rawValue ?? "",
        finding.axis?.rawValue ?? "",
      ].joined(separator: "|"))
  }

  func record(_ finding: Finding) throws -> String { try parts(of: finding).finished }

  /// A regression's finding, with why it is believed and what it is put down to.
  func record(_ regression: Regression) throws -> String {
    var record = try parts(of: regression.finding)
    if let confidence = regression.finding.confidence {
      record.add("confidence", json: RecordText.number(confidence.value))
      record.add(
        "evidence",
        json: RecordText.list(
          confidence.evidence.map {
            RecordText.list([
              RecordText.quoted($0.kind.rawValue), RecordText.number($0.weight),
              RecordText.quoted($0.text),
            ])
          }))
    }
    if let cause = regression.cause {
      record.add("edit", cause.edit)
      if let place = cause.location {
        record.add("editAt", json: RecordText.list(["\(place.line)", "\(place.column)"]))
      }
      record.add("leader", cause.leader)
      record.add("others", cause.others)
    }
    return record.finished
  }

  private func parts(of finding: Finding) throws -> RecordText {
    var groups: [(severity: Severity, amount: Double, members: [Int64])] = []
    for occurrence in finding.occurrences {
      let number = try number(occurrence.configuration)
      if let index = groups.firstIndex(where: {
        $0.severity == occurrence.severity && $0.amount == occurrence.amount
      }) {
        groups[index].members.append(number)
      } else {
        groups.append((occurrence.severity, occurrence.amount, [number]))
      }
    }
    var record = RecordText()
    record.add("rule", finding.rule.rawValue)
    record.add("code", finding.rule.code)
    record.add("severity", finding.severity.rawValue)
    record.add("view", finding.view.rawValue)
    record.add("other", finding.other?.rawValue)
    record.add("axis", finding.axis?.rawValue)
    record.add("message", finding.message)
    record.add("worst", finding.worstAmount)
    record.add(
      "on",
      json: RecordText.list(
        groups.map { group in
          RecordText.list(
            (group.severity == finding.severity
              ? [] : [RecordText.quoted(group.severity.rawValue)])
              + [
                RecordText.number(group.amount), ConfigurationList(group.members).shortText,
              ])
        }))
    return record
  }

  /// The records of `findings`, by key; of two with one identity the first stays.
  func records(_ findings: [Finding]) throws -> [EntityKey: String] {
    var records: [EntityKey: String] = [:]
    for finding in findings where records[Self.key(finding)] == nil {
      records[Self.key(finding)] = try record(finding)
    }
    return records
  }

  /// Constraints that do not hold in some of `layouts`.
  func broken(_ layouts: [StorableLayouts.Remarks]) throws -> [EntityKey: String] {
    struct Broken: Hashable {
      var role: String
      var member: LayoutConflict.Member
      var relaxed: LayoutConflict.Member?
    }
    var groups: [Broken: [(amount: Double, members: [Int64])]] = [:]
    func add(_ broken: Broken, _ amount: Double, _ number: Int64) {
      var list = groups[broken] ?? []
      if let index = list.firstIndex(where: { $0.amount == amount }) {
        if list[index].members.last != number { list[index].members.append(number) }
      } else {
        list.append((amount, [number]))
      }
      groups[broken] = list
    }
    for layout in layouts {
      let number = try number(layout.configuration)
      for conflict in layout.conflicts {
        add(Broken(role: "dropped", member: conflict.relaxed), conflict.amount, number)
        for member in conflict.members {
          add(Broken(role: "member", member: member, relaxed: conflict.relaxed), 0, number)
        }
      }
      for id in layout.broken {
        add(
          Broken(role: "optional", member: .init(constraint: id, description: "")), 0, number)
      }
    }
    var records: [EntityKey: String] = [:]
    for (broken, list) in groups {
      func name(_ member: LayoutConflict.Member?) -> String {
        member.map { $0.constraint?.rawValue ?? $0.description } ?? ""
      }
      var record = RecordText()
      record.add("role", broken.role)
      record.add("cid", broken.member.constraint?.rawValue)
      record.add("description", broken.member.description)
      if let relaxed = broken.relaxed { record.add("dropped", name(relaxed)) }
      record.add(
        "on",
        json: RecordText.list(
          list.map {
            RecordText.list([
              RecordText.number($0.amount), ConfigurationList($0.members).shortText,
            ])
          }))
      let uid = "\(broken.role)|\(name(broken.member))|\(name(broken.relaxed))"
      records[EntityKey(kind: .broken, uid: uid)] = record.finished
    }
    return records
  }

  /// Assumptions that the document needs in some of `layouts`.
  func assumptions(_ layouts: [StorableLayouts.Remarks]) throws -> [EntityKey: String] {
    var groups: [Assumption: [Int64]] = [:]
    for layout in layouts {
      let number = try number(layout.configuration)
      for assumption in layout.assumptions where groups[assumption]?.last != number {
        groups[assumption, default: []].append(number)
      }
    }
    var records: [EntityKey: String] = [:]
    for (assumption, members) in groups {
      var record = RecordText()
      record.add("view", assumption.view.rawValue)
      record.add("reason", assumption.reason.rawValue)
      record.add("on", json: ConfigurationList(members).text)
      let uid = "\(assumption.view.rawValue)|\(assumption.reason.rawValue)"
      records[EntityKey(kind: .assumption, uid: uid)] = record.finished
    }
    return records
  }
}
