import ConstraintSolver
import Foundation

/// A constraint system as the fixture files write it, with the answer somebody else gave.
struct SystemFixture {
  struct Row {
    let name: String
    let constraint: Constraint
  }

  let name: String
  let variableNames: [String]
  let rows: [Row]
  let answer: Answer

  struct Answer {
    /// Minimal sets of names, all that exist; empty if the file only says that there are some.
    var conflicts: [Set<String>]?
    /// Per variable the least and the largest value; nil inside is without end.
    var ranges: [String: [Rational?]] = [:]
    /// Per priority the sum of violations.
    var violations: [Double: Rational] = [:]
    /// Which variables are ambiguous, where the answer names them without their ranges.
    var ambiguous: Set<Int>?
  }

  var system: ConstraintSystem { system(rows.map(\.constraint)) }

  func system(_ constraints: [Constraint]) -> ConstraintSystem {
    var system = ConstraintSystem(variables: variableNames.count, parameters: 0)
    for constraint in constraints { system.add(constraint) }
    return system
  }

  func name(of id: ConstraintID) -> String { rows[id.rank].name }
}

enum FixtureFile {
  /// The 28 named systems: rows as objects, answers by hand and by exact enumeration.
  static func named() throws -> [SystemFixture] {
    try array("named-cases.json").map { object in
      let names = object["variables"] as? [String] ?? []
      let rows = (object["rows"] as? [[String: Any]] ?? []).enumerated().map { rank, row in
        SystemFixture.Row(
          name: row["name"] as? String ?? "",
          constraint: constraint(
            rank, relation: row["relation"], priority: row["priority"], constant: row["constant"],
            terms: row["terms"]))
      }
      let written = object["answer"] as? [String: Any] ?? [:]
      var answer = SystemFixture.Answer()
      if let conflicts = written["conflicts"] as? [[String]] {
        answer.conflicts = conflicts.map(Set.init)
      }
      for (name, value) in written["values"] as? [String: String] ?? [:] {
        answer.ranges[name] = [rational(value), rational(value)]
      }
      for (name, ends) in written["ranges"] as? [String: [Any]] ?? [:] {
        answer.ranges[name] = ends.map { ($0 as? String).map(rational) }
      }
      for (level, value) in written["violations"] as? [String: String] ?? [:] {
        answer.violations[Double(level) ?? 0] = rational(value)
      }
      return SystemFixture(
        name: object["name"] as? String ?? "", variableNames: names, rows: rows, answer: answer)
    }
  }

  /// Random systems: rows as lists, answers by z3.
  static func oracle(_ file: String = "oracle-500.json") throws -> [SystemFixture] {
    try oracle(at: folder.appending(path: "Fixtures/\(file)"))
  }

  /// The same from any file that make_oracle_cases.py wrote.
  static func oracle(at url: URL) throws -> [SystemFixture] {
    try array(at: url).enumerated().map { index, object in
      let names = (0..<(object["variables"] as? Int ?? 0)).map { "x\($0)" }
      let rows = (object["rows"] as? [[Any]] ?? []).enumerated().map { rank, row in
        SystemFixture.Row(
          name: "row \(rank)",
          constraint: constraint(
            rank, relation: row[0], priority: row[1], constant: row[2], terms: row[3]))
      }
      var answer = SystemFixture.Answer()
      if let written = object["answer"] as? [String: Any] {
        for (variable, ends) in (written["ranges"] as? [[Any]] ?? []).enumerated() {
          answer.ranges[names[variable]] = ends.map { ($0 as? String).map(rational) }
        }
        if let ambiguous = written["ambiguous"] as? [Int] {
          answer.ambiguous = Set(ambiguous)
          for (variable, value) in (written["values"] as? [String] ?? []).enumerated()
          where !ambiguous.contains(variable) {
            answer.ranges[names[variable]] = [rational(value), rational(value)]
          }
        }
        for pair in written["violations"] as? [[Any]] ?? [] {
          answer.violations[(pair[0] as? NSNumber)?.doubleValue ?? 0] = rational(pair[1])
        }
      } else {
        answer.conflicts = []
      }
      return SystemFixture(
        name: "system \(index)", variableNames: names, rows: rows, answer: answer)
    }
  }

  static func rational(_ text: Any?) -> Rational {
    let parts = (text as? String ?? "").split(separator: "/").compactMap { Int($0) }
    return parts.count == 2 ? Rational(parts[0], parts[1]) : Rational(parts.first ?? 0)
  }

  private static func constraint(
    _ rank: Int, relation: Any?, priority: Any?, constant: Any?, terms: Any?
  ) -> Constraint {
    let relations: [String: Relation] = [
      "==": .equal, "<=": .lessOrEqual, ">=": .greaterOrEqual,
    ]
    return Constraint(
      id: ConstraintID(rank: rank),
      terms: (terms as? [[Any]] ?? []).map {
        Term(Variable(index: $0[0] as? Int ?? 0), rational($0[1]))
      },
      relation: relations[relation as? String ?? ""] ?? .equal,
      value: ParametricValue(rational(constant)),
      priority: Priority((priority as? NSNumber)?.doubleValue ?? 1000))
  }

  private static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent() }

  private static func array(_ file: String) throws -> [[String: Any]] {
    try array(at: folder.appending(path: "Fixtures/\(file)"))
  }

  private static func array(at url: URL) throws -> [[String: Any]] {
    let data = try Data(contentsOf: url)
    return try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }
}
