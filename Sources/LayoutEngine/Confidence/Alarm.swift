internal import LayoutModel

/// A regression under judgement, with all that features are computed from.
struct Alarm {
  let regression: Regression
  let head: JudgedScene
  /// The base with the recordings of the head; nil where the scene is new.
  let base: JudgedScene?
  /// The edits that caused it, found by trial; nil if none explains it.
  var cause: CauseSearch.Found?
  /// Whether nobody has seen on the canvas what the edit does (``UnseenEdit``): two features ask.
  var isUnseen = false

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

  /// The largest amount on the configurations where the finding is new; with texts twice as long
  /// only where it is found with no others.
  var amount: Double {
    let usual = places.map(\.configuration).filter { $0.textFactor == 1 }.map(\.name)
    return amount(on: usual.isEmpty ? regression.configurations : usual)
  }

  /// The largest amount on some configurations, by their names; 0 where it is found on none.
  func amount(on configurations: [String]) -> Double {
    let places = Set(configurations)
    return finding.occurrences.filter { places.contains($0.configuration) }.map(\.amount).max() ?? 0
  }

  /// The contradictions behind an L001, one per configuration that has it.
  var conflicts: [LayoutConflict] { conflicts(on: nil) }

  /// Those of some configurations, by their names.
  func conflicts(on configurations: Set<String>?) -> [LayoutConflict] {
    guard rule == .unsatisfiable else { return [] }
    return places.flatMap { placed -> [LayoutConflict] in
      if let configurations, !configurations.contains(placed.configuration.name) { return [] }
      return placed.conflicts(on: finding.view, other: finding.other, axis: finding.axis)
    }
  }

  /// What an L002 says of its view: the first place's, for bounds differ with the window.
  var ambiguity: LayoutAmbiguity? {
    guard rule == .ambiguous else { return nil }
    guard let layout = places.first?.layout else { return nil }
    return (layout.ambiguities + layout.unheld).first {
      $0.view == finding.view && $0.axis == finding.axis
    }
  }

  /// The axis it is about, where it is about one.
  var axis: Axis? {
    if let axis = finding.axis { return axis }
    switch rule {
    case .truncated:
      // Where several lines are allowed, the height decides how many fit.
      guard let at = head.index.position[finding.view] else { return .horizontal }
      let lines = places.first?.solved[at]?.text?.neededLines ?? 1
      return lines > 1 && !head.index.entries[at].view.isOfOneLine ? .vertical : .horizontal
    default: return nil
    }
  }
}

extension LayoutConflict {
  /// The extent of the root along an axis takes part.
  func restsOnRootSize(_ axis: Axis) -> Bool { members.contains { $0.topic == .rootSize(axis) } }

  /// The extent of the root takes part, and with it what surrounds the scene.
  var restsOnRoot: Bool {
    members.contains { member in
      Axis.allCases.contains { member.topic == .rootSize($0) } || member.topic == .rootPosition
    }
  }
}

extension View {
  /// Text that never breaks.
  fileprivate var isOfOneLine: Bool {
    guard case .label(let label) = content else { return true }
    return label.numberOfLines == 1
  }
}
