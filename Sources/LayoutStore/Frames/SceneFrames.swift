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
}
