/// The places of a chain, each within limits of the one before, that are nearest to where they are
/// wanted: the weighted distances add up to as little as they can.
///
/// What the best way to a place costs is a convex function of the place, and its slope changes at
/// points. Those on the left and on the right of its minimum are two queues; a further place shifts
/// them, and a wish moves points from one to the other (dynamic programming with the "slope trick").
struct ChainMedian<Scalar: ExactScalar> {
  typealias Limits = KnapsackFace<Scalar>.Limits

  /// Where a place is wanted, and what a unit of distance costs on either side.
  struct Wish {
    var place: Scalar
    var costAbove: Scalar
    var costBelow: Scalar
  }

  /// Per place, how far it may be from the one before; the first counts from 0.
  private var limits: [Limits] = []
  /// Per place, where the best ways to it end while nothing is asked of the places after it.
  private var best: [Limits] = []
  private var left = SlopeChanges<Scalar>(isLeft: true)
  private var right = SlopeChanges<Scalar>(isLeft: false)

  private static var stepsPerWish: Int { 64 }

  /// Adds a place behind the last one.
  /// - Complexity: logarithmic in the wishes so far for each wish, in the long run.
  mutating func append(
    within limits: Limits, wishes: [Wish]
  ) throws(ArithmeticFailure) {
    try WorkMeter.take((wishes.count + 1) * Self.stepsPerWish)
    self.limits.append(limits)
    try left.shift(by: limits.low)
    try right.shift(by: limits.high)
    for wish in wishes {
      try left.insert(wish.place, change: wish.costAbove)
      try left.give(wish.costAbove, to: &right)
      try right.insert(wish.place, change: wish.costBelow)
      try right.give(wish.costBelow, to: &left)
    }
    try best.append(Limits(low: left.nearest, high: right.nearest))
  }

  /// The places of least cost of which the last one is `end`; nil if they are not unique.
  ///
  /// Of all best ways one is the lowest everywhere and one the highest, as limits of distances and
  /// costs of places keep minima and maxima of two ways.
  func places(endingAt end: Scalar) throws(ArithmeticFailure) -> [Scalar]? {
    var (low, high) = (end, end)
    var places = [end]
    for index in limits.indices.dropFirst().reversed() {
      let range = Limits(
        low: try limits[index].high.map { (far) throws(ArithmeticFailure) in try low - far },
        high: try limits[index].low.map { (far) throws(ArithmeticFailure) in try low - far })
      let other = Limits(
        low: try limits[index].high.map { (far) throws(ArithmeticFailure) in try high - far },
        high: try limits[index].low.map { (far) throws(ArithmeticFailure) in try high - far })
      guard let least = best[index - 1].low ?? range.low,
        let most = best[index - 1].high ?? other.high
      else { return nil }
      low = range.nearest(to: least)
      high = other.nearest(to: most)
      guard low == high else { return nil }
      places.append(low)
    }
    return places.reversed()
  }
}

/// The points on one side of a convex function's minimum at which its slope changes, nearest first.
private struct SlopeChanges<Scalar: ExactScalar> {
  private struct Point: Comparable {
    /// How far out it lies, less ``offset``.
    let distance: Scalar
    /// By how much the slope changes there; nil where the function ends.
    let change: Scalar?

    static func < (left: Self, right: Self) -> Bool { left.distance < right.distance }
  }

  private var points: BinaryHeap<Point>
  private var offset = Scalar.zero
  private let isLeft: Bool

  /// Those of a function of one point, 0.
  init(isLeft: Bool) {
    self.isLeft = isLeft
    points = BinaryHeap([Point(distance: .zero, change: nil)])
  }

  /// The end of the minimum on this side; nil if it has none.
  var nearest: Scalar? {
    get throws(ArithmeticFailure) {
      guard let first = points.first else { return nil }
      return try place(of: first)
    }
  }

  private func place(of point: Point) throws(ArithmeticFailure) -> Scalar {
    try (isLeft ? -point.distance : point.distance) + offset
  }

  /// Moves all points; nil moves them out of sight.
  mutating func shift(by distance: Scalar?) throws(ArithmeticFailure) {
    if let distance { offset = try offset + distance } else { points = BinaryHeap() }
  }

  mutating func insert(_ place: Scalar, change: Scalar?) throws(ArithmeticFailure) {
    if change?.isZero == true { return }
    let distance = try place - offset
    points.push(Point(distance: isLeft ? -distance : distance, change: change))
  }

  /// Hands over points from the nearest on, whose changes add up to `amount`.
  mutating func give(_ amount: Scalar, to other: inout Self) throws(ArithmeticFailure) {
    var rest = amount
    while rest.sign > 0, let first = points.first {
      let place = try place(of: first)
      // Where the function ends, all of it is there.
      guard let change = first.change else { return try other.insert(place, change: rest) }
      _ = points.pop()
      if rest < change {
        points.push(Point(distance: first.distance, change: try change - rest))
        return try other.insert(place, change: rest)
      }
      try other.insert(place, change: change)
      rest = try rest - change
    }
  }
}
