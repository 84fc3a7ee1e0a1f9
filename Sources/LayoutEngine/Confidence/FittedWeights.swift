internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 830 labelled findings of 271 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 1.2,
    .clipped: -0.3,
    .compressed: -0.2,
    .hitTarget: 2.5,
    .ignoredConstraint: 0.2,
    .notMirrored: -0.6,
    .offScreen: 0.8,
    .overlap: 0.2,
    .protrudes: 0.6,
    .truncated: -0.3,
    .unsafeArea: -0.1,
    .unsatisfiable: 2.3,
    .zeroSize: 1.1,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.6

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .clipped, .hitTarget, .ignoredConstraint, .offScreen, .overlap, .protrudes,
    .truncated, .unsatisfiable, .zeroSize,
  ]

  static let kinds: [Evidence.Kind: Double] = [
    .boldText: -3.0,  // by meaning
    .copied: -8.0,  // by meaning
    .doubledText: -6.0,  // by meaning
    .foreignDevices: -6.0,  // by meaning
    .leftOver: 0.0,  // by meaning
    .looksAsBefore: -6.0,  // by meaning
    .recordedSizes: -6.0,  // by meaning
    .rightToLeft: -3.0,  // by meaning
    .saidByDocument: 3.0,  // by meaning
    .translatedText: 3.0,  // by meaning
    .unfolding: -6.0,  // by meaning
    .addedScene: 0.9,  // 100 apps, 1.4
    .alwaysShort: -1.0,  // 6 apps, 0.3
    .asSmallBefore: -2.2,  // 5 apps, 2.4
    .blankButton: -0.7,  // 16 apps, 0.7
    .blankOnly: -6.0,  // 0 apps, thin, -0.0
    .borrowedSize: -0.9,  // 30 apps, 1.8
    .closed: -5.5,  // 1 apps, thin, -0.4
    .codeHides: -1.1,  // 23 apps, 1.1
    .codePlaces: -0.4,  // 25 apps, -1.4
    .codeSetsContent: -0.1,  // 23 apps, -1.0
    .codeSizesRow: -3.2,  // 3 apps, thin, 1.5
    .competesForRoom: -0.7,  // 17 apps, 0.1
    .configurations: -1.5,  // 271 apps, 10.1
    .constraintOutlet: -0.7,  // 9 apps, -2.2
    .contentFromCode: -3.5,  // 4 apps, thin, -3.5
    .designedOnPad: -3.1,  // 4 apps, thin, -4.6
    .drawnSo: -0.5,  // 70 apps, -0.8
    .editContradicts: 0.8,  // 42 apps, -0.8
    .editElsewhere: 0.9,  // 105 apps, 0.3
    .editOnView: 0.7,  // 215 apps, 1.8
    .elsewhereBefore: -0.8,  // 41 apps, 0.6
    .fixedText: 0.8,  // 152 apps, 5.3
    .frameSetByCode: -4.5,  // 2 apps, thin, 3.3
    .framesOnly: -4.5,  // 0 apps, thin, 0.0
    .freeView: -1.1,  // 19 apps, 0.4
    .handedToCode: -7.5,  // 1 apps, thin, 1.5
    .hardlyThere: -0.7,  // 5 apps, -0.0
    .hidden: -6.0,  // 0 apps, thin, 0.0
    .hiddenByTurns: -0.8,  // 25 apps, 0.4
    .hiddenStatusBar: -4.5,  // 0 apps, thin, 0.0
    .imageOutlet: -6.0,  // 1 apps, thin, -0.1
    .largerTwin: -5.7,  // 2 apps, thin, 2.6
    .launchScreen: -0.3,  // 5 apps, -0.1
    .leftLoose: 0.2,  // 25 apps, -0.0
    .lesserBefore: -1.2,  // 18 apps, 1.1
    .markedAmbiguous: 0.9,  // 23 apps, -0.4
    .mostlyInside: -3.3,  // 3 apps, thin, 2.6
    .moved: -12.0,  // 0 apps, thin, -0.0
    .narrowWindows: -0.8,  // 47 apps, 5.0
    .newView: -0.6,  // 127 apps, 1.0
    .noEdit: -1.2,  // 13 apps, 0.4
    .noRoom: -2.1,  // 5 apps, 3.5
    .onlyEdge: -1.9,  // 3 apps, thin, -1.1
    .overlapEverywhere: -2.4,  // 4 apps, thin, 0.3
    .ownClass: -2.2,  // 0 apps, thin, 0.0
    .pictureButton: -0.4,  // 5 apps, -0.6
    .pictureOverEdge: -2.3,  // 1 apps, thin, 0.1
    .plainFrame: -1.5,  // 22 apps, -4.2
    .presented: -2.9,  // 4 apps, thin, 1.4
    .recordedOtherwise: -2.3,  // 4 apps, thin, -1.4
    .recordedWhole: -4.5,  // 0 apps, thin, 0.0
    .sampleBeside: -0.1,  // 72 apps, -0.6
    .sampleText: -1.6,  // 11 apps, 1.4
    .scalesNow: 1.2,  // 4 apps, thin, 2.8
    .scrolledByCode: -3.0,  // 1 apps, thin, 0.2
    .selfSizingRow: -4.5,  // 0 apps, thin, 0.0
    .severe: 1.0,  // 249 apps, 5.7
    .sharedPlace: -4.5,  // 0 apps, thin, 0.0
    .sharesByClasses: -4.5,  // 0 apps, thin, 0.0
    .shownByTurns: -0.2,  // 25 apps, -1.0
    .shrinksByItself: -3.0,  // 0 apps, thin, -0.0
    .sizeLeftOpen: -1.9,  // 21 apps, 3.9
    .sizeOfItsOwn: -1.8,  // 8 apps, 1.0
    .sizeUnknown: -2.6,  // 1 apps, thin, -0.9
    .slight: -2.3,  // 10 apps, 4.8
    .slightSpread: -3.0,  // 0 apps, thin, 0.0
    .small: -1.2,  // 16 apps, 0.1
    .textOutlet: -2.1,  // 11 apps, 1.5
    .titleBehindPicture: -6.0,  // 0 apps, thin, 0.0
    .titleMayWrap: -3.0,  // 0 apps, thin, 0.0
    .toldOtherwiseBefore: -12.0,  // 2 apps, thin, 0.3
    .unknownFont: -5.7,  // 1 apps, thin, -0.1
    .unreached: -0.4,  // 4 apps, thin, -0.1
    .unreadableBase: -12.0,  // 0 apps, thin, 0.0
    .unseen: 1.7,  // 41 apps, 4.0
    .unusualWindows: -1.2,  // 65 apps, 14.1
    .yields: -4.5,  // 0 apps, thin, 0.0
  ]
}
