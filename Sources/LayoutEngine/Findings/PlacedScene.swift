internal import LayoutModel

/// One scene at one configuration, as the rules look at it: what is visible, and where.
///
/// All rectangles are in the root's coordinates, in points. Rules never judge bare frames, only
/// visible content: of the published alarms raised on bare boxes most show nothing to a person.
/// A class, for rules hand it to many small functions and its parts are costly to retain.
final class PlacedScene: Sendable {
  let index: SceneIndex
  let configuration: Configuration
  /// Place of the configuration in the list under judgement.
  let number: Int
  let layout: SolvedLayout
  /// One device pixel in points: what every comparison must exceed.
  let pixel: Double
  /// By position in the index; nil for views that are not installed.
  let solved: PlacedViews
  /// What a view draws, where a person can see it; nil for hidden views and plain containers.
  let content: [Frame?]
  /// Views whose size or place rests on something the document does not say.
  let assumed: [ObjectID: Set<Assumption.Reason>]
  /// Optional constraints that do not hold.
  private let broken: Set<ObjectID>
  private let contradictions: PlacedContradictions

  /// - Parameter contradictions: the layout's, where another layout has the same.
  init(
    index: SceneIndex, configuration: Configuration, number: Int, layout: SolvedLayout,
    contradictions: PlacedContradictions? = nil
  ) {
    self.index = index
    self.configuration = configuration
    self.number = number
    self.layout = layout
    pixel = 1 / Double(max(1, layout.scale))
    let placed = PlacedViews(layout.views, index)
    solved = placed
    let drawsAnything = layout.views.contains { $0.contentRect != nil }
    content =
      !drawsAnything
      ? index.nothingDrawn
      : placed.indices.map { at in
        guard let view = placed[at], !view.isHidden, let drawn = view.contentRect else {
          return nil
        }
        let entry = index.entries[at]
        guard !entry.isTransparent, !entry.isSystemLaid, drawn.width > 0, drawn.height > 0 else {
          return nil
        }
        let shown = drawn.offset(by: view.absoluteOrigin)
        return entry.view.clipsToBounds ? shown.intersection(view.absoluteFrame) : shown
      }
    assumed = layout.assumptions.reduce(into: [:]) { $0[$1.view, default: []].insert($1.reason) }
    broken = Set(layout.broken)
    self.contradictions = contradictions ?? PlacedContradictions(layout.conflicts, in: index)
  }

  /// Whether a constraint does not hold: an optional one that gave way, or one that a contradiction gave
  /// up.
  func isBroken(_ constraint: ObjectID) -> Bool {
    broken.contains(constraint) || contradictions.givenUp.contains(constraint)
  }

  /// The contradictions that are reported at a view, or pair, on an axis, in the layout's order.
  func conflicts(on view: ObjectID, other: ObjectID?, axis: Axis?) -> [LayoutConflict] {
    contradictions.places(on: view, other: other, axis: axis).map { layout.conflicts[$0] }
  }

  /// Positions of the views that can be seen at all, whether or not they draw.
  var visible: [Int] {
    solved.indices.filter { at in
      guard let view = solved[at] else { return false }
      let entry = index.entries[at]
      return !view.isHidden && !entry.isTransparent && !entry.isSystemLaid
    }
  }

  func entry(_ at: Int) -> SceneIndex.Entry { index.entries[at] }
  /// A view by its id, where it is installed.
  func solved(_ view: ObjectID) -> SolvedView? { index.position[view].flatMap { solved[$0] } }
  func name(_ at: Int) -> String { index.names[index.entries[at].view.id] }
  func id(_ at: Int) -> ObjectID { index.entries[at].view.id }

