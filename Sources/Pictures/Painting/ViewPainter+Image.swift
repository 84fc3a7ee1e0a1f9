internal import LayoutEngine
internal import LayoutModel

/// Images: those that a catalogue has, symbols, and boxes with names for the rest.
extension ViewPainter {
  func paint(_ image: ImageContent, on drawing: inout Drawing) {
    if let data = appearance.image(named: image.name), let place = imagePlace(image) {
      drawing.image(Drawing.Image(data: data, frame: place, opacity: context.alpha))
    } else if image.isSystemSymbol {
      self.image(image, in: frame, colour: shade(tint), on: &drawing)
    } else {
      placeholder(image.name, on: &drawing)
    }
  }

  /// The frame of an image view's image by its content mode; nil for symbols and unknown images,
  /// which are boxes as large as the view.
  func imagePlace(_ image: ImageContent) -> Frame? {
    guard !image.isSystemSymbol, let data = appearance.image(named: image.name) else { return nil }
    let natural = appearance.imageSizes[image.name] ?? data.size ?? frame.size
    guard natural.width > 0, natural.height > 0 else { return nil }
    return ContentMode(view.view.contentMode).place(natural, in: frame)
  }

  /// A button's image or a symbol in a box.
  func image(
    _ image: ImageContent, in box: Frame, colour: Colour, on drawing: inout Drawing
  ) {
    guard box.width > 0, box.height > 0 else { return }
    if let data = appearance.image(named: image.name), !image.isSystemSymbol {
      let natural = appearance.imageSizes[image.name] ?? data.size ?? box.size
      drawing.image(
        Drawing.Image(
          data: data, frame: ContentMode("scaleAspectFit").place(natural, in: box),
          opacity: context.alpha))
      return
    }
    drawing.symbol(image.name, colour: colour, in: box, measurer: measurer.once)
  }

  /// The size of a button's image, in points.
  func size(of image: ImageContent) -> Size {
    if let known = appearance.imageSizes[image.name] { return known }
    if let known = appearance.image(named: image.name)?.size { return known }
    let side = min(20, min(frame.width, frame.height))
    return Size(width: side, height: side)
  }
}

/// The way in which an image fills its view.
struct ContentMode {
  let name: String

  /// `scaleToFill` where the file says nothing.
  init(_ name: String?) { self.name = name ?? "scaleToFill" }

  /// The rectangle that content of that size covers.
  func place(_ natural: Size, in frame: Frame) -> Frame {
    guard natural.width > 0, natural.height > 0 else { return frame }
    let across = frame.width / natural.width
    let down = frame.height / natural.height
    switch name {
    case "scaleAspectFit": return centred(natural, factor: min(across, down), in: frame)
    case "scaleAspectFill": return centred(natural, factor: max(across, down), in: frame)
    case "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft",
      "bottomRight":
      var place = centred(natural, factor: 1, in: frame)
      let lower = name.lowercased()
      if lower.hasPrefix("top") { place.y = frame.y }
      if lower.hasPrefix("bottom") { place.y = frame.maxY - natural.height }
      if lower.hasSuffix("left") { place.x = frame.x }
      if lower.hasSuffix("right") { place.x = frame.maxX - natural.width }
      return place
    default: return frame
    }
  }

  private func centred(_ size: Size, factor: Double, in frame: Frame) -> Frame {
    let width = size.width * factor
    let height = size.height * factor
    return Frame(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
