package import LayoutModel

extension Drawing {
  /// The drawing as one self-contained SVG: no script, no reference to anything outside.
  ///
  /// Each view is a group with its id in `data-view`; what names it is its `title`. Coordinates are
  /// those of the drawing, in points, without transformations, so that places can be read back.
  /// The same drawing gives the same bytes.
  /// - Parameters:
  ///   - scale: of the size at which it is shown; 1 shows a point as a pixel of style sheets.
  ///   - prefix: of the ids inside, so that several drawings can stand in one page.
  package func svg(scale: Double = 1, prefix: String = "k") -> String {
    let scale = scale.isFinite && scale > 0 ? min(scale, 16) : 1
    var writer = SVGWriter()
    writer.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "kl", "role": "img", "aria-label": title,
        "width": SVGWriter.number(size.width * scale),
        "height": SVGWriter.number(size.height * scale),
        "viewBox": "0 0 \(SVGWriter.number(size.width)) \(SVGWriter.number(size.height))",
        "font-family": Self.systemFamilies, "xml:space": "preserve",
      ])
    writer.words("title", title)
    if !summary.isEmpty { writer.words("desc", summary) }
    content(&writer, prefix: prefix)
    writer.end()
    return writer.text
  }

  /// The drawing as a symbol that other pictures of the same page show; without the names of views.
  /// - Parameter id: letters and digits, one for each symbol of a page.
  package func symbol(id: String) -> String {
    var writer = SVGWriter()
    writer.begin(
      "symbol",
      [
        "id": id,
        "viewBox": "0 0 \(SVGWriter.number(size.width)) \(SVGWriter.number(size.height))",
        "font-family": Self.systemFamilies, "xml:space": "preserve",
      ])
    content(&writer, prefix: "\(id)c", isNamed: false)
    writer.end()
    return writer.text
  }

  /// A symbol of the same page with this drawing over it.
  package func svg(over symbol: String, size: Size, label: String) -> String {
    var writer = SVGWriter()
    let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
    writer.begin(
      "svg",
      [
        "role": "img", "aria-label": label, "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)",
      ])
    writer.leaf("use", ["href": "#\(symbol)", "width": width, "height": height])
    content(&writer, prefix: "m")
    writer.end()
    return writer.text
  }

  /// Substitutes for the system font where it is not installed, the most similar first.
  private static let systemFamilies =
    "-apple-system, SF Pro Text, Inter, Helvetica Neue, Roboto, Arial, sans-serif"

  /// The commands as elements, with the clips they need.
  func content(_ writer: inout SVGWriter, prefix: String, isNamed: Bool = true) {
    var clips: [Clip: String] = [:]
    for case .begin(let group) in commands {
      guard let clip = group.clip, clips[clip] == nil else { continue }
      let id = "\(prefix)\(clips.count)"
      clips[clip] = id
      writer.begin("clipPath", ["id": id])
      writer.rectangle(clip.frame, radius: clip.radius, paint: [:])
      writer.end()
    }
    var isOpen = false
    for command in commands {
      switch command {
      case .begin(let group):
        writer.begin(
          "g",
          [
            "class": isNamed ? group.role : nil, "data-view": isNamed ? group.view?.rawValue : nil,
            "clip-path": group.clip.flatMap { clips[$0] }.map { "url(#\($0))" },
          ])
        isOpen = true
        if isNamed, let title = group.title { writer.words("title", title) }
      case .end:
        if isOpen { writer.end() }
        isOpen = false
      case .shape(let shape, let fill, let stroke): writer.shape(shape, fill: fill, stroke: stroke)
      case .text(let text): writer.text(text)
      case .image(let image): writer.image(image)
      }
    }
    if isOpen { writer.end() }
  }
}

extension SVGWriter {
  fileprivate mutating func rectangle(_ frame: Frame, radius: Double, paint: Attributes) {
    leaf(
      "rect",
      [
        "x": Self.number(frame.x), "y": Self.number(frame.y),
        "width": Self.number(max(0, frame.width)), "height": Self.number(max(0, frame.height)),
        "rx": radius > 0 ? Self.number(radius) : nil,
      ], paint)
  }

  fileprivate mutating func shape(
    _ shape: Drawing.Shape, fill: Colour?, stroke: Drawing.Stroke?
  ) {
    let paint: Attributes = [
      "fill": fill?.hex ?? "none", "fill-opacity": fill.flatMap(Self.opacity),
      "stroke": stroke?.colour.hex, "stroke-opacity": stroke.flatMap { Self.opacity($0.colour) },
      "stroke-width": stroke.flatMap { $0.width == 1 ? nil : Self.number($0.width) },
      "stroke-dasharray": stroke.flatMap { stroke in
        stroke.dashes.isEmpty ? nil : stroke.dashes.map(Self.number).joined(separator: " ")
      },
      "stroke-linecap": stroke.flatMap { _ in Self.isOpen(shape) ? "round" : nil },
    ]
    switch shape {
    case .rectangle(let frame, let radius): rectangle(frame, radius: radius, paint: paint)
    case .ellipse(let frame):
      leaf(
        "ellipse",
        [
          "cx": Self.number(frame.midX), "cy": Self.number(frame.midY),
          "rx": Self.number(max(0, frame.width / 2)), "ry": Self.number(max(0, frame.height / 2)),
        ], paint)
    case .path(let steps): leaf("path", ["d": Self.path(steps)], paint)
    }
  }

  private static func isOpen(_ shape: Drawing.Shape) -> Bool {
    if case .path(let steps) = shape { steps.last != .close } else { false }
  }

  private static func opacity(_ colour: Colour) -> String? {
    colour.alpha < 0.999 ? number(colour.alpha) : nil
  }

  private static func path(_ steps: [Drawing.Shape.Step]) -> String {
    func place(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .curve(let one, let two, let end): "C\(place(one)) \(place(two)) \(place(end))"
      case .close: "Z"
      }
    }.joined()
  }

  fileprivate mutating func text(_ text: Drawing.Text) {
    words(
      "text",
      [
        "class": text.role, "x": Self.number(text.origin.x), "y": Self.number(text.origin.y),
        "textLength": Self.number(text.width), "lengthAdjust": "spacingAndGlyphs",
        // From right to left a text ends at its left.
        "direction": text.isRightToLeft ? "rtl" : nil,
        "text-anchor": text.isRightToLeft ? "end" : nil,
        "font-size": Self.number(text.font.size),
        "font-weight": text.font.weight == 400 ? nil : String(text.font.weight),
        "font-style": text.font.isItalic ? "italic" : nil,
        "font-family": text.font.family.map(Self.family), "fill": text.colour.hex,
        "fill-opacity": Self.opacity(text.colour),
      ], text.string)
  }

  /// A family's name in quotes; what could end them is left out.
  private static func family(_ name: String) -> String {
    let plain = name.unicodeScalars.filter {
      $0.properties.isAlphabetic || " -_0123456789".unicodeScalars.contains($0)
    }
    return "'\(String(String.UnicodeScalarView(plain)))', sans-serif"
  }

  fileprivate mutating func image(_ image: Drawing.Image) {
    leaf(
      "image",
      [
        "x": Self.number(image.frame.x), "y": Self.number(image.frame.y),
        "width": Self.number(max(0, image.frame.width)),
        "height": Self.number(max(0, image.frame.height)), "preserveAspectRatio": "none",
        "opacity": image.opacity < 0.999 ? Self.number(image.opacity) : nil,
        "href": "data:\(image.data.format.rawValue);base64,\(base64(image.data.bytes))",
      ])
  }
}
