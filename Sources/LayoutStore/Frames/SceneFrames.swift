internal import GRDB
public import LayoutModel

/// The solved frames of a scene, for every configuration it was solved for.
public struct SceneFrames: Sendable, Hashable {
  public var path: DocumentPath
  public var scene: ObjectID
  /// In matrix order; empty when the scene was not solved.
  public var configurations: [LayoutModel.Configuration]
  /// The safe area within the root view, one per configuration.
  public var safeAreas: [EdgeInsets]
  /// In document order.
  public var views: [ViewFrames]

  /// One view's frames, one per configuration; nil where the configuration has not got the view.
  public struct ViewFrames: Sendable, Hashable {
    public var view: ObjectID
    public var parent: ObjectID?
    public var frames: [StoredFrame?]
    /// The configurations whose frame is beyond what is stored, by position; nil in `frames`.
    public var outOfRange: Set<Int> = []
  }
}

/// A view's place in one configuration, exact to a sixth of a point.
public struct StoredFrame: Sendable, Hashable, PlacedInRoot {
  public var view: ObjectID
  /// In superview coordinates.
  public var frame: Frame
  /// The origin in the root's coordinates.
  public var absoluteOrigin: Point
  public var isHidden: Bool
  /// What is known of the view's contents, in the order of `FrameComponent.measures`; empty where
  /// nothing is.
  var measures: [Double?] = []

  /// nil where the view has nothing of which this is a measure.
  func measure(at index: Int) -> Double? {
    measures.indices.contains(index) ? measures[index] : nil
  }
}

/// What frames are compared in.
public enum FrameCoordinates: Sendable, Hashable {
  /// A view that moves with its superview has not moved.
  case superview
  /// A view moves when its place on the screen does.
  case root
}

extension DocumentStore {
  /// A scene's frames in all its configurations.
  /// - Complexity: one look-up per view and component, then decoding.
  public func frames(
    scene: ObjectID, path: DocumentPath, at revision: RevisionID
  ) throws -> SceneFrames {
    var views: [SceneFrames.ViewFrames] = []
    var result = try frames(scene: scene, path: path, at: revision) { views.append($0) }
    result.views = views
    return result
  }

  /// The same, view by view, so that no more than one of them is held.
  /// - Parameters:
  ///   - known: sets of configurations that the same question met before.
  ///   - deliver: told of each view, in document order and parents first.
  /// - Returns: what the views have in common; it has none itself.
  public func frames(
    scene: ObjectID, path: DocumentPath, at revision: RevisionID,
    knowing known: KnownConfigurations? = nil, deliver: (SceneFrames.ViewFrames) -> Void
  ) throws -> SceneFrames {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let reader = SceneReader(db: db, place: place)
      return try FrameReader(scenes: reader, known: known)
        .frames(of: try reader.scene(path: path, scene), deliver: deliver)
    }
  }

  /// A scene's frames in one configuration, by its name in the matrix.
  public func frames(
    scene: ObjectID, path: DocumentPath, at revision: RevisionID, configuration: String
  ) throws -> [StoredFrame] {
    let all = try frames(scene: scene, path: path, at: revision)
    guard let index = all.configurations.firstIndex(where: { $0.name == configuration }) else {
      throw StoreError.unknownConfiguration(configuration)
    }
    return all.views.compactMap { $0.frames[index] }
  }

  /// The views of a scene that two revisions place differently, per configuration both have.
  ///
  /// Views that only one of them has are not listed. Equal keys answer without decoding.
  public func frameChanges(
    path: DocumentPath, scene: ObjectID, from base: RevisionID, to head: RevisionID,
    in coordinates: FrameCoordinates = .superview
  ) throws -> [FrameChange] {
    try read { db in
      let table = RevisionTable(db: db)
      let before = SceneReader(db: db, place: try table.require(base).place)
      let after = SceneReader(db: db, place: try table.require(head).place)
      guard let old = try before.scenes(path: path, scene: scene).first,
        let new = try after.scenes(path: path, scene: scene).first
      else { return [] }
      if let key = old.stored.key, key == new.stored.key { return [] }
      return FrameReader.changes(
        from: try FrameReader(scenes: before).frames(of: old),
        to: try FrameReader(scenes: after).frames(of: new), in: coordinates)
    }
  }
}

/// Decodes the frames of a scene.
struct FrameReader {
  let scenes: SceneReader
  var known: KnownConfigurations?

  func frames(of scene: SceneReader.FoundScene) throws -> SceneFrames {
    var views: [SceneFrames.ViewFrames] = []
    var result = try frames(of: scene) { views.append($0) }
    result.views = views
    return result
  }

