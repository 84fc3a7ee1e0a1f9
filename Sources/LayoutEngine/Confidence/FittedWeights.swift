internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 1097 labelled findings of 461 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.3,
    .clipped: -0.4,
    .compressed: -0.8,
    .hitTarget: 0.6,
    .leftBehind: 0.1,
    .longText: 0.1,
    .notMirrored: -0.4,
    .offScreen: 0.7,
    .overlap: -0.6,
    .protrudes: 0.0,
    .truncated: -0.0,
    .unsafeArea: -0.6,
    .unsatisfiable: 1.8,
    .zeroSize: 0.3,
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
    .unfolding: -6.0,  // by meaning
    .unreadableBase: -8.0,  // by meaning
    .asSmallBefore: -2.1,  // 6 apps, 1.2
    .borrowedSize: -1.4,  // 41 apps, 1.6
    .codeHides: -0.5,  // 25 apps, -1.2
    .codePlaces: -0.4,  // 27 apps, -0.6
    .codeSizesRow: -1.8,  // 5 apps, 2.9
    .configurations: -1.3,  // 256 apps, 3.6
    .constraintOutlet: -1.0,  // 7 apps, 0.8
    .contradictedBefore: -1.6,  // 10 apps, 2.7
    .fixedText: 1.0,  // 210 apps, 8.6
    .freeView: -1.0,  // 23 apps, -0.5
    .hidden: -5.6,  // 3 apps, thin, -0.5
    .lengthenedText: 0.3,  // 6 apps, -0.5
    .lostUnseen: 0.7,  // 37 apps, -1.5
    .markedAmbiguous: 1.1,  // 48 apps, 3.2
    .noAction: -2.9,  // 12 apps, 12.1
    .noEdit: -1.1,  // 9 apps, 0.4
    .presented: -1.5,  // 7 apps, 2.0
    .sampleText: -1.9,  // 12 apps, 0.8
    .severe: 0.7,  // 428 apps, 1.1
    .sizeLeftOpen: -1.4,  // 24 apps, 1.3
    .sizeOfItsOwn: -1.1,  // 6 apps, -0.8
    .slight: -2.2,  // 8 apps, 1.5
    .small: -0.8,  // 23 apps, 0.0
    .textOutlet: -1.9,  // 16 apps, 1.2
    .translatedText: 0.9,  // 7 apps, 0.5
    .unreached: -2.6,  // 38 apps, 19.5
    .unusualWindows: -0.4,  // 118 apps, 0.6
    .usualDevices: 1.3,  // 89 apps, 2.7
  ]
}
