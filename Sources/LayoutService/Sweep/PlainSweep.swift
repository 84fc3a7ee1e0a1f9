internal import LayoutEngine
internal import LayoutFormats
public import LayoutModel
public import Pictures

/// Sweeping a file's scenes without any store.
public struct PlainSweep: Sendable {
  public var configuration: Configuration
  public var course: Sweep.Course
  /// Scenes that are different in another size class of the side that moves are followed in both:
  /// which class a window of a width has is the system's to decide, and has changed with systems.
  public var followsClasses = false
  /// A scene's id or title; nil = all scenes.
  public var scene: String?
  public var options: SolveOptions
  /// What of the findings is told, and how grave it is taken.
  public var policy: FindingPolicy?

  public init(
    configuration: Configuration, course: Sweep.Course, scene: String? = nil,
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
  ///   - isStopping: asked after each sweep; from true on the rest is left out.
  ///   - progress: told after each sweep: those done, and all there are.
  ///   - file: the document.
  public func run(
    _ file: SourceFile, cores: Int = 8, isStopping: () -> Bool = { false },
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> [SweptScene] {
    let bytes = try file.read()
    let document = try DocumentFormats.read(bytes, path: file.path.text)
    if let reason = document.reasonNotSolved {
      throw WorkspaceError.notSolved(path: file.path.text, reason: reason)
    }
    let scenes = document.scenes.filter { scene in
      self.scene.map { $0 == scene.id.rawValue || $0 == scene.title } ?? (scene.kind != .bar)
    }
    if let wanted = self.scene, scenes.isEmpty {
      throw WorkspaceError.unknownScene(wanted, known: document.scenes.map { $0.id.rawValue })
    }
    let course = course
    let sweeps = scenes.flatMap { scene in
      configurations(for: scene, of: document).map { (scene: scene, configuration: $0) }
    }
    let options = options.layoutOptions(of: file.path)
    let policy = policy
    var swept: [SweptScene] = []
    do {
      try await orderedMap(
        sweeps, inFlight: cores,
        transform: { scene, configuration in
          let found = sweep(scene, in: document, at: configuration, course, options: options)
          return SweptScene(
            scene: scene, document: document, bytes: bytes, path: file.path, options: options,
            sweep: policy?.applied(to: found, of: file.path) ?? found)
        },
        deliver: { scene in
          swept.append(scene)
          progress(swept.count, sweeps.count)
          if isStopping() { throw Stopped() }
        })
    } catch is Stopped {}
    return swept
  }

  private func configurations(for scene: Scene, of document: Document) -> [Configuration] {
    guard followsClasses, document.usesTraitVariations else { return [configuration] }
    var other = configuration
    switch course {
    case .width where scene.varies(withClassOf: .horizontal):
      other.widthClass = configuration.widthClass == .regular ? .compact : .regular
    case .height where scene.varies(withClassOf: .vertical):
      other.heightClass = configuration.heightClass == .regular ? .compact : .regular
    default: return [configuration]
    }
    other.name += "/\(other.widthClass?.rawValue ?? "any"),\(other.heightClass?.rawValue ?? "any")"
    return [configuration, other]
  }
}

/// A scene with what a sweep found out about it.
public struct SweptScene: Sendable {
  public let scene: Scene
  public let sweep: Sweep
  private let document: Document
  private let bytes: [UInt8]
  private let path: DocumentPath
  private let options: LayoutOptions

  init(
    scene: Scene, document: Document, bytes: [UInt8], path: DocumentPath, options: LayoutOptions,
    sweep: Sweep
  ) {
    self.scene = scene
    self.document = document
    self.bytes = bytes
    self.path = path
    self.options = options
    self.sweep = sweep
  }

  /// What a person calls a view of the scene.
  public func names() -> (ObjectID) -> String {
    let names = ViewNames(scene)
    return { names[$0] }
  }

  /// Screens a strip shows at most.
  public static let mostScreens = 24

  /// The scene at the ends of the range and at its breakpoints, side by side.
  ///
  /// Of more breakpoints than fit, those where something that is wrong begins or ends come first,
  /// then the narrowest.
  public func picture(assets: AssetSource = { _, _ in .none }) throws -> Drawing {
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
  /// A screen of a revision followed through a range of widths, the rest held as `configuration`
  /// has it.
  /// - Parameters:
  ///   - scene: the scene's id.
  ///   - spec: a name of a revision.
  ///   - configuration: the window.
  ///   - from: where the range begins, in points, as typed; nil = the usual place.
  ///   - to: where it ends.
  ///   - path: the document's path.
  public func sweep(
    _ path: DocumentPath, scene: ObjectID, at spec: String, holding configuration: Configuration,
    from: String? = nil, to: String? = nil
  ) async throws -> SweptScene {
    var request = SweepRequest()
    (request.from, request.to) = (from, to)
    let course = try request.plan().course
    let revision = try revision(spec).id
    let declared = try declarations(at: revision, among: entries(at: revision).keys)
    let sweep = PlainSweep(
      configuration: configuration, course: course,
      scene: scene.rawValue,
      options: SolveOptions(overrides: declared.overrides(for: path)))
    let bytes = try export(path, at: spec).bytes
    guard let swept = try await sweep.run(SourceFile(path: path, bytes: bytes)).first else {
      throw WorkspaceError.unknownScene(scene.rawValue, known: [])
    }
    return swept
  }
}
