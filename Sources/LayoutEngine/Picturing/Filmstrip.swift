public import LayoutModel

/// Draws one scene at several configurations side by side, each under its name.
///
/// Made to show the width or text size at which a layout breaks. All screens share one scale and
/// stand on one top line, in the order given.
public func svgFilmstrip(
  scene: Scene, layouts: [SolvedLayout], options: PictureOptions = PictureOptions()
) -> String {
  let index = SceneIndex(scene)
  let pictures = layouts.map { LayoutPicture(index: index, layout: $0, options: options) }
  let caption = 18.0
  let width = pictures.reduce(0) { $0 + $1.size.width }
  let height = (pictures.map(\.size.height).max() ?? 0) + caption
  let names = layouts.map(\.configuration).joined(separator: ", ")
  var writer = SVGWriter()
  let frame =
    pictures.first
    ?? LayoutPicture(
      index: index,
      layout: SolvedLayout(
        scene: scene.id, configuration: "", size: Size(width: 1, height: 1), scale: 1),
      options: options)
  frame.document(
    &writer, width: max(1, width), height: height,
    title: "\(scene.title) at \(counted(layouts.count, "configuration"))", summary: names
  ) { writer in
    var x = 0.0
    for picture in pictures {
      writer.words(
        "text",
        [
          "class": "caption", "x": SVGWriter.number(x + LayoutPicture.margin), "y": "13",
          "font-size": "11",
        ], picture.layout.configuration)
      picture.draw(&writer, x: x, y: caption)
      x += picture.size.width
    }
  }
  return writer.text
}
