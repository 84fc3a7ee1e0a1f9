import LayoutModel

/// The sizes of AppKit's controls, of their alignment rectangles, in points.
enum MacSizeRules {
  /// The height of a control whose font does not decide it.
  static func height(of content: MacContent, at release: XcodeRelease) -> Double? {
    heightPlaces.row(of: content).map { heights[$0].table[release] }
  }

  /// The room beside a control's title, or the whole width of one without a title.
  static func width(of content: MacContent, at release: XcodeRelease) -> Double? {
    widthPlaces.row(of: content).map { widths[$0].table[release] }
  }

  static let imageRoom = ReleaseTable(
    "Push button with an image alone: room beside it", first: 20.0,
    RuleEvidence("frame widths", views: 4, repositories: 1, .thin))

  private static let heightPlaces = [MacControl: [MacControlSize?: Int]](heights)
  private static let widthPlaces = [MacControl: [MacControlSize?: Int]](widths)

  static var entries: [RuleBook.Entry] {
    (heights + widths).map(\.table.entry) + [imageRoom.entry]
  }
}
