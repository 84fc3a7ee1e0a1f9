internal import GRDB
internal import LayoutModel

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
