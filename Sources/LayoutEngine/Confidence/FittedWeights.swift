internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 739 labelled findings of 280 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 1.0,
    .clipped: -0.8,
    .compressed: -1.1,
    .hitTarget: 2.2,
    .notMirrored: -0.7,
    .offScreen: 0.4,
    .overlap: -0.4,
    .protrudes: 0.1,
    .truncated: -0.2,
    .unsafeArea: -0.8,
    .unsatisfiable: 1.7,
    .zeroSize: 0.5,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.2

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .hitTarget, .ignoredConstraint, .offScreen, .truncated, .unsatisfiable
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
    .unfolding: -6.0,  // by meaning
    .addedScene: 0.7,  // 115 apps, -0.2
    .alwaysShort: -1.8,  // 4 apps, thin, -0.5
    .asSmallBefore: -5.8,  // 3 apps, thin, 2.9
    .blankButton: -0.8,  // 14 apps, -0.6
    .blankOnly: -6.0,  // 0 apps, thin, -0.0
    .borrowedSize: -0.9,  // 27 apps, 1.6
    .closed: -5.5,  // 1 apps, thin, -0.6
    .codeHides: -0.8,  // 25 apps, -0.1
    .codePlaces: -0.2,  // 25 apps, -1.8
    .codeSetsContent: -0.1,  // 24 apps, -1.1
    .codeSizesRow: -2.2,  // 5 apps, 5.4
    .competesForRoom: -0.3,  // 20 apps, -0.1
    .configurations: -1.5,  // 280 apps, 4.3
    .constraintOutlet: -1.1,  // 8 apps, 0.8
    .contentFromCode: -3.5,  // 4 apps, thin, -5.7
    .designedOnPad: 0.5,  // 3 apps, thin, 0.2
    .drawnSo: -0.2,  // 66 apps, -0.8
    .editContradicts: 0.7,  // 40 apps, -1.9
    .editElsewhere: 0.7,  // 96 apps, -0.4
    .editOnView: 0.8,  // 211 apps, 1.6
    .elsewhereBefore: -0.4,  // 35 apps, -1.5
    .fixedText: 0.6,  // 159 apps, 3.8
    .frameSetByCode: -4.4,  // 1 apps, thin, 1.4
    .framesOnly: -4.5,  // 0 apps, thin, -0.0
    .freeView: -1.2,  // 20 apps, -0.0
    .handedToCode: -7.5,  // 0 apps, thin, -0.0
    .hardlyThere: -2.5,  // 3 apps, thin, -0.5
    .hidden: -6.0,  // 0 apps, thin, -0.0
    .hiddenByTurns: -0.6,  // 17 apps, -1.4
    .hiddenStatusBar: -4.5,  // 0 apps, thin, -0.0
    .imageOutlet: -6.0,  // 1 apps, thin, -0.0
    .largerTwin: -6.0,  // 0 apps, thin, -0.0
    .launchScreen: -0.2,  // 5 apps, -0.1
    .leftLoose: 0.2,  // 18 apps, -0.0
    .lesserBefore: -0.9,  // 17 apps, -0.3
    .lostFromSight: 0.3,  // 56 apps, -2.6
    .markedAmbiguous: 0.8,  // 30 apps, 1.3
    .mostlyInside: -3.0,  // 1 apps, thin, -0.0
    .moved: -12.0,  // 0 apps, thin, -0.0
    .narrowWindows: -0.5,  // 50 apps, 2.5
    .newView: -0.4,  // 132 apps, -1.1
    .noAction: -4.7,  // 3 apps, thin, 9.5
    .noEdit: -1.2,  // 11 apps, -0.9
    .noRoom: -3.4,  // 4 apps, thin, -3.8
    .onlyEdge: -1.8,  // 3 apps, thin, -1.8
    .overlapEverywhere: -2.4,  // 4 apps, thin, 0.5
    .ownClass: -2.2,  // 0 apps, thin, -0.0
    .pictureButton: -0.3,  // 6 apps, -0.4
    .pictureOverEdge: -2.3,  // 1 apps, thin, 0.6
    .plainFrame: -1.0,  // 23 apps, -4.3
    .presented: -1.1,  // 5 apps, -0.1
    .recordedOtherwise: -2.1,  // 3 apps, thin, -2.6
    .recordedWhole: -4.5,  // 0 apps, thin, -0.0
    .sampleBeside: -0.2,  // 65 apps, -1.7
    .sampleText: -2.0,  // 8 apps, 0.9
    .scalesNow: 0.8,  // 1 apps, thin, 0.4
    .scrolledByCode: -3.0,  // 2 apps, thin, 0.4
    .selfSizingRow: -4.5,  // 0 apps, thin, -0.0
    .severalEdits: -0.2,  // 22 apps, -0.9
    .severe: 1.0,  // 258 apps, 3.8
    .sharedPlace: -4.5,  // 0 apps, thin, -0.0
    .sharesByClasses: -4.5,  // 0 apps, thin, -0.0
    .shownByTurns: -0.2,  // 22 apps, -2.3
    .shrinksByItself: -3.0,  // 0 apps, thin, 0.0
    .sizeLeftOpen: -1.8,  // 21 apps, 2.9
    .sizeOfItsOwn: -1.5,  // 9 apps, 0.4
    .sizeUnknown: -2.6,  // 1 apps, thin, -1.8
    .slight: -2.4,  // 5 apps, 2.6
    .slightSpread: -3.0,  // 0 apps, thin, -0.0
    .small: -1.0,  // 13 apps, -0.6
    .textOutlet: -1.9,  // 8 apps, 0.5
    .titleBehindPicture: -6.0,  // 0 apps, thin, -0.0
    .titleMayWrap: -3.0,  // 0 apps, thin, -0.0
    .toldOtherwiseBefore: -12.0,  // 1 apps, thin, -0.1
    .translatedText: -0.7,  // 5 apps, 0.2
    .unknownFont: -6.0,  // 0 apps, thin, -0.0
    .unreached: -2.6,  // 8 apps, 10.4
    .unreadableBase: -12.0,  // 0 apps, thin, -0.0
    .unseen: 0.9,  // 29 apps, -0.3
    .unusualWindows: -0.8,  // 68 apps, 5.2
    .usualDevices: 0.3,  // 190 apps, -1.2
    .yields: -4.5,  // 0 apps, thin, -0.0
  ]
}
