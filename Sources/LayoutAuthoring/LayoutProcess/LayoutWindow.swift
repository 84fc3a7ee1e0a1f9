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
  /// What layouts have cost so far.
  public private(set) var counts = PassCounts()
  /// Rounds after which a layout that asks for more is left as it is.
  public var roundLimit = 16
  /// The last layout asked for more rounds than it may have: some view's layout never settles.
  public private(set) var isUnsettled = false

  var isPending = true
  private var live: LiveLayout?
  private var written: WrittenScene?
  private var exercise: LayoutExercise?

  public struct PassCounts: Sendable, Hashable {
    /// Calls of ``LayoutWindow/layoutIfNeeded()`` that had something to do.
    public var layouts = 0
    /// Rounds of updating, solving and setting frames.
    public var rounds = 0
    /// Calls of ``LayoutView/updateConstraints()`` and ``LayoutView/layoutSubviews()``.
    public var updates = 0
    public var arrangements = 0
    /// Times a system was set up anew; changed constants need none.
    public var encodings = 0
    /// Times a system was solved.
    public var solves = 0
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
  }

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
    }
  }

  // MARK: Steps

  /// Subviews before their superviews.
  private func updateConstraints() {
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
  }

  private func apply() {
    guard let written else { return }
    let before = live?.solveCount ?? 0
    live?.solveIfNeeded()
    counts.solves += (live?.solveCount ?? 0) - before
    for view in written.views {
      guard let id = written.viewIDs[ObjectIdentifier(view)], let frame = live?.frame(of: id)
      else { continue }
      set(frame, of: view)
    }
  }

  private func set(_ frame: Frame, of view: LayoutView) {
    guard view.frame != frame else { return }
    if view.frame.size != frame.size { view.needsLayout = true }
    view.superview?.needsLayout = true
    view.isApplyingLayout = true
    view.frame = frame
    view.isApplyingLayout = false
  }

  /// Superviews before their subviews.
  private func arrange() {
    for view in tree() where view.needsLayout {
      view.needsLayout = false
      counts.arrangements += 1
      view.layoutSubviews()
    }
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
