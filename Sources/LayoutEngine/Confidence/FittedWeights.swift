internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1215 labelled findings of 510 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.3,
    .clipped: -0.4,
    .compressed: -0.8,
    .hitTarget: 0.7,
    .leftBehind: 0.1,
    .longText: 0.1,
    .notMirrored: -0.4,
    .offScreen: 0.5,
    .overlap: -0.8,
    .protrudes: -0.0,
    .truncated: -0.0,
    .unsafeArea: -0.5,
    .unsatisfiable: 1.9,
    .zeroSize: 0.4,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.1

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
    .looksAsBefore: -6.0,  // by meaning
    .moved: -8.0,  // by meaning
    .movesNothing: -3.0,  // by meaning
    .placeholderConstraint: -6.0,  // by meaning
    .recordedSizes: -6.0,  // by meaning
    .rightToLeft: -3.0,  // by meaning
    .saidByDocument: 3.0,  // by meaning
    .toldOtherwiseBefore: -6.0,  // by meaning
    .touchWidened: -4.0,  // by meaning
    .translatedText: 3.0,  // by meaning
    .unfolding: -6.0,  // by meaning
    .unreadableBase: -8.0,  // by meaning
    .asSmallBefore: -2.0,  // 6 apps, 1.0
    .borrowedSize: -1.5,  // 43 apps, 3.5
    .codeHides: -0.5,  // 27 apps, -0.9
    .codePlaces: -0.3,  // 29 apps, -0.8
    .codeSizesRow: -1.8,  // 5 apps, 2.6
    .configurations: -1.2,  // 273 apps, 2.1
    .constraintOutlet: -1.0,  // 7 apps, 0.7
    .contradictedBefore: -1.6,  // 11 apps, 2.7
    .fixedText: 1.1,  // 232 apps, 10.3
    .freeView: -0.8,  // 23 apps, -0.1
    .hidden: -5.6,  // 3 apps, thin, -0.4
    .lengthenedText: 0.4,  // 6 apps, -0.4
    .lostUnseen: 0.8,  // 38 apps, -1.0
    .markedAmbiguous: 1.1,  // 57 apps, 2.6
    .noAction: -2.9,  // 12 apps, 10.5
    .noEdit: -1.2,  // 12 apps, 0.4
    .presented: -1.4,  // 7 apps, 1.2
    .sampleText: -1.8,  // 12 apps, 0.4
    .severe: 0.7,  // 477 apps, 1.4
    .sizeLeftOpen: -1.1,  // 26 apps, -0.4
    .sizeOfItsOwn: -1.1,  // 6 apps, -0.6
    .slight: -2.2,  // 9 apps, 1.6
    .small: -0.8,  // 23 apps, -0.3
    .textOutlet: -1.9,  // 16 apps, 0.6
    .unreached: -2.2,  // 62 apps, 18.9
    .unusualWindows: -0.3,  // 133 apps, 1.2
    .usualDevices: 1.4,  // 104 apps, 1.8
  ]
}
