import LayoutEngine
import Testing

@testable import LayoutModel

/// One screen built in a few lines: views, equations between them, a window.
///
/// ```swift
/// SemanticsScreen(375, 667, [.blank("red")], ["red.leading = root.leading + 20", ...])
///   .expectFrames(["red": [20, 20, 335, 627]])
/// ```
/// The root view is called `root` and fills the window; it stands for the superview of the sources.
struct SemanticsScreen {
  var document: Document
  var scene: Scene
  /// The window; 2x, no insets, default text unless a test says otherwise.
  var configuration: Configuration

  init(
    _ width: Double, _ height: Double, _ views: [View], _ equations: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var root = View.blank("root", views)
    root.constraints = SemanticsEquation.constraints(
      equations, owner: "root", sourceLocation: sourceLocation)
    scene = Scene(
      id: "root", kind: .controller, title: "Screen", root: root,
      controller: ControllerContext(id: "controller"),
      location: LayoutModel.SourceLocation(line: 1, column: 1))
    document = Document(kind: .storyboard, platform: .iOS, toolsVersion: 23504)
    configuration = Configuration(name: "window", size: Size(width: width, height: height))
  }

  /// A screen in the window of a phone, 375 x 667.
  init(
    _ views: [View], _ equations: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    self.init(375, 667, views, equations, sourceLocation: sourceLocation)
  }

  /// The screen with equations that belong to a view below the root.
  func owned(
    by owner: ObjectID, _ equations: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> SemanticsScreen {
    changing(owner) {
      $0.constraints += SemanticsEquation.constraints(
        equations, owner: owner, sourceLocation: sourceLocation)
    }
  }

  /// The screen with one view changed; `root` is a view too.
  func changing(_ id: ObjectID, _ change: (inout View) -> Void) -> SemanticsScreen {
    var screen = self
    screen.scene.root.change(id, change)
    return screen
  }

  /// The screen with one of the root's constraints changed.
  func changing(
    constraint id: ObjectID, _ change: (inout LayoutConstraint) -> Void
  ) -> SemanticsScreen {
    changing("root") { root in
      for index in root.constraints.indices where root.constraints[index].id == id {
        change(&root.constraints[index])
      }
    }
  }

  func without(constraint id: ObjectID) -> SemanticsScreen {
    changing("root") { $0.constraints.removeAll { $0.id == id } }
  }

  /// The screen in another window.
  func at(_ change: (inout Configuration) -> Void) -> SemanticsScreen {
    var screen = self
    change(&screen.configuration)
    return screen
  }
  func at(_ width: Double, _ height: Double) -> SemanticsScreen {
    at { $0.size = Size(width: width, height: height) }
  }
  func rightToLeft() -> SemanticsScreen { at { $0.direction = .rightToLeft } }

  // MARK: Solving

  var session: LayoutSession {
    var document = self.document
    for view in scene.root.withDescendants {
      if case .image(let image) = view.content {
        document.images[image.name] = Self.size(image.name)
      }
      if case .button(let button) = view.content, let name = button.backgroundImage {
        document.images[name] = Self.size(name)
      }
    }
    document.scenes = [scene] + document.scenes.filter { $0.id != scene.id }
    return LayoutSession(document: document, scene: scene)
  }

  func solved() -> SolvedLayout {
    var session = self.session
    return session.solve(configuration)
  }
  func solvedAsDesigned() -> SolvedLayout {
    var session = self.session
    return session.solveAsDesigned()
  }

  /// The size in an image name such as `100.0x30.0`.
  private static func size(_ name: String) -> ImageResource? {
    let numbers = name.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return ImageResource(size: Size(width: numbers[0], height: numbers[1]))
  }

  // MARK: Judging

  /// Frames in superview coordinates, and that nothing else could have come out.
  func expectFrames(
    _ expected: KeyValuePairs<ObjectID, [Double?]>, _ verdict: SemanticsVerdict = .determined,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let layout = solved()
    layout.expectFrames(expected, verdict, sourceLocation: sourceLocation)
    #expect(
      reversed().solved() == layout, "the order of constraints shows",
      sourceLocation: sourceLocation)
  }

  private func reversed() -> SemanticsScreen {
    changing("root") { $0.constraints.reverse() }
  }
}
