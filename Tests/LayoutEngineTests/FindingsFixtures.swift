import LayoutEngine
import LayoutModel

/// A scene drawn by hand: every frame is given, nothing is solved, so that what a rule says can be
/// checked by eye.
struct HandDrawn {
  var scene: Scene

  init(
    kind: SceneKind = .controller, controller: ControllerContext? = ControllerContext(id: "vc"),
    cell: CellContext? = nil, root: View
  ) {
    scene = Scene(
      id: root.id, kind: kind, title: "Screen", root: root,
      controller: kind == .controller ? controller : nil, cell: cell,
      location: SourceLocation(line: 1, column: 1))
  }

  /// The default phone: 375 x 667 at 2x, or what the root's frame says.
  init(_ subviews: [View], constraints: [LayoutConstraint] = []) {
    var root = View.drawn("root", .view, Frame(x: 0, y: 0, width: 375, height: 667))
    root.subviews = subviews
    root.constraints = constraints
    self.init(root: root)
  }

  /// Frames as drawn; `adjust` may change any solved view.
  func layout(
    at configuration: Configuration = .phone, adjust: (inout SolvedView) -> Void = { _ in },
    then change: (inout SolvedLayout) -> Void = { _ in }
  ) -> SolvedLayout {
    var views: [SolvedView] = []
    func place(_ view: View, in parent: SolvedView?) {
      let frame = view.frame ?? .zero
      let origin = parent.map {
        Point(x: $0.absoluteOrigin.x + frame.x, y: $0.absoluteOrigin.y + frame.y)
      }
      let bounds = Frame(x: 0, y: 0, width: frame.width, height: frame.height)
      let draws = view.kind != .view && view.kind != .stackView && view.kind != .scrollView
      var solved = SolvedView(
        id: view.id, superview: parent?.id, frame: frame,
        absoluteOrigin: origin ?? Point(x: 0, y: 0),
        isHidden: view.isHidden || parent?.isHidden == true,
        contentRect: draws || view.isOpaqueBackground ? bounds : nil)
      adjust(&solved)
      views.append(solved)
      for child in view.subviews { place(child, in: solved) }
    }
    place(scene.root, in: nil)
    let size = scene.root.frame?.size ?? configuration.size
    var layout = SolvedLayout(
      scene: scene.id, configuration: configuration.name, size: size, scale: configuration.scale,
      safeArea: configuration.safeArea, direction: configuration.direction, views: views)
    change(&layout)
    return layout
  }

  func findings(
    at configuration: Configuration = .phone, adjust: (inout SolvedView) -> Void = { _ in },
    then change: (inout SolvedLayout) -> Void = { _ in }
  ) -> [Finding] {
    LayoutEngine.findings(
      document: "A.storyboard", scene: scene,
      layouts: [(configuration, layout(at: configuration, adjust: adjust, then: change))])
  }
}

extension Configuration {
  static let phone = Configuration(name: "phone", size: Size(width: 375, height: 667))
  static func named(_ name: String, width: Double = 375, height: Double = 667) -> Configuration {
    Configuration(name: name, size: Size(width: width, height: height))
  }
}

extension View {
  static func drawn(
    _ id: ObjectID, _ kind: ViewKind, _ frame: Frame, subviews: [View] = [],
    change: (inout View) -> Void = { _ in }
  ) -> View {
    var view = View(id: id, kind: kind, frame: frame, subviews: subviews)
    change(&view)
    return view
  }
  static func label(_ id: ObjectID, _ text: String, _ frame: Frame) -> View {
    drawn(id, .label, frame) { $0.content = .label(LabelContent(text: TextContent(text))) }
  }
  static func button(_ id: ObjectID, _ title: String, _ frame: Frame) -> View {
    drawn(id, .button, frame) { $0.content = .button(ButtonContent(title: TextContent(title))) }
  }
}

extension TextOutcome {
  static func line(_ needed: Double, lost: Double = 0, isAssumed: Bool = false) -> TextOutcome {
    TextOutcome(
      neededWidth: needed, neededLines: 1, availableLines: 1, widestWord: needed, lostShare: lost,
      pointSize: 17, isAssumed: isAssumed)
  }
}

extension Frame {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
