internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 875 labelled findings of 345 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.5,
    .clipped: -0.9,
    .compressed: -1.4,
    .hitTarget: -0.1,
    .notMirrored: -0.7,
    .offScreen: 0.4,
    .overlap: -0.6,
    .protrudes: -0.3,
    .truncated: -0.3,
    .unsafeArea: -0.8,
    .unsatisfiable: 1.0,
    .zeroSize: -0.1,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.3

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .hitTarget, .ignoredConstraint, .offScreen, .unsatisfiable,
  ]

  /// With one of these a finding of any rule stops.
  static let decisive: Set<Evidence.Kind> = [.lostUnseen, .translatedText]

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
    .addedScene: 0.6,  // 136 apps, 0.4
    .asSmallBefore: -1.4,  // 8 apps, 0.3
    .blankButton: -0.6,  // 14 apps, -1.6
    .borrowedSize: -1.1,  // 35 apps, -0.2
    .codeHides: -0.5,  // 22 apps, -2.7
    .codePlaces: -0.4,  // 26 apps, -1.0
    .codeSizesRow: -1.9,  // 5 apps, 2.9
    .competesForRoom: -0.3,  // 19 apps, -0.7
    .configurations: -1.9,  // 216 apps, 8.1
    .constraintOutlet: -1.2,  // 8 apps, 2.4
    .contentFromCode: -1.2,  // 5 apps, 0.4
    .editContradicts: 0.7,  // 47 apps, -1.7
    .editElsewhere: 1.0,  // 112 apps, -0.6
    .editOnView: 0.8,  // 253 apps, 1.3
    .fixedText: 0.9,  // 180 apps, 5.8
    .freeView: -1.2,  // 21 apps, -0.3
    .hidden: -5.5,  // 3 apps, thin, 0.5
    .hiddenByTurns: -0.1,  // 20 apps, -0.6
    .lesserBefore: -0.8,  // 20 apps, 0.1
    .lostFromSight: 0.3,  // 40 apps, -1.1
    .lostUnseen: 0.4,  // 44 apps, 0.5
    .markedAmbiguous: 0.8,  // 35 apps, 0.9
    .narrowWindows: -0.4,  // 80 apps, 1.4
    .newView: -0.5,  // 145 apps, -0.0
    .noAction: -4.8,  // 3 apps, thin, 8.2
    .noEdit: -1.1,  // 10 apps, -1.5
    .noRoom: -1.1,  // 10 apps, 0.0
    .plainFrame: -1.1,  // 23 apps, -2.1
    .presented: -1.6,  // 6 apps, 1.4
    .sampleText: -1.9,  // 8 apps, 1.3
    .severe: 1.0,  // 313 apps, 3.7
    .shownByTurns: -0.2,  // 24 apps, -0.5
    .sizeLeftOpen: -1.9,  // 21 apps, 3.9
    .sizeOfItsOwn: -1.6,  // 7 apps, 1.6
    .slight: -2.1,  // 8 apps, 1.5
    .small: -1.0,  // 22 apps, -0.1
    .textOutlet: -1.9,  // 18 apps, 1.8
    .unreached: -2.4,  // 27 apps, 12.1
    .unseen: 0.2,  // 71 apps, -1.4
    .unusualWindows: -0.6,  // 84 apps, 2.3
    .usualDevices: 1.4,  // 56 apps, 2.6
  ]
}
