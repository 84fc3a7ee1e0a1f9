internal import LayoutModel

/// Sentences about ambiguous views, which name the constraints that do not suffice.
///
/// Create one value for all sentences of a scene: it holds the names of all constraints.
struct AmbiguityWords {
  private let index: SceneIndex
  private let words: ConstraintWords

  init(_ index: SceneIndex) {
    self.index = index
    words = ConstraintWords(index)
  }

  /// The largest number of constraints that a sentence names.
  private static let mostTold = 2

  /// The sentence about one ambiguity.
  func sentence(_ ambiguity: LayoutAmbiguity, of at: Int) -> String {
    let name = index.names[ambiguity.view]
    let way = ambiguity.axis == .horizontal ? "horizontally" : "vertically"
    let side = ambiguity.axis == .horizontal ? "x" : "y"
    let extent = ambiguity.axis == .horizontal ? "width" : "height"
    let size =
      index.entries[at].view.kind == .scrollView
      ? "the content \(extent) of \(name)" : "the \(extent) of \(name)"
    let lower = ambiguity.lower.map(PointText.short)
    let upper = ambiguity.upper.map(PointText.short)
    switch (ambiguity.quantity, lower, upper) {
    case (.position, let lower?, let upper?) where lower == upper:
      return "no constraint places \(name) \(way): it stays at \(side) \(lower), where it was drawn"
    case (.position, let lower?, let upper?):
      return "\(side) of \(name) is open: \(lower) and \(upper) fit equally well"
    case (.size, let lower?, let upper?):
      return "\(extent) of \(name) is open: \(lower) and \(upper) fit equally well"
    case (.position, nil, nil): return "nothing holds \(name) \(way): " + constraints(ambiguity)
    case (.position, let lower?, nil):
      return "nothing holds \(name) \(way) from \(side) \(lower) on: " + constraints(ambiguity)
    case (.position, nil, let upper?):
      return "nothing holds \(name) \(way) up to \(side) \(upper): " + constraints(ambiguity)
    case (.size, nil, nil): return "nothing decides \(size): " + constraints(ambiguity)
    case (.size, let lower?, nil):
      return "nothing decides \(size) from \(lower) up: " + constraints(ambiguity)
    case (.size, nil, let upper?):
      return "nothing decides \(size) up to \(upper): " + constraints(ambiguity)
    }
  }

  /// Names the view's constraints on the axis, which are too few.
  private func constraints(_ ambiguity: LayoutAmbiguity) -> String {
    let own = index.constraints(naming: ambiguity.view).filter {
      $0.firstAttribute.axis == ambiguity.axis && !$0.isPlaceholder
    }
    let told = own.prefix(Self.mostTold).map(words.sentence)
    switch own.count {
    case 0: return "no constraint names it there"
    case 1: return "its only constraint there is \(told[0])"
    case 2: return "its constraints there are \(told[0]) and \(told[1])"
    default: return "its \(own.count) constraints there leave it open"
    }
  }
}
