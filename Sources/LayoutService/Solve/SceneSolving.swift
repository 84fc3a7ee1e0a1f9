internal import DeviceCatalogue
internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

/// How much solving an answer took.
public struct WorkCount: Sendable, Hashable {
  /// Scenes that were solved.
  public var solved = 0
  /// Scenes that did not have to be, because nothing that decides their layout had changed.
  public var reused = 0
  /// Layouts computed: scenes times configurations.
  public var layouts = 0

  mutating func add(_ other: WorkCount) {
    solved += other.solved
    reused += other.reused
    layouts += other.layouts
  }
}

/// Tells how many scenes of all are solved; called on the caller's task.
///
/// What it throws ends the work before anything is recorded, and goes to the caller.
public typealias SceneProgress = (_ done: Int, _ total: Int) throws -> Void

/// A scene to be solved, with the document around it.
struct SceneTask: Sendable {
  let path: DocumentPath
  let document: Document
  let scene: Scene
  /// The declarations that concern the scene.
  let overrides: LayoutOverrides
}

/// A scene at all configurations of a matrix, judged.
struct SolvedScene: Sendable {
  let path: DocumentPath
  let scene: Scene
  /// Empty when solving or judging took too much work.
  let layouts: [SolvedLayout]
  /// The configuration of each layout.
  var configurations: [Configuration] = []
  var findings: [Finding]
  /// The layouts as they are stored, if they were solved in an earlier turn, which kept nothing else of
  /// them.
  var stored: StorableLayouts?

  /// Whether solving or judging stopped for too much work.
  var isGivenUp: Bool { layouts.isEmpty && stored == nil }
}

/// A scene that is not solved because that would take too much work.
public struct GivenUpScene: Sendable, Hashable, CustomStringConvertible {
  public var path: DocumentPath
  public var scene: ObjectID
  /// Where the scene begins in the document.
  public var location: SourceLocation

  init(path: DocumentPath, scene: Scene) {
    self.path = path
    self.scene = scene.id
    location = scene.location
  }

  public var description: String { "\(path):\(location.line): \(words)" }
  /// The same without the path, which stands beside it.
  var reason: String { "line \(location.line): \(words)" }

  private var words: String {
    "scene \(scene) is not solved: too much work, for so many constraints, or so many "
      + "views in one place"
  }
}

extension Scene {
  /// Whether solving it on the usual matrix takes some hundred megabytes: such scenes are solved one at a
  /// time.
  var isLarge: Bool {
    views.lazy.dropFirst(Self.usualViews).first { _ in true } != nil
  }
  private static var usualViews: Int { 4_000 }
}

/// Solves scenes for one matrix.
struct SceneSolving: Sendable {
  let matrix: Matrix
  let keys: SceneKeys
  /// Steps of work after which solving a scene stops.
  var workLimit = LayoutOptions.usualWorkLimit

  init(matrix: Matrix) {
    self.matrix = matrix
    keys = SceneKeys(matrix: matrix)
  }

  /// Solves and judges every task on all cores; returns results in the order of the tasks.
  /// - Throws: `CancellationError` if the task is cancelled, since a part of the results must not be recorded.
  func solve(_ tasks: [SceneTask], progress: SceneProgress) async throws -> [SolvedScene] {
    let solved = try await solveUntilCancelled(tasks, progress: progress)
    guard solved.count == tasks.count else { throw CancellationError() }
    return solved
  }

  /// The same for callers that can use a part of the results: those that were ready when the task was
  /// cancelled.
  func solveUntilCancelled(
    _ tasks: [SceneTask], progress: SceneProgress
  ) async throws -> [SolvedScene] {
    var results: [SolvedScene] = []
    results.reserveCapacity(tasks.count)
    let (matrix, limit) = (matrix, workLimit)
    let turns = Turns()
    try await orderedMapUntilCancelled(
      tasks, inFlight: 64,
      transform: { task -> SolvedScene? in
        let solved =
          task.scene.isLarge
          ? await turns.take { Self.solve(task, matrix, limit) } : Self.solve(task, matrix, limit)
        return solved.isGivenUp && WorkUnderWay.isStopped ? nil : solved
      },
      deliver: { scene in
        results.append(scene)
        try progress(results.count, tasks.count)
      })
    return results
  }

  /// One scene, even where the task is cancelled: evidence for what is reported already.
  func solve(_ task: SceneTask) -> SolvedScene { Self.solve(task, matrix, workLimit) }

  /// The same for work that may turn out to be for nothing; scenes are left out once it has.
  func solveUnlessCancelled(_ tasks: [SceneTask]) async -> [SolvedScene] {
    let (matrix, limit) = (matrix, workLimit)
    let solved = await orderedMap(tasks) { task -> SolvedScene? in
      Task.isCancelled ? nil : Self.solve(task, matrix, limit)
    }
    return solved.compactMap { $0 }
  }

  private static func solve(
    _ task: SceneTask, _ matrix: Matrix, _ workLimit: Int
  ) -> SolvedScene {
    var session = LayoutSession(
      document: task.document, scene: task.scene,
      options: LayoutOptions(overrides: task.overrides, workLimit: workLimit))
    let matrix = matrix.suited(to: task.document.platform)
    var layouts: [SolvedLayout] = []
    for configuration in matrix.configurations where !WorkUnderWay.isStopped {
      layouts.append(session.solve(configuration))
    }
    session.letGo()
    // Memory of solving goes back to the system before judging asks for more.
    defer { if task.scene.isLarge { FreedMemory.giveBack() } }
    if task.scene.isLarge { FreedMemory.giveBack() }
    guard layouts.count == matrix.configurations.count, !WorkUnderWay.isStopped,
      !layouts.contains(where: \.isGivenUp),
      let findings = session.findings(
        document: task.path, layouts: Array(zip(matrix.configurations, layouts)))
    else { return SolvedScene(path: task.path, scene: task.scene, layouts: [], findings: []) }
    return SolvedScene(
      path: task.path, scene: task.scene, layouts: layouts, configurations: matrix.configurations,
      findings: findings)
  }

  /// Every configuration that a layout of a document of one of the platforms may name.
  func configurations(for platforms: Set<Platform>) -> [Configuration] {
    let own: [Platform] = [.macOS, .tvOS]
    let others = platforms.subtracting(own)
    let devices = others.isEmpty && !platforms.isEmpty ? [] : matrix.configurations
    return own.filter(platforms.contains).reduce(devices) { all, platform in
      all + matrix.suited(to: platform).configurations.filter { !all.contains($0) }
    }
  }

  /// Pixels per point of each configuration, by name.
  var scales: [String: Int] {
    Dictionary(
      configurations(for: [.iOS, .macOS, .tvOS]).map { ($0.name, $0.scale) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The name of the engine that computed the rows of a revision.
  static var engine: String { "keyline engine \(EngineVersion.current)" }
}
