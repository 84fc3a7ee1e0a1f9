public import LayoutModel

/// A device as far as its layout goes: screen, insets, size classes, and how sure each fact is.
public struct Device: Sendable, Hashable, Identifiable {
  /// Stable, lower case: `iphone-se-1`.
  public let id: String
  public let name: String
  public let idiom: Idiom
  /// The screen in points.
  package let portrait: Size
  /// Pixels per point as the layout sees them; panels may scale down.
  public let scale: Int
  package let nativePixels: Size
  /// Year of release. General knowledge, as are `systems`.
  public let year: Int
  /// First and last iOS, as text: `9.3-15.8`.
  public let systems: String
  package let displayClass: DisplayClass
  /// Points; nil when unknown.
  package let cornerRadius: Double?
  /// Height in points; nil when not measured.
  package let statusBar: PerOrientation<Double?>
  /// Window insets without bars, in the device's own generation (iOS 18 or before if it ran that).
  package let safeArea: PerOrientation<EdgeInsets>
  /// The same from iOS 26 where that differs or was confirmed.
  package let safeAreaFrom26: PerOrientation<EdgeInsets>?
  /// The same under iOS 12 and 13 where that differs.
  package let safeAreaUntil13: PerOrientation<EdgeInsets>?
  package let sizeClasses: PerOrientation<SizeClasses>
  /// The window with Display Zoom, where there is one.
  package let displayZoom: DisplayZoom?
  /// Split View and Slide Over windows of iOS 9 to 18.
  public let windows: [Window]
  package let confidence: Confidence
  /// Where the facts were found.
  package let sources: [String]

  /// The screen's shape, which decides the insets.
  package enum DisplayClass: String, Sendable, Hashable {
    case square
    case notch
    case dynamicIsland = "dynamic-island"
    case foldable
    case squarePad = "square-ipad"
    case roundedPad = "rounded-ipad"
    case television
    /// A window that another system shows, as it first opens.
    case window
  }

  /// A part of a pad's screen that one app gets.
  public struct Window: Sendable, Hashable {
    /// `split-landscape-one-half`, `slide-over-portrait`, ...
    public let mode: String
    public let size: Size
    public let sizeClasses: SizeClasses
    public var orientation: Orientation { mode.contains("landscape") ? .landscape : .portrait }
  }

  /// The window that a device shows with larger text and controls.
  package struct DisplayZoom: Sendable, Hashable {
    package let portrait: Size
    /// nil when not recorded.
    package let safeArea: PerOrientation<EdgeInsets>?
  }

  /// The certainty of the facts about a device.
  package struct Confidence: Sendable, Hashable {
    /// The certainty of a fact.
    package enum Level: String, Sendable, Hashable { case high, medium, low }
    package let size: Level
    package let safeArea: Level
  }

  /// A television and a window are as they are, however a device is held.
  package var isTurned: Bool { displayClass != .television && displayClass != .window }

  /// The screen in points, turned.
  public func size(in orientation: Orientation) -> Size {
    orientation == .portrait || !isTurned
      ? portrait : Size(width: portrait.height, height: portrait.width)
  }

  /// The generation of system controls the matrices show it with: the newest that it runs, of 18, 26
  /// and 27.
  ///
  /// 26 for devices that came with it or whose insets are known under it, 27 for those after, else
  /// 18; a device that was left behind before has the controls of its last system.
  public var system: Int {
    let versions = systems.split(separator: "-").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    let first = versions.first ?? 0
    if first >= 27 { return 27 }
    let newest = first >= 26 || safeAreaFrom26 != nil ? 26 : 18
    guard let last = versions.last, last > 0 else { return newest }
    return min(newest, last)
  }

  /// Major version of the newest system that the device gets; nil where newer ones may follow.
  public var lastSystem: Int? {
    guard let last = systems.split(separator: "-").dropFirst().last, !last.hasSuffix("+") else {
      return nil
    }
    return Int(last.prefix { $0.isNumber })
  }

  /// Window insets of the whole screen under an iOS major.
  public func safeArea(in orientation: Orientation, system: Int) -> EdgeInsets {
    if system >= 26, let newest = safeAreaFrom26 { return newest[orientation] }
    if system <= 13, let oldest = safeAreaUntil13 { return oldest[orientation] }
    return safeArea[orientation]
  }
}

/// The orientation of a device.
public enum Orientation: String, Sendable, Hashable, CaseIterable { case portrait, landscape }

/// A fact for each way of holding a device.
package struct PerOrientation<Value: Sendable & Hashable>: Sendable, Hashable {
  package let portrait: Value
  package let landscape: Value
  package subscript(_ orientation: Orientation) -> Value {
    orientation == .portrait ? portrait : landscape
  }
}

/// A window's size classes.
public struct SizeClasses: Sendable, Hashable {
  public let width: SizeClass
  public let height: SizeClass
}
