internal import LayoutModel

/// A scene as lints read it: its views, and the constraints that a person wrote.
package struct LintedScene: Sendable {
  let index: SceneIndex
  /// Constraints that stay when the app is built.
  let constraints: [LayoutConstraint]

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    constraints = index.constraints.filter { !$0.isPlaceholder }
  }

  var scene: Scene { index.scene }

  /// Views that a person lays out: neither the root, nor what UIKit lays out by itself.
  var ownViews: [SceneIndex.Entry] {
    index.entries.filter { $0.parent != nil && !$0.isSystemLaid && $0.view.key == nil }
  }

  func name(_ id: ObjectID) -> String { index.names[id] }

  func entry(_ id: ObjectID) -> SceneIndex.Entry? {
    index.position[id].map { index.entries[$0] }
  }

  func lint(_ kind: LintKind, _ constraint: LayoutConstraint, _ message: String) -> Lint {
    Lint(
      kind: kind, scene: scene.id, object: constraint.id, message: message,
      location: constraint.location)
  }

  func lint(_ kind: LintKind, _ view: View, _ message: String) -> Lint {
    Lint(
      kind: kind, scene: scene.id, object: view.id, message: message, location: view.location)
  }

  /// `trailing of Title`.
  func words(_ attribute: LayoutAttribute, _ item: ObjectID) -> String {
    "\(attribute.rawValue) of \(name(item))"
  }
}
