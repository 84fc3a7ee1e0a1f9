package import LayoutModel

/// Which fit of the system font applies.
///
/// The system font of Interface Builder's canvases changed: up to Xcode 6 it was Helvetica Neue, then San
/// Francisco. The San Francisco of Xcode 7 and 8 has other figures and wider display shapes than that of
/// Xcode 9 to 11. Up to Xcode 11 a text is set in the display cut from 20 points on; since Xcode 12 the two
/// cuts blend.
package enum FontEra: String, Sendable, Hashable, CaseIterable {
  /// Documents of Xcode 5 and 6, tools below 8000: the system font is Helvetica Neue, kerned, in the
  /// interface's own cut, which is tracked by size (`Tracking.interface`).
  ///
  /// Of 184 recorded widths of 24 owners 147 agree within half a point, 79 with San Francisco or an
  /// untracked face.
  case helveticaNeue
  /// Documents of macOS that were saved before OS X 10.10: the system font is Lucida Grande.
  case lucidaGrande
  /// Tools versions from 8000 to 11000: ideographs are exactly as wide as the font's size.
  case xcode7
  /// Tools versions from 11000 to 13000.
  case xcode8
  /// Tools versions from 13000 to 17000.
  case old
  /// Everything later, and what has no version; devices from iOS 14.
  case new

  /// The era of a document by the Xcode that saved it.
  package init(_ release: XcodeRelease) {
    switch release {
    case ..<XcodeRelease.xcode7Beta: self = .helveticaNeue
    case ..<XcodeRelease.xcode8: self = .xcode7
    case ..<XcodeRelease.xcode9: self = .xcode8
    case ..<XcodeRelease.xcode12: self = .old
    default: self = .new
    }
  }

  /// How much of the display cut a size takes: 0 = text, 1 = display.
  ///
  /// The new era's blend between the cuts is steeper in the middle: with the straight line the
  /// regular weight came out 1 % narrow at 20 points and 1.3 % wide at 25. The other weights keep
  /// the line, for their offsets were fitted along it.
  func displayShare(atSize size: Double, isRegular: Bool) -> Double {
    switch self {
    case .helveticaNeue, .lucidaGrande, .xcode7, .xcode8, .old: size < 20 ? 0 : 1
    case .new where isRegular: min(1, max(0, (size - 18.5) / 7))
    case .new: min(1, max(0, (size - 17) / 11))
    }
  }

  /// The system font is not San Francisco.
  var isEarly: Bool { self == .helveticaNeue || self == .lucidaGrande }

  /// The era whose fitted tables count; of earlier fonts' canvases nothing was fitted.
  var fitted: FontEra { isEarly ? .xcode7 : self }

  /// The fitted eras, in the order of the flat tables.
  static let fits: [FontEra] = [.new, .old, .xcode8, .xcode7]

  /// Its place among `fits`.
  var fitIndex: Int {
    switch fitted {
    case .new: 0
    case .old: 1
    case .xcode8: 2
    case .xcode7, .helveticaNeue, .lucidaGrande: 3
    }
  }
}
