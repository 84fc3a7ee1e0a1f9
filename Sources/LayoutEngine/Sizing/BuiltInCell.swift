import LayoutModel
import TextMetrics

/// A table row of one of the system's styles, and the distances that its style keeps.
///
/// Read off the titles, details and images that Interface Builder recorded in such rows of public
/// documents. Text sizes from the accessibility range on, where UIKit stacks titles and details,
/// are not recorded: there a row keeps its usual arrangement and grows.
struct BuiltInCell: Hashable {
  let style: Style
  /// Nodes of what the style lays out.
  let title: Int?
  let detail: Int?
  let image: Image?
  /// Points between the content's margins and what stands at its sides.
  let sideExtra: Double
  /// Points between what ends the row and an accessory; nil: the margin, as without one.
  let toAccessory: Double?
  /// Between a subtitle row's lines, and above and below both, where there is room, in points.
  let lineGap: Double
  let lineMargin: Double

  enum Style: Hashable { case basic, rightDetail, leftDetail, subtitle }

  struct Image: Hashable {
    let node: Int
    /// Symbols stand in the middle of a place of one width, whatever their own is.
    let isSymbol: Bool
    /// Height over width.
    let aspect: Double
  }

  /// The width of the place in which symbols stand, and what lies between an image and the texts.
  static let symbolWidth = 24.0
  static let imageGap = 15.0
  /// Between a title and the detail at its right.
  static let detailGap = 6.0
  /// A left detail's title, which ends beside its detail (thin: one document).
  static let leftTitleWidth = 91.0
  /// Texts are recorded in whole points below the middle, images in pixels above it: points that come
  /// nearest to both.
  static let lean = 0.25
  /// Above and below a text that makes its row higher than usual.
  static let textMargin = 11.0

  /// nil where the row is of no such style, or has none of its views.
  init?(_ scene: ResolvedScene, sizing: ContentSizing) {
    guard let cell = scene.cell, let style = cell.style.flatMap(Style.init) else { return nil }
    let nodes = cell.builtInViews.compactMap { scene.indexByID[$0] }
      .filter { scene.nodes[$0].parent == 0 }
    let texts = nodes.filter { scene.nodes[$0].view.kind == .label }
    guard let first = texts.first else { return nil }
    self.style = style
    title = first
    detail = style == .basic ? nil : texts.dropFirst().first
    image = nodes.lazy.compactMap { Image($0, in: scene, sizing: sizing) }.first
    let release = sizing.release
    let hasOwnMargins = MarginRules.cellHasSystemMargins[release]
    sideExtra = hasOwnMargins ? 0 : MarginRules.styledRowSide - 8
    if cell.accessory != nil, !MarginRules.accessoryHasMargin[release] {
      toAccessory = cell.accessory == "disclosureIndicator" ? 2 : 0
    } else {
      toAccessory = nil
    }
    var size = 17.0
    if case .label(let label) = scene.nodes[first].view.content {
      size = sizing.font(label).pointSize
    }
    lineGap = 3 * size / 17
    lineMargin = 9.5 * size / 17
  }

  var nodes: [Int] { [title, detail, image?.node].compactMap { $0 } }
}

extension BuiltInCell.Style {
  init?(_ name: String) {
    switch name {
    case "IBUITableViewCellStyleDefault": self = .basic
    case "IBUITableViewCellStyleValue1": self = .rightDetail
    case "IBUITableViewCellStyleValue2": self = .leftDetail
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: return nil
    }
  }
}

extension BuiltInCell.Image {
  init?(_ node: Int, in scene: ResolvedScene, sizing: ContentSizing) {
    let view = scene.nodes[node].view
    guard case .image(let image) = view.content else { return nil }
    let size = sizing.knownSize(of: view, width: nil)
    guard let width = size.width, let height = size.height, width > 0, height > 0 else {
      return nil
    }
    self.node = node
    isSymbol = image.isSystemSymbol || sizing.document.images[image.name]?.isSystemSymbol == true
    aspect = height / width
  }
}

extension Scene {
  /// A row whose texts one of the system's styles lays out.
  var isStyledRow: Bool {
    guard let cell, let style = cell.style, BuiltInCell.Style(style) != nil else { return false }
    return !cell.builtInViews.isEmpty
  }
}
