package import LayoutModel

/// Weighs the evidence on every regression of a scene.
/// - Parameters:
///   - regressions: those of one scene, `fixed` and `kept` ones left out.
///   - head: the scene that they are about.
///   - base: the same scene in the base, with the head's recordings where these differ
///     (``recordedAnew(_:like:)``); nil where the scene is new.
///   - causes: the edits that caused each, in the same order.
///   - outside: facts about a regression that are not in layouts or edits.
/// - Returns: as many regressions, in the same order.
package func judge(
  _ regressions: [Regression], head: JudgedScene, base: JudgedScene?,
  causes: [CauseSearch.Found?] = [], outside: (Regression) -> [OutsideFact] = { _ in [] }
) -> [Regression] {
  regressions.enumerated().map { at, regression in
    var alarm = Alarm(regression: regression, head: head, base: base)
    alarm.cause = causes.indices.contains(at) ? causes[at]?.seen(from: alarm) : nil
    alarm.isUnseen = UnseenEdit.isUnseen(alarm)
    let facts = outside(regression)
    var features = FeatureSources.all.compactMap { $0.feature(of: alarm) }
    // The canvas never shows what code decides, so no edit took it from sight; nor did one if none explains it.
    if features.contains(where: { $0.kind == .constraintOutlet || $0.kind == .noEdit })
      || facts.contains(where: { codeDecides.contains($0.kind) })
    {
      features.removeAll { $0.kind == .lostUnseen }
    }
    var judged = regression
    var confidence = FittedWeights.confidence(features, of: alarm)
    confidence.evidence += facts.map {
      Evidence($0.kind, FittedWeights.kinds[$0.kind] ?? 0, $0.text)
    }
    judged.finding.confidence = confidence
    // It is a note because code may enlarge the views around it. But the base showed all of it without that.
    if features.contains(where: { $0.kind == .lostUnseen && $0.value > 1 }),
      judged.finding.severity < .warning
    {
      judged.finding.severity = .warning
    }
    return judged
  }
}

/// Facts by which code decides where a view is and how large.
private let codeDecides: Set<Evidence.Kind> = [.codeHides, .codeHolds, .codePlaces, .codeSizesRow]

/// Weighs the evidence of a document alone, without a base.
package func judge(_ findings: [Finding], in scene: JudgedScene) -> [Finding] {
  findings.map { finding in
    let regression = Regression(
      change: .new, finding: finding, configurations: finding.occurrences.map(\.configuration))
    let alarm = Alarm(regression: regression, head: scene, base: nil)
    var judged = finding
    judged.confidence = FittedWeights.confidence(
      FeatureSources.ofDocuments.compactMap { $0.feature(of: alarm) }, of: alarm)
    return judged
  }
}

/// The confidence of a finding about an ignored constraint.
package func judgeIgnored(_ finding: Finding, isLeftOver: Bool) -> Confidence {
  let kind: Evidence.Kind = isLeftOver ? .leftOver : .saidByDocument
  return Confidence([
    Evidence(.rule, FittedWeights.rules[finding.rule] ?? 0, EvidenceWords.words(.rule, "")),
    Evidence(kind, FittedWeights.kinds[kind] ?? 0, EvidenceWords.words(kind, "")),
  ])
}

/// The confidence of a finding that another state of the same view, or another document, had before.
package func confidence(thatBaseHas kind: Evidence.Kind, _ text: String) -> Confidence {
  Confidence([Evidence(kind, -16, text)])
}

extension FittedWeights {
  /// Whether a finding of the rule may stop a merge.
  private static func canStop(_ rule: Rule, by features: [Feature]) -> Bool {
    if neverStopping.contains(rule) { return false }
    return stopping.contains(rule) || features.contains { decisive.contains($0.kind) }
  }

  static func confidence(_ features: [Feature], of alarm: Alarm) -> Confidence {
    var own = [Evidence(.rule, rules[alarm.rule] ?? otherRule, EvidenceWords.words(.rule, ""))]
    if !canStop(alarm.rule, by: features) {
      own.append(Evidence(.onlyLook, 0, EvidenceWords.words(.onlyLook, "")))
    } else if features.contains(where: { $0.kind == .unfolding }) {
      own.append(Evidence(.onlyLook, 0, "a device with an inset at one side stops nothing alone"))
    }
    return Confidence(
      own
        + features.map { feature in
          Evidence(
            feature.kind, ((kinds[feature.kind] ?? 0) * feature.value * 10).rounded() / 10,
            EvidenceWords.words(feature, of: alarm), value: feature.value)
        })
  }
}

extension CauseSearch.Found {
  /// The same edits with their distance to an alarm.
  fileprivate func seen(from alarm: Alarm) -> CauseSearch.Found {
    var found = self
    let members = alarm.conflicts.flatMap { [$0.relaxed] + $0.members }.compactMap(\.constraint)
    if isRecorded, objects.isEmpty {
      found.distance = .recordings
    } else if !objects.isDisjoint(with: members) {
      found.distance = .same
    } else if !views.union(objects).isDisjoint(with: alarm.views) {
      found.distance = .view
    }
    return found
  }
}
