internal import Foundation
internal import LayoutModel

/// A finding as stored, back from its record.
struct StoredFinding: Decodable {
  var rule: Rule
  var severity: Severity
  var view: String
  var other: String?
  var axis: Axis?
  var message: String
  var on: [Group]
  /// Absent where nobody weighed the evidence, as in scenes' own findings.
  var evidence: [Reason]?
  var edit: String?
  var editAt: [Int]?
  var leader: String?
  var others: Int?

  /// A piece of evidence: its kind, its weight, its words.
  struct Reason: Decodable {
    var value: Evidence

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      value = Evidence(
        try list.decode(Evidence.Kind.self), try list.decode(Double.self),
        try list.decode(String.self))
    }
  }

  var confidence: Confidence? { evidence.map { Confidence($0.map(\.value)) } }

  var cause: Cause? {
    guard let edit, let others else { return nil }
    let place = editAt.flatMap { at in
      at.count == 2 ? SourceLocation(line: at[0], column: at[1]) : nil
    }
    return Cause(edit: edit, location: place, leader: leader, others: others)
  }

  struct Group: Decodable {
    /// nil: the finding's own.
    var severity: Severity?
    var amount: Double
    var members: [Int64]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      if list.count == 3 { severity = try list.decode(Severity.self) }
      // An amount that is no number was written as null.
      amount = try list.decodeNil() ? 0 : list.decode(Double.self)
      members = try list.decode(ConfigurationList.self).numbers
    }
  }

  static func decode(_ text: String) throws -> StoredFinding {
    do {
      return try JSONDecoder().decode(StoredFinding.self, from: Data(text.utf8))
    } catch {
      throw StoreError.damaged(path: "content", detail: "a finding's record")
    }
  }

  /// The finding, with configurations by `names` and in `order` (their place in the matrix).
  func finding(
    path: DocumentPath, scene: String, names: [Int64: String], order: [Int64: Int],
    location: SourceLocation?
  ) -> Finding {
    let occurrences = on.flatMap { group in
      group.members.map { number in
        (
          order[number] ?? Int(clamping: number),
          Finding.Occurrence(
            configuration: names[number] ?? String(number), amount: group.amount,
            severity: group.severity ?? severity)
        )
      }
    }
    return Finding(
      rule: rule, severity: severity, document: path, scene: ObjectID(scene),
      view: ObjectID(view), other: other.map { ObjectID($0) }, axis: axis,
      occurrences: occurrences.sorted { $0.0 < $1.0 }.map(\.1), message: message,
      location: location, confidence: confidence)
  }
}
