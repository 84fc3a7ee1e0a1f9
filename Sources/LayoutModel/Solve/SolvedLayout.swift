/// One scene at one configuration, solved.
public struct SolvedLayout: Sendable, Hashable {
  public var scene: ObjectID
  /// The configuration's name; `as-designed` for the document's own canvas.
  public var configuration: String
  /// The root's size in points.
  public var size: Size
  /// Pixels per point the frames are rounded to.
  public var scale: Int
  /// Insets of the safe area within the root view, bars included.
  public var safeArea: EdgeInsets
  public var direction: LayoutDirection
  /// The root and every installed view below it, in document order.
  public var views: [SolvedView]
  /// Required constraints that cannot hold together; empty = satisfiable.
  public var conflicts: [LayoutConflict]
  public var ambiguities: [LayoutAmbiguity]
  /// Facts the document leaves open and what was taken for them.
  package var assumptions: [Assumption]
  /// Optional constraints that do not hold, by id.
  public var broken: [ObjectID]
  /// Sizes taken from the document's recordings or from declared overrides.
  package var uses: [SizeUse]
  /// Solving took too much work, counted in steps, and was given up: there are no views.
  package var isGivenUp = false
  /// The decision about groups that depend on the layout, or nil if the scene has none.
  package var state: GroupState?

  package init(
    scene: ObjectID, configuration: String, size: Size, scale: Int, safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, views: [SolvedView] = [],
    conflicts: [LayoutConflict] = [], ambiguities: [LayoutAmbiguity] = [],
    assumptions: [Assumption] = [], broken: [ObjectID] = [], uses: [SizeUse] = []
  ) {
    self.scene = scene
    self.configuration = configuration
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.direction = direction
    self.views = views
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.assumptions = assumptions
    self.broken = broken
    self.uses = uses
  }

  /// The view of that id; nil where the layout has none.
  public func view(_ id: ObjectID) -> SolvedView? { views.first { $0.id == id } }
}

/// Which groups that depend on the layout are on in it.
package struct GroupState: Sendable, Hashable {
  /// By name, sorted.
  package var on: [String]
  /// Times the scene was solved.
  package var rounds: Int
  /// States that follow one another for ever, the first again after the last; nil: they agree.
  package var cycle: [[String]]?
  /// Rounds ran out before the groups agreed or came back.
  package var isUnsettled: Bool

  package init(on: [String], rounds: Int, cycle: [[String]]? = nil, isUnsettled: Bool = false) {
    self.on = on
    self.rounds = rounds
    self.cycle = cycle
    self.isUnsettled = isUnsettled
  }
}

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

/// Required constraints of which any but one could hold, and the one given up.
public struct LayoutConflict: Sendable, Hashable {
  /// A minimal set in stable order: drop any one and the rest can hold. Authored constraints by
  /// their ids; what the system adds by a description.
  public var members: [Member]
  /// The member that was relaxed so that solving could go on.
  public var relaxed: Member
  /// By how much it is violated, in points.
  public var amount: Double

  /// The subject of a rule of the layout system.
  package enum Topic: Sendable, Hashable {
    case rootPosition
    case rootSize(Axis)
    case mask
    case stackProportion
    case naturalSize
    case stack
    case other
  }

  /// A constraint, or a rule of the layout system, that contradicts others.
  public struct Member: Sendable, Hashable, Comparable {
    /// An authored constraint's id; nil for what the system adds.
    public var constraint: ObjectID?
    /// In the document's words: `width of Title >= 0`, `window width = 375`.
    public var description: String
    /// The subject of the system's rule, or nil for an authored constraint.
    package var topic: Topic?
    /// The view that the system's rule belongs to.
    package var view: ObjectID?

    package init(constraint: ObjectID?, description: String) {
      self.constraint = constraint
      self.description = description
    }

    package init(_ topic: Topic, of view: ObjectID, description: String) {
      constraint = nil
      self.description = description
      self.topic = topic
      self.view = view
    }
    public static func < (left: Self, right: Self) -> Bool {
      (left.constraint?.rawValue ?? "", left.description)
        < (right.constraint?.rawValue ?? "", right.description)
    }
  }

  package init(members: [Member], relaxed: Member, amount: Double) {
    self.members = members
    self.relaxed = relaxed
    self.amount = amount
  }
}

/// A view that a second optimal solution would place elsewhere.
public struct LayoutAmbiguity: Sendable, Hashable {
  public var view: ObjectID
  public var axis: Axis
  /// `position` or `size`.
  public var quantity: Quantity
  /// The two ends between which the quantity may lie; nil = without end.
  public var lower: Double?
  public var upper: Double?

  /// Whether a view's place or its size is open.
  public enum Quantity: String, Sendable, Hashable { case position, size }

  package init(view: ObjectID, axis: Axis, quantity: Quantity, lower: Double?, upper: Double?) {
    self.view = view
    self.axis = axis
    self.quantity = quantity
    self.lower = lower
    self.upper = upper
  }
}

/// Something the document does not decide and what the engine took for it.
package struct Assumption: Sendable, Hashable {
  package var view: ObjectID
  package var reason: Reason
  /// Why something was assumed.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No constraint on an axis: the recorded frame was kept there.
    case unconstrainedAxis
    /// Arranged by a stack view and without a content size: the recorded one stood in for it.
    case heldSize
    /// Constraints leave the size open: the recorded size was the last tie-break.
    case undeterminedSize
    /// Constraints leave the position open: the recorded position was the last tie-break.
    case undeterminedPosition
    /// Its frame follows from recorded frames of other views that stood in for something.
    case followsRecording
    /// The file names no device: recorded halves told how many pixels a point had.
    case recordedGrid
    /// A custom class may have a size of its own.
    case customClass
    /// The image's size is not in the document.
    case missingImage
    /// Text in a font whose metrics are not known.
    case unknownFont
    /// Text with characters whose widths are not known, such as those of a script without a table.
    case unknownScript
    /// A system symbol's alignment rectangle is not known.
    case symbolImage
    /// A size or placement that only the running system computes.
    case runtime
  }
  package init(view: ObjectID, reason: Reason) {
    self.view = view
    self.reason = reason
  }
}
