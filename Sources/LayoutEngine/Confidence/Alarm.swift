internal import LayoutModel

/// A regression under judgement, with all that speaks for or against it.
struct Alarm {
  let regression: Regression
  let head: JudgedScene
  /// The base with the recordings of the head; nil where the scene is new.
  let base: JudgedScene?
  let edits: SceneEdits

  var finding: Finding { regression.finding }
  var rule: Rule { regression.finding.rule }

  /// The view, and the other view of a pair, as far as the scene has them.
  var views: [ObjectID] {
    ([finding.view] + (finding.other.map { [$0] } ?? [])).filter { head.index.position[$0] != nil }
  }

  /// Views whose own size or place the rule judges: not the container something leaves.
  var subjects: [ObjectID] {
    switch rule {
    case .overlap: views
    default: head.index.position[finding.view] == nil ? [] : [finding.view]
    }
  }

  /// The configurations on which the finding is new, with the layouts of the head.
  var places: [PlacedScene] { regression.configurations.compactMap { head[$0] } }

  /// The contradictions behind an L001, one per configuration that has it.
  var conflicts: [LayoutConflict] {
    guard rule == .unsatisfiable else { return [] }
    return places.flatMap { placed in
      placed.layout.conflicts.filter { conflict in
        let members = ([conflict.relaxed] + conflict.members).compactMap(\.constraint)
        return members.contains { id in
          head.index.constraints.contains {
            $0.id == id && ($0.firstItem == finding.view || $0.secondItem == finding.view)
          }
        }
      }
    }
  }

  /// The axis it is about, where it is about one.
  var axis: Axis? {
    if let axis = finding.axis { return axis }
    switch rule {
    case .truncated: return .horizontal
    default: return nil
    }
  }
}

/// Where evidence comes from: one file each.
protocol EvidenceSource: Sendable {
  /// What it has to say on an alarm; nil = nothing.
  func evidence(on alarm: Alarm) -> Evidence?
}
