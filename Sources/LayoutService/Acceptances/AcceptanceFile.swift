internal import JSONText
package import LayoutModel

/// `.keyline/accepted.jsonl`: one line per cause, sorted, so that git merges it line by line.
package enum AcceptanceFile {
  /// Where it lies below the root of the tree.
  package static let path: DocumentPath = ".keyline/accepted.jsonl"

  /// Reads the file; the error tells line and column.
  package static func read(_ bytes: [UInt8]) throws(FileProblem) -> [Acceptance] {
    var acceptances: [Acceptance] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      do throws(JSONText.Problem) {
        var read = try acceptance(try JSONText.read(Array(line)))
        read.line = index + 1
        acceptances.append(read)
      } catch {
        throw FileProblem(
          path: "\(path):\(index + 1):\(error.place + 1)", reason: error.text)
      }
    }
    return acceptances
  }

  /// In the order in which they are written; of several for one cause the last counts.
  package static func sorted(_ acceptances: [Acceptance]) -> [Acceptance] {
    struct Place: Hashable {
      var key: String
      var document: DocumentPath
    }
    var latest: [Place: Acceptance] = [:]
    for acceptance in acceptances {
      latest[Place(key: acceptance.key, document: acceptance.document)] = acceptance
    }
    return latest.values.sorted { ($0.key, $0.document) < ($1.key, $1.document) }
  }

  private typealias Problem = JSONText.Problem

  private static func acceptance(_ value: JSONValue) throws(Problem) -> Acceptance {
    let fields = try Fields(
      value, known: ["key", "document", "others", "why", "until", "findings"])
    guard case .array(let list)? = fields["findings"]?.kind, !list.isEmpty else {
      throw Problem(place: value.place, text: "\"findings\" is a list of one or more")
    }
    var findings: [AcceptedFault] = []
    for item in list { findings.append(try fault(item)) }
    let until = try fields.text("until", isNeeded: false)
    guard until.map({ isDate($0) }) ?? true else {
      throw Problem(place: value.place, text: "\"until\" is a day such as 2027-03-01")
    }
    var acceptance = Acceptance(
      findings: findings, document: DocumentPath(try fields.text("document") ?? ""),
      why: try fields.text("why") ?? "", until: until)
    if let others = fields["others"] {
      acceptance.others = try texts(others, "\"others\" is a list of paths")
        .map { DocumentPath($0) }
    }
    return acceptance
  }

  private static func fault(_ value: JSONValue) throws(Problem) -> AcceptedFault {
    let fields = try Fields(value, known: ["key", "rule", "view", "other", "configurations"])
    let name = try fields.text("rule") ?? ""
    guard let rule = Rule(rawValue: name) else {
      throw Problem(place: value.place, text: "there is no rule \"\(name)\"")
    }
    let what = "\"configurations\" is a list of names"
    guard let list = fields["configurations"] else {
      throw Problem(place: value.place, text: what)
    }
    let configurations = Set(try texts(list, what))
    return AcceptedFault(
      key: try fields.text("key") ?? "", rule: rule, view: ObjectID(try fields.text("view") ?? ""),
      other: try fields.text("other", isNeeded: false).map { ObjectID($0) },
      configurations: configurations)
  }

  private static func texts(_ value: JSONValue, _ what: String) throws(Problem) -> [String] {
    guard case .array(let list) = value.kind else { throw Problem(place: value.place, text: what) }
    var texts: [String] = []
    for item in list {
      guard case .string(let text) = item.kind else {
        throw Problem(place: item.place, text: "\(what), not of \(item.noun)")
      }
      texts.append(text)
    }
    return texts
  }

  /// `2027-03-01`, whose order as texts is that of the days.
  package static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isDigit) }
      && (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
  }

  private struct Fields {
    private let members: [(key: String, place: Int, value: JSONValue)]
    private let place: Int

    init(_ value: JSONValue, known: [String]) throws(Problem) {
      guard case .object(let members) = value.kind else {
        throw Problem(place: value.place, text: "an object is due, not \(value.noun)")
      }
      for member in members where !known.contains(member.key) {
        let hint = nearestWord(to: member.key, among: known).map { "; did you mean \"\($0)\"?" }
        throw Problem(
          place: member.place, text: "\"\(member.key)\" means nothing here\(hint ?? "")")
      }
      self.members = members
      place = value.place
    }

    subscript(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    func text(_ key: String, isNeeded: Bool = true) throws(Problem) -> String? {
      switch self[key]?.kind {
      case .string(let text): return text
      case nil where !isNeeded, .null? where !isNeeded: return nil
      case nil: throw Problem(place: place, text: "\"\(key)\" is missing")
      default: throw Problem(place: self[key]?.place ?? place, text: "\"\(key)\" is a text")
      }
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
