internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1357 labelled findings of 580 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.4,
    .clipped: -0.7,
    .compressed: -1.0,
    .hitTarget: 0.5,
    .leftBehind: -0.1,
    .longText: -0.1,
    .notMirrored: -0.5,
    .offScreen: 0.6,
    .overlap: -1.0,
    .protrudes: -0.1,
    .truncated: -0.3,
    .unsafeArea: -0.7,
    .unsatisfiable: 1.6,
    .zeroSize: -0.0,
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
    .asSmallBefore: -2.1,  // 6 apps, 0.9
    .blankEdge: -2.0,  // 5 apps, 2.6
    .borrowedSize: -1.9,  // 44 apps, 4.5
    .codeHides: -0.6,  // 37 apps, -0.7
    .codeHolds: -3.2,  // 2 apps, thin, 1.3
    .codePlaces: -0.9,  // 21 apps, -0.3
    .codeSizesRow: -1.7,  // 5 apps, 2.0
    .codeTurns: -0.9,  // 5 apps, 0.3
    .configurations: -1.1,  // 295 apps, 1.6
    .constraintOutlet: -1.0,  // 7 apps, 0.4
    .contradictedBefore: -1.8,  // 25 apps, 5.3
    .fixedText: 1.1,  // 265 apps, 9.1
    .freeView: -0.9,  // 23 apps, -0.0
    .givenSize: -1.5,  // 6 apps, 1.2
    .heldBefore: 1.3,  // 6 apps, 0.9
    .hidden: -5.6,  // 3 apps, thin, -0.2
    .lengthenedText: 0.3,  // 6 apps, -0.4
    .markedAmbiguous: 1.3,  // 65 apps, 4.3
    .noAction: -2.8,  // 12 apps, 8.6
    .noEdit: -1.1,  // 12 apps, 0.1
    .parked: -3.4,  // 4 apps, thin, 4.6
    .presented: -1.4,  // 15 apps, 2.0
    .sampleText: -1.7,  // 13 apps, 0.0
    .severe: 0.8,  // 542 apps, 1.6
    .sizeLeftOpen: -1.2,  // 29 apps, 0.5
    .sizeOfItsOwn: -1.3,  // 7 apps, 0.0
    .slight: -2.3,  // 9 apps, 1.6
    .small: -0.8,  // 23 apps, 0.1
    .textOutlet: -1.9,  // 16 apps, 0.8
    .unreached: -2.9,  // 44 apps, 20.0
    .unusualWindows: -0.4,  // 158 apps, 2.0
    .usualDevices: 1.4,  // 126 apps, 1.9
  ]
}
