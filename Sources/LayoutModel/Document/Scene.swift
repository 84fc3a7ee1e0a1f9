/// A solvable root: a controller's view, a xib's top view, the content view of a cell.
public struct Scene: Sendable, Hashable, Identifiable {
  /// The root view's id (a cell's own id where its content view has none).
  public var id: ObjectID
  public var kind: SceneKind
  /// What a person would call it: the scene's title, custom class, label or kind.
  public var title: String
  public var root: View
  /// Present when the root is a controller's view.
  public var controller: ControllerContext?
  /// Present when the root is the content of a cell.
  public var cell: CellContext?
  /// Bars and sizes the file simulates around the root view.
  public var simulation: Simulation
  /// The view that holds the root without being in this scene: a cell's table, a header's table.
  public var enclosingView: ObjectID?
  /// The scene `enclosingView` belongs to.
  public var enclosingScene: ObjectID?
  public var location: SourceLocation

  public init(
    id: ObjectID, kind: SceneKind, title: String, root: View,
    controller: ControllerContext? = nil, cell: CellContext? = nil,
    simulation: Simulation = Simulation(), enclosingView: ObjectID? = nil,
    enclosingScene: ObjectID? = nil, location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.root = root
    self.controller = controller
    self.cell = cell
    self.simulation = simulation
    self.enclosingView = enclosingView
    self.enclosingScene = enclosingScene
    self.location = location
  }
}

/// What a file simulates around a root view in Interface Builder; nil = inferred.
public struct Simulation: Sendable, Hashable {
  public var statusBar: Bar?
  public var topBar: Bar?
  public var bottomBar: Bar?
  /// The size is the root's own, not a device's.
  public var isFreeform: Bool
  /// The element that states another size, such as `modalPageSheetSimulatedSizeMetrics`.
  public var sizeMetrics: String?
  /// `freeformSize`, where a controller states one.
  public var freeformSize: Size?

  /// A bar that is simulated, or explicitly absent.
  public enum Bar: String, Sendable, Hashable {
    case none, statusBar, navigationBar, tabBar, toolbar
  }

  public init(
    statusBar: Bar? = nil, topBar: Bar? = nil, bottomBar: Bar? = nil, isFreeform: Bool = false,
    sizeMetrics: String? = nil, freeformSize: Size? = nil
  ) {
    self.statusBar = statusBar
    self.topBar = topBar
    self.bottomBar = bottomBar
    self.isFreeform = isFreeform
    self.sizeMetrics = sizeMetrics
    self.freeformSize = freeformSize
  }
}

/// Where a scene's root view lives.
public enum SceneKind: String, Sendable, Hashable, Codable {
  /// The view of a view controller.
  case controller
  /// A top-level view of a xib.
  case topLevel
  /// A view that stands free beside a controller in a storyboard scene.
  case free
  /// Content of a table or collection view cell.
  case cell
  /// A collection header or footer, a table header-footer view.
  case reusable
  /// A table view's header or footer view.
  case tableHeader
  /// A bar item's custom view or a title view.
  case bar
}

/// What surrounds a controller's view, inferred through the document's segues to a fixpoint, or
/// simulated by the file.
public struct ControllerContext: Sendable, Hashable {
  public var navigationBar: NavigationBar
  public var hasTabBar: Bool
  public var hasToolbar: Bool
  /// Reached by an embed segue: no insets of its own.
  public var isEmbedded: Bool
  /// Presented modally, or in a container that is, as far as the segues tell.
  public var isPresented: Bool
  /// `pageSheet`, `formSheet`, `fullScreen`, ... of the controller or of its presenting segue.
  public var presentationStyle: String?
  /// The view reaches under translucent bars on these sides (`edgesForExtendedLayout`).
  public var extendsUnderTopBar: Bool
  public var extendsUnderBottomBar: Bool
  /// The view reaches under opaque bars too.
  public var extendsUnderOpaqueBars: Bool
  /// The navigation bar above is opaque (`translucent="NO"`).
  public var hasOpaqueNavigationBar: Bool
  /// `statusBarMetrics` simulated as none.
  public var hidesStatusBar: Bool
  /// Freeform simulated size: the root frame is as stored.
  public var isFreeform: Bool
  /// `viewRespectsSystemMinimumLayoutMargins="NO"` on the controller switches the 16/20 minimum off.
  public var respectsSystemMinimumMargins: Bool
  /// The old guides' ids (`viewControllerLayoutGuide`).
  public var topGuide: ObjectID?
  public var bottomGuide: ObjectID?
  /// Scene ids of the controllers that this one's container views embed, by container view.
  public var embeds: [ObjectID: ObjectID]
  /// The element name: `viewController`, `tableViewController`, ...
  public var element: String
  public var customClass: String?
  public var id: ObjectID