  /// The root fills a window of its own: only then is there a screen edge or a safe area to judge.
  ///
  /// Cells, reusable views, embedded and freeform controllers live in someone else's window.
  var hasWindow: Bool {
    let fillsWidth = abs(layout.size.width - configuration.size.width) <= pixel
    switch index.scene.kind {
    case .controller:
      guard let controller = index.scene.controller else { return fillsWidth }
      return fillsWidth && !controller.isEmbedded && !controller.isFreeform
    case .topLevel:
      return fillsWidth && abs(layout.size.height - configuration.size.height) <= pixel
    case .free, .cell, .reusable, .tableHeader, .bar:
      return false
    }
  }

  /// The root of a cell or free view: code or a superview may give it another size. A row is as wide
  /// as its table.
  func isBorrowedSize(_ at: Int, _ axis: Axis) -> Bool {
    guard entry(at).parent == nil, !hasWindow else { return false }
    return axis == .vertical || !index.scene.isAsWideAsTable
  }

  var window: Frame { Frame(x: 0, y: 0, width: layout.size.width, height: layout.size.height) }

  /// How far content may stick out before it counts, in points.
  ///
  /// Text widths are estimates, so what shows text gets a share of the measured width.
  func slack(_ at: Int, _ axis: Axis) -> Double {
    guard axis == .horizontal, let text = solved[at]?.text, let shown = content[at] else {
      return pixel
    }
    let measured = min(shown.width, text.neededWidth)
    return max(pixel, measured * (text.isAssumed ? 0.15 : PlacedScene.textMargin))
  }
  /// Share of a text's width within which our measure may be wrong.
  static let textMargin = 0.03

  /// The size of a view comes from outside the document, so its fit says nothing about it.
  func isSizeAssumed(_ at: Int) -> Bool {
    guard let reasons = assumed[id(at)] else { return false }
    return !reasons.isDisjoint(with: [.customClass, .missingImage, .runtime, .undeterminedSize])
  }

  /// The view or one inside it draws: an empty container may stand where it likes.
  func showsSomething(_ at: Int) -> Bool {
    if content[at] != nil { return true }
    let depth = entry(at).depth
    var next = at + 1
    while next < index.entries.count, entry(next).depth > depth {
      if content[next] != nil { return true }
      next += 1
    }
    return false
  }

  func violation(
    _ at: Int, other: ObjectID? = nil, axis: Axis? = nil, amount: Double, _ severity: Severity,
    _ message: String
  ) -> Violation {
    Violation(
      view: id(at), other: other, axis: axis, configuration: number, amount: amount,
      severity: severity, message: message)
  }
}

/// How far `inner` sticks out of `outer` at each edge, in points; 0 where it does not.
struct EdgeLoss {
  let edges: [(edge: Edge, amount: Double)]
  enum Edge: String { case left, right, top, bottom }

  init(of inner: Frame, beyond outer: Frame) {
    edges = [
      (.left, max(0, outer.x - inner.x)), (.right, max(0, inner.maxX - outer.maxX)),
      (.top, max(0, outer.y - inner.y)), (.bottom, max(0, inner.maxY - outer.maxY)),
    ]
  }
  /// The worst edge whose loss exceeds the slack of its axis.
  func worst(horizontal: Double, vertical: Double) -> (edge: Edge, amount: Double)? {
    edges.filter { $0.amount > ($0.edge.axis == .horizontal ? horizontal : vertical) + 1e-9 }
      .max { $0.amount < $1.amount }
  }
}

extension EdgeLoss.Edge {
  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
}

/// The solved views of one layout by their position in the index.
///
/// The layout's own list and a number for each position: the views of a large scene on all
/// configurations are the most memory that judging takes, and are not copied.
struct PlacedViews: RandomAccessCollection, Sendable {
  private let views: [SolvedView]
  /// -1: not installed.
  private let places: [Int32]

  init(_ views: [SolvedView], _ index: SceneIndex) {
    self.views = views
    var places = [Int32](repeating: -1, count: index.entries.count)
    for (number, view) in views.enumerated() {
      if let at = index.position[view.id] { places[at] = Int32(clamping: number) }
    }
    self.places = places
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(at: Int) -> SolvedView? {
    let place = Int(places[at])
    return place < 0 ? nil : views[place]
  }
}
