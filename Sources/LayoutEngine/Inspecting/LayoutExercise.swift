package import LayoutModel

/// The layouts that the constraints of an ambiguous scene leave open, at either end; UIKit's
/// `exerciseAmbiguityInLayout`.
package struct LayoutExercise {
  /// The layout as it is solved.
  package let layout: SolvedLayout
  private let document: Document
  private let scene: Scene
  private let configuration: Configuration
  private let options: LayoutOptions
  private var isAtUpper = false

  /// How far a quantity is moved that is open without end, in points.
  private static let reach = 100.0
  /// Below everything that a document states: it decides only what is open.
  private static let priority = 0.001

  package init(
    document: Document, scene: Scene, configuration: Configuration,
    options: LayoutOptions = .standard
  ) {
    self.document = document
    self.scene = scene
    self.configuration = configuration
    self.options = options
    var session = LayoutSession(document: document, scene: scene, options: options)
    layout = session.solve(configuration)
  }

  /// Both witnesses: every open quantity as small as it may be, and as large.
  ///
  /// Both are layouts that the constraints allow as well as the solved one; nil: nothing is open.
  package func witnesses() -> (lower: SolvedLayout, upper: SolvedLayout)? {
    guard !layout.ambiguities.isEmpty else { return nil }
    return (witness(isUpper: false), witness(isUpper: true))
  }

  /// One witness after the other.
  package mutating func next() -> SolvedLayout? {
    guard !layout.ambiguities.isEmpty else { return nil }
    isAtUpper.toggle()
    return witness(isUpper: isAtUpper)
  }

  private func witness(isUpper: Bool) -> SolvedLayout {
    var moved = scene
    for (number, open) in layout.ambiguities.enumerated() {
      guard let solved = layout.view(open.view) else { continue }
      let isHorizontal = open.axis == .horizontal
      let attribute: LayoutAttribute
      let now: Double
      switch open.quantity {
      case .size:
        attribute = isHorizontal ? .width : .height
        now = solved.frame.size[open.axis]
      case .position:
        attribute = isHorizontal ? .left : .top
        now = isHorizontal ? solved.frame.x : solved.frame.y
      }
      var end =
        isUpper ? open.upper ?? now + Self.reach : open.lower ?? max(0, now - Self.reach)
      if open.quantity == .position {
        end +=
          isHorizontal
          ? solved.absoluteOrigin.x - solved.frame.x : solved.absoluteOrigin.y - solved.frame.y
      }
      moved.root.constraints.append(
        LayoutConstraint(
          id: ObjectID("/exercise/\(number)"), owner: scene.root.id, firstItem: open.view,
          firstAttribute: attribute,
          secondItem: open.quantity == .size ? nil : scene.root.id,
          secondAttribute: open.quantity == .size ? nil : attribute, constant: end,
          priority: Self.priority))
    }
    var session = LayoutSession(document: document, scene: moved, options: options)
    var witness = session.solve(configuration)
    witness.broken.removeAll { $0.rawValue.hasPrefix("/exercise/") }
    return witness
  }
}
