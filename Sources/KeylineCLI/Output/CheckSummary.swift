import LayoutModel
import LayoutService

/// A check counted by rule and by scene: a first look at an old project on one screen.
struct CheckSummary {
  /// What stands for each cause, as every other format tells it, and whether it fails the check.
  private let findings: [(finding: Finding, gates: Bool)]
  private let report: CheckReport
  /// Scenes that are named; the rest is counted.
  private static let mostScenes = 12

  init(_ report: CheckReport) {
    self.report = report
    findings = report.items.map { ($0.finding, $0.gates) }
  }

  func print(on console: Console) throws {
    for rule in Rule.allCases {
      let own = findings.filter { $0.finding.rule == rule }
      guard !own.isEmpty else { continue }
      let gating = own.count(where: \.gates)
      let stop: Line =
        gating > 0 ? "\("\(gating) \(gating == 1 ? "stops" : "stop")", .red)" : "none stops"
      try console.print(
        "\(rule.code) \(rule.rawValue, .bold): \(counted(own.count, "finding")), \(stop) · "
          + "\(counted(Set(own.map { Place($0.finding) }).count, "scene"))")
    }
    let scenes = Dictionary(grouping: findings) { Place($0.finding) }
      .map { place, own in (place: place, gating: own.count(where: \.gates), count: own.count) }
      .sorted {
        ($1.gating, $1.count, $0.place.document, $0.place.scene)
          < ($0.gating, $0.count, $1.place.document, $1.place.scene)
      }
    for scene in scenes.prefix(Self.mostScenes) {
      let name = report.title(of: scene.place.scene, in: scene.place.document)
      try console.print(
        "\(scene.place.document.text, .cyan) \(name): \(counted(scene.count, "finding"))"
          + (scene.gating > 0 ? ", \(scene.gating) \(scene.gating == 1 ? "stops" : "stop")" : ""))
    }
    if scenes.count > Self.mostScenes {
      try console.print("and \(counted(scenes.count - Self.mostScenes, "more scene"))")
    }
    let fails = findings.count(where: \.gates)
    let hasBase = report.comparedWith != nil
    let verb = (hasBase ? "stop" : "fail") + (fails == 1 ? "s" : "")
    let noun = hasBase ? "the merge" : "the check"
    let verdict: Line =
      fails > 0
      ? "\(counted(fails, "finding") + " \(verb) \(noun)", .red)"
      : "\("nothing \(hasBase ? "stops" : "fails") \(noun)", .green)"
    try console.print("\(counted(findings.count, "finding")) · \(verdict)")
  }

  private struct Place: Hashable {
    let document: DocumentPath
    let scene: ObjectID
    init(_ finding: Finding) {
      document = finding.document
      scene = finding.scene
    }
  }
}
