import LayoutEngine
import LayoutModel

/// The size a view takes on its own, as near to a target as it can.
struct FittingSize {
  var target: Size
  var priorities: AxisPair<Double>

  func size(of view: LayoutView) -> Size {
    let written = WrittenScene(view)
    return LayoutFitting(target: target, priorities: priorities).size(
      of: written.scene.root.id, in: written.scene, document: written.document,
      configuration: view.window?.configuration ?? Self.configuration,
      options: LayoutOptions(textSource: .model))
  }

  private static let configuration = Configuration(
    name: "fitting", size: Size(width: 393, height: 852), scale: 3)
}
