internal import LayoutEngine
package import LayoutModel

/// Names of a scene and its views for people.
package struct SceneNames: Sendable {
  package var scene: ObjectID
  package var title: String
  /// In the order of the document, as messages have them.
  package var views: [String]

  /// The scenes of a document, none of them solved.
  package static func all(in file: SourceFile) throws -> [SceneNames] {
    try file.solvableDocument(of: try file.read()).scenes.map { scene in
      let names = ViewNames(scene)
      return SceneNames(
        scene: scene.id, title: scene.title, views: scene.views.map { names[$0.id] })
    }
  }
}
