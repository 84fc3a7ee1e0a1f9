internal import LayoutEngine
internal import LayoutFormats
package import LayoutModel

/// The way from one state of a layout to another, in steps.
///
/// A layout can be animated in two ways: its constraints' constants move and the layout is solved at
/// each step, or the frames themselves move. Both begin and end alike, and differ in between
/// wherever a limit is met, a text breaks anew or an optional constraint is given up.
package struct TweenSolve: Sendable {
  /// Views and constraints are the same by id in both; the file may be the same with other groups.
  package var before: SourceFile
  package var after: SourceFile
  /// At least one.
  package var steps: Int
  /// Views that are turned on the way.
  package var turns: [TweenTurn] = []

  package init(before: SourceFile, after: SourceFile, steps: Int) {
    self.before = before
    self.after = after
    self.steps = max(1, min(1000, steps))
  }

  package struct Answer: Sendable {
    package var scene: Scene
    /// Constraints whose constant moves, by id.
    package var moving: [ObjectID]
    /// Differences of the second state that cannot move step by step, in words: the layout jumps by
    /// them at the start.
    package var jumps: [String]
    package var steps: [Step]
    /// How far each view jumps at most from one step to the next, in points.
    package var jumped: [(view: ObjectID, amount: Double)]
    /// Constraints that hold at both ends and not on the way, in the order in which they break.
    package var broken: [Broken]
  }

  /// A constraint that does not hold for a part of the way.
  package struct Broken: Sendable {
    package var constraint: ObjectID
    package var sentence: String
    /// The first and the last step at which it is given up.
    package var from: Double
    package var to: Double
    /// It is required: others contradict it there.
    package var isRequired: Bool
  }

  package struct Step: Sendable {
    /// From 0 to 1.
    package var time: Double
    /// With constants in between, solved.
    package var solved: SolvedLayout
    /// Frames in between, not solved, by view.
    package var moved: [ObjectID: Frame]
    /// The view on which both differ most, and by how many points.
    package var difference: (view: ObjectID, amount: Double)?
    /// Rectangles around what is seen of turned views, in their superviews.
    package var seen: [ObjectID: Frame] = [:]
    /// Constraints whose edges turned views seem to leave.
    package var apart: [Apart] = []
  }

  /// Goes the way in one window, for the first screen that both files have.
  package func answer(for configuration: Configuration, options: SolveOptions) throws -> Answer {
    let first = try DocumentFormats.read(try before.read(), path: before.path.text)
    let second = try DocumentFormats.read(try after.read(), path: after.path.text)
    guard
      let pair = first.scenes.lazy.compactMap({ scene in
        second.scenes.first { $0.id == scene.id }.map { (scene, $0) }
      }).first
    else {
      throw WorkspaceError.unknownScene(
        first.scenes.first?.id.rawValue ?? "", known: second.scenes.map { $0.id.rawValue })
    }
    let (start, end) = pair
    let layoutOptions = options.layoutOptions(of: after.path)
    func solved(_ scene: Scene, _ document: Document) -> SolvedLayout {
      var session = LayoutSession(document: document, scene: scene, options: layoutOptions)
      return session.solve(configuration)
    }
    let startLayout = solved(start, first)
    let endLayout = solved(end, second)
    let from = Self.constants(start)
    let to = Self.constants(end)
    let moving = to.keys.filter { id in from[id].map { $0 != to[id] } ?? false }.sorted()
    // What is not a constant is as in the second state from the start: that is how UIKit animates.
    var live = LiveLayout(
      document: second, scene: end, configuration: configuration, options: layoutOptions)
    let turning = try turns.map { turn in (id: try Self.view(turn.view, in: endLayout), turn: turn)
    }
    var session = LayoutSession(document: second, scene: end, options: layoutOptions)
    var steps: [Step] = []
    for number in 0...self.steps {
      let time = Double(number) / Double(self.steps)
      for id in moving {
        guard let a = from[id], let b = to[id] else { continue }
        live.setConstant(a + (b - a) * time, of: id)
      }
      let layout = live.layout()
      var moved: [ObjectID: Frame] = [:]
      var difference: (view: ObjectID, amount: Double)?
      for view in endLayout.views {
        guard let a = startLayout.view(view.id)?.frame else { continue }
        let frame = Self.between(a, view.frame, time)
        moved[view.id] = frame
        guard let here = layout.view(view.id)?.frame else { continue }
        let amount = Self.distance(frame, here)
        if amount > difference?.amount ?? 0.01 { difference = (view.id, amount) }
      }
      var step = Step(time: time, solved: layout, moved: moved, difference: difference)
      if !turning.isEmpty {
        (step.seen, step.apart) = Self.turned(
          turning, in: session.drawn(layout, at: configuration), at: time)
      }
      steps.append(step)
    }
    let jumped = endLayout.views.compactMap { view -> (view: ObjectID, amount: Double)? in
      guard let before = startLayout.view(view.id)?.frame,
        let first = steps.first?.solved.view(view.id)?.frame
      else { return nil }
      let amount = Self.distance(before, first)
      return amount > 0.01 ? (view.id, amount) : nil
    }
    return Answer(
      scene: end, moving: moving, jumps: Self.jumps(first, start, second, end), steps: steps,
      jumped: jumped,
      broken: Self.broken(
        steps, atEnds: [startLayout, endLayout], sentences: constraintSentences(second)))
  }

  private static func broken(
    _ steps: [Step], atEnds ends: [SolvedLayout], sentences: [ObjectID: String]
  ) -> [Broken] {
    func required(_ layout: SolvedLayout) -> [ObjectID] {
      layout.conflicts.compactMap(\.relaxed.constraint)
    }
    let before = Set(ends.flatMap { $0.broken + required($0) })
    var found: [Broken] = []
    for step in steps {
      let given = required(step.solved).map { ($0, true) } + step.solved.broken.map { ($0, false) }
      for (id, isRequired) in given where !before.contains(id) {
        if let place = found.firstIndex(where: { $0.constraint == id }) {
          found[place].to = step.time
        } else {
          found.append(
            Broken(
              constraint: id, sentence: sentences[id] ?? id.rawValue, from: step.time,
              to: step.time, isRequired: isRequired))
        }
      }
    }
    return found
  }

  private static func view(_ name: String, in layout: SolvedLayout) throws -> ObjectID {
    let ids = layout.views.map(\.id)
    if let id = ids.first(where: { $0.rawValue == name }) { return id }
    if let id = ids.first(where: { $0.rawValue.hasSuffix("." + name) }) { return id }
    throw WorkspaceError.unknownView(
      name, suggestions: nearestWord(to: name, among: ids.map(\.rawValue)).map { [$0] } ?? [])
  }

  /// The installed numbers of constraints, by id.
  private static func constants(_ scene: Scene) -> [ObjectID: Double] {
    var found: [ObjectID: Double] = [:]
    for view in scene.views {
      for constraint in view.constraints { found[constraint.id] = constraint.constant ?? 0 }
    }
    return found
  }

  private static func jumps(
    _ first: Document, _ start: Scene, _ second: Document, _ end: Scene
  ) -> [String] {
    let (before, after) = (constants(start), constants(end))
    let (old, new) = (constraintSentences(first), constraintSentences(second))
    func sentences(
      _ ids: some Sequence<ObjectID>, _ words: [ObjectID: String], _ prefix: String
    ) -> [String] {
      ids.sorted().map { "\(prefix): \(words[$0] ?? $0.rawValue)" }
    }
    return sentences(before.keys.filter { after[$0] == nil }, old, "constraint removed")
      + sentences(after.keys.filter { before[$0] == nil }, new, "constraint added")
  }

  private static func between(_ a: Frame, _ b: Frame, _ time: Double) -> Frame {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * time }
    return Frame(
      x: mix(a.x, b.x), y: mix(a.y, b.y), width: mix(a.width, b.width),
      height: mix(a.height, b.height))
  }

  /// The largest difference of an edge or a size, in points.
  static func distance(_ a: Frame, _ b: Frame) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
  }
}
