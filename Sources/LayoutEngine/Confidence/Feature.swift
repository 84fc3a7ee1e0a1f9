internal import LayoutModel

/// A fact about an alarm that helps to tell true alarms from false ones.
///
/// Facts are computed from solved layouts, edits and sources. Their weights are fitted on labelled findings
/// (``FittedWeights``); their sentences are in ``EvidenceWords``.
struct Feature: Hashable {
  let kind: Evidence.Kind
  /// The strength of the fact; usually 1.
  let value: Double
  /// The view or constraint that the fact is about.
  let subject: ObjectID?

  init(_ kind: Evidence.Kind, _ value: Double = 1, of subject: ObjectID? = nil) {
    self.kind = kind
    self.value = value
    self.subject = subject
  }
}

/// A source of one kind of feature; each has its own file.
protocol FeatureSource: Sendable {
  /// The feature of an alarm, or nil if it does not apply.
  func feature(of alarm: Alarm) -> Feature?
}

enum FeatureSources {
  /// The sources that need a document alone, without its history.
  static let ofDocuments: [any FeatureSource] = [
    BrokenRuleEvidence(), TextSettingEvidence(), WindowEvidence(), SampleEvidence(),
    RuntimeEvidence(), BorrowedSizeEvidence(), PresentedFeature(), AmountEvidence(),
    ReachEvidence(), FixedTextEvidence(), DirectionEvidence(), MarkEvidence(),
    ConfigurationsFeature(), SeverityFeature(), NoActionFeature(), UnreachedFeature(),
    ParkedFeature(), BlankEdgeFeature(), GivenSizeFeature(), LetterboxedFeature(),
    NearlyLargeFeature(), SharedActionFeature(), NothingSeenFeature(),
  ]
  static let all: [any FeatureSource] =
    ofDocuments + [
      EditEvidence(), LengthenedTextFeature(), ContrastEvidence(), TouchSizeEvidence(),
      BaseEvidence(), StillFeature(), ContradictedBeforeFeature(), HeldBeforeFeature(),
      CrammedBeforeFeature(), SpreadFeature(),
    ]
}
