import LayoutModel
import TextMetrics

/// What a view draws within its frame: the rectangle findings look at, and how its text fares.
struct DrawnContent {
  var rect: Frame?
  var text: TextOutcome?

  /// What decides what a view draws, beside its content and what that asks for.
  struct Request: Equatable {
    /// Of its frame, in points.
    var size: Size
    /// The natural width of its content.
    var natural: Double?
    var direction: LayoutDirection
  }

  /// How much there is to work out.
  enum Shape {
    case nothing
    /// All of its bounds, whatever they are.
    case bounds
    case text

    init(_ view: View) {
      switch view.content {
      case .label(let label): self = label.text.isEmpty ? .nothing : .text
      case .button(let button): self = button.shownTitle?.isEmpty == false ? .text : .bounds
      case .stack, .macStack: self = .nothing
      case .mac(let content):
        self =
          content.control == .container
          ? .nothing : content.cutText?.isEmpty == false ? .text : .bounds
      case .none: self = view.kind.fillsFrame || view.isOpaqueBackground ? .bounds : .nothing
      default: self = .bounds
      }
    }
  }

  /// Content without text.
  init(rect: Frame?) { self.rect = rect }

  /// A view with text.
  ///
  /// - Parameter scale: pixels per point to which contents are measured.
  init(_ text: DrawnText, _ request: Request, scale: Int) {
    let bounds = Frame(x: 0, y: 0, width: request.size.width, height: request.size.height)
    if let button = text.button {
      rect = bounds
      // The padding of a button gives way before its title does.
      guard let wanted = request.natural else { return }
      let others = max(0, wanted - max(button.width.rounded(.up), 0))
      let slack = max(0, bounds.width - (button.hasImage ? others : 0))
      lay(
        text, in: Size(width: slack, height: max(bounds.height, text.font.lineHeight)),
        scale: scale)
    } else {
      lay(text, in: request.size, scale: scale)
      rect = text.fillsBounds ? bounds : textRect(text.alignment, bounds, request.direction)
    }
  }

  private mutating func lay(_ drawn: DrawnText, in room: Size, scale: Int) {
    let (stretch, lines, onOneLine) = (drawn.stretch, drawn.lines, drawn.onOneLine)
    let size = Size(width: max(0, room.width - drawn.aside) / stretch, height: room.height)
    var wrapped = lines == 1 ? onOneLine : drawn.size(at: size.width)
    var needed = lines == 1 ? max(1, onOneLine.lines) : max(1, wrapped.neededLines)
    let fitting = Self.lines(of: wrapped, within: size.height + 0.5) ?? needed
    let allowed = lines == 0 ? max(fitting, 1) : min(lines, max(fitting, 1))
    if lines != 1, needed > allowed {
      // Heights belong to lines broken before frames were rounded, up to a pixel wider.
      let unrounded = drawn.size(at: size.width + 1 / Double(scale))
      if unrounded.neededLines <= allowed { (wrapped, needed) = (unrounded, unrounded.neededLines) }
    }
    var lost = 0.0
    if lines == 1 {
      if onOneLine.width > size.width + 0.5 {
        lost = 1 - max(0, size.width) / max(onOneLine.width, 1)
      }
    } else if needed > allowed {
      lost = 1 - Double(allowed) / Double(needed)
    }
    text = TextOutcome(
      neededWidth: onOneLine.width * stretch + drawn.aside, neededLines: needed,
      availableLines: allowed, widestWord: onOneLine.widestWord * stretch + drawn.aside,
      lostShare: lost, pointSize: drawn.font.pointSize,
      isAssumed: onOneLine.isAssumed)
    laidOut = Size(
      width: stretch * (lines == 1 ? min(onOneLine.width, size.width) : wrapped.width),
      height: needed <= allowed && lines != 1
        ? wrapped.height : Double(min(needed, allowed)) * drawn.font.lineHeight)
  }

  /// How many lines of a text fit a height: each as high as its own fonts, with the spacing between
  /// them; beyond the text's end as high as its last. nil where lines have no height.
  private static func lines(of text: TextSize, within height: Double) -> Int? {
    guard let last = text.lineHeights.last, last > 0 else { return nil }
    let gaps = Double(max(1, text.lineHeights.count - 1))
    let spacing = max(0, text.height - text.lineHeights.reduce(0, +)) / gaps
    var bottom = 0.0
    for (number, line) in text.lineHeights.enumerated() {
      bottom += number == 0 ? line : spacing + line
      if bottom > height { return number }
    }
    let more = ((height - bottom) / (last + spacing)).rounded(.down)
    return text.lineHeights.count + Int(max(0, min(10_000, more)))
  }

  private var laidOut: Size?

  private func textRect(
    _ alignment: String?, _ bounds: Frame, _ direction: LayoutDirection
  ) -> Frame {
    guard let laidOut else { return bounds }
    let width = min(laidOut.width, max(bounds.width, 0))
    let height = min(laidOut.height, max(bounds.height, 0))
    let free = bounds.width - width
    let isRightToLeft = direction == .rightToLeft
    let x: Double
    switch alignment {
    case "center": x = free / 2
    case "right": x = free
    case "left": x = 0
    default: x = isRightToLeft ? free : 0
    }
    return Frame(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
