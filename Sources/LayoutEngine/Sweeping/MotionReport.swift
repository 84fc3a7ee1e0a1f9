import ConstraintSolver
import LayoutModel

/// Where frames turn or jump from one piece to the next, in the superview's coordinates.
struct MotionReport {
  private(set) var changes: [(place: Sweep.Place, change: Sweep.Change)] = []
  private(set) var staircases: [Sweep.Staircase] = []

  private let nodes: [(view: ObjectID, parent: Int?)]
  private let pixel: Rational
  private var steps: [Key: Steps] = [:]

  private struct Key: Hashable {
    var node: Int
    var quantity: Sweep.Quantity
  }

  /// Jumps of at most a pixel and turns that follow one another: text that keeps pace with its
  /// room.
  private struct Steps {
    var places: [(window: Rational, change: Sweep.Change)] = []
    /// What the quantity gained per point before the first of them, and after the last.
    var slopes: (before: Rational, after: Rational)
  }

  init(scene nodes: [(view: ObjectID, parent: Int?)], scale: Int) {
    self.nodes = nodes
    pixel = 1 / Rational(max(1, scale))
  }

  /// Adds what changes where `before` ends and `after` begins.
  mutating func add(_ before: SweptPiece, _ after: SweptPiece) {
    let window = after.lower
    let arrived = before.state(at: window)
    for index in nodes.indices {
      for quantity in Sweep.Quantity.allCases {
        let left = value(quantity, index, arrived)
        let there = value(quantity, index, after.start)
        let right = value(quantity, index, after.inside)
        let key = Key(node: index, quantity: quantity)
        if left.constant != right.constant {
          jump(key, at: window, left, right)
        } else if left.constant != there.constant {
          jump(key, at: window, left, there)
          jump(key, at: window, there, right)
        }
        if left.slope != right.slope {
          step(
            key, at: window, left.slope, right.slope,
            .slope(
              nodes[index].view, quantity, before: left.slope.description,
              after: right.slope.description))
        }
      }
    }
  }

  private mutating func jump(
    _ key: Key, at window: Rational, _ before: SweptNumber, _ after: SweptNumber
  ) {
    let change = Sweep.Change.jump(
      nodes[key.node].view, key.quantity, before: before.constant.doubleValue,
      after: after.constant.doubleValue)
    guard (after.constant - before.constant).magnitude <= pixel else {
      changes.append((Sweep.Place(window), change))
      return
    }
    step(key, at: window, before.slope, after.slope, change)
  }

  private mutating func step(
    _ key: Key, at window: Rational, _ before: Rational, _ after: Rational,
    _ change: Sweep.Change
  ) {
    if let last = steps[key]?.places.last, window - last.window > pixel * 4 { close(key) }
    steps[key, default: Steps(slopes: (before, after))].places.append((window, change))
    steps[key]?.slopes.after = after
  }

  /// Closes all staircases; to be called once at the end.
  mutating func finish() {
    for key in steps.keys.sorted(by: {
      ($0.node, $0.quantity.rawValue) < ($1.node, $1.quantity.rawValue)
    }) { close(key) }
    var seen: Set<Sweep.Staircase> = []
    staircases = staircases.filter { seen.insert($0).inserted }
      .sorted { $0.lower.value < $1.lower.value }
  }

  private mutating func close(_ key: Key) {
    guard let run = steps.removeValue(forKey: key), let first = run.places.first,
      let last = run.places.last
    else { return }
    guard run.places.count >= 3 else {
      changes += run.places.map { (Sweep.Place($0.window), $0.change) }
      return
    }
    staircases.append(
      Sweep.Staircase(
        view: nodes[key.node].view, lower: Sweep.Place(first.window),
        upper: Sweep.Place(last.window)))
    let (before, after) = run.slopes
    guard before != after else { return }
    changes.append(
      (
        Sweep.Place(last.window),
        .slope(
          nodes[key.node].view, key.quantity, before: before.description,
          after: after.description)
      ))
  }

  private func value(
    _ quantity: Sweep.Quantity, _ index: Int, _ state: SweptState
  ) -> SweptNumber {
    let frame = state.frames[index]
    let outer = nodes[index].parent.map { state.frames[$0] }
    return switch quantity {
    case .x: outer.map { frame.x - $0.x } ?? frame.x
    case .y: outer.map { frame.y - $0.y } ?? frame.y
    case .width: frame.width
    case .height: frame.height
    }
  }
}
