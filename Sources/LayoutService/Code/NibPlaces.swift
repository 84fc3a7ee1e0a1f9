internal import LayoutModel

/// Where the views of nibs stand: in views of other documents that are of the class that loads them.
///
/// The class is that of the nib's own view, or of its owner. Of several places the narrowest counts, because a view
/// that fits there fits in all.
struct NibPlaces {
  private var places: [String: Place] = [:]

  private struct Place {
    let path: DocumentPath
    let scene: Scene
    let view: View

    func isBefore(_ other: Place) -> Bool {
      (view.frame?.width ?? .infinity, path) < (other.view.frame?.width ?? .infinity, other.path)
    }
  }

  init(in documents: [ReadDocument]) {
    for read in documents {
      for scene in read.solvableScenes {
        for view in scene.views where view.id != scene.root.id && view.subviews.isEmpty {
          guard let name = view.customClass else { continue }
          let place = Place(path: read.path, scene: scene, view: view)
          if places[name].map({ place.isBefore($0) }) ?? true { places[name] = place }
        }
      }
    }
  }

  /// The document, with the scenes of other documents that hold its views.
  func placing(_ read: ReadDocument) -> ReadDocument {
    guard let document = read.document, document.kind == .xib else { return read }
    var placed = document
    for at in placed.scenes.indices {
      let scene = placed.scenes[at]
      guard scene.controller == nil, scene.kind == .topLevel || scene.kind == .free,
        let place = Self.classes(of: scene, in: document).lazy.compactMap({ places[$0] }).first,
        place.path != read.path
      else { continue }
      placed.scenes[at].enclosingView = place.view.id
      placed.scenes[at].enclosingScene = place.scene.id
      if !placed.holders.contains(where: { $0.id == place.scene.id }) {
        placed.holders.append(place.scene)
      }
    }
    return placed.holders.isEmpty ? read : read.replacing(with: placed)
  }

  /// The classes that may load a nib's view: its own, then those with an outlet that holds it.
  private static func classes(of scene: Scene, in document: Document) -> [String] {
    [scene.root.customClass].compactMap(\.self)
      + document.connections.filter { $0.destination == scene.root.id }.compactMap(\.ownerClass)
  }
}

extension DocumentPair {
  /// Both states at the sizes that other documents give their views.
  func placed(in places: NibPlaces) -> DocumentPair {
    DocumentPair(
      path: path, base: base.map { places.placing($0) }, head: head.map { places.placing($0) })
  }
}
