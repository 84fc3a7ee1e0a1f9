internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1284 labelled findings of 553 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.5,
    .clipped: -0.6,
    .compressed: -0.9,
    .hitTarget: 0.5,
    .leftBehind: -0.0,
    .longText: -0.0,
    .notMirrored: -0.5,
    .offScreen: 0.5,
    .overlap: -1.0,
    .protrudes: -0.1,
    .truncated: -0.2,
    .unsafeArea: -0.7,
    .unsatisfiable: 1.6,
    .zeroSize: 0.1,
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
    .asSmallBefore: -2.1,  // 6 apps, 0.8
    .blankEdge: -2.0,  // 5 apps, 2.4
    .borrowedSize: -1.8,  // 43 apps, 3.9
    .codeHides: -0.5,  // 36 apps, -1.2
    .codeHolds: -3.2,  // 2 apps, thin, 1.5
    .codePlaces: -0.8,  // 20 apps, -0.6
    .codeSizesRow: -1.7,  // 5 apps, 1.8
    .codeTurns: -0.9,  // 5 apps, 0.2
    .configurations: -1.1,  // 289 apps, 1.9
    .constraintOutlet: -1.0,  // 7 apps, 0.7
    .contradictedBefore: -1.8,  // 24 apps, 6.0
    .fixedText: 1.1,  // 254 apps, 9.7
    .freeView: -0.9,  // 23 apps, -0.2
    .heldBefore: 2.6,  // 4 apps, thin, -0.8
    .hidden: -5.6,  // 3 apps, thin, -0.5
    .lengthenedText: 0.3,  // 6 apps, -0.4
    .markedAmbiguous: 1.1,  // 63 apps, 2.7
    .noAction: -2.8,  // 12 apps, 9.3
    .noEdit: -1.1,  // 12 apps, 0.2
    .parked: -3.4,  // 4 apps, thin, 5.0
    .presented: -1.4,  // 15 apps, 2.3
    .sampleText: -1.8,  // 12 apps, 0.2
    .severe: 0.8,  // 515 apps, 1.7
    .sizeLeftOpen: -1.5,  // 28 apps, 1.5
    .sizeOfItsOwn: -1.3,  // 7 apps, 0.0
    .slight: -2.3,  // 9 apps, 1.7
    .small: -0.8,  // 23 apps, 0.2
    .textOutlet: -2.0,  // 16 apps, 1.4
    .unreached: -3.0,  // 45 apps, 25.0
    .unusualWindows: -0.4,  // 147 apps, 1.3
    .usualDevices: 1.4,  // 114 apps, 2.3
  ]
}
