import LayoutModel

/// A resolved scene with what holds of its views whatever the window, its scale, and how long and
/// heavy texts are.
final class SceneForm {
  let scene: ResolvedScene
  /// Those that the scene was resolved for.
  let traits: ResolvedScene.Traits
  let ids: [ObjectID]
  /// How far frames reach beyond their alignment rectangles, by node.
  let insets: [EdgeInsets]
  /// The nodes whose texts may break into lines.
  let wrapping: [Int]
  let shapes: [DrawnContent.Shape]
  /// What the row's style lays out, if it is one of the system's.
  let builtIn: BuiltInCell?
  private var knownUses: [SizeUse]?

  /// What tells forms of one scene apart.
  struct Key: Hashable {
    var traits: ResolvedScene.Traits
    var release: XcodeRelease
    var isTelevision: Bool
    var contentSize: ContentSizeCategory
    var texts: TextSource

    init(_ key: SizingKey) {
      traits = key.traits
      release = key.release
      isTelevision = key.isTelevision
      contentSize = key.contentSize
      texts = key.texts
    }
  }

  init(_ scene: ResolvedScene, traits: ResolvedScene.Traits, sizing: ContentSizing) {
    self.scene = scene
    self.traits = traits
    ids = scene.nodes.map(\.view.id)
    insets = scene.nodes.map { $0.alignmentInsets(at: sizing.release) }
    wrapping = scene.nodes.indices.filter { sizing.wraps(scene.nodes[$0].view) }
    builtIn = BuiltInCell(scene, sizing: sizing)
    shapes = scene.nodes.map { DrawnContent.Shape($0.view) }
  }

  /// Which parts of views' sizes come from evidence or declarations; `sizing` is one of the form's.
  func uses(by sizing: ContentSizing) -> [SizeUse] {
    if let knownUses { return knownUses }
    let uses = scene.nodes.flatMap { sizing.uses(of: $0.view) }
    knownUses = uses
    return uses
  }
}
