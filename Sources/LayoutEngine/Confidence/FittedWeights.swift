internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1517 labelled findings of 652 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.5,
    .clipped: -0.7,
    .compressed: -1.0,
    .hitTarget: 0.5,
    .notMirrored: -0.4,
    .offScreen: 0.7,
    .overlap: -0.9,
    .protrudes: -0.3,
    .truncated: -0.2,
    .unsafeArea: -0.7,
    .unsatisfiable: 2.0,
    .zeroSize: 0.1,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.0

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
    .blankEdge: -2.1,  // 5 apps, 1.8
    .borrowedSize: -1.9,  // 32 apps, 2.3
    .codeHides: -0.5,  // 40 apps, -0.4
    .codeHolds: -3.2,  // 2 apps, thin, 1.0
    .codePlaces: -1.1,  // 22 apps, 0.7
    .codeSizesRow: -1.8,  // 5 apps, 1.4
    .codeTurns: -0.9,  // 5 apps, 0.1
    .configurations: -1.0,  // 315 apps, 0.8
    .constraintOutlet: -1.1,  // 7 apps, 0.7
    .contradictedBefore: -2.0,  // 26 apps, 5.7
    .fixedText: 1.1,  // 303 apps, 8.1
    .freeView: -0.9,  // 23 apps, -0.0
    .givenSize: -1.6,  // 9 apps, 1.2
    .heldBefore: 1.3,  // 9 apps, 0.7
    .hidden: -5.6,  // 3 apps, thin, -0.3
    .largeText: -1.8,  // 11 apps, 2.5
    .lengthenedText: 0.5,  // 6 apps, -0.2
    .letterboxed: -1.5,  // 9 apps, 1.1
    .markedAmbiguous: 1.2,  // 79 apps, 2.5
    .noAction: -2.8,  // 19 apps, 9.2
    .noEdit: -1.1,  // 14 apps, 0.6
    .parked: -3.6,  // 4 apps, thin, 4.3
    .presented: -1.5,  // 15 apps, 1.8
    .sampleText: -1.8,  // 8 apps, -0.2
    .severe: 0.7,  // 612 apps, 0.5
    .sizeLeftOpen: -1.1,  // 29 apps, 0.3
    .sizeOfItsOwn: -1.3,  // 9 apps, -0.0
    .slight: -2.3,  // 9 apps, 1.8
    .small: -0.8,  // 16 apps, -0.1
    .textOutlet: -1.8,  // 11 apps, 0.1
    .unreached: -3.1,  // 56 apps, 23.2
    .unusualWindows: -0.5,  // 176 apps, 2.0
    .usualDevices: 1.4,  // 167 apps, 1.8
  ]
}
