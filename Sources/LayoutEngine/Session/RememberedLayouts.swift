import LayoutModel

/// Layouts of a scene by everything that they depend on: of many devices, a cell of fixed size sees
/// but the scale, and a scene without text styles lies the same at every text size.
struct RememberedLayouts {
  /// A layout and the system that gave it.
  struct Answer {
    var layout: SolvedLayout
    var last: LayoutSession.Last
  }

  /// Few enough that comparing keys, which mostly differ in the width, is cheaper than hashing.
  private var answers: [(key: LayoutKey, answer: Answer)] = []

  private var views = 0

  /// More are forgotten; the usual matrix has fewer configurations.
  private static let most = 64
  /// As many views of all layouts together take some ten megabytes.
  private static let mostViews = 1 << 15

  subscript(key: LayoutKey) -> Answer? { answers.first { $0.key == key }?.answer }

  /// Keeps what is not kept yet.
  mutating func add(_ answer: Answer, for key: LayoutKey) {
    views += answer.layout.views.count
    if answers.count >= Self.most || views > Self.mostViews {
      answers.removeAll(keepingCapacity: true)
      views = answer.layout.views.count
      guard views <= Self.mostViews else { return }
    }
    answers.append((key, answer))
  }
}

/// Surroundings with equal keys give a scene the same layout.
struct LayoutKey: Equatable {
  var width: Double
  var height: Double?
  var openHeight: Double
  var safeArea: EdgeInsets
  var rootMargins: Surroundings.RootMargins
  var direction: LayoutDirection
  /// What contents ask for.
  var sizing: SizingKey

  init(_ surroundings: Surroundings, sizing: SizingKey) {
    self.sizing = sizing
    width = surroundings.width
    height = surroundings.height
    openHeight = surroundings.openHeight
    safeArea = surroundings.safeArea
    rootMargins = surroundings.rootMargins
    direction = surroundings.direction
  }
}
