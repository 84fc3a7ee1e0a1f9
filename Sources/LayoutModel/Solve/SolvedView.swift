/// A view's place and what it shows there.
public struct SolvedView: Sendable, Hashable, Identifiable, PlacedInRoot {
  public var id: ObjectID
  public var superview: ObjectID?
  /// In superview coordinates, on the device's pixel grid.
  public var frame: Frame
  /// The frame's origin in the root's coordinates, on the pixel grid.
  public var absoluteOrigin: Point
  /// Hidden itself, by an ancestor, or a hidden arranged view.
  public var isHidden: Bool
  private var held: Held

  /// It has no content: what follows is nil.
  package var isPlain: Bool {
    if case .nothing = held { return true }
    return false
  }

  /// The natural size of its content in points, per axis; nil = none.
  package var intrinsicSize: AxisPair<Double?> {
    get { held.content.intrinsicSize }
    set { held.content.intrinsicSize = newValue }
  }
  /// The rectangle of what it draws, in its own coordinates; nil = draws nothing.
  package var contentRect: Frame? {
    get { held.content.contentRect }
    set { held.content.contentRect = newValue }
  }
  /// The fit of its text, or nil for a view without text.
  package var text: TextOutcome? {
    get { held.content.text }
    set { held.content.text = newValue }
  }
  /// A scroll view's content size.
  public var contentSize: Size? {
    get { held.content.contentSize }
    set { held.content.contentSize = newValue }
  }

  package init(
    id: ObjectID, superview: ObjectID?, frame: Frame, absoluteOrigin: Point, isHidden: Bool = false,
    intrinsicSize: AxisPair<Double?> = AxisPair(horizontal: nil, vertical: nil),
    contentRect: Frame? = nil, text: TextOutcome? = nil, contentSize: Size? = nil
  ) {
    self.id = id
    self.superview = superview
    self.frame = frame
    self.absoluteOrigin = absoluteOrigin
    self.isHidden = isHidden
    held = Held(
      Content(
        intrinsicSize: intrinsicSize, contentRect: contentRect, text: text,
        contentSize: contentSize))
  }

  /// Values that a plain container does not have.
  private struct Content: Sendable, Hashable {
    var intrinsicSize = AxisPair<Double?>(horizontal: nil, vertical: nil)
    var contentRect: Frame?
    var text: TextOutcome?
    var contentSize: Size?
  }

  /// A content apart from its view: views on all configurations are the most memory that solving
  /// takes, and many have none.
  private indirect enum Held: Sendable, Hashable {
    case nothing
    case something(Content)

    init(_ content: Content) {
      self = content == Content() ? .nothing : .something(content)
    }

    var content: Content {
      get {
        if case .something(let content) = self { return content }
        return Content()
      }
      set { self = Held(newValue) }
    }
  }
}

/// The fit of a text in its frame.
package struct TextOutcome: Sendable, Hashable {
  /// Width of the text on one line, in points.
  package var neededWidth: Double
  /// Lines the text needs at its solved width.
  package var neededLines: Int
  /// Lines that fit (number of lines allowed and height).
  package var availableLines: Int
  /// The widest unbreakable piece, in points.
  package var widestWord: Double
  /// Share of the text lost, 0...1.
  package var lostShare: Double
  /// The effective font size in points.
  package var pointSize: Double
  /// Measured by a fallback, not by the font's own metrics.
  package var isAssumed: Bool

  package init(
    neededWidth: Double, neededLines: Int, availableLines: Int, widestWord: Double,
    lostShare: Double, pointSize: Double, isAssumed: Bool
  ) {
    self.neededWidth = neededWidth
    self.neededLines = neededLines
    self.availableLines = availableLines
    self.widestWord = widestWord
    self.lostShare = lostShare
    self.pointSize = pointSize
    self.isAssumed = isAssumed
  }
}
