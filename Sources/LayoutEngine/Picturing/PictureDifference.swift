public import LayoutModel

/// Draws two solutions of a scene over each other: the old frames dashed, the new ones solid.
///
/// Only views that changed by a device pixel or more are outlined, with an arrow from the old
/// place to the new one and the change in points; views of one side only are outlined in their own
/// line. The rest lies thin in the background.
/// - Parameters:
///   - scene: the new scene; its names are used.
///   - baseScene: the old scene, for views that are gone; the new one if nil.
public func svgDiff(
  scene: Scene, baseScene: Scene? = nil, before: SolvedLayout, after: SolvedLayout,
  options: PictureOptions = PictureOptions()
) -> String {
  let picture = LayoutPicture(index: SceneIndex(scene), layout: after, options: options)
  let old = LayoutPicture(
    index: SceneIndex(baseScene ?? scene), layout: before, options: options)
  let width = max(picture.size.width, old.size.width)
  let height = max(picture.size.height, old.size.height)
  let changes = differences(old, picture)
  var writer = SVGWriter()
  picture.document(
    &writer, width: width, height: height,
    title: "\(scene.title), \(after.configuration): before and after",
    summary: "\(counted(changes.count, "view")) changed"
  ) { writer in
    picture.begin(&writer, x: 0, y: 0)
    picture.drawScreen(&writer)
    for at in picture.drawn {
      guard let view = picture.solved[at] else { continue }
      writer.rectangle("box", view.absoluteFrame)
    }
    for change in changes { change.draw(&writer) }
    writer.end()
  }
  return writer.text
}

/// A view before and after, in the root's coordinates; nil where it does not exist.
private struct PictureChange {
  let name: String
  let before: Frame?
  let after: Frame?

  func draw(_ writer: inout SVGWriter) {
    writer.begin("g")
    writer.words("title", "\(name) \(words)")
    if let before { writer.rectangle("old", before) }
    if let after { writer.rectangle("new", after) }
    if let before, let after {
      let start = Point(x: before.midX, y: before.midY)
      let end = Point(x: after.midX, y: after.midY)
      if start != end { writer.stroke("arrow", from: start, to: end) }
      writer.words(
        "text",
        [
          "class": "delta", "x": SVGWriter.number(after.x + 2),
          "y": SVGWriter.number(after.y - 2),
        ], words)
    }
    writer.end()
  }

  private var words: String {
    guard let before else { return "is new" }
    guard let after else { return "is gone" }
    return FrameDelta(from: before, to: after).words
  }
}

private func differences(_ old: LayoutPicture, _ new: LayoutPicture) -> [PictureChange] {
  func frames(_ picture: LayoutPicture) -> [ObjectID: Frame] {
    var result: [ObjectID: Frame] = [:]
    for at in picture.drawn {
      result[picture.index.entries[at].view.id] = picture.solved[at]?.absoluteFrame
    }
    return result
  }
  let (before, after) = (frames(old), frames(new))
  let scale = new.layout.scale
  var result: [PictureChange] = []
  for entry in new.index.entries {
    let id = entry.view.id
    guard let now = after[id] else { continue }
    if let was = before[id], !FrameDelta(from: was, to: now).isAtLeastPixel(scale: scale) {
      continue
    }
    result.append(PictureChange(name: new.index.names[id], before: before[id], after: now))
  }
  for entry in old.index.entries where after[entry.view.id] == nil {
    guard let was = before[entry.view.id] else { continue }
    result.append(
      PictureChange(name: old.index.names[entry.view.id], before: was, after: nil))
  }
  return result
}
