import LayoutModel

/// Finds the views of a document among those of a running app.
///
/// The app knows no ids of Interface Builder, so that views are told apart by their place in the
/// tree, their class and their text: below each pair, the subviews of both sides are aligned in
/// their order such that most agree. Views that UIKit adds itself, and those that code adds, stay
/// without a partner, as do views that code took away.
struct ViewMatching {
  private(set) var measured: [ObjectID: MeasuredView] = [:]
  /// How many views of the app have no partner, those inside of one that has none left out.
  private(set) var foreignCount = 0

  init(_ root: View, _ measured: MeasuredView) {
    match(root, measured)
  }

  private mutating func match(_ view: View, _ partner: MeasuredView) {
    measured[view.id] = partner
    let (own, others) = (view.subviews, partner.subviews)
    foreignCount += others.count
    guard !own.isEmpty, !others.isEmpty, own.count * others.count <= 250_000 else { return }
    // best[i][j]: the best score of own[i...] against others[j...].
    var best = [[Int]](
      repeating: [Int](repeating: 0, count: others.count + 1), count: own.count + 1)
    let scores = own.map { view in others.map { Self.score(view, $0) } }
    for i in own.indices.reversed() {
      for j in others.indices.reversed() {
        best[i][j] = max(best[i + 1][j], best[i][j + 1])
        if scores[i][j] > 0 { best[i][j] = max(best[i][j], best[i + 1][j + 1] + scores[i][j]) }
      }
    }
    var (i, j) = (0, 0)
    while i < own.count, j < others.count {
      if scores[i][j] > 0, best[i][j] == best[i + 1][j + 1] + scores[i][j] {
        foreignCount -= 1
        match(own[i], others[j])
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// 0: they cannot be one view.
  private static func score(_ view: View, _ other: MeasuredView) -> Int {
    let name = other.className.split(separator: ".").last.map { String($0) } ?? other.className
    let own = view.customClass
    let system = systemClass(of: view.kind)
    // A view that the file names by its place, such as an effect view's content, has a private class.
    let isPart = view.key != nil && view.key != "view" && name.contains("Content")
    guard name == own || name == system || other.baseClass == system || isPart || system == nil
    else { return 0 }
    var score = name == own ? 6 : name == system && own == nil ? 4 : 1
    if let text = view.content.shownText, !text.isEmpty {
      score += other.text == text ? 6 : other.text == nil ? 0 : -1
    }
    return max(1, score)
  }

  /// `UILabel` for `label`; nil for kinds that are made up of several.
  static func systemClass(of kind: ViewKind) -> String? {
    switch kind {
    case .view, .containerView: "UIView"
    case .tableCellContent: "UITableViewCellContentView"
    case .collectionCellContent: "UIView"
    case .activityIndicator: "UIActivityIndicatorView"
    case "wkWebView": "WKWebView"
    case "mapView": "MKMapView"
    case "mtkView": "MTKView"
    default:
      kind.rawValue.first.map { "UI" + $0.uppercased() + kind.rawValue.dropFirst() }
    }
  }
}

extension ViewContent {
  /// The text that the view's description in UIKit shows.
  var shownText: String? {
    switch self {
    case .label(let label): label.text.plain
    case .textField(let field): field.text
    default: nil
    }
  }
}
