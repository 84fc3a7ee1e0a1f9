internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1588 labelled findings of 666 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.5,
    .clipped: -0.6,
    .compressed: -1.0,
    .hitTarget: 0.4,
    .leftBehind: -0.0,
    .longText: -0.0,
    .notMirrored: -0.4,
    .offScreen: 0.8,
    .overlap: -1.0,
    .protrudes: -0.4,
    .truncated: -0.2,
    .unsafeArea: -0.6,
    .unsatisfiable: 1.9,
    .zeroSize: 0.0,
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
    .asSmallBefore: -2.1,  // 6 apps, 0.7
    .blankEdge: -2.1,  // 5 apps, 1.9
    .borrowedSize: -1.6,  // 44 apps, 2.6
    .codeHides: -0.4,  // 40 apps, -0.4
    .codeHolds: -3.2,  // 2 apps, thin, 1.1
    .codePlaces: -1.1,  // 22 apps, 0.4
    .codeSizesRow: -1.7,  // 5 apps, 1.6
    .codeTurns: -0.9,  // 5 apps, 0.3
    .configurations: -1.1,  // 330 apps, 0.3
    .constraintOutlet: -1.1,  // 7 apps, 0.5
    .contradictedBefore: -2.0,  // 25 apps, 5.9
    .fixedText: 1.2,  // 310 apps, 8.6
    .freeView: -0.9,  // 24 apps, -0.4
    .givenSize: -1.6,  // 6 apps, 1.4
    .heldBefore: 1.3,  // 7 apps, 0.9
    .hidden: -5.6,  // 3 apps, thin, -0.3
    .largeText: -1.9,  // 11 apps, 2.4
    .lengthenedText: 0.5,  // 8 apps, -0.3
    .letterboxed: -1.5,  // 9 apps, 1.1
    .markedAmbiguous: 1.1,  // 79 apps, 1.9
    .noAction: -2.7,  // 12 apps, 6.3
    .noEdit: -1.1,  // 14 apps, 0.4
    .parked: -3.5,  // 4 apps, thin, 4.0
    .presented: -1.4,  // 15 apps, 1.7
    .sampleText: -1.7,  // 13 apps, -0.1
    .severe: 0.8,  // 624 apps, 1.4
    .sizeLeftOpen: -1.1,  // 31 apps, -0.1
    .sizeOfItsOwn: -1.3,  // 7 apps, 0.2
    .slight: -2.3,  // 9 apps, 1.9
    .small: -0.8,  // 22 apps, -0.2
    .textOutlet: -1.7,  // 16 apps, -0.0
    .unreached: -3.1,  // 57 apps, 22.8
    .unusualWindows: -0.5,  // 179 apps, 2.8
    .usualDevices: 1.4,  // 163 apps, 1.9
  ]
}
