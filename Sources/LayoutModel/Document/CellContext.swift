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
  /// A prototype of its table, not one of its static cells.
  public var isPrototype: Bool
  /// The enclosing table is the view of a controller, not a view inside another.
  public var isInRootTable: Bool
  /// The content view has an id of its own (otherwise its constraints name the cell).
  public var contentViewHasID: Bool

  /// The kind of view that shows the cell.
  public enum Kind: String, Sendable, Hashable {
    case table, collection, reusable, tableHeaderFooter
  }

  public init(
    kind: Kind, id: ObjectID?, frame: Frame? = nil, customClass: String? = nil,
    reuseIdentifier: String? = nil, style: String? = nil, accessory: String? = nil,
    builtInViews: [ObjectID] = [], rowHeight: Double? = nil, sizesItself: Bool = false,
    containerWidth: Double? = nil,
    containerStyle: String? = nil, isPrototype: Bool = false, isInRootTable: Bool = false,
    contentViewHasID: Bool = true
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
    self.isPrototype = isPrototype
    self.isInRootTable = isInRootTable
    self.contentViewHasID = contentViewHasID
  }
}
