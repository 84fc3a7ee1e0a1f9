internal import LayoutEngine
internal import LayoutModel

/// A screen as the app measured it beside the same as Keyline solves it.
struct ComparedScreen {
  let path: DocumentPath
  let scene: Scene
  let matching: ViewMatching
  let views: [View]
  let solved: SolvedLayout
  private let document: Document
  private let configuration: Configuration
  private let options: LayoutOptions

  init(
    _ screen: MeasuredScreen, path: DocumentPath, document: Document, scene: Scene,
    at configuration: Configuration, options: LayoutOptions
  ) {
    self.path = path
    self.document = document
    self.scene = scene
    self.configuration = configuration
    self.options = options
    matching = ViewMatching(scene.root, screen.root)
    views = Array(scene.views)
    solved = Self.solve(scene, document, configuration, options)
  }

  private static func solve(
    _ scene: Scene, _ document: Document, _ configuration: Configuration, _ options: LayoutOptions
  ) -> SolvedLayout {
    var session = LayoutSession(document: document, scene: scene, options: options)
    return session.solve(configuration)
  }

  /// The layout with something else declared.
  private func layout(declaring overrides: LayoutOverrides) -> SolvedLayout {
    var options = options
    options.overrides = overrides
    return Self.solve(scene, document, configuration, options)
  }

  /// The natural size of a view in the app, on the axes on which Keyline computes another.
  func measuredSize(of view: View) -> AxisPair<Double?> {
    var size = AxisPair<Double?>(horizontal: nil, vertical: nil)
    guard let measured = matching.measured[view.id], let own = solved.view(view.id) else {
      return size
    }
    for axis in Axis.allCases {
      guard let wanted = measured.intrinsicSize[axis] else { continue }
      let isKnown = own.intrinsicSize[axis].map { abs($0 - wanted) <= Calibration.tolerance }
      if isKnown != true { size[axis] = wanted }
    }
    return size
  }

  func report(declaring overrides: LayoutOverrides) -> CalibrationReport.Screen {
    var sizes = options.overrides
    for view in views {
      let size = measuredSize(of: view)
      guard size.horizontal != nil || size.vertical != nil else { continue }
      sizes.views[view.id] = DeclaredView(width: size.horizontal, height: size.vertical)
    }
    let settled = sizes == options.overrides ? solved : layout(declaring: sizes)
    var differences: [CalibrationReport.Difference] = []
    for view in views {
      guard let found = difference(of: view, in: solved) else { continue }
      var difference = found
      if let own = ownCause(of: view) {
        difference.cause = own
      } else if self.difference(of: view, in: settled) == nil {
        difference.cause = .follows
      }
      differences.append(difference)
    }
    var declared = overrides
    declared.add(options.overrides)
    let last = declared == options.overrides ? solved : layout(declaring: declared)
    let shown = Set(solved.views.map(\.id))
    return CalibrationReport.Screen(
      document: path, title: scene.title, scene: scene.id, configuration: configuration.name,
      viewCount: views.count { matching.measured[$0.id] != nil && shown.contains($0.id) },
      differences: differences,
      missing: views.map(\.id).filter { matching.measured[$0] == nil && shown.contains($0) },
      foreignCount: matching.foreignCount,
      remainingCount: views.count { difference(of: $0, in: last) != nil })
  }

  private func difference(
    of view: View, in layout: SolvedLayout
  ) -> CalibrationReport.Difference? {
    guard let measured = matching.measured[view.id], let own = layout.view(view.id) else {
      return nil
    }
    var (solved, frame) = (own.frame, measured.frame)
    // Where the root stands is its surroundings' affair.
    if view.id == scene.root.id {
      solved = Frame(x: 0, y: 0, width: solved.width, height: solved.height)
      frame = Frame(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    let difference = CalibrationReport.Difference(
      view: view.id, name: view.displayName, solved: solved, measured: frame, cause: .unexplained,
      location: measured.location)
    return difference.amount > Calibration.tolerance ? difference : nil
  }

  private func ownCause(of view: View) -> CalibrationReport.Cause? {
    let size = measuredSize(of: view)
    guard size.horizontal != nil || size.vertical != nil else { return nil }
    if let name = view.content.fontNames.first { return .font(name) }
    if view.content.isText { return .systemFont }
    if let name = view.customClass { return .customClass(name) }
    if let name = view.content.imageNames.first { return .image(name) }
    return .kind(view.kind)
  }
}

extension View {
  /// A name for people: a text it shows, its label or its id.
  fileprivate var displayName: String {
    let text = content.shownText ?? ""
    return label ?? (text.isEmpty ? "\(kind) \(id)" : String(text.prefix(32)))
  }
}

extension ViewContent {
  /// Whether its size follows from a text.
  var isText: Bool {
    switch self {
    case .label, .textField, .textView: true
    case .button(let button): button.shownTitle?.isEmpty == false
    default: false
    }
  }
}
