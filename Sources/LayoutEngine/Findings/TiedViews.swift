internal import LayoutModel

/// The views of a scene that constraints and stacks tie to one another on an axis.
///
/// Built when an axis is first asked for, and shared by all configurations.
struct TiedViews {
  private let index: SceneIndex
  private var known: [Axis: [[Int]]] = [:]

  init(_ index: SceneIndex) { self.index = index }

  /// For each view those that are open wherever it is open, as they are tied to it.
  mutating func reached(along axis: Axis) -> [[Int]] {
    if let reached = known[axis] { return reached }
    var reached = [[Int]](repeating: [], count: index.entries.count)
    for at in index.entries.indices {
      for neighbour in neighbours(of: at, axis) { reached[neighbour].append(at) }
    }
    known[axis] = reached
    return reached
  }

  /// Views tied to `at` on the axis. Of its ancestors only stacks are: a superview's edges are not open
  /// because a child's are. To a scroll view a view inside is tied that both ends of its content are held by.
  private func neighbours(of at: Int, _ axis: Axis) -> [Int] {
    let entry = index.entries[at]
    var found: [Int] = []
    for constraint in index.constraints(naming: entry.view.id)
    where constraint.firstAttribute.axis == axis {
      guard let second = constraint.secondItem else { continue }
      let other = constraint.firstItem == entry.view.id ? second : constraint.firstItem
      guard let there = index.position[other], there != at else { continue }
      if index.isAncestor(there, of: at) || index.isAncestor(at, of: there) { continue }
      found.append(there)
    }
    if entry.view.kind == .scrollView { found += wholeContent(of: at, axis) }
    if let parent = entry.parent, index.entries[parent].view.kind == .stackView {
      found.append(parent)
    }
    if entry.view.kind == .stackView {
      found += entry.view.subviews.compactMap { index.position[$0.id] }
    }
    return found
  }

  /// The views inside a scroll view that two constraints along the axis tie to it.
  private func wholeContent(of at: Int, _ axis: Axis) -> [Int] {
    let scroll = index.entries[at].view
    let ties = index.constraints(naming: scroll.id).filter { $0.firstAttribute.axis == axis }
      .compactMap { $0.firstItem == scroll.id ? $0.secondItem : $0.firstItem }
    return scroll.subviews.map(\.id).filter { view in ties.count { $0 == view } > 1 }
      .compactMap { index.position[$0] }
  }
}

/// Which views of a placed scene depend on a size that code or resources outside the document decide.
struct OpenSizes {
  private struct Question: Hashable {
    let axis: Axis
    let quantity: LayoutAmbiguity.Quantity
  }

  private let placed: PlacedScene
  private var answers: [Question: [Bool]] = [:]

  init(_ placed: PlacedScene) { self.placed = placed }

  /// Whether such a size reaches the view through siblings, a stack or a scroll view. An unknown font opens sizes
  /// alone, no places, and so does a stack in which the document has nothing: code fills it.
  mutating func reach(
    _ at: Int, _ ambiguity: LayoutAmbiguity, _ ties: inout TiedViews
  ) -> Bool {
    let question = Question(axis: ambiguity.axis, quantity: ambiguity.quantity)
    if let known = answers[question] { return known[at] }
    var reasons: Set<Assumption.Reason> = [.customClass, .missingImage, .runtime, .symbolImage]
    if question.quantity == .size { reasons.insert(.unknownFont) }
    var waiting = placed.index.entries.indices.filter {
      placed.assumed[placed.id($0)]?.isDisjoint(with: reasons) == false
        || question.quantity == .size && isEmptyStack(placed.index.entries[$0].view)
    }
    var isReached = [Bool](repeating: false, count: placed.index.entries.count)
    for at in waiting { isReached[at] = true }
    let reached = waiting.isEmpty ? [] : ties.reached(along: question.axis)
    while let next = waiting.popLast() {
      for neighbour in reached[next] where !isReached[neighbour] {
        isReached[neighbour] = true
        waiting.append(neighbour)
      }
    }
    answers[question] = isReached
    return isReached[at]
  }

  private func isEmptyStack(_ view: View) -> Bool {
    view.kind == .stackView && view.subviews.isEmpty
  }
}
