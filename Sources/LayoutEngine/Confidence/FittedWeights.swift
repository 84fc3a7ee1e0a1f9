internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 994 labelled findings of 414 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.3,
    .clipped: -0.7,
    .compressed: -1.1,
    .hitTarget: 0.1,
    .notMirrored: -0.7,
    .offScreen: 0.3,
    .overlap: -1.0,
    .protrudes: -0.6,
    .truncated: -0.4,
    .unsafeArea: -0.8,
    .unsatisfiable: 0.9,
    .zeroSize: -0.2,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.3

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
    .lengthenedText: 3.0,  // by meaning
    .looksAsBefore: -6.0,  // by meaning
    .moved: -8.0,  // by meaning
    .movesNothing: -3.0,  // by meaning
    .placeholderConstraint: -6.0,  // by meaning
    .recordedSizes: -6.0,  // by meaning
    .rightToLeft: -3.0,  // by meaning
    .saidByDocument: 3.0,  // by meaning
    .toldOtherwiseBefore: -6.0,  // by meaning
    .translatedText: 3.0,  // by meaning
    .unfolding: -6.0,  // by meaning
    .unreadableBase: -8.0,  // by meaning
    .addedScene: 0.6,  // 155 apps, -0.2
    .asSmallBefore: -1.9,  // 6 apps, 1.0
    .blankButton: -0.5,  // 13 apps, -1.1
    .borrowedSize: -1.2,  // 38 apps, 0.6
    .codeHides: -0.5,  // 24 apps, -1.2
    .codePlaces: -0.4,  // 26 apps, -1.1
    .codeSizesRow: -3.2,  // 4 apps, thin, 2.9
    .competesForRoom: -0.6,  // 27 apps, 0.2
    .configurations: -1.3,  // 241 apps, 4.9
    .constraintOutlet: -0.9,  // 7 apps, 0.5
    .contentFromCode: -1.3,  // 5 apps, -0.0
    .contradictedBefore: -1.4,  // 10 apps, 1.9
    .editContradicts: 0.9,  // 64 apps, -1.2
    .editElsewhere: 0.6,  // 136 apps, 0.1
    .editOnView: 0.8,  // 279 apps, 1.6
    .elsewhereBefore: -0.2,  // 40 apps, -0.4
    .failsToLoad: -2.6,  // 3 apps, thin, -1.9
    .fixedText: 0.7,  // 199 apps, 5.9
    .freeView: -1.0,  // 23 apps, -0.3
    .hidden: -5.7,  // 3 apps, thin, -0.6
    .hiddenByTurns: -0.1,  // 21 apps, -0.3
    .lesserBefore: -0.7,  // 24 apps, -0.1
    .lostFromSight: 0.2,  // 42 apps, -0.5
    .lostUnseen: 0.9,  // 34 apps, -0.5
    .markedAmbiguous: 0.9,  // 42 apps, 2.1
    .narrowWindows: -0.2,  // 95 apps, 0.7
    .newView: -0.1,  // 167 apps, -1.3
    .noAction: -2.7,  // 12 apps, 13.8
    .noEdit: -1.0,  // 10 apps, -0.7
    .noRoom: -1.1,  // 16 apps, 0.1
    .plainFrame: -1.2,  // 23 apps, -2.4
    .presented: -1.3,  // 6 apps, 1.3
    .sampleText: -1.9,  // 10 apps, 0.8
    .severe: 0.7,  // 384 apps, 1.6
    .shownByTurns: -0.7,  // 28 apps, -0.7
    .sizeLeftOpen: -1.5,  // 25 apps, 2.8
    .sizeOfItsOwn: -1.5,  // 7 apps, 1.1
    .slight: -2.1,  // 8 apps, 1.5
    .small: -0.8,  // 22 apps, 0.0
    .textOutlet: -1.9,  // 16 apps, 1.4
    .unreached: -2.0,  // 27 apps, 8.8
    .unseen: 0.1,  // 74 apps, -0.4
    .unusualWindows: -0.3,  // 98 apps, 1.8
    .usualDevices: 0.9,  // 78 apps, 1.8
  ]
}
