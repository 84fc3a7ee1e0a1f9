internal import DeviceCatalogue
internal import LayoutModel
internal import LayoutStore
internal import Synchronization

/// Scenes with their layouts, from stored rows where those are what solving would give.
///
/// A stored scene is taken when its key is today's: the key covers all that decides a layout, the
/// engine's version and the matrix included. Stored frames are exact to a sixth of a point, which
/// every pixel grid is made of; what else a layout holds (texts, ambiguities) is not there.
struct StoredLayouts: Sendable {
  let store: DocumentStore
  let revision: RevisionID
  let solving: SceneSolving
  private let keys: [SceneReference: WrittenKey]
  private let current = CurrentWriters()
  private let configurations = KnownConfigurations()

  init(store: DocumentStore, revision: RevisionID, solving: SceneSolving) throws {
    self.store = store
    self.revision = revision
    self.solving = solving
    keys = try store.writtenKeys(at: revision)
  }

  /// The scene with its stored layouts; nil where it has to be solved.
  /// - Parameters:
  ///   - detail: what is asked of its views.
  ///   - hasFindings: whether what was found in it is asked for.
  func scene(
    _ task: SceneTask, reading detail: FrameDetail, hasFindings: Bool
  ) throws -> SolvedScene? {
    guard isCurrent(task), let layouts = try layouts(task, reading: detail) else { return nil }
    return SolvedScene(
      path: task.path, scene: task.scene, layouts: layouts,
      configurations: solving.matrix.suited(to: task.document.platform).configurations,
      findings: hasFindings ? try storedFindings(task) : [])
  }

  /// How much is found in the scene; nil where it has to be solved for that.
  func findingCount(_ task: SceneTask) throws -> FindingCount? {
    guard isCurrent(task) else { return nil }
    return FindingCount(
      try store.findingCounts(at: revision, path: task.path, scenes: [task.scene.id]))
  }

  /// Whether all of these scenes are known to have rows of today's engine. A scene that was never asked for is not.
  func areKnownCurrent(_ scenes: [SceneReference]) -> Bool {
    scenes.allSatisfy { keys[$0].map { current.contains($0.writer) } ?? false }
  }

  /// How many views fit the requirements, of those documents whose records tell it: rows are today's, and
  /// every view is there on every configuration.
  func viewCounts(fitting requirements: [ViewRequirement]) throws -> [DocumentPath: Int] {
    guard let counts = try store.viewCounts(at: revision, fitting: requirements) else { return [:] }
    var result: [DocumentPath: Int] = [:]
    var unclear: Set<DocumentPath> = []
    for (reference, count) in counts {
      if let written = keys[reference], current.contains(written.writer) {
        result[reference.path, default: 0] += count
      } else {
        unclear.insert(reference.path)
      }
    }
    for reference in keys.keys where counts[reference] == nil { unclear.insert(reference.path) }
    for path in unclear { result[path] = nil }
    return result
  }

  /// Stored rows are those of the documents of their revision: what a key tells besides is the matrix
  /// and the engine, which all that one revision wrote have in common. So one key speaks for all.
  private func isCurrent(_ task: SceneTask) -> Bool {
    let reference = SceneReference(path: task.path, scene: task.scene.id)
    guard let written = keys[reference] else { return false }
    return current.contains(written.writer) { written.key == solving.keys.key(of: task) }
  }

  private func storedFindings(_ task: SceneTask) throws -> [Finding] {
    try store.findings(at: revision, path: task.path, scenes: [task.scene.id])
  }

  /// The stored layouts in matrix order; nil where they are not those of the scene's own views.
  private func layouts(
    _ task: SceneTask, reading detail: FrameDetail
  ) throws -> [SolvedLayout]? {
    let wanted = solving.matrix.suited(to: task.document.platform).configurations
    let count = wanted.count
    var views = LayoutColumns(count: count, detail)
    var known: Set<ObjectID> = []
    var isWhole = true
    let stored = try store.frames(
      scene: task.scene.id, path: task.path, at: revision, reading: detail,
      knowing: configurations
    ) { view in
      known.insert(view.view)
      guard isWhole, view.outOfRange.isEmpty, view.frames.count == count else {
        isWhole = false
        return
      }
      views.add(view)
    }
    guard isWhole, stored.configurations == wanted else { return nil }
    // Views of one id are stored under names of their own, which the scene does not know.
    var ids: Set<ObjectID> = []
    for view in task.scene.views {
      guard ids.insert(view.id).inserted else { return nil }
    }
    guard ids == known else { return nil }
    return stored.configurations.enumerated().map { index, configuration in
      SolvedLayout(
        scene: task.scene.id, configuration: configuration.name, size: configuration.size,
        scale: configuration.scale, safeArea: stored.safeAreas[index],
        direction: configuration.direction, views: views[index])
    }
  }
}

/// The views of a scene's layouts, one list for each configuration; configurations with the same views
/// share one where frames are not read.
private struct LayoutColumns {
  private var lists: [[SolvedView]]
  /// The list of each configuration.
  private var places: [Int]
  private let isShared: Bool

  init(count: Int, _ detail: FrameDetail) {
    isShared = detail == .presence
    lists = [[SolvedView]](repeating: [], count: isShared ? min(1, count) : count)
    places = isShared ? [Int](repeating: 0, count: count) : Array(0..<count)
  }

  subscript(configuration: Int) -> [SolvedView] { lists[places[configuration]] }

  mutating func add(_ view: SceneFrames.ViewFrames) {
    if isShared { separate(view.frames.map(State.init)) }
    var added = [Bool](repeating: false, count: lists.count)
    for (place, frame) in zip(places, view.frames) where !added[place] {
      added[place] = true
      guard let frame else { continue }
      lists[place].append(
        SolvedView(
          id: view.view, superview: view.parent, frame: frame.frame,
          absoluteOrigin: frame.absoluteOrigin, isHidden: frame.isHidden))
    }
  }

  private enum State: Hashable {
    case absent, shown, hidden

    init(_ frame: StoredFrame?) { self = frame.map { $0.isHidden ? .hidden : .shown } ?? .absent }
  }

  /// Gives configurations lists of their own where the next view is not as in the others.
  private mutating func separate(_ states: [State]) {
    guard let first = states.first, states.contains(where: { $0 != first }) else { return }
    var known: [Int: [State: Int]] = [:]
    for (configuration, state) in states.enumerated() {
      let place = places[configuration]
      if let own = known[place]?[state] {
        places[configuration] = own
      } else if known[place] == nil {
        known[place] = [state: place]
      } else {
        lists.append(lists[place])
        known[place]?[state] = lists.count - 1
        places[configuration] = lists.count - 1
      }
    }
  }
}

/// Revisions whose rows today's engine would write for the matrix that is asked about.
private final class CurrentWriters: Sendable {
  private let known = Mutex<Set<String>>([])

  func contains(_ writer: String) -> Bool { known.withLock { $0.contains(writer) } }

  /// - Parameter isKeyCurrent: whether a key that the revision wrote is today's. Asked again until one
  ///   is.
  func contains(_ writer: String, _ isKeyCurrent: () -> Bool) -> Bool {
    if known.withLock({ $0.contains(writer) }) { return true }
    guard isKeyCurrent() else { return false }
    known.withLock { _ = $0.insert(writer) }
    return true
  }
}
