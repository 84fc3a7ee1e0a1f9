public import LayoutModel

/// Weighs the evidence on every regression of a scene and puts each down to an edit.
///
/// What the base shows just as well is not new: such regressions come back as kept. Of several that
/// one edit caused, one stands for all.
/// - Parameters:
///   - regressions: those of one scene, `fixed` and `kept` ones left out.
///   - head: the scene that they are about.
///   - base: the same scene in the base, solved with what the head's document records
///     (``recordedAnew(_:like:)``), or nil where the scene is new.
///   - edits: all edits of the document.
/// - Returns: as many regressions, in the same order.
public func judge(
  _ regressions: [Regression], head: JudgedScene, base: JudgedScene?, edits: [StructureChange]
) -> [Regression] {
  let own = SceneEdits(edits, of: head.scene)
  let alarms = regressions.map { Alarm(regression: $0, head: head, base: base, edits: own) }
  var judged = alarms.map { alarm -> Regression in
    var result = alarm.regression
    if let base, let unchanged = UnchangedBase(alarm: alarm, base: base).explanation {
      result.change = .kept
      result.finding.confidence = Confidence([unchanged])
      return result
    }
    result.finding.confidence = Confidence(
      EvidenceSources.all.compactMap { $0.evidence(on: alarm) })
    return result
  }
  Causes(alarms: alarms).assign(to: &judged)
  return judged
}

/// Weighs what a document alone says of its findings, where nothing is known of a base.
public func judge(_ findings: [Finding], in scene: JudgedScene) -> [Finding] {
  let none = SceneEdits([], of: scene.scene)
  return findings.map { finding in
    let regression = Regression(
      change: .new, finding: finding, configurations: finding.occurrences.map(\.configuration))
    let alarm = Alarm(regression: regression, head: scene, base: nil, edits: none)
    var judged = finding
    let isNew = Evidence(.edit, 2, "nothing to compare with: taken for new")
    judged.confidence = Confidence(
      [isNew] + EvidenceSources.ofDocuments.compactMap { $0.evidence(on: alarm) })
    return judged
  }
}

enum EvidenceSources {
  /// What a document says without its history.
  static let ofDocuments: [any EvidenceSource] = [
    BrokenRuleEvidence(), DoubledTextEvidence(), WindowEvidence(), SampleEvidence(),
    RuntimeEvidence(),
    AlternativesEvidence(), BorrowedSizeEvidence(), NoScreenEvidence(), AmountEvidence(),
    ReachEvidence(), FixedTextEvidence(), YieldingEvidence(), UnknownFontEvidence(),
    ScrolledEvidence(), CollapsedEvidence(), TwinEvidence(), LettersEvidence(), BlankEvidence(),
  ]
  static let all: [any EvidenceSource] =
    ofDocuments + [
      EditEvidence(), GrowthEvidence(), ContrastEvidence(), TouchSizeEvidence(),
      HandedToCodeEvidence(), RecordedEvidence(), SharedPlaceEvidence(), AlwaysShortEvidence(),
    ]
}
