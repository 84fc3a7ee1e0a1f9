/// The changes of a scene while a side of its window, or its text size, goes through a range.
public struct Sweep: Sendable {
  public let scene: ObjectID
  /// Everything that was held; the side that moved has its value from where the sweep began.
  public let configuration: Configuration
  public let course: Course
  /// Where something begins, ends or turns, in order.
  public let breakpoints: [Breakpoint]
  /// The faults with their ranges, in order of kind, then of the document.
  public let spans: [Span]
  /// Between two windows a frame goes on by pixel steps only, as text whose line ends in a space
  /// does; what becomes of its motion in the end is reported among the breakpoints.
  package let staircases: [Staircase]
  /// False when the sweep left something out because there were too many breakpoints.
  public let isComplete: Bool

  package init(
    scene: ObjectID, configuration: Configuration, course: Course, breakpoints: [Breakpoint],
    spans: [Span], staircases: [Staircase], isComplete: Bool
  ) {
    self.scene = scene
    self.configuration = configuration
    self.course = course
    self.breakpoints = breakpoints
    self.spans = spans
    self.staircases = staircases
    self.isComplete = isComplete
  }

  /// The quantity that goes through a range.
  public enum Course: Sendable, Hashable {
    case width(from: Double, to: Double)
    case height(from: Double, to: Double)
    case contentSize(from: ContentSizeCategory, to: ContentSizeCategory)
  }

  /// A place in the range.
  public struct Place: Sendable, Hashable {
    /// The fraction: `685/2`, or the name of a text size. Nil where a rule of findings compares
    /// with the window itself: such a place was closed in on to four millionths of a point.
    package let exact: String?
    /// The number nearest to it; a text size's rank.
    public let value: Double
    package init(exact: String?, value: Double) {
      self.exact = exact
      self.value = value
    }
  }

  /// A place at which the layout changes its behaviour.
  public struct Breakpoint: Sendable, Hashable {
    public let place: Place
    public let changes: [Change]
    package init(place: Place, changes: [Change]) {
      self.place = place
      self.changes = changes
    }
  }

  /// The change at a breakpoint.
  public enum Change: Sendable, Hashable {
    /// Points that a quantity gains per point of the window, before and after, as fractions.
    case slope(ObjectID, Quantity, before: String, after: String)
    /// A quantity jumps, in points.
    case jump(ObjectID, Quantity, before: Double, after: Double)
    /// The span at this place in ``Sweep/spans`` begins, or ends.
    case begins(Int)
    case ends(Int)
  }

  /// A part of a view's frame in its superview.
  public enum Quantity: String, Sendable, Hashable, CaseIterable { case x, y, width, height }

  /// Something that is wrong from one place to another.
  public struct Span: Sendable, Hashable {
    public let kind: Kind
    /// Nil for conflicts.
    public let view: ObjectID?
    /// The other view of a pair.
    public let other: ObjectID?
    /// One sentence; for findings, of the worst place.
    public let message: String
    /// Where to look in the document.
    public let location: SourceLocation?
    public let lower: Place
    public let includesLower: Bool
    public let upper: Place
    public let includesUpper: Bool
    package init(
      kind: Kind, view: ObjectID?, other: ObjectID? = nil, message: String,
      location: SourceLocation?, lower: Place, includesLower: Bool, upper: Place,
      includesUpper: Bool
    ) {
      self.kind = kind
      self.view = view
      self.other = other
      self.message = message
      self.location = location
      self.lower = lower
      self.includesLower = includesLower
      self.upper = upper
      self.includesUpper = includesUpper
    }
  }

  /// The fault along a span.
  public enum Kind: Sendable, Hashable {
    case conflict
    case ambiguity
    case finding(Rule, Severity)
  }

  /// A range in which a view's frame steps from pixel to pixel too often to list.
  package struct Staircase: Sendable, Hashable {
    package let view: ObjectID
    package let lower: Place
    package let upper: Place
    package init(view: ObjectID, lower: Place, upper: Place) {
      self.view = view
      self.lower = lower
      self.upper = upper
    }
  }

  /// Returns the swept configuration with the moving side at `place`, named after the place.
  public func configuration(at place: Place) -> Configuration {
    var moved = configuration
    switch course {
    case .width:
      moved.size.width = place.value
      moved.name = "width \(place.decimal)"
    case .height:
      moved.size.height = place.value
      moved.name = "height \(place.decimal)"
    case .contentSize:
      moved.contentSize =
        place.exact.flatMap { ContentSizeCategory(rawValue: $0) } ?? moved.contentSize
      moved.name = place.decimal
    }
    return moved
  }
}

extension Sweep.Place {
  /// The number with at most three digits after the point; a text size's name.
  package var decimal: String {
    if let exact, ContentSizeCategory(rawValue: exact) != nil { return exact }
    let thousandths = (value * 1000).rounded()
    guard let whole = Int(exactly: thousandths) else { return value.description }
    if whole % 1000 == 0 { return String(whole / 1000) }
    var digits = String(whole.magnitude % 1000)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole < 0 ? "-" : "")\(whole.magnitude / 1000).\(digits)"
  }
}
