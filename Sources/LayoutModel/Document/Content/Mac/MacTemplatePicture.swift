/// How large AppKit draws the template images that are symbols since macOS 11, at 13 points.
///
/// Documents of later systems list them larger than controls draw them: `NSAddTemplate` with 18 x 17 points,
/// where a push button that shows it alone is as wide as for 14. Earlier documents list the size that is drawn.
package enum MacTemplatePicture {
  /// The size that is drawn where a document lists `size`.
  package static func drawn(_ name: String, listed size: Size) -> Size {
    guard let width = widths[name], size.width - width >= leastDifference else { return size }
    return Size(width: width, height: (size.height * share).rounded())
  }

  /// Recorded frames of buttons without a border, and of push buttons: 40 views of 8 repositories. Widths follow
  /// the letters' own edges and no common share.
  private static let widths: [String: Double] = [
    "NSActionTemplate": 15, "NSAddTemplate": 14, "NSFollowLinkFreestandingTemplate": 15,
    "NSLockLockedTemplate": 14,
    "NSLockUnlockedTemplate": 17.5, "NSPathTemplate": 19, "NSQuickLookTemplate": 21.5,
    "NSRefreshFreestandingTemplate": 15, "NSRefreshTemplate": 14.5, "NSRemoveTemplate": 14,
    "NSShareTemplate": 15.5, "NSStopProgressFreestandingTemplate": 15,
  ]

  private static let leastDifference = 3.0
  /// All recorded heights are this share of the listed ones, rounded to points.
  private static let share = 0.77
}
