internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 857 labelled findings of 322 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 1.2,
    .clipped: -0.3,
    .compressed: -0.9,
    .hitTarget: 2.1,
    .notMirrored: -0.6,
    .offScreen: 0.5,
    .overlap: -0.0,
    .protrudes: -0.0,
    .truncated: 0.1,
    .unsafeArea: -0.6,
    .unsatisfiable: 1.8,
    .zeroSize: 0.7,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.3

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .hitTarget, .ignoredConstraint, .offScreen, .unsatisfiable,
  ]

  static let kinds: [Evidence.Kind: Double] = [
    .boldText: -3.0,  // by meaning
    .copied: -8.0,  // by meaning
    .doubledText: -6.0,  // by meaning
    .foreignDevices: -6.0,  // by meaning
    .leftOver: 0.0,  // by meaning
    .looksAsBefore: -6.0,  // by meaning
    .moved: -8.0,  // by meaning
    .movesNothing: -3.0,  // by meaning
    .recordedSizes: -6.0,  // by meaning
    .rightToLeft: -3.0,  // by meaning
    .saidByDocument: 3.0,  // by meaning
    .toldOtherwiseBefore: -6.0,  // by meaning
    .translatedText: 3.0,  // by meaning
    .unfolding: -6.0,  // by meaning
    .unreadableBase: -8.0,  // by meaning
    .addedScene: 0.9,  // 123 apps, 0.5
    .asSmallBefore: -1.4,  // 8 apps, 0.7
    .blankButton: -0.7,  // 16 apps, 0.1
    .borrowedSize: -1.0,  // 34 apps, -0.1
    .codeHides: -0.8,  // 23 apps, -2.8
    .codePlaces: -0.6,  // 26 apps, -1.5
    .codeSizesRow: -2.0,  // 5 apps, 3.9
    .competesForRoom: -0.5,  // 19 apps, -0.7
    .configurations: -1.6,  // 322 apps, 7.1
    .constraintOutlet: -1.0,  // 8 apps, 0.3
    .contentFromCode: -1.1,  // 5 apps, 0.0
    .editContradicts: 0.6,  // 45 apps, -1.1
    .editElsewhere: 0.8,  // 111 apps, -1.3
    .editOnView: 0.7,  // 242 apps, 1.5
    .elsewhereBefore: -0.5,  // 37 apps, -0.1
    .fixedText: 0.6,  // 175 apps, 2.6
    .freeView: -1.6,  // 24 apps, 3.2
    .hidden: -5.1,  // 4 apps, thin, -3.2
    .lesserBefore: -0.9,  // 19 apps, 0.2
    .lostUnseen: 0.5,  // 44 apps, 0.1
    .markedAmbiguous: 0.8,  // 31 apps, 1.6
    .narrowWindows: -0.7,  // 53 apps, 3.8
    .newView: -0.2,  // 140 apps, -2.4
    .noAction: -4.7,  // 3 apps, thin, 7.5
    .noEdit: -1.3,  // 11 apps, 0.1
    .noRoom: -1.4,  // 7 apps, -0.6
    .plainFrame: -1.2,  // 24 apps, -1.8
    .presented: -1.1,  // 5 apps, 0.0
    .sampleText: -2.0,  // 9 apps, 2.0
    .severe: 0.8,  // 295 apps, 1.5
    .shownByTurns: -0.3,  // 26 apps, -0.4
    .sizeLeftOpen: -1.6,  // 21 apps, 2.9
    .sizeOfItsOwn: -1.7,  // 8 apps, 0.9
    .slight: -2.0,  // 8 apps, 1.6
    .small: -0.8,  // 21 apps, -0.1
    .textOutlet: -2.1,  // 18 apps, 4.4
    .unreached: -2.6,  // 19 apps, 15.6
    .unseen: 0.6,  // 75 apps, -2.1
    .unusualWindows: -0.7,  // 79 apps, 5.7
    .usualDevices: 0.3,  // 223 apps, -0.5
  ]
}
