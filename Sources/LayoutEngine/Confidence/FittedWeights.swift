internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1693 labelled findings of 712 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.3,
    .clipped: -0.8,
    .compressed: -1.1,
    .hitTarget: 0.4,
    .notMirrored: -0.5,
    .offScreen: 0.6,
    .overlap: -1.0,
    .protrudes: -0.4,
    .truncated: -0.3,
    .unsafeArea: -0.8,
    .unsatisfiable: 1.9,
    .zeroSize: -0.1,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.1

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .hitTarget, .ignoredConstraint, .offScreen, .unsatisfiable,
  ]

  /// With one of these a finding of any rule stops.
  static let decisive: Set<Evidence.Kind> = [.lengthenedText, .lostUnseen, .translatedText]

  static let kinds: [Evidence.Kind: Double] = [
    .boldText: -3.0,  // by meaning
    .copied: -8.0,  // by meaning
    .doubledText: -6.0,  // by meaning
    .foreignDevices: -6.0,  // by meaning
    .leftOver: 0.0,  // by meaning
    .looksAsBefore: -6.0,  // by meaning
    .lostUnseen: 2.0,  // by meaning
    .moved: -8.0,  // by meaning
    .movesNothing: -3.0,  // by meaning
    .placeholderConstraint: -6.0,  // by meaning
    .recordedSizes: -6.0,  // by meaning
    .rightToLeft: -3.0,  // by meaning
    .saidByDocument: 3.0,  // by meaning
    .toldOtherwiseBefore: -6.0,  // by meaning
    .touchWidened: -4.0,  // by meaning
    .translatedText: 3.0,  // by meaning
    .unfolding: -6.0,  // by meaning
    .unreadableBase: -8.0,  // by meaning
    .asSmallBefore: -6.0,  // 3 apps, thin, 0.9
    .blankEdge: -2.1,  // 5 apps, 1.5
    .borrowedSize: -1.9,  // 31 apps, 2.4
    .codeHides: -0.6,  // 42 apps, -0.3
    .codeHolds: -3.2,  // 2 apps, thin, 0.9
    .codePlaces: -1.1,  // 22 apps, -0.1
    .codeSizesRow: -1.7,  // 5 apps, 1.4
    .codeTurns: -0.9,  // 5 apps, 0.2
    .configurations: -1.0,  // 338 apps, 0.4
    .constraintOutlet: -1.1,  // 7 apps, 0.8
    .contradictedBefore: -2.0,  // 26 apps, 5.0
    .fixedText: 1.2,  // 337 apps, 8.8
    .freeView: -1.0,  // 23 apps, -0.1
    .givenSize: -1.6,  // 9 apps, 1.7
    .heldBefore: 1.4,  // 9 apps, 0.7
    .hidden: -5.6,  // 3 apps, thin, -0.4
    .largeText: -1.9,  // 12 apps, 2.9
    .lengthenedText: 0.4,  // 7 apps, -0.3
    .letterboxed: -1.5,  // 9 apps, 0.9
    .markedAmbiguous: 1.1,  // 88 apps, 2.5
    .noAction: -2.7,  // 20 apps, 8.0
    .noEdit: -1.0,  // 15 apps, 0.5
    .parked: -3.6,  // 4 apps, thin, 3.9
    .presented: -1.5,  // 15 apps, 1.7
    .sampleText: -1.8,  // 8 apps, -0.1
    .severe: 0.8,  // 669 apps, 1.1
    .sizeLeftOpen: -1.1,  // 32 apps, -0.1
    .sizeOfItsOwn: -1.3,  // 9 apps, 0.2
    .slight: -2.3,  // 9 apps, 1.3
    .small: -0.8,  // 18 apps, 0.1
    .textOutlet: -1.8,  // 11 apps, -0.1
    .unreached: -3.4,  // 62 apps, 26.6
    .unusualWindows: -0.5,  // 198 apps, 2.9
    .usualDevices: 1.4,  // 184 apps, 1.5
  ]
}
