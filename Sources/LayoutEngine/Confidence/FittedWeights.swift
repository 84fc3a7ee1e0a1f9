internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 613 labelled findings of 190 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 2.5,
    .clipped: 0.3,
    .compressed: 0.7,
    .hitTarget: 3.6,
    .ignoredConstraint: 1.1,
    .notMirrored: 0.3,
    .offScreen: 2.1,
    .overlap: 1.0,
    .protrudes: 1.7,
    .truncated: 0.7,
    .unsafeArea: 0.4,
    .unsatisfiable: 3.2,
    .zeroSize: 2.2,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 1.5

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .clipped, .hitTarget, .ignoredConstraint, .offScreen, .overlap, .protrudes, .truncated, .unsatisfiable, .zeroSize
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
    .addedScene: 1.0,  // 60 apps, 1.6
    .alwaysShort: -2.5,  // 4 apps, thin, 2.4
    .asSmallBefore: -5.8,  // 3 apps, thin, 4.1
    .blankButton: -0.9,  // 11 apps, 1.3
    .blankOnly: -6.0,  // 0 apps, thin, 0.0
    .borrowedSize: -1.1,  // 24 apps, 3.3
    .closed: -5.5,  // 1 apps, thin, -1.0
    .codeHides: -1.1,  // 14 apps, -0.5
    .codePlaces: -0.3,  // 16 apps, -2.6
    .codeSetsContent: -0.6,  // 12 apps, -0.4
    .competesForRoom: -0.4,  // 9 apps, -0.1
    .configurations: -1.6,  // 190 apps, 11.0
    .constraintOutlet: -0.3,  // 5 apps, -6.9
    .contentFromCode: -3.9,  // 1 apps, thin, -4.5
    .designedOnPad: -3.4,  // 3 apps, thin, -6.8
    .drawnSo: -0.7,  // 44 apps, 0.1
    .editContradicts: 1.4,  // 30 apps, -0.3
    .editElsewhere: 0.9,  // 71 apps, -6.3
    .editOnView: 0.5,  // 157 apps, 1.2
    .elsewhereBefore: -0.6,  // 25 apps, 0.0
    .fixedText: 0.3,  // 112 apps, 0.5
    .frameSetByCode: -4.5,  // 2 apps, thin, 6.8
    .framesOnly: -4.5,  // 0 apps, thin, 0.0
    .freeView: -1.0,  // 13 apps, -1.1
    .handedToCode: -7.5,  // 1 apps, thin, 2.0
    .hardlyThere: -2.5,  // 2 apps, thin, 0.2
    .hidden: -6.0,  // 0 apps, thin, 0.0
    .hiddenByTurns: -0.6,  // 20 apps, -1.4
    .hiddenStatusBar: -4.5,  // 0 apps, thin, 0.0
    .imageOutlet: -6.0,  // 1 apps, thin, -0.2
    .largerTwin: -5.6,  // 2 apps, thin, 3.6
    .launchScreen: -0.5,  // 4 apps, thin, 0.1
    .leftLoose: 0.2,  // 21 apps, -0.1
    .lesserBefore: -0.7,  // 7 apps, 0.4
    .markedAmbiguous: 0.7,  // 12 apps, -0.3
    .mostlyInside: -3.4,  // 3 apps, thin, 4.7
    .moved: -12.0,  // 0 apps, thin, 0.0
    .narrowWindows: -0.6,  // 31 apps, 2.2
    .newView: -0.4,  // 83 apps, -0.9
    .noAction: -1.3,  // 2 apps, thin, 2.3
    .noEdit: -1.5,  // 7 apps, 2.2
    .noRoom: -4.5,  // 4 apps, thin, 11.7
    .onlyEdge: -1.8,  // 2 apps, thin, -2.3
    .overlapEverywhere: -2.3,  // 2 apps, thin, -0.0
    .ownClass: -2.2,  // 0 apps, thin, 0.0
    .pictureButton: -0.6,  // 4 apps, thin, -0.0
    .pictureOverEdge: -2.3,  // 1 apps, thin, 1.5
    .plainFrame: -1.2,  // 7 apps, -4.1
    .presented: -3.2,  // 3 apps, thin, 2.4
    .recordedOtherwise: -2.4,  // 3 apps, thin, -1.9
    .recordedWhole: -4.5,  // 0 apps, thin, 0.0
    .sampleBeside: -0.1,  // 53 apps, -1.4
    .sampleText: -1.9,  // 7 apps, 2.5
    .scalesNow: 1.0,  // 4 apps, thin, 3.3
    .scrolledByCode: -3.0,  // 1 apps, thin, 0.2
    .selfSizingRow: -4.5,  // 0 apps, thin, 0.0
    .severalEdits: 0.2,  // 12 apps, -0.3
    .severe: 0.5,  // 172 apps, 0.1
    .sharedPlace: -4.5,  // 0 apps, thin, 0.0
    .sharesByClasses: -4.5,  // 0 apps, thin, 0.0
    .shownByTurns: -0.3,  // 16 apps, -1.7
    .shrinksByItself: -3.0,  // 0 apps, thin, 0.0
    .sizeLeftOpen: -1.3,  // 9 apps, 1.0
    .sizeOfItsOwn: -4.5,  // 1 apps, thin, 1.2
    .sizeUnknown: -2.7,  // 1 apps, thin, -1.4
    .slight: -1.8,  // 5 apps, 1.1
    .slightSpread: -3.0,  // 0 apps, thin, 0.0
    .small: -1.1,  // 13 apps, -1.7
    .textOutlet: -2.3,  // 8 apps, 0.4
    .titleBehindPicture: -6.0,  // 0 apps, thin, 0.0
    .titleMayWrap: -3.0,  // 0 apps, thin, 0.0
    .toldOtherwiseBefore: -12.0,  // 2 apps, thin, 0.7
    .unknownFont: -5.7,  // 1 apps, thin, -0.2
    .unreadableBase: -12.0,  // 0 apps, thin, 0.0
    .unseen: 1.4,  // 39 apps, 3.0
    .unusualWindows: -0.6,  // 43 apps, 1.5
    .yields: -4.5,  // 0 apps, thin, 0.0
  ]
}
