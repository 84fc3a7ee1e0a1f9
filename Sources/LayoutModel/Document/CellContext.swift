/// The cell around a content view.
package struct CellContext: Sendable, Hashable {
  package var kind: Kind
  package var id: ObjectID?
  /// The cell's recorded frame.
  package var frame: Frame?
  package var customClass: String?
  package var reuseIdentifier: String?
  /// `IBUITableViewCellStyleDefault` and so on; nil for custom cells.
  package var style: String?
  /// `disclosureIndicator`, `checkmark`, `detailButton`, ... ; nil for none.
  package var accessory: String?
  /// Views that a built-in style lays out itself, not by constraints.
  package var builtInViews: [ObjectID] = []
  /// Row height in points written on the cell; nil when automatic.
  package var rowHeight: Double?
  /// The running table asks the content for its height: neither it nor a static cell fixes one.
  package var sizesItself: Bool = false
  /// The enclosing table's or collection's recorded width, if the cell lies in one.
  package var containerWidth: Double?
  /// The same one's recorded height.
  package var containerHeight: Double?
  /// The enclosing table's style (`plain`, `grouped`, `insetGrouped`), if the cell lies in one.
  package var containerStyle: String?
  /// A prototype of its table, not one of its static cells.
  package var isPrototype = false
  /// The enclosing table is the view of a controller, not a view inside another.
  package var isInRootTable = false
  /// The content view has an id of its own (otherwise its constraints name the cell).
  package var contentViewHasID = true

  /// The kind of view that shows the cell.
  package enum Kind: String, Sendable, Hashable {
    case table, collection, reusable, tableHeaderFooter
  }

}

extension CellContext {
  package init(kind: Kind, id: ObjectID?) {
    self.kind = kind
    self.id = id
  }
}
