import LayoutModel

/// `simulated...Metrics` children of a controller or a top-level view.
enum SimulationReader {
  static func simulation(of element: XMLElement) -> Simulation {
    var simulation = Simulation.none
    for child in element.children {
      switch child.key {
      case "simulatedStatusBarMetrics": simulation.statusBar = bar(child)
      case "simulatedTopBarMetrics": simulation.topBar = bar(child)
      case "simulatedBottomBarMetrics": simulation.bottomBar = bar(child)
      case "simulatedDestinationMetrics":
        simulation.sizeMetrics = child.name
        simulation.isFreeform = child.name == "freeformSimulatedSizeMetrics"
      case "freeformSize":
        if let width = child.number("width"), let height = child.number("height") {
          simulation.freeformSize = Size(width: width, height: height)
        }
      default: break
      }
    }
    return simulation
  }

  private static func bar(_ element: XMLElement) -> Simulation.Bar? {
    switch element.name {
    case "nil": .some(.none)
    case "simulatedNavigationBarMetrics": .navigationBar
    case "simulatedTabBarMetrics": .tabBar
    case "simulatedToolbarMetrics": .toolbar
    case "simulatedStatusBarMetrics": .statusBar
    default: nil
    }
  }
}
