/// The surroundings of a controller's view, inferred through the document's segues to a fixpoint, or
/// simulated by the file.
package struct ControllerContext: Sendable, Hashable {
  package var navigationBar: NavigationBar
  package var hasTabBar: Bool
  package var hasToolbar: Bool
  /// Reached by an embed segue: no insets of its own.
  package var isEmbedded: Bool
  /// Presented modally, or in a container that is, as far as the segues tell.
  package var isPresented: Bool
  /// `pageSheet`, `formSheet`, `fullScreen`, ... of the controller or of its presenting segue.
  package var presentationStyle: String?
  /// The view reaches under translucent bars on these sides (`edgesForExtendedLayout`).
  package var extendsUnderTopBar: Bool
  package var extendsUnderBottomBar: Bool
  /// The view reaches under opaque bars too.
  package var extendsUnderOpaqueBars: Bool
  /// The navigation bar above is opaque (`translucent="NO"`).
  package var hasOpaqueNavigationBar: Bool
  /// The recorded height of the navigation bar above, in points; nil where none is recorded.
  package var navigationBarHeight: Double?
  /// The navigation item has a prompt, a line of its own above the title.
  package var hasPrompt: Bool
  /// `statusBarMetrics` simulated as none.
  package var hidesStatusBar: Bool
  /// Freeform simulated size: the root frame is as stored.
  package var isFreeform: Bool
  /// `viewRespectsSystemMinimumLayoutMargins="NO"` on the controller switches the 16/20 minimum
  /// off.
  package var respectsSystemMinimumMargins: Bool
  /// The old guides' ids (`viewControllerLayoutGuide`).
  package var topGuide: ObjectID?
  package var bottomGuide: ObjectID?
  /// Scene ids of the controllers that this one's container views embed, by container view.
  package var embeds: [ObjectID: ObjectID]
  /// The element name: `viewController`, `tableViewController`, ...
  package var element: String
  package var customClass: String?
  package var id: ObjectID

  /// The bar above a controller's view.
  package enum NavigationBar: String, Sendable, Hashable {
    case none, standard, largeTitle
  }

  package init(
    id: ObjectID, element: String = "viewController", customClass: String? = nil,
    navigationBar: NavigationBar = .none, hasTabBar: Bool = false, hasToolbar: Bool = false,
    isEmbedded: Bool = false, isPresented: Bool = false, hidesStatusBar: Bool = false,
    isFreeform: Bool = false, respectsSystemMinimumMargins: Bool = true,
    topGuide: ObjectID? = nil, bottomGuide: ObjectID? = nil, embeds: [ObjectID: ObjectID] = [:],
    presentationStyle: String? = nil, extendsUnderTopBar: Bool = true,
    extendsUnderBottomBar: Bool = true, extendsUnderOpaqueBars: Bool = false,
    hasOpaqueNavigationBar: Bool = false, navigationBarHeight: Double? = nil,
    hasPrompt: Bool = false
  ) {
    self.presentationStyle = presentationStyle
    self.extendsUnderTopBar = extendsUnderTopBar
    self.extendsUnderBottomBar = extendsUnderBottomBar
    self.extendsUnderOpaqueBars = extendsUnderOpaqueBars
    self.hasOpaqueNavigationBar = hasOpaqueNavigationBar
    self.navigationBarHeight = navigationBarHeight
    self.hasPrompt = hasPrompt
    self.id = id
    self.element = element
    self.customClass = customClass
    self.navigationBar = navigationBar
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
    self.isEmbedded = isEmbedded
    self.isPresented = isPresented
    self.hidesStatusBar = hidesStatusBar
    self.isFreeform = isFreeform
    self.respectsSystemMinimumMargins = respectsSystemMinimumMargins
    self.topGuide = topGuide
    self.bottomGuide = bottomGuide
    self.embeds = embeds
  }
}
