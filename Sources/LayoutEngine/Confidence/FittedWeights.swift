internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1845 labelled findings of 766 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.3,
    .clipped: -0.6,
    .compressed: -1.1,
    .hitTarget: 0.5,
    .notMirrored: -0.5,
    .offScreen: 0.6,
    .overlap: -1.1,
    .protrudes: -0.1,
    .truncated: -0.4,
    .unsafeArea: -1.0,
    .unsatisfiable: 1.9,
    .zeroSize: -0.3,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.1

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .hitTarget, .ignoredConstraint, .offScreen, .unsatisfiable,
  ]

  /// A finding with one of these stops whatever its rule, unless the rule is in ``neverStopping``.
  static let decisive: Set<Evidence.Kind> = [.lengthenedText, .lostUnseen, .translatedText]

  /// Rules that stop nothing, whatever speaks for a finding: of the zero sizes that stopped on apps
  /// nobody had looked at, none of six was right.
  static let neverStopping: Set<Rule> = [.zeroSize]

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
    .nothingSeen: -3.0,  // by meaning
    .nearlyLarge: -1.0,  // by meaning
    .placeholderConstraint: -6.0,  // by meaning
    .recordedSizes: -6.0,  // by meaning
    .rightToLeft: -3.0,  // by meaning
    .saidByDocument: 3.0,  // by meaning
    .toldOtherwiseBefore: -6.0,  // by meaning
    .touchWidened: -4.0,  // by meaning
    .translatedText: 2.5,  // by meaning
    .unfolding: -6.0,  // by meaning
    .unreadableBase: -8.0,  // by meaning
    .asSmallBefore: -6.0,  // 3 apps, thin, 0.7
    .blankEdge: -2.1,  // 5 apps, 1.4
    .borrowedSize: -2.0,  // 32 apps, 2.3
    .codeHides: -0.7,  // 44 apps, -0.1
    .codeHolds: -3.2,  // 2 apps, thin, 0.8
    .codePlaces: -0.9,  // 22 apps, -0.6
    .codeSizesRow: -1.7,  // 5 apps, 1.3
    .codeTurns: -0.9,  // 5 apps, 0.2
    .configurations: -0.9,  // 360 apps, 0.4
    .constraintOutlet: -1.3,  // 13 apps, 1.3
    .contradictedBefore: -2.0,  // 27 apps, 4.8
    .crammedBefore: -1.2,  // 55 apps, 1.3
    .fixedText: 1.2,  // 368 apps, 7.5
    .givenSize: -1.6,  // 9 apps, 1.2
    .heldBefore: 1.4,  // 9 apps, 0.8
    .hidden: -5.6,  // 3 apps, thin, -0.2
    .largeText: -1.8,  // 12 apps, 2.1
    .lengthenedText: 0.6,  // 6 apps, 0.0
    .letterboxed: -1.6,  // 17 apps, 1.8
    .markedAmbiguous: 1.1,  // 107 apps, 1.9
    .noAction: -2.7,  // 20 apps, 6.9
    .noEdit: -1.1,  // 22 apps, 0.6
    .parked: -3.6,  // 4 apps, thin, 3.4
    .presented: -1.5,  // 15 apps, 1.4
    .sampleText: -1.8,  // 8 apps, 0.0
    .severe: 0.8,  // 723 apps, 1.4
    .sharedAction: -2.2,  // 4 apps, thin, 0.5
    .sizeLeftOpen: -1.4,  // 17 apps, 0.4
    .slight: -2.3,  // 9 apps, 1.1
    .textOutlet: -1.8,  // 11 apps, -0.1
    .unreached: -3.4,  // 68 apps, 28.3
    .unusualWindows: -0.3,  // 209 apps, 0.3
    .usualDevices: 1.5,  // 207 apps, 1.6
    .spread: -1.1,  // 21 apps, fitted onto the others
  ]
}
