package import LayoutModel
internal import LayoutStore

/// A view whose frame is too large to be stored; all else of its scene is.
package struct RefusedFrame: Sendable, Hashable, CustomStringConvertible {
  package var path: DocumentPath
  package var scene: ObjectID
  package var view: ObjectID
  /// In matrix order.
  package var configurations: [String]

  package var description: String {
    let first = configurations.first ?? ""
    let more = configurations.count > 1 ? " and \(configurations.count - 1) more" : ""
    return "\(path): the frame of \(view) in \(scene) is beyond "
      + "\(Int(StorableFrame.greatestLength)) points on \(first)\(more); it is not stored"
  }

  /// The refused frames of a solved scene, by the views' ids.
  static func frames(of solved: SolvedScene) -> [RefusedFrame] {
    var configurations: [ObjectID: [String]] = [:]
    for layout in solved.layouts {
      for view in StorableFrame.refused(in: layout) {
        configurations[view, default: []].append(layout.configuration)
      }
    }
    return configurations.sorted { $0.key < $1.key }.map {
      RefusedFrame(
        path: solved.path, scene: solved.scene.id, view: $0.key, configurations: $0.value)
    }
  }
}
