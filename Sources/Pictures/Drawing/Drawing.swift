package import LayoutModel

/// A picture as a list of commands, from back to front, that every backend draws alike.
///
/// Coordinates are points, x to the right, y down, from the picture's top left corner.
package struct Drawing: Sendable, Hashable {
  package var size: Size
  /// A one-line description of the picture.
  package var title: String
  /// The same in a sentence, for those who do not see it.
  package var summary: String
  package private(set) var commands: [Command] = []

  /// A step of a drawing; later ones lie above earlier ones.
  package enum Command: Sendable, Hashable {
    case shape(Shape, fill: Colour?, stroke: Stroke?)
    case text(Text)
    case image(Image)
    /// Begins a group that ends with `end`. Groups do not nest.
    case begin(Group)
    case end
  }

  /// A shape to fill or stroke.
  package enum Shape: Sendable, Hashable {
    case rectangle(Frame, radius: Double = 0)
    case ellipse(Frame)
    case path([Step])

    /// A step of a path.
    package enum Step: Sendable, Hashable {
      case move(Point)
      case line(Point)
      case curve(Point, Point, to: Point)
      case close
    }
  }

  /// The colour, width and dashes of a line.
  package struct Stroke: Sendable, Hashable {
    package var colour: Colour
    package var width: Double
    /// Lengths of dashes and gaps in turn; empty = unbroken.
    package var dashes: [Double]
    package init(_ colour: Colour, width: Double = 1, dashes: [Double] = []) {
      self.colour = colour
      self.width = width
      self.dashes = dashes
    }
  }

  /// A stretch of text on one line.
  package struct Text: Sendable, Hashable {
    package var string: String
    /// The left end of the baseline.
    package var origin: Point
    /// The measured width, which any font is spaced or squeezed to.
    package var width: Double
    package var font: Font
    package var colour: Colour
    /// A tag for readers of the picture; nil for text of the screen.
    package var role: String?
    /// Its paragraph runs from right to left: where its letters do not say so, such as in numbers
    /// and signs, that decides their order.
    package var isRightToLeft = false
  }

  /// The font that a text is drawn in.
  package struct Font: Sendable, Hashable {
    /// nil = the system font.
    package var family: String?
    /// Points.
    package var size: Double
    /// As in style sheets: 400 is regular, 700 bold.
    package var weight = 400
    package var isItalic = false
  }

  /// An image stretched to a rectangle.
  package struct Image: Sendable, Hashable {
    package var data: ImageData
    package var frame: Frame
    package var opacity: Double
  }

  /// Commands that belong together, such as those of a view.
  package struct Group: Sendable, Hashable {
    /// The tooltip.
    package var title: String?
    /// The view that it shows.
    package var view: ObjectID?
    /// The kind of the object, such as `button`, for programs that read the picture.
    package var role: String?
    package var clip: Clip?
  }

  /// A rectangle with round corners beyond which nothing is drawn.
  package struct Clip: Sendable, Hashable {
    package var frame: Frame
    package var radius: Double
    package init(_ frame: Frame, radius: Double = 0) {
      self.frame = frame
      self.radius = radius
    }
  }

  package init(size: Size, title: String, summary: String = "") {
    self.size = Size(width: Self.side(size.width), height: Self.side(size.height))
    self.title = title
    self.summary = summary
  }

  /// From 1 to 100,000 points: no document makes a picture without end.
  private static func side(_ length: Double) -> Double {
    length.isFinite ? min(100_000, max(1, length)) : 1
  }
}

extension Drawing {
  /// Draws a shape; what would leave no mark is left out.
  package mutating func shape(_ shape: Shape, fill: Colour? = nil, stroke: Stroke? = nil) {
    let fill = fill.flatMap { $0.isClear ? nil : $0 }
    let stroke = stroke.flatMap { $0.colour.isClear || !($0.width > 0) ? nil : $0 }
    guard fill != nil || stroke != nil else { return }
    commands.append(.shape(shape, fill: fill, stroke: stroke))
  }

  /// Adds a rectangle.
  package mutating func rectangle(
    _ frame: Frame, radius: Double = 0, fill: Colour? = nil, stroke: Stroke? = nil
  ) {
    shape(.rectangle(frame, radius: radius), fill: fill, stroke: stroke)
  }

  /// Adds a straight line.
  package mutating func line(from start: Point, to end: Point, _ stroke: Stroke) {
    shape(.path([.move(start), .line(end)]), stroke: stroke)
  }

  /// A line through points given in shares of a rectangle.
  package mutating func polyline(_ points: [(Double, Double)], in box: Frame, _ stroke: Stroke) {
    let places = points.map { Point(x: box.x + $0.0 * box.width, y: box.y + $0.1 * box.height) }
    guard let first = places.first else { return }
    shape(.path([.move(first)] + places.dropFirst().map { .line($0) }), stroke: stroke)
  }

  /// Adds a text; one that cannot be seen is left out.
  package mutating func text(_ text: Text) {
    guard !text.colour.isClear, text.width > 0, text.font.size > 0,
      text.string.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    else { return }
    commands.append(.text(text))
  }

  /// Adds an image; one that cannot be seen is left out.
  package mutating func image(_ image: Image) {
    guard image.opacity > 0.004 else { return }
    commands.append(.image(image))
  }

  /// Draws what `content` adds as one group; a group without content is left out.
  package mutating func group(_ group: Group, _ content: (inout Drawing) -> Void) {
    let start = commands.count
    commands.append(.begin(group))
    content(&self)
    if commands.count == start + 1 { commands.removeLast() } else { commands.append(.end) }
  }

  /// Draws another drawing with its corner at `origin`.
  package mutating func append(_ other: Drawing, at origin: Point) {
    commands += other.commands.map { $0.moved(by: origin) }
  }

  /// Draws again what a part of another drawing did.
  mutating func append(_ command: Command) { commands.append(command) }
}
