/// The surroundings of a controller's view, inferred through the document's segues to a fixpoint, or
/// simulated by the file.
package struct ControllerContext: Sendable, Hashable {
  package var id: ObjectID
  /// The element name: `viewController`, `tableViewController`, ...
  package var element: String = "viewController"
  package var customClass: String?
  /// The old guides' ids (`viewControllerLayoutGuide`).
  package var topGuide: ObjectID?
  package var bottomGuide: ObjectID?
  /// Scene ids of the controllers that this one's container views embed, by container view.
  package var embeds: [ObjectID: ObjectID] = [:]
  package var navigationBar: NavigationBar = .none
  package var hasTabBar = false
  package var hasToolbar = false
  /// Reached by an embed segue: no insets of its own.
  package var isEmbedded = false
  /// Presented modally, or in a container that is, as far as the segues tell.
  package var isPresented = false
  /// `pageSheet`, `formSheet`, `fullScreen`, ... of the controller or of its presenting segue.
  package var presentationStyle: String?
  /// The view reaches under translucent bars on these sides (`edgesForExtendedLayout`).
  package var extendsUnderTopBar = true
  package var extendsUnderBottomBar = true
  /// The view reaches under opaque bars too.
  package var extendsUnderOpaqueBars = false
  /// The navigation bar above is opaque (`translucent="NO"`).
  package var hasOpaqueNavigationBar = false
  /// The recorded height of the navigation bar above, in points; nil where none is recorded.
  package var navigationBarHeight: Double?
  /// The navigation item has a prompt, a line of its own above the title.
  package var hasPrompt = false
  /// `statusBarMetrics` simulated as none.
  package var hidesStatusBar = false
  /// Freeform simulated size: the root frame is as stored.
  package var isFreeform = false
  /// `viewRespectsSystemMinimumLayoutMargins="NO"` on the controller switches the 16/20 minimum
  /// off.
  package var respectsSystemMinimumMargins = true

  /// The bar above a controller's view.
  package enum NavigationBar: String, Sendable, Hashable {
    case none, standard, largeTitle
  }

}

extension ControllerContext {
  package init(id: ObjectID) { self.id = id }
}
