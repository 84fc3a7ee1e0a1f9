import LayoutModel
import TestDocuments
import Testing

/// Random rows and trees of stacks, judged by a few lines of arithmetic that know no solver.
struct RandomRowTests {
  /// Widths of views in a row of `room`: spare points go to the one that hugs least; missing ones
  /// are taken from the one that resists least, then from the next.
  private func widths(_ wanted: [Double], hugging: [Double], resistance: [Double], room: Double)
    -> [Double]
  {
    var widths = wanted
    let spare = room - wanted.reduce(0, +)
    if spare >= 0 {
      if let index = hugging.indices.min(by: { hugging[$0] < hugging[$1] }) {
        widths[index] += spare
      }
      return widths
    }
    var missing = -spare
    for index in resistance.indices.sorted(by: { resistance[$0] < resistance[$1] }) {
      let given = min(widths[index], missing)
      widths[index] -= given
      missing -= given
    }
    return widths
  }

  @Test(arguments: 0..<60)
  func `rows stretch and shrink in the order of their priorities`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let count = Int.random(in: 2...6, using: &random)
    let wanted = (0..<count).map { _ in Double(Int.random(in: 10...150, using: &random)) }
    let hugging = Array((0..<count).map { 200 + Double($0) * 9 }.shuffled(using: &random))
    let resistance = Array((0..<count).map { 700 + Double($0) * 9 }.shuffled(using: &random))
    let gap = Double(Int.random(in: 0...12, using: &random))
    let window = Double(Int.random(in: 100...900, using: &random))
    let views = (0..<count).map {
      View.sized(
        ObjectID("v\($0)"), wanted[$0], 20, hugging: hugging[$0], resistance: resistance[$0])
    }
    let room = window - gap * Double(count - 1)
    let expected = widths(wanted, hugging: hugging, resistance: resistance, room: room)

    var equations = ["v0.left = root.left", "v\(count - 1).right = root.right"]
    for index in 0..<count { equations.append("v\(index).top = root.top") }
    for index in 1..<count { equations.append("v\(index).left = v\(index - 1).right + \(gap)") }
    let row = SemanticsScreen(window, 100, views.shuffled(using: &random), equations).solved()
    let stack = SemanticsScreen(
      window, 100, [.stack("stack", StackContent(alignment: .leading, spacing: gap), views)],
      ["stack.left = root.left", "stack.right = root.right", "stack.top = root.top"]
    ).solved()
    #expect(row.verdict == .determined)
    var x = 0.0
    for index in 0..<count {
      let id = ObjectID("v\(index)")
      let frame = Frame(x: x, y: 0, width: expected[index], height: 20)
      #expect(row.view(id)?.frame == frame)
      #expect(stack.view(id)?.frame == frame)
      x += expected[index] + gap
    }
  }

  /// A tree of stacks whose leaves have sizes, and the frames that follow from them.
  private struct Tree {
    var view: View
    var size: Size
    var frames: [ObjectID: Point] = [:]
  }

  private func tree(
    _ name: String, depth: Int, _ random: inout SeededGenerator
  ) -> Tree {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      let width = Double(Int.random(in: 0...40, using: &random))
      let height = Double(Int.random(in: 0...40, using: &random))
      return Tree(
        view: .sized(ObjectID(name), width, height), size: Size(width: width, height: height))
    }
    let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let alignments: [StackContent.Alignment] = [.leading, .center, .trailing]
    let content = StackContent(
      axis: axis, alignment: alignments[Int.random(in: 0..<3, using: &random)],
      spacing: Double(Int.random(in: 0...9, using: &random)))
    let children = (0..<Int.random(in: 1...3, using: &random)).map {
      tree("\(name).\($0)", depth: depth - 1, &random)
    }
    var size = Size(width: 0, height: 0)
    size[axis] =
      children.reduce(0) { $0 + $1.size[axis] } + content.spacing * Double(children.count - 1)
    size[cross] = children.map { $0.size[cross] }.max() ?? 0
    var result = Tree(view: .stack(ObjectID(name), content, children.map(\.view)), size: size)
    var along = 0.0
    for child in children {
      let free = size[cross] - child.size[cross]
      let across =
        content.alignment == .leading ? 0 : content.alignment == .center ? free / 2 : free
      result.frames[child.view.id] =
        axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
      result.frames.merge(child.frames) { first, _ in first }
      along += child.size[axis] + content.spacing
    }
    return result
  }

  @Test(arguments: 0..<40)
  func `stacks in stacks add up`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1000)
    let tree = tree("t", depth: 3, &random)
    // 3x would round halves; a scale of 2 shows them, quarters come from centres in centres.
    let layout = SemanticsScreen(
      2000, 2000, [tree.view], ["t.left = root.left", "t.top = root.top"]
    ).solved()
    #expect(layout.conflicts.isEmpty)
    #expect(layout.view("t")?.frame.size == tree.size)
    for (id, origin) in tree.frames {
      let frame = layout.view(id)?.frame ?? .zero
      #expect(abs(frame.x - origin.x) <= 0.5 && abs(frame.y - origin.y) <= 0.5, "\(id)")
    }
  }
}
