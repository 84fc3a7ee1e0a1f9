internal import LayoutEngine
public import LayoutModel
package import Pictures

/// Sweeping a file's scenes without any store.
public struct PlainSweep: Sendable {
  public var configuration: Configuration
  public var course: Sweep.Course
  /// Follows a scene in both size classes of the moving side where they differ: systems decide which class
  /// a width has, and have changed that. No system calls a width regular below `leastRegularWidth`.
  public var followsClasses = false
  /// A window of a Mac is followed from the smallest size that the document gives it to the largest,
  /// instead of along the course; an end that the document leaves open is the course's.
  package var followsWindows = false
  /// Only scenes of this name; nil = all but bars' views.
  public var scene: SceneName?
  public var options: SolveOptions
  /// Which findings are reported, and how grave they are taken.
  public var policy: FindingPolicy?

  public init(
    configuration: Configuration, course: Sweep.Course, scene: SceneName? = nil,
    options: SolveOptions = SolveOptions()
  ) {
    self.configuration = configuration
    self.course = course
    self.scene = scene
    self.options = options
  }

  /// Reads the file and sweeps its scenes on all cores; results in the document's order, the size
  /// class that is held before the other.
  /// - Parameters:
  ///   - cores: the most files that are read at once.
  ///   - progress: called before the first sweep and after each: those done, and all there are.
  ///   - file: the document.
  package func run(
    _ file: SourceFile, cores: Int = 8, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> [SweptScene] {
    let bytes = try file.read()
    let document = try file.solvableDocument(of: bytes)
    if document.platform == .tvOS {
      guard case .contentSize = course else {
        throw WorkspaceError.notSolved(
          path: file.path.text,
          reason: "a television has one size, 1920 x 1080: there is no width or height to follow")
      }
    }
    let configuration = configuration.suited(to: document.platform)
    let scenes =
      try scene.map { try document.scenes(named: $0) }
      ?? document.scenes.filter { $0.kind != .bar }
    let sweeps = scenes.flatMap { scene in
      runs(of: scene, in: document, at: configuration).map {
        (scene: scene, configuration: $0.configuration, course: $0.course)
      }
    }
    let options = options.layoutOptions(of: file.path)
    let policy = policy
    let isWindow = followsWindows && document.platform == .macOS
    var swept: [SweptScene] = []
    progress(0, sweeps.count)
    try await orderedMapUntilCancelled(
      sweeps, inFlight: cores,
      transform: { scene, configuration, course -> SweptScene? in
        let course = isWindow ? course.within(scene) : course
        let found = sweep(scene, in: document, at: configuration, course, options: options)
        guard found.isComplete || !WorkUnderWay.isStopped else { return nil }
        return SweptScene(
          scene: scene, bytes: bytes, path: file.path, options: options,
          sweep: policy?.applied(to: found, of: file.path) ?? found)
      },
      deliver: { scene in
        swept.append(scene)
        progress(swept.count, sweeps.count)
      })
    return swept
  }

  /// What is followed of a scene: the configuration as it is, and in its other class.
  private func runs(
    of scene: Scene, in document: Document, at configuration: Configuration
  ) -> [(configuration: Configuration, course: Sweep.Course)] {
    if document.platform == .macOS { return [(configuration.asWindow(of: scene), course)] }
    guard followsClasses, document.usesTraitVariations else { return [(configuration, course)] }
    var other = configuration
    var otherCourse = course
    switch course {
    case .width(let from, let to) where scene.varies(withClassOf: .horizontal):
      other.widthClass = configuration.widthClass == .regular ? .compact : .regular
      if other.widthClass == .regular {
        guard to > Self.leastRegularWidth else { return [(configuration, course)] }
        otherCourse = .width(from: max(from, Self.leastRegularWidth), to: to)
      }
    case .height where scene.varies(withClassOf: .vertical):
      other.heightClass = configuration.heightClass == .regular ? .compact : .regular
    default: return [(configuration, course)]
    }
    other.name += "/\(other.widthClass?.rawValue ?? "any"),\(other.heightClass?.rawValue ?? "any")"
    return [(configuration, course), (other, otherCourse)]
  }

  /// Points. Apple's tables call 639 compact and 678 regular, and nothing between.
  package static let leastRegularWidth = 640.0
}

/// A scene with what a sweep found out about it.
package struct SweptScene: Sendable {
  package let scene: Scene
  package let sweep: Sweep
  private let bytes: [UInt8]
  private let path: DocumentPath
  private let options: LayoutOptions

  init(
    scene: Scene, bytes: [UInt8], path: DocumentPath, options: LayoutOptions,
    sweep: Sweep
  ) {
    self.scene = scene
    self.bytes = bytes
    self.path = path
    self.options = options
    self.sweep = sweep
  }

  /// Names of the scene's views for people.
  package func names() -> (ObjectID) -> String {
    let names = ViewNames(scene)
    return { names[$0] }
  }

  /// Screens a strip shows at most.
  package static let mostScreens = 24

  /// The scene at the ends of the range and at its breakpoints, side by side.
  ///
  /// Of more breakpoints than fit, those where something that is wrong begins or ends come first,
  /// then the narrowest.
  package func picture(assets: AssetSource = { _, _ in .none }) throws -> Drawing {
    let ends = sweep.ends
    let weighty = sweep.breakpoints.filter(\.isVerdict) + sweep.breakpoints.filter { !$0.isVerdict }
    var places = Set([ends.lower, ends.upper])
    for breakpoint in weighty where places.count < Self.mostScreens {
      places.insert(breakpoint.place)
    }
    let source = try PicturedSource(path: path, bytes: bytes, options: options, assets: assets)
    let pictures = places.sorted { $0.value < $1.value }.map { place in
      let configuration = sweep.configuration(at: place)
      return (
        Pictures.picture(
          of: source.content(scene, at: configuration), appearance: source.appearance),
        configuration.name
      )
    }
    return Arrangement(pictures).row(
      title: "\(scene.title) at \(counted(pictures.count, "configuration"))",
      summary: pictures.map(\.1).joined(separator: ", "))
  }
}

extension Workspace {
  /// A screen of a revision followed along a course, the rest held as `configuration` has it.
  /// - Parameters:
  ///   - scene: the scene's id.
  ///   - spec: a name of a revision.
  ///   - configuration: the window.
  ///   - course: what moves, and from where to where.
  ///   - path: the document's path.
  package func sweep(
    _ path: DocumentPath, scene: ObjectID, at spec: String, holding configuration: Configuration,
    along course: Sweep.Course
  ) async throws -> SweptScene {
    let revision = try revision(spec).id
    let declared = try declarations(at: revision)
    let sweep = PlainSweep(
      configuration: configuration, course: course,
      scene: SceneName(scene),
      options: SolveOptions(overrides: declared.overrides(for: path)))
    let bytes = try export(path, at: spec).bytes
    guard let swept = try await sweep.run(SourceFile(path: path, bytes: bytes)).first else {
      throw WorkspaceError.unknownScene(scene.rawValue, known: [])
    }
    guard swept.sweep.isComplete || !swept.sweep.breakpoints.isEmpty else {
      throw WorkspaceError.tooMuchWork(GivenUpScene(path: path, scene: swept.scene))
    }
    return swept
  }
}

extension Configuration {
  /// A window of a Mac with the scene as it is recorded, of which a sweep moves one side.
  fileprivate func asWindow(of scene: Scene) -> Configuration {
    var window = self
    window.name = "mac-window"
    window.device = nil
    window.idiom = .mac
    window.safeArea = .zero
    // A phone's pixels are none of a Mac's.
    if device != nil { window.scale = 2 }
    (window.widthClass, window.heightClass) = (nil, nil)
    if let recorded = scene.root.frame?.size { window.size = recorded }
    return window
  }
}
