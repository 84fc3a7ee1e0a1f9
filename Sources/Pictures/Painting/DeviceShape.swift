internal import LayoutEngine
internal import LayoutModel

/// The outline of the device around a screen, and what the system draws on it.
struct DeviceShape {
  /// From the screen's own corner, in points.
  let screen: Frame
  /// The radius of the corners, in points.
  let radius: Double
  /// The status bar's height; 0 where none is drawn.
  let statusHeight: Double
  /// The height of the navigation bar below it; 0 where there is none.
  let navigationHeight: Double
  /// The height of a tab bar or toolbar above the home indicator; 0 where there is none.
  let bottomBarHeight: Double
  let hasHomeIndicator: Bool

  init(_ drawn: DrawnScene) {
    let layout = drawn.layout
    let size = Drawing(size: layout.size, title: "").size
    screen = Frame(x: 0, y: 0, width: size.width, height: size.height)
    let controller = drawn.scene.controller
    let isScreen =
      drawn.scene.kind == .controller && controller?.isEmbedded != true
      && controller?.isFreeform != true && size.width >= 200 && size.height >= 200
    guard isScreen else {
      (radius, statusHeight, navigationHeight, bottomBarHeight) = (0, 0, 0, 0)
      hasHomeIndicator = false
      return
    }
    hasHomeIndicator = drawn.hasHomeIndicator
    radius = !hasHomeIndicator ? 0 : drawn.idiom == .pad ? 18 : 44
    let top = layout.safeArea.top
    let usual: Double =
      switch controller?.navigationBar ?? .none {
      case .none: 0
      case .standard: controller?.navigationBarHeight ?? 44
      case .largeTitle: 96
      }
    navigationHeight = usual > 0 && top >= usual ? usual : 0
    let status = top - navigationHeight
    statusHeight = controller?.hidesStatusBar != true && (15...80).contains(status) ? status : 0
    let hasBar = controller?.hasTabBar == true || controller?.hasToolbar == true
    let indicator: Double = hasHomeIndicator ? (size.width > size.height ? 21 : 34) : 0
    bottomBarHeight = hasBar ? max(0, layout.safeArea.bottom - indicator) : 0
  }
}
