internal import LayoutEngine
package import LayoutModel
internal import Pictures

/// One scene of a file at one configuration, to be looked into.
///
/// ```swift
/// let inspection = try LayoutInspection(file, at: configuration)
/// try inspection.why("title")
/// ```
package struct LayoutInspection: Sendable {
  package let scene: Scene
  package let configuration: Configuration
  private let path: DocumentPath
  private let bytes: [UInt8]
  private let document: Document
  private let options: LayoutOptions

  /// - Parameters:
  ///   - view: an id or a name.
  ///   - configuration: the window.
  ///   - options: what is declared, and texts.
  ///   - wanted: a scene's name; nil: the first scene, or the one that holds `view`.
  ///   - file: the document.
  package init(
    _ file: SourceFile, scene wanted: SceneName? = nil, holding view: String? = nil,
    at configuration: Configuration, options: SolveOptions = SolveOptions()
  ) throws {
    let bytes = try file.read()
    let document = try file.solvableDocument(of: bytes)
    let scenes = try wanted.map { try document.scenes(named: $0) } ?? document.scenes
    let holding = scenes.first { scene in
      view.map { scene.views(called: $0).isEmpty == false } ?? true
    }
    guard let scene = holding ?? scenes.first else {
      throw WorkspaceError.unknownScene("", known: [])
    }
    (path, self.bytes) = (file.path, bytes)
    self.document = document
    let configuration = configuration.suited(to: document.platform)
    self.configuration = configuration
    self.options = options.layoutOptions(of: file.path)
    var session = LayoutSession(document: document, scene: scene, options: self.options)
    self.scene = session.settledScene(at: configuration)
  }

  /// Names of views and guides for people.
  package func names() -> (ObjectID) -> String {
    let names = ViewNames(scene)
    return { names[$0] }
  }

  /// Constraints in words, by id.
  package func sentences() -> [ObjectID: String] { constraintSentences(document) }

  /// The layout as it is solved.
  package func layout() -> SolvedLayout {
    var session = LayoutSession(document: document, scene: scene, options: options)
    return session.solve(configuration)
  }

  /// The linear system behind the layout, every row with its priority and origin
  /// (`docs/solver.md`); empty where there is none to solve.
  package func systemText() -> String {
    var session = LayoutSession(document: document, scene: scene, options: options)
    _ = session.solve(configuration)
    return session.systemText ?? ""
  }

  /// Every view's frame beside its alignment rectangle, which constraints hold; both in its
  /// superview.
  package func alignment() -> [AlignedView] {
    var session = LayoutSession(document: document, scene: scene, options: options)
    return session.drawn(layout(), at: configuration).views.map { view in
      let (frame, insets) = (view.solved.frame, view.alignmentInsets)
      return AlignedView(
        view: view.view.id, frame: frame,
        alignment: frame.inset(by: insets),
        baselines: view.baselines)
    }
  }

  /// The installed constraints of the scene, in the order of the file.
  package var constraints: [LayoutConstraint] {
    scene.views.flatMap(\.constraints).sorted { ($0.location, $0.id) < ($1.location, $1.id) }
  }

  /// The constraints that decide a view's frame, and those that were relaxed on the way.
  package func why(_ view: String) throws -> Reasons {
    let id = try self.view(view)
    var session = LayoutSession(document: document, scene: scene, options: options)
    let layout = session.solve(configuration)
    let reasons = LayoutReasons(of: id, in: &session, at: configuration)
    return Reasons(
      view: id, frame: layout.view(id)?.frame ?? .zero,
      reasons: reasons.causes.map { Reason($0) },
      givenUp: reasons.givenUp.map { Broken(constraint: $0.constraint, amount: $0.amount) },
      conflicts: layout.conflicts,
      isAmbiguous: layout.ambiguities.contains { $0.view == id })
  }

  /// Both ends of what the constraints leave open; nil: nothing is.
  package func exercise() -> (lower: SolvedLayout, upper: SolvedLayout)? {
    LayoutExercise(
      document: document, scene: scene, configuration: configuration, options: options
    ).witnesses()
  }

  /// Both ends side by side, as SVG.
  package func picture(of layouts: [SolvedLayout]) throws -> String {
    let appearance = try Appearance(bytes, path: path.text, document: document)
    let pictures = layouts.enumerated().map { index, layout in
      var session = LayoutSession(document: document, scene: scene, options: options)
      let content = ScreenContent(session.drawn(layout, at: configuration))
      return (
        drawing: Pictures.picture(of: content, appearance: appearance),
        caption: index == 0 ? "one end" : "the other end"
      )
    }
    return Arrangement(pictures).row(title: "\(scene.title): both ends").svg()
  }

  /// The sizes a view takes on its own.
  ///
  /// - Parameters:
  ///   - view: an id or a name.
  ///   - width: a width it is given; nil: none, and `widened` is nil.
  package func fittingSizes(of view: String, width: Double? = nil) throws -> FittingSizes {
    let id = try self.view(view)
    func size(_ fitting: LayoutFitting) -> Size {
      fitting.size(
        of: id, in: scene, document: document, configuration: configuration, options: options)
    }
    return FittingSizes(
      view: id, compressed: size(.compressed), expanded: size(.expanded),
      widened: width.map { width in
        size(
          LayoutFitting(
            target: Size(width: width, height: 0),
            priorities: AxisPair(horizontal: 1000, vertical: 50)))
      })
  }

  private func view(_ name: String) throws -> ObjectID {
    if let view = scene.views(called: name).first { return view.id }
    let names = ViewNames(scene)
    let known = scene.views.map { names[$0.id] }
    throw WorkspaceError.unknownView(
      name, suggestions: nearestWord(to: name, among: known).map { [$0] } ?? [])
  }
}
