import LayoutModel
import Testing

/// A stack of `lengths` at the corner, `length` long and 40 across; nil leaves the length open.
func expectPlaces(
  _ axis: Axis, _ content: StackContent, _ lengths: [Double], in length: Double?,
  are expected: [(Double, Double)], stackLength: Double? = nil, scale: Int = 2,
  _ change: (inout View) -> Void = { _ in },
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let isRow = axis == .horizontal
  var content = content
  content.axis = axis
  let names = ["a", "b", "c", "d"]
  let views = zip(names, lengths).map { name, length in
    View.sized(ObjectID(name), isRow ? length : 20, isRow ? 20 : length)
  }
  var equations = [
    "stack.leading = root.leading", "stack.top = root.top",
    isRow ? "stack.height = 40" : "stack.width = 40",
  ]
  if let length {
    equations.append(isRow ? "stack.width = \(length)" : "stack.height = \(length)")
  }
  let screen = SemanticsScreen(
    1000, 1000, [.stack("stack", content, views)], equations, sourceLocation: sourceLocation
  ).changing("stack", change).at { $0.scale = scale }
  let layout = screen.solved()
  #expect(layout.verdict == .determined, sourceLocation: sourceLocation)
  for (name, place) in zip(names, expected) {
    let frame = layout.view(ObjectID(name))?.frame ?? .zero
    let found = isRow ? (frame.x, frame.width) : (frame.y, frame.height)
    #expect(
      abs(found.0 - place.0) < 1e-6 && abs(found.1 - place.1) < 1e-6,
      "\(axis) \(name): expected \(place), solved \(found)", sourceLocation: sourceLocation)
  }
  if let stackLength {
    #expect(layout.view("stack")?.frame.size[axis] == stackLength, sourceLocation: sourceLocation)
  }
}
