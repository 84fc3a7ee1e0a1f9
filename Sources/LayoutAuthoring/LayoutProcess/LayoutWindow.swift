internal import LayoutEngine
public import LayoutModel

/// A tree of views in a window: asks it for its constraints, solves them and sets frames.
///
/// ```swift
/// let window = LayoutWindow(root, in: configuration)
/// window.layoutIfNeeded()
/// box.find(.height)?.constant = 40
/// window.layoutIfNeeded()  // solves once, from where it was
/// ```
///
/// Changes are collected until the next layout. A layout is rounds of three steps: constraints are
/// updated from the leaves up, the system is solved, frames are set from the root down. A round
/// follows while ``LayoutView/layoutSubviews()`` or the views' changes ask for one.
public final class LayoutWindow {
  public let root: LayoutView
  public let configuration: Configuration
  /// The number of passes that layouts took so far.
  package private(set) var counts = PassCounts()
  /// Rounds after which a layout that asks for more is left as it is.
  package var roundLimit = 16
  /// The last layout asked for more rounds than it may have: some view's layout never settles.
  public private(set) var isUnsettled = false

  var isPending = true
  private var live: LiveLayout?
  private var written: WrittenScene?
  /// Views by the live layout's order of them.
  private var arranged: [LayoutView?] = []
  /// Some view may need its constraints updated.
  var hasUpdates = true
  /// The tree is another one than at the last walk through it.
  private var isTreeStale = true
  /// Views of an unchanged tree that need layout, in any order.
  private var waiting: [LayoutView] = []
  /// Views that are not where the last layout put them.
  private var setByHand: [LayoutView] = []
  private var exercise: LayoutExercise?

  /// Counts of a window's passes.
  package struct PassCounts: Sendable, Hashable {
    /// Calls of ``LayoutWindow/layoutIfNeeded()`` that had something to do.
    package var layouts = 0
    /// Rounds of updating, solving and setting frames.
    package var rounds = 0
    /// Calls of ``LayoutView/updateConstraints()`` and ``LayoutView/layoutSubviews()``.
    package var updates = 0
    package var arrangements = 0
    /// Times a system was set up anew; changed constants need none.
    package var encodings = 0
    /// Times a system was solved.
    package var solves = 0
  }

  public init(_ root: LayoutView, in configuration: Configuration) {
    self.root = root
    self.configuration = configuration
    root.ownWindow = self
  }

  func structureChanged() {
    live = nil
    exercise = nil
    isPending = true
    hasUpdates = true
    isTreeStale = true
  }

  /// The next layout puts a view back that a program moved.
  func frameWasSet(of view: LayoutView) { setByHand.append(view) }

  /// A view of the tree needs layout that did not before.
  func needsLayout(_ view: LayoutView) { waiting.append(view) }

  func constantChanged(_ constraint: AnchorConstraint) {
    isPending = true
    exercise = nil
    guard let id = written?.constraintIDs[ObjectIdentifier(constraint)] else { return }
    live?.setConstant(constraint.constant, of: id)
  }

  /// The id that stands for a view in ``layout()``; nil for a view of another tree.
  public func id(of view: LayoutView) -> ObjectID? {
    layoutIfNeeded()
    return written?.viewIDs[ObjectIdentifier(view)]
  }

  /// The layout as it stands, with contradictions and ambiguity.
  public func layout() -> SolvedLayout {
    layoutIfNeeded()
    encodeIfNeeded()
    guard var live else {
      return SolvedLayout(
        scene: "", configuration: configuration.name, size: configuration.size,
        scale: configuration.scale)
    }
    return live.layout()
  }

  /// Lays out what was asked for or changed since the last time.
  public func layoutIfNeeded() {
    guard isPending else { return }
    counts.layouts += 1
    isUnsettled = false
    for _ in 0..<max(1, roundLimit) {
      isPending = false
      counts.rounds += 1
      updateConstraints()
      encodeIfNeeded()
      apply()
      arrange()
      if !isPending { return }
    }
    isUnsettled = true
    isPending = false
  }

  func exerciseAmbiguity() {
    encodeIfNeeded()
    guard let written else { return }
    if exercise == nil {
      exercise = LayoutExercise(
        document: written.document, scene: written.scene, configuration: configuration,
        options: LayoutOptions(textSource: .model))
    }
    guard let frames = exercise?.next() else { return }
    for view in written.views {
      guard let id = written.viewIDs[ObjectIdentifier(view)],
        let frame = frames.view(id)?.frame
      else { continue }
      set(frame, of: view)
      setByHand.append(view)
    }
  }

  // MARK: Steps

  /// Subviews before their superviews.
  private func updateConstraints() {
    guard hasUpdates else { return }
    hasUpdates = false
    for view in tree().reversed() where view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      counts.updates += 1
      view.updateConstraints()
    }
  }

  private func encodeIfNeeded() {
    guard live == nil else { return }
    let written = WrittenScene(root)
    counts.encodings += 1
    live = LiveLayout(
      document: written.document, scene: written.scene, configuration: configuration)
    self.written = written
    let views = Dictionary(
      written.views.compactMap { view in
        written.viewIDs[ObjectIdentifier(view)].map { ($0, view) }
      }, uniquingKeysWith: { first, _ in first })
    arranged = live?.viewIDs.map { views[$0] } ?? []
  }

  private func apply() {
    let before = live?.solveCount ?? 0
    live?.solveIfNeeded()
    counts.solves += (live?.solveCount ?? 0) - before
    for (index, frame) in live?.movedFrames() ?? [] {
      if let view = arranged[index] { set(frame, of: view) }
    }
    let moved = setByHand
    setByHand = []
    for view in moved {
      if let id = written?.viewIDs[ObjectIdentifier(view)], let frame = live?.frame(of: id) {
        set(frame, of: view)
      }
    }
  }

  private func set(_ frame: Frame, of view: LayoutView) {
    guard view.frame != frame else { return }
    if view.frame.size != frame.size { mark(view) }
    if let superview = view.superview { mark(superview) }
    view.isApplyingLayout = true
    view.frame = frame
    view.isApplyingLayout = false
  }

  private func mark(_ view: LayoutView) {
    guard !view.needsLayout else { return }
    view.needsLayout = true
    waiting.append(view)
  }

  /// Superviews before their subviews.
  private func arrange() {
    guard isTreeStale else { return arrangeWaiting() }
    isTreeStale = false
    waiting = []
    for (place, view) in tree().enumerated() {
      view.place = place
      if view.needsLayout { arrange(view) }
    }
    // What asked again while its turn was over waits for the next round.
    waiting.removeAll { !$0.needsLayout }
  }

  /// The same where it is known which views need layout.
  private func arrangeWaiting() {
    var queue = waiting.sorted { $0.place > $1.place }
    waiting = []
    while let view = queue.popLast() {
      guard view.needsLayout else { continue }
      arrange(view)
      let later = waiting.filter { $0.place > view.place }
      guard !later.isEmpty else { continue }
      waiting.removeAll { $0.place > view.place }
      queue = (queue + later).sorted { $0.place > $1.place }
    }
  }

  private func arrange(_ view: LayoutView) {
    view.needsLayout = false
    counts.arrangements += 1
    view.layoutSubviews()
  }

  private func tree() -> [LayoutView] {
    var found: [LayoutView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }
}
