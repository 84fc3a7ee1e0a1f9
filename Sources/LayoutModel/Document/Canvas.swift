/// The design-time device of a document, as the file writes it.
package struct Canvas: Sendable, Hashable {
  /// Interface Builder's device id, such as `retina6_12`; nil in files older than Xcode 8.
  package var deviceID: String?
  package var isLandscape: Bool = false
  /// `fullscreen`, `splitview1_3`, ... ; nil when the file says nothing.
  package var adaptation: String?
  /// Some recorded frame lies on half a point: the Mac that drew a canvas without a device had a
  /// Retina display.
  package var hasHalfPoints: Bool = false
  /// A screen type written the old way (`simulatedScreenMetrics type="retina4"`), if any.
  package var legacyScreenType: String?

}

extension Canvas {
  package init(deviceID: String? = nil) { self.deviceID = deviceID }
}
