internal import LayoutModel

/// Counts the elements this reader has no meaning for.
enum UnknownElements {
  /// Names among views that are in no list of ours, with the number of their occurrences.
  static func count(in document: XMLElement) -> [String: Int] {
    var counts: [String: Int] = [:]
    for element in document.descendants
    where ViewElements.hasFrame(element) && !known.contains(element.name) {
      counts[element.name, default: 0] += 1
    }
    return counts
  }

  private static let known = Set(KnownKinds.all).union([
    // iOS and tvOS, without a meaning for layout
    "arview", "adBannerView", "window", "lookToDictateView",
    // macOS
    "customView", "box", "scroller", "popUpButton", "clipView", "tableCellView",
    "tableHeaderView", "tableRowView", "progressIndicator", "tabView", "splitView", "comboBox",
    "searchField", "matrix", "secureTextField", "levelIndicator", "outlineView", "tokenField",
    "gridView", "predicateEditor", "ruleEditor", "pathControl", "openGLView", "browser",
    "customOpenGLView", "textFinder", "pdfView", "avPlayerView", "imageWell", "variation",
  ])
}
