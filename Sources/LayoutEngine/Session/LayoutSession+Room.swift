package import LayoutModel

/// What the view around a scene leaves to it, in points; nil where nothing decides it.
struct Room: Hashable {
  var width: Double?
  var height: Double?
  /// How far the safe area of the scene around it reaches into it.
  var safeArea = EdgeInsets.zero
}

extension Document {
  /// The scene whose layout gives another one its size, with the view that this stands in: the table
  /// or collection of a cell that is not as wide as a screen, the view that a nib is loaded into, the
  /// container of an embedded controller.
  ///
  /// nil where the window gives the size.
  package func surrounding(_ scene: Scene) -> (scene: Scene, view: ObjectID)? {
    if scene.kind == .controller { return container(of: scene) }
    guard let view = scene.enclosingView, let name = scene.enclosingScene,
      let outer = (scene.cell == nil ? holders : scenes).first(where: { $0.id == name }),
      outer.id != scene.id
    else { return nil }
    switch scene.kind {
    case .cell, .reusable:
      // One that is drawn at a size of its own is as wide as the window when it is shown.
      let isScreen = outer.kind == .controller && outer.controller?.isEmbedded != true
      guard let width = scene.cell?.containerWidth, let whole = outer.root.frame?.width else {
        return nil
      }
      let fillsScreen = isScreen && abs(width - whole) < 0.5 && !outer.keepsWidth(of: view)
      return fillsScreen ? nil : (outer, view)
    case .topLevel, .free: return (outer, view)
    case .controller, .tableHeader, .bar: return nil
    }
  }

  /// The scene that embeds a controller, with the container view: the first in the document where several
  /// do, and none where controllers embed each other in a circle.
  private func container(of scene: Scene) -> (scene: Scene, view: ObjectID)? {
    func first(around inner: Scene) -> (scene: Scene, view: ObjectID)? {
      guard inner.controller?.isEmbedded == true else { return nil }
      for outer in scenes where outer.kind == .controller {
        let containers = outer.controller?.embeds.filter { $0.value == inner.id }.keys
        if let view = containers?.min() { return (outer, view) }
      }
      return nil
    }
    guard let found = first(around: scene) else { return nil }
    var seen: Set<ObjectID> = [scene.id]
    var next: Scene? = found.scene
    while let outer = next {
      guard seen.insert(outer.id).inserted else { return nil }
      next = first(around: outer)?.scene
    }
    return found
  }
}

extension Scene {
  /// Whether no constraint holds a view and its mask leaves it as wide as it was drawn.
  fileprivate func keepsWidth(of view: ObjectID) -> Bool {
    views.contains {
      $0.id == view && $0.hasFixedFrame && !$0.autoresizing.contains(.flexibleWidth)
    }
  }
}

extension LayoutSession {
  /// What surrounds the scene in an app at `configuration`, with what is left to it there.
  ///
  /// Solves the scene around it, where one gives it its size.
  mutating func surroundings(at configuration: Configuration) -> Surroundings {
    Surroundings(
      scene, in: document, at: configuration, isConstrained: isConstrained,
      room: room(at: configuration))
  }

  private mutating func room(at configuration: Configuration) -> Room {
    guard let around = surrounding else { return Room() }
    if outer.isEmpty { outer = [session(for: around.scene)] }
    let layout = outer[0].solve(configuration)
    guard !layout.isGivenUp, let view = layout.views.first(where: { $0.id == around.view }) else {
      return Room()
    }
    func extent(_ axis: Axis) -> Double? {
      // What is open there, or flat because its content is not in the document, says nothing.
      let isOpen = layout.ambiguities.contains { $0.view == view.id && $0.axis == axis }
      let extent = view.frame.size[axis]
      return isOpen || extent < 1 ? nil : extent
    }
    var room = Room(width: extent(.horizontal), height: extent(.vertical))
    if scene.kind == .controller { room.safeArea = layout.safeArea(within: view) }
    return room
  }
}

extension SolvedLayout {
  /// How far the root's safe area reaches into a view. Nothing of it reaches what scrolls: a scroll view
  /// keeps its content out of the safe area itself.
  fileprivate func safeArea(within view: SolvedView) -> EdgeInsets {
    let places = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<ObjectID> = []
    var around = view.superview.flatMap { places[$0] }
    while let above = around, seen.insert(above.id).inserted {
      if above.contentSize != nil { return .zero }
      around = above.superview.flatMap { places[$0] }
    }
    guard let root = views.first?.frame.size else { return .zero }
    let origin = view.absoluteOrigin
    return EdgeInsets(
      top: max(0, safeArea.top - origin.y), left: max(0, safeArea.left - origin.x),
      bottom: max(0, safeArea.bottom - (root.height - origin.y - view.frame.height)),
      right: max(0, safeArea.right - (root.width - origin.x - view.frame.width)))
  }
}