  func frames(
    of scene: SceneReader.FoundScene, deliver: (SceneFrames.ViewFrames) -> Void
  ) throws -> SceneFrames {
    var result = SceneFrames(
      path: scene.stored.path, scene: scene.stored.scene, configurations: [], safeAreas: [],
      views: [])
    guard let set = scene.set else { return result }
    func configurations() throws -> [LayoutModel.Configuration] {
      try ConfigurationTable(db: scenes.db).members(of: set).map(\.configuration)
    }
    result.configurations = try known?.of(set, reading: configurations) ?? configurations()
    let count = result.configurations.count
    let spans = try FrameTable(db: scenes.db, vectors: scenes.vectors)
      .spans(scene: scene.entity, at: scenes.place)
    func values(_ entity: Int64, _ component: FrameComponent) throws -> [Int32] {
      guard let number = spans[.init(entity: entity, component: component)] else {
        return [Int32](repeating: 0, count: count)
      }
      let values = try scenes.vectors.values(of: number)
      guard values.count == count else {
        throw StoreError.damaged(
          path: "vector \(number)", detail: "\(values.count) values for \(count) configurations")
      }
      return values
    }
    let safe = try FrameComponent.ofScene.map { try values(scene.entity, $0) }
    result.safeAreas = (0..<count).map {
      EdgeInsets(
        top: safe[0][$0].points, left: safe[1][$0].points, bottom: safe[2][$0].points,
        right: safe[3][$0].points)
    }
    // Origins of the views so far, in sixths: a parent comes before its children.
    var origins: [ObjectID: [(x: Int64, y: Int64)?]] = [:]
    for view in try parentsFirst(of: scene) {
      var parts: [FrameComponent: [Int32]] = [:]
      for component in FrameComponent.ofView {
        parts[component] = try values(view.entity, component)
      }
      func part(_ component: FrameComponent, _ index: Int) -> Int32 {
        parts[component]?[index] ?? 0
      }
      let parent = view.parent.flatMap { origins[$0] }
      var own: [(x: Int64, y: Int64)?] = []
      var frames: [StoredFrame?] = []
      var refused: Set<Int> = []
      for index in 0..<count {
        if part(.state, index) == FrameState.outOfRange { refused.insert(index) }
        guard FrameState.hasFrame(part(.state, index)) else {
          own.append(nil)
          frames.append(nil)
          continue
        }
        let origin = parent?[index] ?? (x: 0, y: 0)
        let place = (
          x: origin.x + Int64(part(.x, index)) + Int64(part(.xOffset, index)),
          y: origin.y + Int64(part(.y, index)) + Int64(part(.yOffset, index))
        )
        own.append(place)
        frames.append(frame(view.id, place, part: { part($0, index) }))
      }
      origins[view.id] = own
      deliver(
        SceneFrames.ViewFrames(
          view: view.id, parent: view.parent, frames: frames, outOfRange: refused))
    }
    return result
  }

  private func frame(
    _ view: ObjectID, _ origin: (x: Int64, y: Int64), part: (FrameComponent) -> Int32
  ) -> StoredFrame {
    return StoredFrame(
      view: view,
      frame: Frame(
        x: part(.x).points, y: part(.y).points, width: part(.width).points,
        height: part(.height).points),
      absoluteOrigin: Point(x: Double(origin.x) / 6, y: Double(origin.y) / 6),
      isHidden: part(.state) == FrameState.hidden,
      measures: measures(part))
  }

  private func measures(_ part: (FrameComponent) -> Int32) -> [Double?] {
    let all = FrameComponent.measures
    guard all.contains(where: { part($0.component) != 0 }) else { return [] }
    let values = all.map { part($0.component) }
    return all.indices.map { at in
      let measure = all[at].measure
      let isKnown = all.indices.contains {
        values[$0] != 0 && all[$0].measure.subject == measure.subject
      }
      guard isKnown else { return nil }
      return measure.unit == .count ? Double(values[at]) : values[at].points
    }
  }

  /// Document order, in which a parent's line is never after its child's; where locations are
  /// missing, parents are still moved in front.
  private func parentsFirst(of scene: SceneReader.FoundScene) throws -> [PlacedView] {
    let views = try scenes.contents(of: scene, reading: [.view]).compactMap { found in
      found.key.kind == .view
        ? PlacedView(
          id: ObjectID(found.key.uid),
          parent: RecordText.string("parent", in: found.data).map { ObjectID($0) },
          entity: found.entity) : nil
    }
    var children: [ObjectID?: [PlacedView]] = [:]
    let known = Set(views.map(\.id))
    for view in views {
      children[view.parent.flatMap { known.contains($0) ? $0 : nil }, default: []].append(view)
    }
    var ordered: [PlacedView] = []
    ordered.reserveCapacity(views.count)
    var open: [PlacedView] = (children[nil] ?? []).reversed()
    while let view = open.popLast() {
      ordered.append(view)
      open.append(contentsOf: (children[view.id] ?? []).reversed())
    }
    return ordered
  }

  /// What of a view's record its place rests on.
  private struct PlacedView {
    var id: ObjectID
    var parent: ObjectID?
    var entity: Int64
  }

  static func changes(
    from base: SceneFrames, to head: SceneFrames, in coordinates: FrameCoordinates
  ) -> [FrameChange] {
    let places = Dictionary(
      base.configurations.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let old = Dictionary(base.views.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [FrameChange] = []
    for view in head.views {
      guard let known = old[view.view] else { continue }
      for (index, configuration) in head.configurations.enumerated() {
        guard let place = places[configuration.name], let before = known.frames[place],
          let after = view.frames[index]
        else { continue }
        let left = coordinates == .root ? before.absoluteFrame : before.frame
        let right = coordinates == .root ? after.absoluteFrame : after.frame
        guard left != right else { continue }
        changes.append(
          FrameChange(
            scene: head.scene, view: view.view, configuration: configuration.name, before: left,
            after: right))
      }
    }
    return changes
  }
}
