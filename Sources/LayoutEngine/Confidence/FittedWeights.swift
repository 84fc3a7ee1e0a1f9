internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 867 labelled findings of 327 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 1.2,
    .clipped: -0.3,
    .compressed: -0.9,
    .hitTarget: 2.2,
    .notMirrored: -0.5,
    .offScreen: 0.6,
    .overlap: -0.1,
    .protrudes: 0.0,
    .truncated: 0.1,
    .unsafeArea: -0.6,
    .unsatisfiable: 1.8,
    .zeroSize: 0.7,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.4

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
    .addedScene: 0.9,  // 127 apps, -0.2
    .asSmallBefore: -1.4,  // 8 apps, 0.8
    .blankButton: -0.7,  // 16 apps, 0.2
    .borrowedSize: -1.0,  // 34 apps, 1.0
    .codeHides: -0.8,  // 23 apps, -1.0
    .codePlaces: -0.6,  // 26 apps, -1.7
    .codeSizesRow: -2.0,  // 5 apps, 4.3
    .competesForRoom: -0.5,  // 19 apps, -0.2
    .configurations: -1.6,  // 327 apps, 6.5
    .constraintOutlet: -0.9,  // 8 apps, -0.6
    .contentFromCode: -1.1,  // 5 apps, -0.1
    .editContradicts: 0.6,  // 45 apps, -1.4
    .editElsewhere: 0.8,  // 112 apps, -0.8
    .editOnView: 0.7,  // 245 apps, 1.2
    .elsewhereBefore: -0.5,  // 37 apps, -0.9
    .fixedText: 0.5,  // 178 apps, 1.7
    .freeView: -1.6,  // 24 apps, 4.5
    .hidden: -5.1,  // 4 apps, thin, -2.2
    .lesserBefore: -0.9,  // 19 apps, 1.3
    .lostUnseen: 0.5,  // 44 apps, -0.4
    .markedAmbiguous: 0.8,  // 31 apps, 0.8
    .narrowWindows: -0.8,  // 53 apps, 4.4
    .newView: -0.3,  // 143 apps, -0.2
    .noAction: -4.7,  // 3 apps, thin, 8.9
    .noEdit: -1.3,  // 11 apps, 0.7
    .noRoom: -1.4,  // 7 apps, 0.3
    .plainFrame: -1.2,  // 24 apps, -1.9
    .presented: -1.1,  // 5 apps, 0.1
    .sampleText: -2.0,  // 9 apps, 2.1
    .severe: 0.8,  // 300 apps, 2.9
    .shownByTurns: -0.2,  // 26 apps, -0.3
    .sizeLeftOpen: -1.6,  // 21 apps, 3.1
    .sizeOfItsOwn: -1.7,  // 8 apps, 1.5
    .slight: -2.0,  // 8 apps, 1.6
    .small: -0.9,  // 21 apps, 0.3
    .textOutlet: -2.1,  // 18 apps, 4.1
    .unreached: -2.7,  // 20 apps, 18.4
    .unseen: 0.6,  // 75 apps, -2.6
    .unusualWindows: -0.7,  // 80 apps, 4.0
    .usualDevices: 0.2,  // 226 apps, 0.0
  ]
}
