internal import LayoutModel

/// The root of a xib or cell that requires a size of itself.
///
/// Whoever puts the view into another one decides its size; two required sizes contradict.
struct OwnSizeLint: LintRule {
  let kind = LintKind.ownSize
  let source = "Auto Layout for views of one's own: a view never sets constraints on itself"
  let reason = "whoever holds the view gives it a size too, and two required sizes contradict"
  let remedy = "leave the size to the view that holds it, or lower the priority below 1000"

  func lints(in scene: LintedScene) -> [Lint] {
    switch scene.scene.kind {
    case .topLevel, .free, .cell, .reusable, .tableHeader: break
    case .controller, .bar: return []
    }
    let root = scene.scene.root.id
    return scene.constraints.filter {
      $0.firstItem == root && $0.firstAttribute.isSize && $0.secondItem == nil
        && $0.relation == .equal && $0.priority >= 1000
    }.map {
      scene.lint(
        kind, $0,
        "\(scene.name(root)) requires its own \($0.firstAttribute.rawValue) of "
          + "\(PointText.short($0.constant ?? 0)) pt")
    }
  }
}
