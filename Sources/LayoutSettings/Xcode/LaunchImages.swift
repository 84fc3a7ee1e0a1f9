internal import LayoutModel

/// The screens of apps that are launched with images.
///
/// An app without a launch storyboard fills only the screens that it has launch images for. iOS shows it
/// on larger ones as on the largest of these, scaled or with black borders. Xcode knows such images for
/// phones of 4.7 and 5.5 inches since version 6 and for those with a sensor housing since version 9.
enum LaunchImages {
  /// The largest phone, upright, in points; nil where an app has a launch storyboard, where it may have
  /// images for phones with a sensor housing, or where its Info.plist is not at hand.
  static func largestPhone(of builds: [XcodeProject.Build], _ plists: [PropertyList?]) -> Size? {
    var largest: Size?
    for (build, plist) in zip(builds, plists) {
      guard let plist, build.isWhole, !hasStoryboard(build, plist),
        let version = build.xcode, version < newest
      else { return nil }
      let size =
        version < withLargePhones
        ? Size(width: 320, height: 568) : Size(width: 414, height: 736)
      if size.height > largest?.height ?? 0 { largest = size }
    }
    return largest
  }

  private static func hasStoryboard(
    _ build: XcodeProject.Build, _ plist: PropertyList
  ) -> Bool {
    plist.keys.contains { isOfStoryboard($0[...]) }
      || build.settings.keys.contains {
        $0.hasPrefix(generated) && isOfStoryboard($0.dropFirst(generated.count))
      }
  }

  /// Before a key of Info.plist that stands among the settings of a build.
  private static let generated = "INFOPLIST_KEY_"

  /// `UILaunchStoryboardName~ipad`, `UILaunchScreen`, `UILaunchScreen_Generation`.
  private static func isOfStoryboard(_ key: Substring) -> Bool {
    key.hasPrefix("UILaunchStoryboard") || key.hasPrefix("UILaunchScreen")
  }

  /// As Xcode writes its version down: 6.0, and 9.0.
  private static let withLargePhones = 600
  private static let newest = 900
}
