import LayoutModel

/// The facts of a cell around its content view.
enum CellReader {
  static func context(of root: SceneRoot) -> CellContext? {
    guard let cell = root.cell else { return nil }
    var context = CellContext(kind: kind(of: cell), id: cell.id.map { ObjectID($0) })
    context.frame = cell.child("rect", keyed: "frame").flatMap(FrameReader.frame)
    context.customClass = cell["customClass"]
    context.reuseIdentifier = cell["reuseIdentifier"]
    // The default style without its label is what a custom cell is written as.
    context.style = cell["style"]
    context.accessory = accessory(of: cell)
    context.builtInViews = ["textLabel", "detailTextLabel", "imageView"].compactMap {
      cell[$0].map { ObjectID($0) }
    }
    context.rowHeight = ContentReader.rowHeight(cell)
    context.sizesItself = sizesItself(root, context)
    let container = root.enclosing?.child("rect", keyed: "frame")
    context.containerWidth = container?.number("width")
    context.containerHeight = container?.number("height")
    context.containerStyle = root.enclosing?["style"]
    context.isPrototype = root.enclosing.map { $0["dataMode"] != "static" } ?? false
    context.isInRootTable = root.enclosing.map { $0 == root.enclosingRoot } ?? false
    context.contentViewHasID = cell != root.element
    return context
  }

  private static func kind(of cell: XMLElement) -> CellContext.Kind {
    switch cell.name {
    case "collectionViewCell": .collection
    case "collectionReusableView": .reusable
    case "tableViewHeaderFooterView": .tableHeaderFooter
    default: .table
    }
  }

  /// A prototype takes its table's row height, a static cell its own; a xib's cell meets tables of
  /// today, which ask it. So does a layout of items that estimates their size.
  private static func sizesItself(_ root: SceneRoot, _ context: CellContext) -> Bool {
    switch context.kind {
    case .table: return root.enclosing.map { rowSizesItself(in: $0, context) } ?? true
    case .collection: return root.enclosing.map(estimatesItems) ?? false
    case .reusable, .tableHeaderFooter: return false
    }
  }

  private static func rowSizesItself(in table: XMLElement, _ context: CellContext) -> Bool {
    let isStatic = table["dataMode"] == "static"
    if isStatic, let height = context.rowHeight, height > 0 { return false }
    guard let height = table.number("rowHeight"), height > 0 else { return true }
    // Older tools write 44 into every table: beside an estimate it is nobody's number.
    return !isStatic && height == usualHeight && (table.number("estimatedRowHeight") ?? 0) > 0
  }

  /// The row height in points that nobody has to ask for.
  private static let usualHeight = 44.0

  private static func estimatesItems(_ collection: XMLElement) -> Bool {
    guard let layout = collection.child(keyed: "collectionViewLayout") else { return false }
    if layout.isYES("automaticEstimatedItemSize") { return true }
    let size = layout.child("size", keyed: "estimatedItemSize")
    return (size?.number("height") ?? 0) > 0
  }

  private static func accessory(of cell: XMLElement) -> String? {
    if let type = cell["accessoryType"], type != "none" { return type }
    return cell.child(keyed: "accessoryView").map { _ in "accessoryView" }
  }
}
