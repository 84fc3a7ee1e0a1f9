import LayoutModel

/// Status bar and home indicator of a canvas, by device and Xcode.
struct SimulatedStatus {
  var top: Double
  var bottom: Double
  var side: Double = 0
  var isLandscapeHousing = false
  var isRoundedPad = false
  var isHousing = false

  init(_ document: Document) {
    let tools = document.designToolsVersion
    guard let device = document.canvas.device else {
      top = 20
      bottom = 0
      return
    }
    let isLandscape = document.canvas.isLandscape
    switch device.shape {
    case .homeButton:
      // Xcode 11 to 14 drew no status bar over these devices.
      top = (14800..<21600).contains(tools) ? 0 : 20
      bottom = 0
      if isLandscape, document.canvas.idiom == .phone { top = 0 }
    case .roundedPad:
      isRoundedPad = true
      top = 24
      bottom = 20
    case .television:
      top = 60
      bottom = 60
      side = 80
    case .sensorHousing:
      let housing = tools <= 20100 ? 44 : device.modernTop
      isHousing = true
      top = housing
      bottom = 34
      if isLandscape {
        isLandscapeHousing = true
        side = housing
        if tools < 24400 {
          top = 0
          bottom = 21
        }
      } else if tools >= 23700 {
        // These Xcodes record the insets twice.
        top *= 2
        bottom *= 2
      }
    }
  }
}
