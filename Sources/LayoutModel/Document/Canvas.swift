/// The design-time device of a document, as the file writes it.
public struct Canvas: Sendable, Hashable {
  /// Interface Builder's device id, such as `retina6_12`; nil in files older than Xcode 8.
  public var deviceID: String?
  public var isLandscape: Bool
  /// `fullscreen`, `splitview1_3`, ... ; nil when the file says nothing.
  public var adaptation: String?
  /// Some recorded frame lies on half a point: the Mac that drew a canvas without a device had a
  /// Retina display.
  public var hasHalfPoints: Bool
  /// A screen type written the old way (`simulatedScreenMetrics type="retina4"`), if any.
  public var legacyScreenType: String?

  public init(
    deviceID: String? = nil, isLandscape: Bool = false, adaptation: String? = nil,
    hasHalfPoints: Bool = false, legacyScreenType: String? = nil
  ) {
    self.deviceID = deviceID
    self.isLandscape = isLandscape
    self.adaptation = adaptation
    self.hasHalfPoints = hasHalfPoints
    self.legacyScreenType = legacyScreenType
  }
}
