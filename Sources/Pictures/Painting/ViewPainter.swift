internal import LayoutEngine
internal import LayoutModel
internal import TextMetrics

/// Draws one view without its subviews.
struct ViewPainter {
  let drawn: DrawnScene
  let view: DrawnView
  let look: ViewAppearance
  /// In the picture.
  let frame: Frame
  let context: ViewContext
  let appearance: Appearance

  var palette: Palette { appearance.palette }
  var measurer: TextMeasurer { drawn.measurer }
  var isMirrored: Bool { drawn.layout.direction == .rightToLeft }
  var tint: Colour { context.tint }

  /// All that the view may draw on: its frame, with what an image reaches beyond it.
  var reach: Frame {
    guard case .image(let image) = view.view.content, let place = imagePlace(image) else {
      return frame
    }
    let x = min(frame.x, place.x)
    let y = min(frame.y, place.y)
    return Frame(
      x: x, y: y, width: max(frame.maxX, place.maxX) - x, height: max(frame.maxY, place.maxY) - y)
  }

  /// A colour as opaque as the view is.
  func shade(_ colour: Colour) -> Colour {
    context.alpha < 1 ? colour.faded(context.alpha) : colour
  }

  func shade(system name: String) -> Colour { shade(palette.known(name)) }

  func paint(on drawing: inout Drawing) {
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else {
      return
    }
    background(on: &drawing)
    content(on: &drawing)
    border(on: &drawing)
  }

  var cornerRadius: Double {
    min(look.cornerRadius ?? 0, min(frame.width, frame.height) / 2)
  }

  private func background(on drawing: inout Drawing) {
    if let colour = look.colour("backgroundColor") ?? usualBackground {
      drawing.rectangle(frame, radius: cornerRadius, fill: shade(colour))
    }
  }

  /// The usual background of the kind of view, for files that name none.
  private var usualBackground: Colour? {
    switch view.view.kind {
    case .tableView:
      (look.text("style") ?? "plain") == "plain"
        ? palette.known("systemBackground") : palette.known("systemGroupedBackground")
    case .textView: palette.known("systemBackground")
    case .visualEffectView:
      palette.isDark ? Colour(white: 0.15, alpha: 0.7) : Colour(white: 0.97, alpha: 0.7)
    default: nil
    }
  }

  private func border(on drawing: inout Drawing) {
    guard let width = look.borderWidth, width > 0 else { return }
    let inset = min(width, min(frame.width, frame.height)) / 2
    drawing.rectangle(
      frame.inset(by: .all(inset)), radius: max(0, cornerRadius - inset),
      stroke: Drawing.Stroke(shade(look.borderColour ?? .black), width: inset * 2))
  }

  private func content(on drawing: inout Drawing) {
    switch view.view.content {
    case .label(let label): paint(label, on: &drawing)
    case .button(let button): paint(button, on: &drawing)
    case .textField(let field): paint(field, on: &drawing)
    case .textView(let text): paint(text, on: &drawing)
    case .image(let image): paint(image, on: &drawing)
    case .segmented(let control): paint(control, on: &drawing)
    case .progress: progress(on: &drawing)
    case .activityIndicator: activity(on: &drawing)
    case .pageControl(let pages): pageControl(pages, on: &drawing)
    case .datePicker(let mode, let style): datePicker(mode, style, on: &drawing)
    case .mac(let content): paint(content, on: &drawing)
    case .none, .stack, .macStack, .table: kind(on: &drawing)
    }
  }

  func kind(on drawing: inout Drawing) {
    switch view.view.kind {
    case .switch: switchControl(on: &drawing)
    case .slider: slider(on: &drawing)
    case .stepper: stepper(on: &drawing)
    case .pickerView: wheels(["", "", ""], on: &drawing)
    case .searchBar: searchBar(on: &drawing)
    case .navigationBar, .toolbar, .tabBar: bar(on: &drawing)
    case .colorWell: colourWell(on: &drawing)
    case "mapView", "webView", "wkWebView", "sceneKitView", "arscnView", "glkView", "mtkView",
      "calendarView":
      placeholder(view.view.kind.rawValue, on: &drawing)
    default: break
    }
  }

  /// A box with a name, for what only the running app can show.
  func placeholder(_ name: String, on drawing: inout Drawing) {
    drawing.rectangle(
      frame, radius: cornerRadius, fill: shade(system: "systemGray5"),
      stroke: Drawing.Stroke(shade(system: "systemGray3"), width: 0.5))
    drawing.name(name, colour: shade(system: "secondaryLabel"), in: frame, measurer: measurer.once)
  }
}
