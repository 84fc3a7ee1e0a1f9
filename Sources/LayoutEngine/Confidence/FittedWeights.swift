internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 737 labelled findings of 279 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 1.2,
    .clipped: -0.6,
    .compressed: -1.0,
    .hitTarget: 2.3,
    .notMirrored: -0.6,
    .offScreen: 0.6,
    .overlap: -0.3,
    .protrudes: 0.2,
    .truncated: 0.1,
    .unsafeArea: -0.7,
    .unsatisfiable: 1.9,
    .zeroSize: 0.7,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.3

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .hitTarget, .ignoredConstraint, .offScreen, .truncated, .unsatisfiable,
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
    .addedScene: 0.8,  // 115 apps, -0.2
    .alwaysShort: -1.9,  // 4 apps, thin, -0.3
    .asSmallBefore: -5.8,  // 3 apps, thin, 1.5
    .blankButton: -0.8,  // 14 apps, -1.2
    .blankOnly: -6.0,  // 0 apps, thin, 0.0
    .borrowedSize: -1.1,  // 27 apps, 1.2
    .closed: -5.5,  // 1 apps, thin, -0.6
    .codeHides: -0.8,  // 22 apps, -0.8
    .codePlaces: -0.4,  // 25 apps, -1.1
    .codeSizesRow: -2.1,  // 5 apps, 3.7
    .competesForRoom: -0.3,  // 20 apps, -0.1
    .configurations: -1.5,  // 279 apps, 7.2
    .constraintOutlet: -1.1,  // 8 apps, 2.7
    .contentFromCode: -3.6,  // 4 apps, thin, -5.0
    .designedOnPad: -2.8,  // 3 apps, thin, -6.3
    .drawnSo: -0.1,  // 66 apps, -0.5
    .editContradicts: 0.6,  // 40 apps, -2.3
    .editElsewhere: 0.7,  // 96 apps, -0.3
    .editOnView: 0.8,  // 209 apps, 2.4
    .elsewhereBefore: -0.5,  // 35 apps, -0.5
    .fixedText: 0.6,  // 159 apps, 3.9
    .frameSetByCode: -4.4,  // 1 apps, thin, 1.6
    .framesOnly: -4.5,  // 0 apps, thin, 0.0
    .freeView: -1.3,  // 20 apps, -0.4
    .handedToCode: -7.5,  // 0 apps, thin, 0.0
    .hardlyThere: -2.5,  // 3 apps, thin, -0.6
    .hidden: -5.1,  // 4 apps, thin, -2.2
    .hiddenByTurns: -0.6,  // 17 apps, -1.4
    .hiddenStatusBar: -4.5,  // 0 apps, thin, -0.0
    .imageOutlet: -6.0,  // 1 apps, thin, -0.1
    .largerTwin: -6.0,  // 0 apps, thin, -0.0
    .launchScreen: -0.2,  // 5 apps, -0.1
    .leftLoose: 0.2,  // 18 apps, -0.3
    .lesserBefore: -1.1,  // 17 apps, 0.6
    .lostFromSight: 0.2,  // 56 apps, -2.8
    .markedAmbiguous: 0.8,  // 30 apps, 0.9
    .mostlyInside: -3.1,  // 1 apps, thin, -0.1
    .moved: -12.0,  // 0 apps, thin, 0.0
    .narrowWindows: -0.7,  // 50 apps, 5.3
    .newView: -0.5,  // 131 apps, 0.4
    .noAction: -4.8,  // 3 apps, thin, 11.2
    .noEdit: -1.2,  // 11 apps, -0.7
    .noRoom: -3.5,  // 4 apps, thin, -5.0
    .onlyEdge: -1.8,  // 3 apps, thin, -1.4
    .overlapEverywhere: -2.4,  // 4 apps, thin, 0.4
    .ownClass: -2.2,  // 0 apps, thin, -0.0
    .pictureButton: -0.3,  // 6 apps, -0.9
    .pictureOverEdge: -2.3,  // 1 apps, thin, 0.5
    .plainFrame: -1.0,  // 23 apps, -2.3
    .presented: -1.2,  // 5 apps, -0.0
    .recordedOtherwise: -2.1,  // 3 apps, thin, -2.2
    .recordedWhole: -4.5,  // 0 apps, thin, -0.0
    .sampleBeside: -0.1,  // 65 apps, -0.7
    .sampleText: -2.1,  // 9 apps, 2.0
    .scalesNow: 0.7,  // 1 apps, thin, 0.2
    .scrolledByCode: -3.0,  // 2 apps, thin, 0.5
    .selfSizingRow: -4.5,  // 0 apps, thin, -0.0
    .severalEdits: -0.2,  // 22 apps, -0.3
    .severe: 1.0,  // 257 apps, 4.8
    .sharedPlace: -4.5,  // 0 apps, thin, -0.0
    .sharesByClasses: -4.5,  // 0 apps, thin, -0.0
    .shownByTurns: -0.3,  // 22 apps, -0.5
    .shrinksByItself: -3.0,  // 0 apps, thin, -0.0
    .sizeLeftOpen: -1.8,  // 19 apps, 2.8
    .sizeOfItsOwn: -1.5,  // 9 apps, 0.3
    .sizeUnknown: -2.6,  // 1 apps, thin, -1.5
    .slight: -2.4,  // 6 apps, 2.6
    .slightSpread: -3.0,  // 0 apps, thin, -0.0
    .small: -1.1,  // 13 apps, -0.6
    .textOutlet: -2.4,  // 10 apps, 5.4
    .titleBehindPicture: -6.0,  // 0 apps, thin, -0.0
    .titleMayWrap: -3.0,  // 0 apps, thin, -0.0
    .toldOtherwiseBefore: -12.0,  // 1 apps, thin, -0.1
    .unknownFont: -6.0,  // 0 apps, thin, -0.0
    .unreached: -2.8,  // 18 apps, 18.3
    .unreadableBase: -12.0,  // 0 apps, thin, -0.0
    .unseen: 0.9,  // 29 apps, -0.2
    .unusualWindows: -0.9,  // 68 apps, 8.6
    .usualDevices: 0.3,  // 188 apps, -0.8
    .yields: -4.5,  // 0 apps, thin, 0.0
  ]
}
