internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1213 labelled findings of 509 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.2,
    .clipped: -0.6,
    .compressed: -0.9,
    .hitTarget: 0.6,
    .leftBehind: 0.0,
    .longText: 0.0,
    .notMirrored: -0.5,
    .offScreen: 0.5,
    .overlap: -0.9,
    .protrudes: -0.0,
    .truncated: -0.1,
    .unsafeArea: -0.7,
    .unsatisfiable: 1.9,
    .zeroSize: 0.2,
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
    .asSmallBefore: -2.1,  // 6 apps, 1.1
    .blankEdge: -1.9,  // 6 apps, 1.8
    .borrowedSize: -1.8,  // 43 apps, 4.8
    .codeHides: -0.4,  // 27 apps, -0.9
    .codeHolds: -3.2,  // 2 apps, thin, 1.4
    .codePlaces: -0.8,  // 17 apps, -0.5
    .codeSizesRow: -1.8,  // 5 apps, 2.4
    .codeTurns: -1.0,  // 5 apps, 0.4
    .configurations: -1.2,  // 273 apps, 1.9
    .constraintOutlet: -1.1,  // 7 apps, 0.7
    .contradictedBefore: -1.8,  // 17 apps, 4.4
    .fixedText: 1.1,  // 232 apps, 9.9
    .freeView: -0.9,  // 23 apps, 0.0
    .heldBefore: 2.9,  // 2 apps, thin, 0.2
    .hidden: -5.6,  // 3 apps, thin, -0.7
    .lengthenedText: 0.4,  // 6 apps, -0.3
    .markedAmbiguous: 1.2,  // 57 apps, 2.5
    .noAction: -2.9,  // 12 apps, 10.6
    .noEdit: -1.2,  // 12 apps, 0.7
    .parked: -3.4,  // 4 apps, thin, 4.9
    .presented: -1.3,  // 7 apps, 1.0
    .sampleText: -1.9,  // 12 apps, 0.4
    .severe: 0.8,  // 476 apps, 1.4
    .sizeLeftOpen: -1.3,  // 26 apps, 0.5
    .sizeOfItsOwn: -1.1,  // 6 apps, -0.6
    .slight: -2.4,  // 9 apps, 2.9
    .small: -0.8,  // 23 apps, -0.0
    .textOutlet: -1.9,  // 16 apps, 1.0
    .unreached: -2.3,  // 64 apps, 21.0
    .unusualWindows: -0.3,  // 133 apps, 1.2
    .usualDevices: 1.4,  // 104 apps, 2.4
  ]
}
