import LayoutModel

/// The known bars and containers around a controller. Facts are only ever added.
///
/// Bars that the file simulates on a controller count as real, also for the controllers it pushes.
struct ControllerFacts: Hashable {
  private(set) var hasNavigationBar = false
  private(set) var showsLargeTitle = false
  private(set) var isBarOpaque = false
  /// The height of the bar above, as recorded.
  private(set) var barHeight: Double?
  private(set) var hasTabBar = false
  /// What is pushed from here lies above the tab bar, too: a navigation stack is inside the tab bar's
  /// controller, or the bar is simulated. Without a stack, UIKit presents instead of pushing.
  private(set) var handsOnTabBar = false
  private(set) var hasToolbar = false
  private(set) var hidesStatusBar = false
  private(set) var isEmbedded = false
  private(set) var isPresented = false
  private(set) var presentationStyle: String?
  /// The bar above is set to large titles, whatever one item says.
  private var allowsLargeTitles = false
  /// The file says that there is no such bar. A tab bar stays below a toolbar, but not the reverse.
  private let refusesTopBar: Bool
  private let refusesTabBar: Bool
  private let refusesToolbar: Bool
  private let statesStatusBar: Bool

  /// - Parameters:
  ///   - simulation: what the file simulates on the controller.
  ///   - presentationStyle: how the controller asks to be presented; what it contains or pushes is
  ///     seen in the same sheet.
  init(simulation: Simulation = .none, presentationStyle: String? = nil) {
    self.presentationStyle = presentationStyle
    refusesTopBar = simulation.topBar == Simulation.Bar.none
    refusesTabBar = simulation.bottomBar == Simulation.Bar.none
    refusesToolbar = simulation.bottomBar.map { $0 != .toolbar } ?? false
    statesStatusBar = simulation.statusBar != nil
    hidesStatusBar = simulation.statusBar == Simulation.Bar.none
    hasNavigationBar = simulation.topBar == .navigationBar
    hasTabBar = simulation.bottomBar == .tabBar
    handsOnTabBar = hasTabBar
    hasToolbar = simulation.bottomBar == .toolbar
  }

  /// Adds what `source` hands on to the controller at the end of `link`.
  mutating func inherit(
    along link: ControllerLink, from element: XMLElement, with source: ControllerFacts,
    to target: XMLElement
  ) {
    switch link.kind {
    case .contains:
      inheritFromContainer(element, source, target)
    case .pushes:
      inheritSurroundings(of: source)
      let isOverContext = Self.overContext.contains(target["modalPresentationStyle"] ?? "")
      inheritBottomBars(
        of: source,
        hidesTabBar: target.isYES("hidesBottomBarWhenPushed")
          || !source.handsOnTabBar && !isOverContext)
      handsOnTabBar = handsOnTabBar || hasTabBar && source.handsOnTabBar
      if target.name != "navigationController" { inheritNavigationBar(of: source, target) }
    case .embed: isEmbedded = true
    case .presents:
      isPresented = true
      if link.presentationStyle != "popover" {
        hidesStatusBar = hidesStatusBar || source.hidesStatusBar && !statesStatusBar
      }
      if presentationStyle == nil { presentationStyle = link.presentationStyle }
    }
  }

  private mutating func inheritFromContainer(
    _ container: XMLElement, _ source: ControllerFacts, _ target: XMLElement
  ) {
    inheritSurroundings(of: source)
    inheritBottomBars(of: source, hidesTabBar: false)
    let isStack = container.name == "navigationController"
    handsOnTabBar = handsOnTabBar || hasTabBar && (isStack || source.handsOnTabBar)
    if container.name == "tabBarController", !refusesTabBar { hasTabBar = true }
    guard isStack else {
      if target.name != "navigationController" { inheritNavigationBar(of: source, target) }
      return
    }
    if container["toolbarHidden"] == "NO", !refusesToolbar { hasToolbar = true }
    if refusesTopBar || container.isYES("navigationBarHidden") { return }
    let bar = container.child("navigationBar", keyed: "navigationBar")
    hasNavigationBar = true
    isBarOpaque = isBarOpaque || bar?["translucent"] == "NO"
    if barHeight == nil {
      barHeight = bar?.child("rect", keyed: "frame").flatMap(FrameReader.frame)?.height
    }
    if bar?.isYES("largeTitles") == true {
      allowsLargeTitles = true
      if ControllerReader.largeTitleMode(of: target) != "never" { showsLargeTitle = true }
    }
  }

  private mutating func inheritNavigationBar(of source: ControllerFacts, _ target: XMLElement) {
    guard source.hasNavigationBar, !refusesTopBar else { return }
    hasNavigationBar = true
    isBarOpaque = isBarOpaque || source.isBarOpaque
    if barHeight == nil { barHeight = source.barHeight }
    allowsLargeTitles = allowsLargeTitles || source.allowsLargeTitles
    let mode = ControllerReader.largeTitleMode(of: target)
    // An automatic item looks like the one before it.
    if mode != "never", source.showsLargeTitle || mode == "always" && source.allowsLargeTitles {
      showsLargeTitle = true
    }
  }

  private mutating func inheritBottomBars(of source: ControllerFacts, hidesTabBar: Bool) {
    hasToolbar = hasToolbar || source.hasToolbar && !refusesToolbar
    hasTabBar = hasTabBar || source.hasTabBar && !hidesTabBar && !refusesTabBar
  }

  /// Styles that show a controller within the one that presents it.
  private static let overContext: Set<String> = ["currentContext", "overCurrentContext"]

  private mutating func inheritSurroundings(of source: ControllerFacts) {
    hidesStatusBar = hidesStatusBar || source.hidesStatusBar && !statesStatusBar
    isEmbedded = isEmbedded || source.isEmbedded
    isPresented = isPresented || source.isPresented
    if presentationStyle == nil { presentationStyle = source.presentationStyle }
  }
}
