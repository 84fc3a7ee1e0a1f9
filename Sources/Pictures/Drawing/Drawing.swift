public import LayoutModel

/// A picture as a list of commands, from back to front, that every backend draws alike.
///
/// Coordinates are points, x to the right, y down, from the picture's top left corner.
public struct Drawing: Sendable, Hashable {
  public var size: Size
  /// A one-line description of the picture.
  public var title: String
  /// The same in a sentence, for those who do not see it.
  public var summary: String
  public private(set) var commands: [Command] = []

  /// A step of a drawing; later ones lie above earlier ones.
  public enum Command: Sendable, Hashable {
    case shape(Shape, fill: Colour?, stroke: Stroke?)
    case text(Text)
    case image(Image)
    /// Begins a group that ends with `end`. Groups do not nest.
    case begin(Group)
    case end
  }

  /// A shape to fill or stroke.
  public enum Shape: Sendable, Hashable {
    case rectangle(Frame, radius: Double = 0)
    case ellipse(Frame)
    case path([Step])

    /// A step of a path.
    public enum Step: Sendable, Hashable {
      case move(Point)
      case line(Point)
      case curve(Point, Point, to: Point)
      case close
    }
  }

  /// The colour, width and dashes of a line.
  public struct Stroke: Sendable, Hashable {
    public var colour: Colour
    public var width: Double
    /// Lengths of dashes and gaps in turn; empty = unbroken.
    public var dashes: [Double]
    public init(_ colour: Colour, width: Double = 1, dashes: [Double] = []) {
      self.colour = colour
      self.width = width
      self.dashes = dashes
    }
  }

  /// A stretch of text on one line.
  public struct Text: Sendable, Hashable {
    public var string: String
    /// The left end of the baseline.
    public var origin: Point
    /// The measured width, which any font is spaced or squeezed to.
    public var width: Double
    public var font: Font
    public var colour: Colour
    /// A tag for readers of the picture; nil for text of the screen.
    public var role: String?
    /// Its paragraph runs from right to left: where its letters do not say so, such as in numbers
    /// and signs, that decides their order.
    public var isRightToLeft = false
  }

  /// The font that a text is drawn in.
  public struct Font: Sendable, Hashable {
    /// nil = the system font.
    public var family: String?
    /// Points.
    public var size: Double
    /// As in style sheets: 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// An image stretched to a rectangle.
  public struct Image: Sendable, Hashable {
    public var data: ImageData
    public var frame: Frame
    public var opacity: Double
  }

  /// Commands that belong together, such as those of a view.
  public struct Group: Sendable, Hashable {
    /// The tooltip.
    public var title: String?
    /// The view that it shows.
    public var view: ObjectID?
    /// The kind of the object, such as `button`, for programs that read the picture.
    public var role: String?
    public var clip: Clip?
    public init(
      title: String? = nil, view: ObjectID? = nil, role: String? = nil, clip: Clip? = nil
    ) {
      self.title = title
      self.view = view
      self.role = role
      self.clip = clip
    }
  }

  /// A rectangle with round corners beyond which nothing is drawn.
  public struct Clip: Sendable, Hashable {
    public var frame: Frame
    public var radius: Double
    public init(_ frame: Frame, radius: Double = 0) {
      self.frame = frame
      self.radius = radius
    }
  }

  public init(size: Size, title: String, summary: String = "") {
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
  public mutating func shape(_ shape: Shape, fill: Colour? = nil, stroke: Stroke? = nil) {
    let fill = fill.flatMap { $0.isClear ? nil : $0 }
    let stroke = stroke.flatMap { $0.colour.isClear || !($0.width > 0) ? nil : $0 }
    guard fill != nil || stroke != nil else { return }
    commands.append(.shape(shape, fill: fill, stroke: stroke))
  }

  /// Adds a rectangle.
  public mutating func rectangle(
    _ frame: Frame, radius: Double = 0, fill: Colour? = nil, stroke: Stroke? = nil
  ) {
    shape(.rectangle(frame, radius: radius), fill: fill, stroke: stroke)
  }

  /// Adds a straight line.
  public mutating func line(from start: Point, to end: Point, _ stroke: Stroke) {
    shape(.path([.move(start), .line(end)]), stroke: stroke)
  }

  /// A line through points given in shares of a rectangle.
  public mutating func polyline(_ points: [(Double, Double)], in box: Frame, _ stroke: Stroke) {
    let places = points.map { Point(x: box.x + $0.0 * box.width, y: box.y + $0.1 * box.height) }
    guard let first = places.first else { return }
    shape(.path([.move(first)] + places.dropFirst().map { .line($0) }), stroke: stroke)
  }

  /// Adds a text; one that cannot be seen is left out.
  public mutating func text(_ text: Text) {
    guard !text.colour.isClear, text.width > 0, text.font.size > 0,
      text.string.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    else { return }
    commands.append(.text(text))
  }

  /// Adds an image; one that cannot be seen is left out.
  public mutating func image(_ image: Image) {
    guard image.opacity > 0.004 else { return }
    commands.append(.image(image))
  }

  /// Draws what `content` adds as one group; a group without content is left out.
  public mutating func group(_ group: Group, _ content: (inout Drawing) -> Void) {
    let start = commands.count
    commands.append(.begin(group))
    content(&self)
    if commands.count == start + 1 { commands.removeLast() } else { commands.append(.end) }
  }

  /// Draws another drawing with its corner at `origin`.
  public mutating func append(_ other: Drawing, at origin: Point) {
    commands += other.commands.map { $0.moved(by: origin) }
  }

  /// Draws again what a part of another drawing did.
  mutating func append(_ command: Command) { commands.append(command) }
}
