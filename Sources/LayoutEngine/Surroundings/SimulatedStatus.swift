import LayoutModel

/// Status bar and home indicator of a canvas, by device and Xcode.
struct SimulatedStatus {
  var top: Double
  var bottom: Double
  var side: Double = 0
  var isRoundedPad = false
  var isHousing = false
  var isTelevision = false
  private var hidesOverWideViews = false
  private var hidesOverLowViews = false

  init(_ document: Document, root: Size? = nil, isAway: Bool = false) {
    let release = document.release
    let isTelevision = document.platform == .tvOS
    self.isTelevision = isTelevision
    guard let device = document.canvas.device else {
      // Twelve roots of three repositories that name no device begin at the top since Xcode 11, too.
      top = isTelevision ? 0 : CanvasRules.homeButtonStatusBar[release]
      bottom = 0
      return
    }
    let isLandscape = document.canvas.isLandscape
    switch device.shape {
    case .homeButton:
      top = CanvasRules.homeButtonStatusBar[release]
      hidesOverWideViews = CanvasRules.wideViewHidesStatusBar[release]
      hidesOverLowViews =
        CanvasRules.lowViewHidesStatusBar[release] && document.canvas.idiom == .phone
      bottom = 0
      if isAway || isLandscape && document.canvas.idiom == .phone { top = 0 }
    case .roundedPad:
      isRoundedPad = true
      top = isAway ? 0 : 24
      bottom = isAway ? 0 : 20
    case .television:
      top = TelevisionRules.overscan[release]
      bottom = top
      side = TelevisionRules.sideOverscan[release]
    case .sensorHousing:
      let isOwnScreen = root == nil || root == device.portrait
      let other = isOwnScreen ? nil : root.flatMap { CanvasDevice.housing(ofScreen: $0) }
      let shown = other ?? device.modernTop
      let own = shown == 50 ? CanvasRules.smallHousing[release] : shown
      let housing = CanvasRules.housingIsFirst[release] ? 44 : own
      isHousing = true
      top = housing
      bottom = 34
      if isLandscape {
        side = housing
        if CanvasRules.turnsInsets[release] {
          top = 0
          bottom = 21
        }
      } else if CanvasRules.countsInsetsTwice[release] {
        top *= 2
        bottom *= 2
      }
    }
  }

  /// Whether the status bar is drawn over a view of this size that need not fill the canvas.
  func showsStatusBar(over size: Size) -> Bool {
    (!hidesOverWideViews || size.width < size.height) && !isTooLow(size)
  }

  /// Whether a view of this height has no status bar, in a scene of whatever size.
  func isTooLow(_ size: Size) -> Bool {
    hidesOverLowViews && size.height < 480
  }
}
