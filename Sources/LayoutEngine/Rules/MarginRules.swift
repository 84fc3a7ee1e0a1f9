import LayoutModel

/// Default layout margins by release.
enum MarginRules {
  static let wideRootSide = ReleaseTable(
    "Root view 414 wide and wider: margin on both sides", first: 16.0,
    RuleEvidence("margins that constraints imply", views: 14, repositories: 4, .likely),
    then: [
      (
        .xcode7Beta, 20,
        RuleEvidence("margins that constraints imply", views: 241, repositories: 45, .sure)
      )
    ])

  static let cellHasSystemMargins = ReleaseTable(
    "Table cell: margins of its own (no: 8 on all sides)", first: false,
    RuleEvidence("margins that constraints imply", views: 661, repositories: 22, .sure),
    then: [
      (
        .xcode9, true,
        RuleEvidence("margins that constraints imply", views: 662, repositories: 62, .sure)
      )
    ])

  static let cellVertical = ReleaseTable(
    "Table cell: margin above and below", first: 11.0,
    RuleEvidence("margins that constraints imply", views: 644, repositories: 61, .sure),
    then: [
      (
        .xcode26, 15,
        RuleEvidence("margins that constraints imply", views: 18, repositories: 3, .likely)
      )
    ])

  /// Whether a cell's own width decides its side margins.
  static let cellWidthDecides = ReleaseTable(
    "Cell: its own width decides about margins of 20 (no: the device)", first: true,
    RuleEvidence("margins that constraints imply", .likely),
    then: [
      (
        .xcode11, false,
        RuleEvidence("margins that constraints imply", views: 349, repositories: 30, .sure)
      )
    ])

  /// Asked before Xcode 11 only.
  static let prototypeSide = ReleaseTable(
    "Prototype cell on a device with a home button, whatever its width: margin on both sides",
    first: 15.0,
    RuleEvidence("margins that constraints imply; 15 disagree", views: 32, repositories: 8, .sure))

  static let narrowCellSide = ReleaseTable(
    "Table cell on a device below 390: margin on both sides", first: 16.0,
    RuleEvidence("margins that constraints imply", views: 44, repositories: 9, .likely),
    then: [
      (
        .xcode11, 15,
        RuleEvidence("margins that constraints imply", views: 6, repositories: 3, .likely)
      ),
      (
        XcodeRelease(toolsVersion: 15500), 16,
        RuleEvidence("margins that constraints imply", views: 333, repositories: 20, .sure)
      ),
    ])

  static let ownCollectionCellHasRootMargins = ReleaseTable(
    "Collection cell as a xib's own view: a root's margins (no: 8 on all sides)", first: false,
    RuleEvidence("margins that constraints imply", .thin),
    then: [
      (
        .xcode9, true,
        RuleEvidence("margins that constraints imply", views: 58, repositories: 5, .likely)
      )
    ])

  static var entries: [RuleBook.Entry] {
    [
      wideRootSide.entry, cellHasSystemMargins.entry, cellVertical.entry, cellWidthDecides.entry,
      prototypeSide.entry, narrowCellSide.entry, ownCollectionCellHasRootMargins.entry,
    ]
  }
}
