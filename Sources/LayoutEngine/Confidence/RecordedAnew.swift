package import LayoutModel

/// A scene of the base as Interface Builder would have saved it together with the head: the same
/// constraints and content, but the recordings of the head.
///
/// Interface Builder writes anew on every save what it computed: frames that constraints decide,
/// the canvas, sizes of images, the version of the tools, bars inferred through segues. Where such
/// a recording takes part in solving, a difference between base and head says nothing of the edit.
/// - Parameters:
///   - base: the scene in the base, with its document.
///   - head: the scene it is compared with, with its document.
/// - Returns: the base's scene, to be solved in the returned document.
package func recordedAnew(
  _ base: (document: Document, scene: Scene), like head: (document: Document, scene: Scene)
) -> (document: Document, scene: Scene) {
  var document = base.document
  document.toolsVersion = head.document.toolsVersion
  document.canvas = head.document.canvas
  document.images.merge(head.document.images) { _, new in new }
  var recorded: [ObjectID: View] = [:]
  for view in head.scene.views {
    if recorded[view.id] == nil { recorded[view.id] = view }
  }
  var scene = base.scene
  // Another row height or style of the table is an edit, and what was recorded follows it.
  let keepsRow =
    base.scene.cell?.rowHeight == head.scene.cell?.rowHeight
    && base.document.tableRowHeight(around: base.scene)
      == head.document.tableRowHeight(around: head.scene)
    && base.scene.cell?.containerStyle == head.scene.cell?.containerStyle
  let rootFrame = scene.root.frame
  scene.root = recordedAnew(
    scene.root, in: nil, recorded, masksCount: !document.usesAutoLayout)
  if !keepsRow { scene.root.frame = rootFrame }
  scene.simulation = head.scene.simulation
  if let now = head.scene.controller, var controller = scene.controller {
    controller.navigationBar = now.navigationBar
    controller.hasTabBar = now.hasTabBar
    controller.hasToolbar = now.hasToolbar
    controller.isEmbedded = now.isEmbedded
    controller.isPresented = now.isPresented
    controller.presentationStyle = now.presentationStyle
    controller.isFreeform = now.isFreeform
    scene.controller = controller
  }
  if let now = head.scene.cell, var cell = scene.cell {
    if keepsRow {
      cell.frame = now.frame
      cell.containerWidth = now.containerWidth
      cell.containerHeight = now.containerHeight
    }
    scene.cell = cell
  }
  return (document, scene)
}

private func recordedAnew(
  _ view: View, in parent: ViewKind?, _ recorded: [ObjectID: View], masksCount: Bool
) -> View {
  var copy = view
  if let now = recorded[view.id] {
    // A frame that a mask keeps is an edit, not a recording.
    let isInput =
      (view.hasFixedFrame || view.translatesMask || masksCount) && view.key == nil
      && parent != nil && parent != .stackView
    if !isInput {
      copy.frame = now.frame
      copy.frameInset = now.frameInset
    }
  }
  copy.subviews = view.subviews.map {
    recordedAnew($0, in: view.kind, recorded, masksCount: masksCount)
  }
  return copy
}
