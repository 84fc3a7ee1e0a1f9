internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1693 labelled findings of 712 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: -0.2,
    .clipped: -1.0,
    .compressed: -1.2,
    .hitTarget: 0.1,
    .notMirrored: -0.6,
    .offScreen: 0.2,
    .overlap: -1.2,
    .protrudes: -0.7,
    .truncated: -0.6,
    .unsafeArea: -0.9,
    .unsatisfiable: 1.7,
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
    .asSmallBefore: -6.0,  // 3 apps, thin, 0.8
    .blankEdge: -2.1,  // 5 apps, 1.5
    .borrowedSize: -1.9,  // 31 apps, 2.4
    .codeHides: -0.6,  // 42 apps, -0.3
    .codeHolds: -3.2,  // 2 apps, thin, 1.0
    .codePlaces: -1.1,  // 22 apps, -0.1
    .codeSizesRow: -1.7,  // 5 apps, 1.2
    .codeTurns: -0.9,  // 5 apps, 0.2
    .configurations: -1.0,  // 338 apps, 0.5
    .constraintOutlet: -1.1,  // 7 apps, 0.7
    .contradictedBefore: -2.1,  // 26 apps, 5.4
    .fixedText: 1.3,  // 337 apps, 9.4
    .freeView: -1.0,  // 23 apps, -0.1
    .givenSize: -1.6,  // 9 apps, 1.7
    .heldBefore: 1.2,  // 9 apps, 0.5
    .hidden: -5.6,  // 3 apps, thin, -0.3
    .largeText: -2.0,  // 12 apps, 2.9
    .lengthenedText: 0.4,  // 7 apps, -0.3
    .letterboxed: -1.5,  // 9 apps, 1.1
    .markedAmbiguous: 1.1,  // 88 apps, 2.2
    .noAction: -2.7,  // 20 apps, 8.1
    .noEdit: -1.0,  // 15 apps, 0.5
    .parked: -3.6,  // 4 apps, thin, 4.3
    .presented: -1.5,  // 15 apps, 1.7
    .sampleText: -1.8,  // 8 apps, -0.1
    .severe: 1.0,  // 669 apps, 2.2
    .sizeLeftOpen: -1.1,  // 32 apps, -0.1
    .sizeOfItsOwn: -1.3,  // 9 apps, 0.1
    .slight: -2.3,  // 9 apps, 1.4
    .small: -0.8,  // 18 apps, 0.1
    .textOutlet: -1.8,  // 11 apps, -0.2
    .unreached: -3.3,  // 62 apps, 25.6
    .unusualWindows: -0.5,  // 198 apps, 2.9
    .usualDevices: 1.3,  // 184 apps, 1.3
    .wasRight: 0.7,  // 195 apps, 0.7
  ]
}
