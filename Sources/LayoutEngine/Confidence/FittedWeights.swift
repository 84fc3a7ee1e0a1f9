internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 921 labelled findings of 369 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.3,
    .clipped: -0.7,
    .compressed: -1.1,
    .hitTarget: 0.1,
    .notMirrored: -0.5,
    .offScreen: 0.4,
    .overlap: -0.5,
    .protrudes: -0.3,
    .truncated: -0.2,
    .unsafeArea: -0.7,
    .unsatisfiable: 1.0,
    .zeroSize: -0.2,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = -0.2

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
    .failsToLoad: -6.0,  // by meaning
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
    .addedScene: 0.6,  // 142 apps, 0.5
    .asSmallBefore: -1.9,  // 9 apps, 1.8
    .blankButton: -0.5,  // 14 apps, 0.1
    .borrowedSize: -1.1,  // 35 apps, -0.1
    .codeHides: -0.6,  // 23 apps, -1.4
    .codePlaces: -0.6,  // 26 apps, -1.0
    .codeSizesRow: -1.6,  // 5 apps, 2.6
    .competesForRoom: -0.6,  // 22 apps, -0.2
    .configurations: -1.5,  // 227 apps, 6.9
    .constraintOutlet: -1.1,  // 8 apps, 2.4
    .contentFromCode: -1.3,  // 5 apps, 0.6
    .contradictedBefore: -0.6,  // 9 apps, 0.8
    .editContradicts: 0.8,  // 53 apps, -2.5
    .editElsewhere: 0.8,  // 123 apps, 0.1
    .editOnView: 0.8,  // 264 apps, 2.6
    .elsewhereBefore: -0.1,  // 37 apps, -0.8
    .fixedText: 0.7,  // 190 apps, 4.3
    .freeView: -1.2,  // 21 apps, 0.9
    .hidden: -5.7,  // 3 apps, thin, -0.4
    .hiddenByTurns: -0.1,  // 20 apps, -0.2
    .lesserBefore: -0.7,  // 21 apps, 0.2
    .lostFromSight: 0.2,  // 42 apps, -1.1
    .lostUnseen: 0.5,  // 44 apps, 0.5
    .markedAmbiguous: 0.8,  // 37 apps, 1.8
    .narrowWindows: -0.3,  // 84 apps, 0.4
    .newView: -0.3,  // 154 apps, -0.8
    .noAction: -4.7,  // 3 apps, thin, 7.6
    .noEdit: -1.1,  // 10 apps, -0.5
    .noRoom: -1.1,  // 14 apps, -0.1
    .plainFrame: -1.3,  // 23 apps, -2.1
    .presented: -1.3,  // 6 apps, 1.5
    .sampleText: -2.0,  // 8 apps, 1.1
    .severe: 0.9,  // 336 apps, 3.8
    .shownByTurns: -0.3,  // 24 apps, -0.3
    .sizeLeftOpen: -1.7,  // 22 apps, 4.4
    .sizeOfItsOwn: -1.5,  // 8 apps, 0.8
    .slight: -2.0,  // 8 apps, 1.8
    .small: -0.8,  // 22 apps, 0.1
    .textOutlet: -1.9,  // 18 apps, 1.9
    .unreached: -2.1,  // 27 apps, 10.1
    .unseen: 0.2,  // 73 apps, -0.7
    .unusualWindows: -0.6,  // 92 apps, 3.6
    .usualDevices: 1.0,  // 64 apps, 2.3
  ]
}
