internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1610 labelled findings of 702 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: -0.1,
    .clipped: -1.0,
    .compressed: -1.2,
    .hitTarget: 0.1,
    .notMirrored: -0.6,
    .offScreen: 0.2,
    .overlap: -1.2,
    .protrudes: -0.7,
    .truncated: -0.6,
    .unsafeArea: -1.0,
    .unsatisfiable: 1.6,
    .zeroSize: -0.3,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.4

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
    .asSmallBefore: -6.0,  // 3 apps, thin, 0.7
    .blankEdge: -2.1,  // 5 apps, 1.7
    .borrowedSize: -1.9,  // 31 apps, 3.1
    .codeHides: -0.7,  // 41 apps, -0.5
    .codeHolds: -3.2,  // 2 apps, thin, 1.1
    .codePlaces: -1.1,  // 22 apps, -0.2
    .codeSizesRow: -1.7,  // 5 apps, 1.3
    .codeTurns: -0.9,  // 5 apps, 0.3
    .configurations: -0.9,  // 332 apps, 0.5
    .constraintOutlet: -1.1,  // 7 apps, 0.4
    .contradictedBefore: -2.1,  // 26 apps, 6.0
    .fixedText: 1.2,  // 325 apps, 8.4
    .freeView: -1.0,  // 23 apps, 0.1
    .givenSize: -1.6,  // 9 apps, 1.1
    .heldBefore: 1.2,  // 9 apps, 0.2
    .hidden: -5.6,  // 3 apps, thin, -0.3
    .largeText: -2.0,  // 12 apps, 3.1
    .lengthenedText: 0.5,  // 7 apps, -0.2
    .letterboxed: -1.5,  // 9 apps, 1.1
    .markedAmbiguous: 1.1,  // 83 apps, 2.1
    .noAction: -2.6,  // 18 apps, 7.0
    .noEdit: -1.0,  // 15 apps, 0.2
    .parked: -3.7,  // 4 apps, thin, 4.3
    .presented: -1.5,  // 15 apps, 1.8
    .sampleText: -1.8,  // 8 apps, -0.1
    .severe: 1.0,  // 658 apps, 1.8
    .sizeLeftOpen: -1.1,  // 30 apps, 0.0
    .sizeOfItsOwn: -1.3,  // 9 apps, -0.2
    .slight: -2.3,  // 9 apps, 1.6
    .small: -0.7,  // 17 apps, -0.1
    .textOutlet: -1.8,  // 11 apps, -0.1
    .unreached: -3.0,  // 56 apps, 20.6
    .unusualWindows: -0.4,  // 188 apps, 1.9
    .usualDevices: 1.3,  // 181 apps, 1.1
    .wasRight: 0.9,  // 180 apps, 1.8
  ]
}
