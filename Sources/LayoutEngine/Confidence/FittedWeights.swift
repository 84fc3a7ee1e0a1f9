internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 731 labelled findings of 239 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 1.8,
    .clipped: -0.2,
    .compressed: 0.4,
    .hitTarget: 3.0,
    .ignoredConstraint: 0.6,
    .notMirrored: -0.2,
    .offScreen: 1.7,
    .overlap: 0.6,
    .protrudes: 0.9,
    .truncated: 0.2,
    .unsafeArea: 0.1,
    .unsatisfiable: 2.5,
    .zeroSize: 1.9,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 1.0

  /// Rules whose findings stop a merge where they are believed; the others are worth a look.
  static let stopping: Set<Rule> = [
    .ambiguous, .clipped, .hitTarget, .ignoredConstraint, .offScreen, .truncated, .unsatisfiable,
    .zeroSize,
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
    .addedScene: 1.0,  // 82 apps, 1.2
    .alwaysShort: -1.0,  // 6 apps, 0.3
    .asSmallBefore: -2.2,  // 5 apps, 3.1
    .blankButton: -0.7,  // 13 apps, 0.2
    .blankOnly: -6.0,  // 0 apps, thin, 0.0
    .borrowedSize: -0.9,  // 26 apps, 1.5
    .closed: -5.5,  // 1 apps, thin, -0.7
    .codeHides: -1.4,  // 20 apps, 2.6
    .codePlaces: -0.2,  // 20 apps, -1.9
    .codeSetsContent: -0.4,  // 17 apps, -1.5
    .codeSizesRow: -3.2,  // 2 apps, thin, 1.8
    .competesForRoom: -0.3,  // 13 apps, -0.6
    .configurations: -1.5,  // 239 apps, 9.1
    .constraintOutlet: -0.5,  // 6 apps, -5.4
    .contentFromCode: -4.0,  // 3 apps, thin, -1.8
    .designedOnPad: -3.3,  // 3 apps, thin, -5.2
    .drawnSo: -0.7,  // 56 apps, 0.5
    .editContradicts: 0.9,  // 36 apps, -1.1
    .editElsewhere: 0.9,  // 88 apps, -1.9
    .editOnView: 0.5,  // 189 apps, 1.5
    .elsewhereBefore: -0.8,  // 34 apps, 2.7
    .fixedText: 0.3,  // 138 apps, 0.1
    .frameSetByCode: -4.5,  // 2 apps, thin, 3.0
    .framesOnly: -4.5,  // 0 apps, thin, 0.0
    .freeView: -0.9,  // 15 apps, -0.6
    .handedToCode: -7.5,  // 1 apps, thin, 1.6
    .hardlyThere: -2.5,  // 4 apps, thin, 1.7
    .hidden: -6.0,  // 0 apps, thin, 0.0
    .hiddenByTurns: -0.7,  // 21 apps, 0.8
    .hiddenStatusBar: -4.5,  // 0 apps, thin, 0.0
    .imageOutlet: -6.0,  // 1 apps, thin, -0.1
    .largerTwin: -5.6,  // 2 apps, thin, 3.2
    .launchScreen: -0.5,  // 4 apps, thin, 0.1
    .leftLoose: 0.2,  // 24 apps, 0.0
    .lesserBefore: -0.9,  // 14 apps, 0.4
    .markedAmbiguous: 0.5,  // 19 apps, -0.3
    .mostlyInside: -3.3,  // 3 apps, thin, 3.2
    .moved: -12.0,  // 0 apps, thin, 0.0
    .narrowWindows: -0.6,  // 41 apps, 3.9
    .newView: -0.6,  // 109 apps, 2.5
    .noAction: -1.4,  // 12 apps, 2.4
    .noEdit: -1.2,  // 12 apps, -0.1
    .noRoom: -2.1,  // 5 apps, 4.5
    .onlyEdge: -1.8,  // 3 apps, thin, -1.5
    .overlapEverywhere: -2.3,  // 3 apps, thin, 0.4
    .ownClass: -2.2,  // 0 apps, thin, 0.0
    .pictureButton: -0.5,  // 4 apps, thin, -0.1
    .pictureOverEdge: -2.3,  // 1 apps, thin, 0.0
    .plainFrame: -1.3,  // 15 apps, -2.0
    .presented: -2.9,  // 4 apps, thin, 1.6
    .recordedOtherwise: -2.4,  // 4 apps, thin, -1.5
    .recordedWhole: -4.5,  // 0 apps, thin, -0.0
    .sampleBeside: -0.3,  // 65 apps, -0.9
    .sampleText: -2.0,  // 7 apps, 2.6
    .scalesNow: 1.2,  // 4 apps, thin, 2.7
    .scrolledByCode: -3.0,  // 1 apps, thin, 0.2
    .selfSizingRow: -4.5,  // 0 apps, thin, -0.0
    .severalEdits: -0.3,  // 18 apps, -0.3
    .severe: 0.9,  // 219 apps, 4.1
    .sharedPlace: -4.5,  // 0 apps, thin, 0.0
    .sharesByClasses: -4.5,  // 0 apps, thin, 0.0
    .shownByTurns: -0.1,  // 19 apps, -0.9
    .shrinksByItself: -3.0,  // 0 apps, thin, 0.0
    .sizeLeftOpen: -1.7,  // 15 apps, 3.0
    .sizeOfItsOwn: -1.9,  // 8 apps, 3.5
    .sizeUnknown: -2.7,  // 1 apps, thin, -0.6
    .slight: -1.9,  // 8 apps, 2.7
    .slightSpread: -3.0,  // 0 apps, thin, 0.0
    .small: -1.0,  // 15 apps, -1.0
    .textOutlet: -2.0,  // 9 apps, -0.3
    .titleBehindPicture: -6.0,  // 0 apps, thin, 0.0
    .titleMayWrap: -3.0,  // 0 apps, thin, 0.0
    .toldOtherwiseBefore: -12.0,  // 2 apps, thin, 0.6
    .unknownFont: -5.7,  // 1 apps, thin, -0.1
    .unreadableBase: -12.0,  // 0 apps, thin, 0.0
    .unseen: 1.6,  // 40 apps, 3.7
    .unusualWindows: -0.9,  // 54 apps, 9.3
    .yields: -4.5,  // 0 apps, thin, 0.0
  ]
}
