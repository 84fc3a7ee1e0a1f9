import LayoutAuthoring
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Random layouts, each written as text, in Swift and as a storyboard, give the same frames.
struct ThreeWaysTests {
  private static let window = Configuration(name: "window", size: Size(width: 340, height: 600))

  /// Numbers from a seed (Knuth's linear congruential generator).
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  /// A constraint as all three writings have it; the parent of an item is the root or a view before.
  private struct Row {
    var first: (view: Int, attribute: LayoutAttribute)
    var relation: LayoutRelation
    var second: (view: Int?, attribute: LayoutAttribute)?
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  private struct Case {
    /// The superview of each view; nil: the root.
    var parents: [Int?] = []
    /// Rows by the view that holds them; nil: the root.
    var rows: [(holder: Int?, row: Row)] = []
  }

  /// Every view is fixed on both axes, to its superview or to a sibling, with wishes beside.
  private static func made(_ seed: UInt64) -> Case {
    var dice = Dice(state: seed)
    var made = Case()
    for view in 0..<(2 + dice.roll(6)) {
      let parent = view > 0 && dice.roll(3) == 0 ? dice.roll(view) : nil
      let siblings = made.parents.indices.filter { made.parents[$0] == parent }
      made.parents.append(parent)
      for axis in [Axis.horizontal, .vertical] {
        let isHorizontal = axis == .horizontal
        let start: LayoutAttribute = isHorizontal ? .leading : .top
        let end: LayoutAttribute = isHorizontal ? .trailing : .bottom
        let size: LayoutAttribute = isHorizontal ? .width : .height
        func add(_ row: Row) { made.rows.append((parent, row)) }
        if let sibling = siblings.last, dice.roll(2) == 0 {
          add(
            Row(
              first: (view, start), relation: .equal,
              second: (sibling, dice.roll(2) == 0 ? start : end), multiplier: 1,
              constant: Double(dice.roll(20)) - 5, priority: 1000))
        } else {
          add(
            Row(
              first: (view, start), relation: .equal, second: (parent, start), multiplier: 1,
              constant: Double(dice.roll(60)) / 2, priority: 1000))
        }
        switch dice.roll(3) {
        case 0:
          add(
            Row(
              first: (view, size), relation: .equal, second: (parent, size),
              multiplier: Double(1 + dice.roll(3)) / 4, constant: 0, priority: 1000))
        case 1:
          add(
            Row(
              first: (view, size), relation: .equal, second: nil, multiplier: 1,
              constant: Double(dice.roll(100)), priority: 1000))
        default:
          // Two wishes that cannot both come true, and a limit.
          for (relation, priority) in [
            (LayoutRelation.equal, 749.0), (.equal, 250), (.greaterThanOrEqual, 1000),
          ] {
            add(
              Row(
                first: (view, size), relation: relation, second: nil, multiplier: 1,
                constant: Double(dice.roll(80)), priority: priority))
          }
        }
      }
    }
    return made
  }

  // MARK: The three writings

  private static func text(_ made: Case) -> String {
    func rows(_ holder: Int?) -> String {
      made.rows.filter { $0.holder == holder }.map { _, row in
        let sign =
          row.relation == .equal ? "=" : row.relation == .lessThanOrEqual ? "<=" : ">="
        var line = "v\(row.first.view).\(row.first.attribute.rawValue) \(sign) "
        if let second = row.second {
          let item = second.view == holder ? "superview" : "v\(second.view ?? 0)"
          line += "\(row.multiplier) * \(item).\(second.attribute.rawValue) + \(row.constant)"
        } else {
          line += "\(row.constant)"
        }
        return line.replacing("+ -", with: "- ") + " @\(row.priority)\n"
      }.joined()
    }
    func views(_ parent: Int?) -> String {
      made.parents.indices.filter { made.parents[$0] == parent }.map { view in
        "view v\(view) {\n\(views(view))\(rows(view))}\n"
      }.joined()
    }
    return "screen S {\n\(views(nil))\(rows(nil))}\n"
  }

  private static func tree(_ made: Case) -> (root: LayoutView, views: [LayoutView]) {
    let root = LayoutView("S")
    var views: [LayoutView] = []
    for (number, parent) in made.parents.enumerated() {
      let view = LayoutView("v\(number)")
      (parent.map { views[$0] } ?? root).addSubview(view)
      views.append(view)
    }
    for (_, row) in made.rows {
      let constraint = AnchorConstraint(
        item: views[row.first.view].anchorItem, attribute: row.first.attribute,
        relatedBy: row.relation,
        toItem: row.second.map { ($0.view.map { views[$0] } ?? root).anchorItem },
        attribute: row.second?.attribute, multiplier: row.multiplier, constant: row.constant,
        priority: row.priority)
      constraint.isActive = true
    }
    return (root, views)
  }

  /// Frames by the views' last names.
  private static func frames(_ document: Document) -> [String: Frame] {
    let scene = document.scenes[0]
    var session = LayoutSession(
      document: document, scene: scene, options: LayoutOptions(textSource: .model))
    let solved = session.solve(window)
    var labels: [ObjectID: String] = [:]
    var waiting = [scene.root]
    while let view = waiting.popLast() {
      labels[view.id] = view.label
      waiting += view.subviews
    }
    var frames: [String: Frame] = [:]
    for view in solved.views.dropFirst() { frames[labels[view.id] ?? "?"] = view.frame }
    return frames
  }

  @Test func `a thousand layouts are the same in text, in Swift and as a storyboard`() throws {
    var different = 0
    for seed in 1...1000 {
      let made = Self.made(UInt64(seed))
      let source = Self.text(made)
      let document = try LayoutTextReader.read(Array(source.utf8), path: "S.layout")
      let text = Self.frames(document)
      let (root, views) = Self.tree(made)
      let window = LayoutWindow(root, in: Self.window)
      window.layoutIfNeeded()
      let swift = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.frame) })
      let written = InterfaceBuilderWriter.storyboard(document, frames: [:])
      #expect(written.unsaid.isEmpty)
      let storyboard = try InterfaceBuilderReader.read(written.bytes, path: "S.storyboard")
      #expect(text == swift, "seed \(seed)\n\(source)")
      #expect(text == Self.frames(storyboard), "seed \(seed)\n\(source)")
      // And back: the text of the storyboard is the same layout.
      let again = LayoutTextWriter.text(storyboard)
      let back = try LayoutTextReader.read(again.bytes, path: "S.layout")
      #expect(text == Self.frames(back), "seed \(seed)")
      #expect(try LayoutTextFormatter.formatted(again.bytes, path: "S.layout") == again.bytes)
      different += Set(text.values).count
      if text != swift { break }
    }
    // The layouts are not all alike.
    #expect(different > 3000)
  }
}
