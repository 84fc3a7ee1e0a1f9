internal import GRDB
package import LayoutModel

/// The solved frames of a scene, for every configuration it was solved for.
package struct SceneFrames: Sendable, Hashable {
  package var path: DocumentPath
  package var scene: ObjectID
  /// In matrix order; empty when the scene was not solved.
  package var configurations: [LayoutModel.Configuration]
  /// The safe area within the root view, one per configuration.
  package var safeAreas: [EdgeInsets]
  /// In document order.
  package var views: [ViewFrames]

  /// One view's frames, one per configuration; nil where the configuration has not got the view.
  package struct ViewFrames: Sendable, Hashable {
    package var view: ObjectID
    package var parent: ObjectID?
    package var frames: [StoredFrame?]
    /// The configurations whose frame is beyond what is stored, by position; nil in `frames`.
    package var outOfRange: Set<Int> = []
  }
}

/// A view's place in one configuration, exact to a sixth of a point.
package struct StoredFrame: Sendable, Hashable, PlacedInRoot {
  package var view: ObjectID
  /// In superview coordinates.
  package var frame: Frame
  /// The origin in the root's coordinates.
  package var absoluteOrigin: Point
  package var isHidden: Bool
  /// Measures of the view's contents, in the order of `FrameComponent.measures`; empty where
  /// nothing is.
  var measures: [Double?] = []

  /// nil where the view has nothing of which this is a measure.
  func measure(at index: Int) -> Double? {
    measures.indices.contains(index) ? measures[index] : nil
  }
}

/// The part of stored frames that is read.
package enum FrameDetail: Sendable, Hashable {
  case all
  /// Where views lie and whether they are hidden.
  case places
  /// Which views are there and whether they are hidden; frames are zero, and parents are left out.
  case presence
}

/// The coordinates that frames are compared in.
package enum FrameCoordinates: Sendable, Hashable {
  /// A view that moves with its superview has not moved.
  case superview
  /// A view moves when its place on the screen does.
  case root
}

extension DocumentStore {
  /// A scene's frames in all its configurations.
  /// - Complexity: one look-up per view and component, then decoding.
  package func frames(
    scene: ObjectID, path: DocumentPath, at revision: RevisionID
  ) throws -> SceneFrames {
    var views: [SceneFrames.ViewFrames] = []
    var result = try frames(scene: scene, path: path, at: revision) { views.append($0) }
    result.views = views
    return result
  }

  /// The same, view by view, so that no more than one of them is held.
  /// - Parameters:
  ///   - scene: the scene's id in the document.
  ///   - path: the document.
  ///   - revision: the state that is read.
  ///   - detail: what is read of each view; what is not is left out, or zero.
  ///   - known: sets of configurations that the same question met before.
  ///   - deliver: called with each view, in document order and parents first.
  /// - Returns: what the views have in common; it has none itself.
  package func frames(
    scene: ObjectID, path: DocumentPath, at revision: RevisionID,
    reading detail: FrameDetail = .all, knowing known: KnownConfigurations? = nil,
    deliver: (SceneFrames.ViewFrames) -> Void
  ) throws -> SceneFrames {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let reader = SceneReader(db: db, place: place)
      return try FrameReader(scenes: reader, detail: detail, known: known)
        .frames(of: try reader.scene(path: path, scene), deliver: deliver)
    }
  }

  /// A scene's frames in one configuration, by its name in the matrix.
  package func frames(
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
  package func frameChanges(
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
  var detail = FrameDetail.all
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
      .spans(scene: scene.entity, at: scenes.place, components: detail.components)
    let zeros = [Int32](repeating: 0, count: count)
    func values(_ entity: Int64, _ component: FrameComponent) throws -> [Int32] {
      guard let number = spans[.init(entity: entity, component: component)] else { return zeros }
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
    for view in try detail == .presence ? unplaced(of: scene) : parentsFirst(of: scene) {
      let vectors = try ViewVectors { try values(view.entity, $0) }
      let parent = view.parent.flatMap { origins[$0] }
      var own: [(x: Int64, y: Int64)?] = []
      var frames: [StoredFrame?] = []
      own.reserveCapacity(count)
      frames.reserveCapacity(count)
      var refused: Set<Int> = []
      for index in 0..<count {
        let state = vectors.state[index]
        if state == FrameState.outOfRange { refused.insert(index) }
        guard FrameState.hasFrame(state) else {
          own.append(nil)
          frames.append(nil)
          continue
        }
        let origin = parent?[index] ?? (x: 0, y: 0)
        let place = vectors.origin(at: index, in: origin)
        own.append(place)
        frames.append(vectors.frame(of: view.id, at: index, place))
      }
      if detail != .presence { origins[view.id] = own }
      deliver(
        SceneFrames.ViewFrames(
          view: view.id, parent: view.parent, frames: frames, outOfRange: refused))
    }
    return result
  }

  /// The views in any order, without their records.
  private func unplaced(of scene: SceneReader.FoundScene) throws -> [PlacedView] {
    try scenes.views(in: scene).map { PlacedView(id: $0.id, parent: nil, entity: $0.entity) }
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

  /// The part of a view's record that its place rests on.
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

extension FrameDetail {
  fileprivate var components: [FrameComponent] {
    switch self {
    case .all: FrameComponent.ofView
    case .places: [.x, .y, .width, .height, .xOffset, .yOffset, .state]
    case .presence: [.state]
    }
  }
}

/// The vectors of one view, those that are not read all zero.
private struct ViewVectors {
  private let x, y, width, height, xOffset, yOffset: [Int32]
  let state: [Int32]
  /// In the order of `FrameComponent.measures`.
  private let measured: [[Int32]]

  init(_ values: (FrameComponent) throws -> [Int32]) rethrows {
    (x, y) = (try values(.x), try values(.y))
    (width, height) = (try values(.width), try values(.height))
    (xOffset, yOffset) = (try values(.xOffset), try values(.yOffset))
    state = try values(.state)
    measured = try FrameComponent.measures.map { try values($0.component) }
  }

  /// In the root's coordinates, in sixths.
  func origin(at index: Int, in origin: (x: Int64, y: Int64)) -> (x: Int64, y: Int64) {
    (
      x: origin.x + Int64(x[index]) + Int64(xOffset[index]),
      y: origin.y + Int64(y[index]) + Int64(yOffset[index])
    )
  }

  func frame(of view: ObjectID, at index: Int, _ origin: (x: Int64, y: Int64)) -> StoredFrame {
    StoredFrame(
      view: view,
      frame: Frame(
        x: x[index].points, y: y[index].points, width: width[index].points,
        height: height[index].points),
      absoluteOrigin: Point(x: Double(origin.x) / 6, y: Double(origin.y) / 6),
      isHidden: state[index] == FrameState.hidden, measures: measures(at: index))
  }

  private func measures(at index: Int) -> [Double?] {
    guard measured.contains(where: { $0[index] != 0 }) else { return [] }
    let measures = FrameComponent.measures.map(\.measure)
    return measures.indices.map { at in
      let isKnown = measures.indices.contains {
        measured[$0][index] != 0 && measures[$0].subject == measures[at].subject
      }
      guard isKnown else { return nil }
      let value = measured[at][index]
      return measures[at].unit == .count ? Double(value) : value.points
    }
  }
}