  /// The bar above a controller's view.
  public enum NavigationBar: String, Sendable, Hashable {
    case none, standard, largeTitle
  }

  public init(
    id: ObjectID, element: String = "viewController", customClass: String? = nil,
    navigationBar: NavigationBar = .none, hasTabBar: Bool = false, hasToolbar: Bool = false,
    isEmbedded: Bool = false, isPresented: Bool = false, hidesStatusBar: Bool = false,
    isFreeform: Bool = false, respectsSystemMinimumMargins: Bool = true,
    topGuide: ObjectID? = nil, bottomGuide: ObjectID? = nil, embeds: [ObjectID: ObjectID] = [:],
    presentationStyle: String? = nil, extendsUnderTopBar: Bool = true,
    extendsUnderBottomBar: Bool = true, extendsUnderOpaqueBars: Bool = false,
    hasOpaqueNavigationBar: Bool = false
  ) {
    self.presentationStyle = presentationStyle
    self.extendsUnderTopBar = extendsUnderTopBar
    self.extendsUnderBottomBar = extendsUnderBottomBar
    self.extendsUnderOpaqueBars = extendsUnderOpaqueBars
    self.hasOpaqueNavigationBar = hasOpaqueNavigationBar
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

/// The cell around a content view.
public struct CellContext: Sendable, Hashable {
  public var kind: Kind
  public var id: ObjectID?
  /// The cell's recorded frame.
  public var frame: Frame?
  public var customClass: String?
  public var reuseIdentifier: String?
  /// `IBUITableViewCellStyleDefault` and so on; nil for custom cells.
  public var style: String?
  /// `disclosureIndicator`, `checkmark`, `detailButton`, ... ; nil for none.
  public var accessory: String?
  /// Views that a built-in style lays out itself, not by constraints.
  public var builtInViews: [ObjectID]
  /// Row height in points written on the cell; nil when automatic.
  public var rowHeight: Double?
  /// The running table asks the content for its height: neither it nor a static cell fixes one.
  public var sizesItself: Bool
  /// The enclosing table's or collection's recorded width, if the cell lies in one.
  public var containerWidth: Double?
  /// The enclosing table's style (`plain`, `grouped`, `insetGrouped`), if the cell lies in one.
  public var containerStyle: String?
  /// The content view has an id of its own (otherwise its constraints name the cell).
  public var contentViewHasID: Bool

  public enum Kind: String, Sendable, Hashable {
    case table, collection, reusable, tableHeaderFooter
  }

  public init(
    kind: Kind, id: ObjectID?, frame: Frame? = nil, customClass: String? = nil,
    reuseIdentifier: String? = nil, style: String? = nil, accessory: String? = nil,
    builtInViews: [ObjectID] = [], rowHeight: Double? = nil, sizesItself: Bool = false,
    containerWidth: Double? = nil,
    containerStyle: String? = nil, contentViewHasID: Bool = true
  ) {
    self.kind = kind
    self.id = id
    self.frame = frame
    self.customClass = customClass
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    self.accessory = accessory
    self.builtInViews = builtInViews
    self.rowHeight = rowHeight
    self.sizesItself = sizesItself
    self.containerWidth = containerWidth
    self.containerStyle = containerStyle
    self.contentViewHasID = contentViewHasID
  }
}
