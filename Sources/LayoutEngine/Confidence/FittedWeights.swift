internal import LayoutModel

/// What each feature weighs, in doublings of the odds that a person calls the finding a defect.
///
/// Written by `Tools/alarm-fit/fit.py`, fitted on 994 labelled findings of 414 apps. Beside each weight
/// stand the apps that show the feature, and by how many thousandths of a nat a finding of an app left
/// out is judged worse without it.
enum FittedWeights {
  /// How often findings of a rule are right, nothing else known.
  static let rules: [Rule: Double] = [
    .ambiguous: 0.6,
    .clipped: -0.3,
    .compressed: -0.6,
    .hitTarget: 0.6,
    .notMirrored: -0.3,
    .offScreen: 0.8,
    .overlap: -0.7,
    .protrudes: 0.0,
    .truncated: 0.2,
    .unsafeArea: -0.2,
    .unsatisfiable: 1.5,
    .zeroSize: 0.3,
  ]

  /// What a rule weighs that nobody labelled.
  static let otherRule = 0.2

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
    .lengthenedText: 3.0,  // by meaning
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
    .asSmallBefore: -1.9,  // 6 apps, 1.1
    .borrowedSize: -1.2,  // 38 apps, 0.9
    .codeHides: -0.5,  // 24 apps, -1.2
    .codePlaces: -0.5,  // 26 apps, -0.9
    .codeSizesRow: -3.2,  // 4 apps, thin, 3.3
    .configurations: -1.1,  // 241 apps, 3.5
    .constraintOutlet: -0.8,  // 7 apps, 0.0
    .contradictedBefore: -1.3,  // 10 apps, 1.7
    .fixedText: 0.8,  // 199 apps, 7.9
    .freeView: -0.9,  // 23 apps, -0.0
    .hidden: -5.7,  // 3 apps, thin, -1.0
    .lostUnseen: 1.0,  // 34 apps, -0.9
    .markedAmbiguous: 1.0,  // 42 apps, 2.7
    .noAction: -2.7,  // 12 apps, 13.0
    .noEdit: -1.3,  // 10 apps, 0.6
    .presented: -1.3,  // 6 apps, 1.1
    .sampleText: -2.0,  // 10 apps, 1.0
    .severe: 0.6,  // 384 apps, 1.2
    .sizeLeftOpen: -1.4,  // 25 apps, 1.8
    .sizeOfItsOwn: -1.5,  // 7 apps, 1.2
    .slight: -2.1,  // 8 apps, 1.2
    .small: -0.8,  // 22 apps, 0.3
    .textOutlet: -1.8,  // 16 apps, 1.3
    .unreached: -2.0,  // 27 apps, 8.9
    .unusualWindows: -0.4,  // 98 apps, 1.5
    .usualDevices: 1.0,  // 78 apps, 2.4
  ]
}
